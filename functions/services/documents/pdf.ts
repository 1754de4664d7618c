import { requirementsLimit } from '#contract/limits'
import { textOf } from './paragraphs'
import { withFields } from './pdf-fields'
import { runsOf } from './pdf-runs'
import { rowsOf } from './reading-order'
import { type Sheet, withoutRunningLines } from './running-lines'
import { Unreadable } from './unreadable'

/** Fewer characters on a page, on average, and it is a picture of text: design.md §5. */
const scanCharacters = 50
/** More pages than Textract takes, too. */
const mostPages = 3_000
/** Text this much longer than allowed is too long with or without its headers. */
const clearlyTooLong = 1.5 * requirementsLimit.characters

/** The text layer of a PDF in reading order, or the news that it has none. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string } | { scan: true; pages: number }> {
  if (!hasEnd(bytes)) throw new Unreadable('damaged')

  const pdf = await open(bytes)
  if (pdf.numPages > mostPages) throw new Unreadable('tooLong')

  const sheets: Sheet[] = []
  let characters = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.filter((item) => 'str' in item)
    const sheet = runsOf(withFields(texts, await page.getAnnotations()), page.getViewport({ scale: 1 }))
    page.cleanup()

    sheets.push(sheet)
    characters += sheet.runs.reduce((sum, run) => sum + run.text.length, 0)
    if (characters > clearlyTooLong) throw new Unreadable('tooLong')
  }
  if (characters < scanCharacters * pdf.numPages) return { scan: true, pages: pdf.numPages }

  return { text: textOf(withoutRunningLines(sheets).map(rowsOf)) }
}

/** A PDF says where it ends. A part of one often opens all the same, with pages missing. */
function hasEnd(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-16_384).toString('latin1')
  return tail.includes('%%EOF')
}

async function open(bytes: Uint8Array) {
  const { getDocumentProxy } = await import('unpdf')
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 })
  } catch (error) {
    throw new Unreadable(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged')
  }
}
