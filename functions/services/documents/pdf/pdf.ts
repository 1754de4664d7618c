import './buffer-transfer'
import { uploadLimits } from '#contract/limits'
import { textsOf } from '../page/paragraphs'
import { rowsOf } from '../page/reading-order'
import { type Sheet, dropRunningLines } from '../page/running-lines'
import { definitelyTooLong } from '../shared/normalize-text'
import { Unreadable } from '../shared/unreadable'
import { insertFieldValues } from './fields'
import { isGarbled } from './garbled-text'
import { type Layer, textOfLayer } from './layer'
import { restoreLigatures } from './ligatures'
import { hasDrawings, classifyPictures } from './pictures'
import { runsOf } from './runs'

/** With fewer characters per page on average, a document is a scan. */
const scanCharacters = 50
/** Pages with fewer characters are checked for pictures of text. */
const fewCharacters = 200
/** Maximum pages that are checked, spread over the document, because a check may take a second. */
const maxChecks = 6
/** Time after which no further page is checked. */
const maxCheckMs = 3_000
/** Maximum pages. Textract has the same limit. */
const maxPages = 3_000

/** Returns the text of a PDF in reading order, or its text layer if some pages are pictures of text. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string } | { scan: Layer }> {
  if (!hasEnd(bytes)) throw new Unreadable('damaged')

  const pdf = await open(bytes)
  if (pdf.numPages > maxPages) throw new Unreadable('tooLong')

  const { sheets, garbled } = await sheetsOf(pdf)
  const pages = textsOf(dropRunningLines(sheets).map(rowsOf))
  const characters = sheets.map(charactersOf)
  const isEmpty = characters.reduce((sum, each) => sum + each, 0) < scanCharacters * pdf.numPages
  const few = characters.flatMap((each, index) => (each < fewCharacters ? [index + 1] : []))
  const pictures = isEmpty ? [...garbled] : await findPictures(pdf, few, garbled)
  const isScan = isEmpty
    ? garbled.size > 0 || (await showsAnything(pdf))
    : pictures.length > 0 && pdf.numPages <= uploadLimits.scanPages
  return isScan ? { scan: { pages, pictures } } : { text: textOfLayer({ pages, pictures }) }
}

type Document = Awaited<ReturnType<typeof open>>

/** Returns the runs of each page, and the numbers of garbled pages, which have none. */
async function sheetsOf(pdf: Document): Promise<{ sheets: Sheet[]; garbled: Set<number> }> {
  const sheets: Sheet[] = []
  const garbled = new Set<number>()
  let characters = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts = await restoreLigatures(
      items.filter((item) => 'str' in item),
      page,
    )
    const isNonsense = isGarbled(texts.map((item) => item.str))
    if (isNonsense) garbled.add(number)
    const read = isNonsense ? [] : texts
    const sheet = runsOf(insertFieldValues(read, await page.getAnnotations()), page.getViewport({ scale: 1 }))
    page.cleanup()

    sheets.push(sheet)
    characters += charactersOf(sheet)
    if (characters > definitelyTooLong) throw new Unreadable('tooLong')
  }
  return { sheets, garbled }
}

const charactersOf = ({ runs }: Sheet) => runs.reduce((sum, run) => sum + run.text.length, 0)

/** True if a PDF with next to no text shows anything else. Always true for a PDF with many pages. */
async function showsAnything(pdf: Document): Promise<boolean> {
  if (pdf.numPages > maxChecks) return true
  for (let number = 1; number <= pdf.numPages; number++) {
    if (await hasDrawings(await pdf.getPage(number))) return true
  }
  return false
}

/**
 * Returns the pages that are pictures of text, among those that can be checked in time. If the whole document can be
 * read as a scan, the first one is enough.
 */
async function findPictures(pdf: Document, few: number[], garbled: Set<number>): Promise<number[]> {
  const isEnough = pdf.numPages <= uploadLimits.scanPages
  const step = isEnough ? Math.max(1, few.length / maxChecks) : 1
  const deadline = Date.now() + maxCheckMs
  const pictures = new Set(garbled)
  for (let place = 0; place < few.length && Date.now() < deadline; place += step) {
    if (isEnough && pictures.size > 0) break
    const number = few[Math.floor(place)] ?? 1
    const page = await pdf.getPage(number)
    if ((await classifyPictures(page)) === 'text') pictures.add(number)
    page.cleanup()
  }
  return [...pictures].toSorted((one, other) => one - other)
}

/** True if a PDF contains its end marker. A truncated PDF often opens with missing pages. */
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
