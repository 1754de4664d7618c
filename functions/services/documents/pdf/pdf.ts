import './buffer-transfer'
import { uploadLimits } from '#contract/limits'
import { textsOf } from '../page/paragraphs'
import { rowsOf } from '../page/reading-order'
import { type Sheet, withoutRunningLines } from '../page/running-lines'
import { clearlyTooLong } from '../tidy'
import { Unreadable } from '../unreadable'
import { withFields } from './fields'
import { isGarbled } from './garbled'
import { type Layer, textOfLayer } from './layer'
import { withLigatures } from './ligatures'
import { drawsOn, shownOn } from './pictures'
import { runsOf } from './runs'

/** Fewer characters on a page, on average, and it is a picture of text. */
const scanCharacters = 50
/** A page with fewer is looked at, whether it shows more than it holds; one with more is taken for what it says. */
const fewCharacters = 200
/** Pages with few characters that are looked at, spread over the document: each may take a second. */
const mostLooks = 6
/** Milliseconds after which no more of them are. */
const looksMs = 3_000
/** More pages than Textract takes, too. */
const mostPages = 3_000

/** The text layer of a PDF in reading order, or the news that pages of it are pictures of text. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string } | { scan: Layer }> {
  if (!hasEnd(bytes)) throw new Unreadable('damaged')

  const pdf = await open(bytes)
  if (pdf.numPages > mostPages) throw new Unreadable('tooLong')

  const { sheets, garbled } = await sheetsOf(pdf)
  const pages = textsOf(withoutRunningLines(sheets).map(rowsOf))
  const characters = sheets.map(charactersOf)
  const isEmpty = characters.reduce((sum, each) => sum + each, 0) < scanCharacters * pdf.numPages
  const few = characters.flatMap((each, index) => (each < fewCharacters ? [index + 1] : []))
  const pictures = isEmpty ? [...garbled] : await picturesAmong(pdf, few, garbled)
  const isScan = isEmpty
    ? garbled.size > 0 || (await showsAnything(pdf))
    : pictures.length > 0 && pdf.numPages <= uploadLimits.scanPages
  return isScan ? { scan: { pages, pictures } } : { text: textOfLayer({ pages, pictures }) }
}

type Document = Awaited<ReturnType<typeof open>>

/** The pages' runs, and the numbers of those whose letters nobody can tell, which have none. */
async function sheetsOf(pdf: Document): Promise<{ sheets: Sheet[]; garbled: Set<number> }> {
  const sheets: Sheet[] = []
  const garbled = new Set<number>()
  let characters = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts = await withLigatures(
      items.filter((item) => 'str' in item),
      page,
    )
    const isNonsense = isGarbled(texts.map((item) => item.str))
    if (isNonsense) garbled.add(number)
    const read = isNonsense ? [] : texts
    const sheet = runsOf(withFields(read, await page.getAnnotations()), page.getViewport({ scale: 1 }))
    page.cleanup()

    sheets.push(sheet)
    characters += charactersOf(sheet)
    if (characters > clearlyTooLong) throw new Unreadable('tooLong')
  }
  return { sheets, garbled }
}

const charactersOf = ({ runs }: Sheet) => runs.reduce((sum, run) => sum + run.text.length, 0)

/** Whether a PDF of next to no text shows anything else. Of one with many pages it is taken for granted. */
async function showsAnything(pdf: Document): Promise<boolean> {
  if (pdf.numPages > mostLooks) return true
  for (let number = 1; number <= pdf.numPages; number++) {
    if (await drawsOn(await pdf.getPage(number))) return true
  }
  return false
}

/**
 * Those of these pages that are pictures of text, as far as they are looked at: where the whole document can be read as
 * a scan, the first of them is enough.
 */
async function picturesAmong(pdf: Document, few: number[], garbled: Set<number>): Promise<number[]> {
  const isEnough = pdf.numPages <= uploadLimits.scanPages
  const step = isEnough ? Math.max(1, few.length / mostLooks) : 1
  const deadline = Date.now() + looksMs
  const pictures = new Set(garbled)
  for (let place = 0; place < few.length && Date.now() < deadline; place += step) {
    if (isEnough && pictures.size > 0) break
    const number = few[Math.floor(place)] ?? 1
    const page = await pdf.getPage(number)
    if ((await shownOn(page)) === 'text') pictures.add(number)
    page.cleanup()
  }
  return [...pictures].toSorted((one, other) => one - other)
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
