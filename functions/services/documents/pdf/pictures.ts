import type { PDFPageProxy } from 'unpdf/pdfjs'
import { type Matrix, product } from './matrix'

/** Minimum share of a page that pictures cover on a scanned page. */
const coveringShare = 0.4
/** Maximum paths of a page of a few words: lines and boxes. */
const fewPaths = 30
/** Time to wait for a picture, because a damaged one may never arrive. */
const decodeTimeoutMs = 5_000

/** Content of a page besides its text: nothing, pictures without text, or pictures that may show text. */
export type Shown = 'nothing' | 'pictures' | 'text'

/** A picture by name or as an object, and the share of the page that it covers. */
interface Picture {
  image: unknown
  share: number
}

/** Classifies the pictures of a page. Decoding a large one takes a second. */
export async function classifyPictures(page: PDFPageProxy): Promise<Shown> {
  const pictures = await picturesOf(page)
  if (pictures.length === 0) return 'nothing'
  if (pictures.reduce((sum, { share }) => sum + share, 0) < coveringShare) return 'pictures'

  const largest = pictures.reduce((most, picture) => (picture.share > most.share ? picture : most))
  const pixels = pixelsOf(await imageOf(page, largest.image))
  // Scanners produce pictures that cannot be decoded here or are black and white.
  return pixels === null || looksLikeText(pixels) ? 'text' : 'pictures'
}

/** True if a page draws more than letters and a few lines: pictures, or letters as shapes. */
export async function hasDrawings(page: PDFPageProxy): Promise<boolean> {
  const { getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const { fnArray } = await page.getOperatorList()
  const paths = fnArray.filter((operator) => operator === OPS.constructPath).length
  page.cleanup()
  return paths > fewPaths || (await picturesOf(page)).length > 0
}

async function picturesOf(page: PDFPageProxy): Promise<Picture[]> {
  const { getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const { width, height } = page.getViewport({ scale: 1 })

  const drawing = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectRepeat,
  ])
  const pictures: Picture[] = []
  const saved: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [index, operator] of fnArray.entries()) {
    const values = argsArray[index] as unknown[] | null
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix)
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix
    if (operator === OPS.transform) matrix = product(matrix, numbersOf(values))
    if (operator === OPS.paintFormXObjectBegin) matrix = product(matrix, numbersOf(values?.[0]))
    if (!drawing.has(operator)) continue
    const area = Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])
    pictures.push({ image: values?.[0], share: Math.min(1, area / (width * height)) })
  }
  return pictures
}

const numbersOf = (values: unknown) => Array.from((values ?? []) as ArrayLike<unknown>, Number)

/** Returns the decoded picture, or null if it cannot be decoded. */
async function imageOf(page: PDFPageProxy, image: unknown): Promise<unknown> {
  const name = typeof image === 'object' && image !== null && 'data' in image ? image.data : image
  if (typeof name !== 'string') return image
  const objects = (name.startsWith('g_') ? page.commonObjs : page.objs) as {
    get: (id: string, done: (found: unknown) => void) => unknown
  }
  let timeout: NodeJS.Timeout | undefined
  const found = await Promise.race([
    new Promise((resolve) => objects.get(name, resolve)),
    new Promise((resolve) => (timeout = setTimeout(resolve, decodeTimeoutMs, null))),
  ])
  clearTimeout(timeout)
  return found
}

interface Pixels {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
  /** Bytes per pixel. */
  size: 3 | 4
}

/** Image kinds of pdf.js. The third kind has one bit per pixel. */
const sizes = new Map<unknown, 3 | 4>([
  [2, 3],
  [3, 4],
])

function pixelsOf(image: unknown): Pixels | null {
  if (typeof image !== 'object' || image === null || !('data' in image) || !('kind' in image)) return null
  const { data } = image
  const size = sizes.get(image.kind)
  const [width, height] = ['width' in image ? Number(image.width) : 0, 'height' in image ? Number(image.height) : 0]
  const isWhole = data instanceof Uint8Array || data instanceof Uint8ClampedArray
  return isWhole && size && width > 0 && data.length >= width * height * size ? { data, width, height, size } : null
}

const lookedAtRows = 120
/** Brightness range (of 256) of the paper, and the minimum share of pixels within it. */
const paper = { spread: 28, share: 0.55 }
const ink = 60
/** Minimum changes between paper and ink in a row of text. Every letter has some. */
const minChanges = 16
const textRows = 0.04

/** True if a picture has a plain background and rows that change between paper and ink as often as text does. */
function looksLikeText(pixels: Pixels): boolean {
  const count = Math.min(lookedAtRows, pixels.height)
  const rows = Array.from({ length: count }, (_, index) =>
    computeBrightness(pixels, Math.floor(((index + 0.5) * pixels.height) / count)),
  )
  const background = mostFrequent(rows)
  const isPaper = (value: number) => Math.abs(value - background) <= paper.spread
  const near = rows.reduce((sum, row) => sum + row.filter(isPaper).length, 0)
  if (near < paper.share * count * pixels.width) return false

  const written = rows.filter((row) => countChanges(row, background) >= minChanges)
  return written.length >= textRows * count
}

/** Returns a row's pixels from 0 (black) to 255 (white). */
function computeBrightness({ data, width, size }: Pixels, row: number): Uint8Array {
  return Uint8Array.from({ length: width }, (_, column) => {
    const at = (row * width + column) * size
    return ((data[at] ?? 0) * 2 + (data[at + 1] ?? 0) * 5 + (data[at + 2] ?? 0)) >> 3
  })
}

function mostFrequent(rows: Uint8Array[]): number {
  const counts = Array.from({ length: 256 }, () => 0)
  for (const row of rows) for (const value of row) counts[value] = (counts[value] ?? 0) + 1
  return counts.indexOf(Math.max(...counts))
}

/** Counts the changes between paper and ink in a row. */
function countChanges(row: Uint8Array, background: number): number {
  let changes = 0
  let isInk = false
  for (const value of row) {
    const distance = Math.abs(value - background)
    if (isInk ? distance < paper.spread : distance > ink) {
      isInk = !isInk
      changes++
    }
  }
  return changes
}
