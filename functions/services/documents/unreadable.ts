/** Why a document cannot be read: one of the contract's sentences. */
export type Reason =
  | 'empty'
  | 'unsupported'
  | 'richText'
  | 'webPage'
  | 'oldWord'
  | 'encoding'
  | 'damaged'
  | 'locked'
  | 'noText'
  | 'tooComplex'
  | 'tooLong'

/** Thrown by the readers of documents; `extractText` tells the user. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}
