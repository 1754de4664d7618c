import type { PDFPageProxy } from 'unpdf/pdfjs'
import { type Matrix, product } from './matrix'

/** Share of a page from which its pictures are the page. */
const coveringShare = 0.4
/** Lines and boxes around a text of a few words. */
const fewPaths = 30
/** Milliseconds after which a picture that is not there will not come. */
const decodingMs = 5_000

/** What a page shows besides its text: nothing, pictures that are not of text, or pictures that may be. */
export type Shown = 'nothing' | 'pictures' | 'text'

/** A picture by its name or as it is, and the share of the page that it covers. */
interface Picture {
  image: unknown
  share: number
}

/** Looks at the pictures of a page. They are unpacked for it, which takes a second for a large one. */
export async function shownOn(page: PDFPageProxy): Promise<Shown> {
  const pictures = await picturesOf(page)
  if (pictures.length === 0) return 'nothing'
  if (pictures.reduce((sum, { share }) => sum + share, 0) < coveringShare) return 'pictures'

  const largest = pictures.reduce((most, picture) => (picture.share > most.share ? picture : most))
  const pixels = pixelsOf(await imageOf(page, largest.image))
  // What cannot be unpacked here, or has only black and white, is what scanners make.
  return pixels === null || looksLikeText(pixels) ? 'text' : 'pictures'
}

/** Whether a page draws anything but letters and a few lines: pictures, or letters as shapes. */
export async function drawsOn(page: PDFPageProxy): Promise<boolean> {
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

/** The picture itself, once it is unpacked; null where that fails. */
async function imageOf(page: PDFPageProxy, image: unknown): Promise<unknown> {
  const name = typeof image === 'object' && image !== null && 'data' in image ? image.data : image
  if (typeof name !== 'string') return image
  const objects = (name.startsWith('g_') ? page.commonObjs : page.objs) as {
    get: (id: string, done: (found: unknown) => void) => unknown
  }
  let timeout: NodeJS.Timeout | undefined
  const found = await Promise.race([
    new Promise((resolve) => objects.get(name, resolve)),
    new Promise((resolve) => (timeout = setTimeout(resolve, decodingMs, null))),
  ])
  clearTimeout(timeout)
  return found
}

interface Pixels {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
  /** Bytes of a pixel. */
  size: 3 | 4
}

/** Kinds of pictures as pdf.js numbers them; the other one has a bit a pixel. */
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
/** Steps of brightness, of 256, within which a color is that of the paper, and beyond which it is that of ink. */
const paper = { spread: 28, share: 0.55 }
const ink = 60
/** Lines of text go from paper to ink and back for every letter. */
const fewestChanges = 16
const textRows = 0.04

/** Whether a picture has a background of one color with lines of something on it that changes as often as letters do. */
function looksLikeText(pixels: Pixels): boolean {
  const count = Math.min(lookedAtRows, pixels.height)
  const rows = Array.from({ length: count }, (_, index) =>
    brightnessOf(pixels, Math.floor(((index + 0.5) * pixels.height) / count)),
  )
  const background = mostFrequent(rows)
  const isPaper = (value: number) => Math.abs(value - background) <= paper.spread
  const near = rows.reduce((sum, row) => sum + row.filter(isPaper).length, 0)
  if (near < paper.share * count * pixels.width) return false

  const written = rows.filter((row) => changesIn(row, background) >= fewestChanges)
  return written.length >= textRows * count
}

/** A row's pixels from black, 0, to white, 255. */
function brightnessOf({ data, width, size }: Pixels, row: number): Uint8Array {
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

/** How often a row goes from paper to ink, or back. */
function changesIn(row: Uint8Array, background: number): number {
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
