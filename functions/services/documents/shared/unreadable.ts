/** Reason why a document cannot be read. The contract has an error message for each. */
export type Reason =
  | 'empty'
  | 'unrecognized'
  | 'richText'
  | 'webPage'
  | 'oldWord'
  | 'encoding'
  | 'damaged'
  | 'locked'
  | 'noText'
  | 'tooComplex'
  | 'tooLong'

/** Thrown by the readers. `extractText` converts it to an error message for the user. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}
