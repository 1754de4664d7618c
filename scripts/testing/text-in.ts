import { readDocument } from '#functions/services/documents/read'

/** The text of a document of any kind. Throws `Unreadable` where it has none, and an error where it is a scan. */
export async function textIn(document: Uint8Array | string): Promise<string> {
  const reading = await readDocument(Buffer.from(document))
  if ('text' in reading) return reading.text
  throw new Error('The document is a scan')
}
