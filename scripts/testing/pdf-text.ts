import { readDocument } from '#functions/services/documents/read'

/** Returns the text of any document. Throws `Unreadable` if it has none, and an error for a scan. */
export async function textIn(document: Uint8Array | string): Promise<string> {
  const reading = await readDocument(Buffer.from(document))
  if ('text' in reading) return reading.text
  throw new Error('The document is a scan')
}
