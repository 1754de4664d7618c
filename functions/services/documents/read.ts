import { maxRequirementsLength } from '#contract/limits'
import type { Layer } from './pdf/layer'
import { readPdf } from './pdf/pdf'
import { readText } from './text/text'
import { normalizeText } from './shared/normalize-text'
import { Unreadable } from './shared/unreadable'
import { readDoc } from './word/doc'
import { readDocx } from './word/docx'

/** The document's text, or the text layer of a document with scanned pages. */
export type Reading = { text: string } | { scan: Layer }

/** Reads a document by its content, not by its name. Throws `Unreadable`. */
export async function readDocument(bytes: Uint8Array): Promise<Reading> {
  if (bytes.length === 0) throw new Unreadable('empty')

  const kind = kindOf(bytes)
  const reading = await readers[kind](bytes)
  if ('scan' in reading) return reading

  const text = normalizeText(reading.text)
  if (text === '') throw new Unreadable(kind === 'text' ? 'empty' : 'noText')
  if (text.length > maxRequirementsLength) throw new Unreadable('tooLong')
  return { text }
}

type Kind = 'pdf' | 'zip' | 'ole' | 'rtf' | 'text'

const readers: Record<Kind, (bytes: Uint8Array) => Reading | Promise<Reading>> = {
  pdf: readPdf,
  zip: (bytes) => ({ text: readDocx(bytes) }),
  ole: async (bytes) => ({ text: await readDoc(bytes) }),
  rtf: () => {
    throw new Unreadable('richText')
  },
  text: (bytes) => ({ text: readText(bytes) }),
}

const firstBytes: [Kind, string][] = [
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
  ['ole', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
  ['rtf', '{\\rtf'],
]

/** A PDF may have other bytes before its header, or a damaged header. */
function kindOf(bytes: Uint8Array): Kind {
  const latin1 = (part: Uint8Array) => Buffer.from(part).toString('latin1')
  const start = latin1(bytes.subarray(0, 1_024))
  if (/%PDF-[12]\./.test(start) || /startxref\s+\d+\s+%%EOF/.test(latin1(bytes.subarray(-1_024)))) return 'pdf'
  return firstBytes.find(([, first]) => start.startsWith(first))?.[0] ?? 'text'
}
