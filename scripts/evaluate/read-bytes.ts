import { documentRefusals } from '#contract/document-messages'
import { type Reading, readDocument } from '#functions/services/documents/read'
import { Unreadable } from '#functions/services/documents/shared/unreadable'

export type Read = Reading | { unreadable: string }

export async function readBytes(bytes: Uint8Array): Promise<Read> {
  try {
    return await readDocument(bytes)
  } catch (error) {
    return { unreadable: documentRefusals[error instanceof Unreadable ? error.reason : 'damaged'] }
  }
}
