// Reads scans for the Textract emulator, in a process of its own: one file at a time, page by page. Plain JavaScript,
// because it is started without a loader.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { createWorker } from 'tesseract.js'
import { createIsomorphicCanvasFactory, getDocumentProxy, renderPageAsImage } from 'unpdf'

const require = createRequire(import.meta.url)
const langPath = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int')

/** Minimum resolution that Textract recommends. */
const dotsPerInch = 200
const maxPixels = 16e6

const maxPages = 3_000

// pdf.js needs this polyfill to draw fonts. Node has it from version 21.
const buffers = ArrayBuffer.prototype
if (!('transferToFixedLength' in buffers)) {
  Object.defineProperty(buffers, 'transferToFixedLength', {
    configurable: true,
    writable: true,
    value(length = this.byteLength) {
      const copy = new ArrayBuffer(length)
      new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
      return copy
    },
  })
}

process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

const canvasImport = () => import('@napi-rs/canvas')
const CanvasFactory = await createIsomorphicCanvasFactory(canvasImport)
const tesseract = await createWorker('eng', 1, { langPath, gzip: true, cacheMethod: 'none', errorHandler: () => {} })

process.on('message', async ({ file }) => {
  try {
    process.send({ pages: await read(new Uint8Array(await readFile(file))) })
  } catch (error) {
    process.send({ error: String(error?.message ?? error) })
  }
})
process.send('ready')

async function read(bytes) {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return [await recognise(bytes)]

  const pdf = await getDocumentProxy(bytes, { CanvasFactory, isEvalSupported: false, verbosity: 0 })
  if (pdf.numPages > maxPages) throw new Error(`The document has more than ${maxPages} pages`)
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
    const scale = Math.min(dotsPerInch / 72, Math.sqrt(maxPixels / (width * height)))
    const image = await renderPageAsImage(pdf, number, { canvasImport, scale })
    pages.push(await recognise(new Uint8Array(image)))
  }
  return pages
}

/** Returns the lines of a picture, with their boxes in shares of it. */
async function recognise(image) {
  const { data } = await tesseract.recognize(Buffer.from(image), {}, { blocks: true, text: false })
  const { width, height } = await sizeOf(image)
  const boxOf = ({ x0, y0, x1, y1 }) => ({
    Left: x0 / width,
    Top: y0 / height,
    Width: (x1 - x0) / width,
    Height: (y1 - y0) / height,
  })
  return (data.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .flatMap((line) => splitAtGaps(line.words.map(restoreBullet).filter(isWritten)))
    .map((words) => ({
      text: words.map((word) => word.text).join(' '),
      confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length,
      box: boxOf(around(words)),
      words: words.map((word) => ({ text: word.text, confidence: word.confidence, box: boxOf(word.bbox) })),
    }))
}

/** A bullet is recognized as the most similar sign. */
const restoreBullet = (word, index) => (index === 0 && /^[®©¢°»«*]$/.test(word.text) ? { ...word, text: '•' } : word)

/** Confidence in percent below which a word is a stain. Signs alone are stains more often. */
const stainConfidence = { word: 25, signs: 75 }

const isWritten = ({ text, confidence }) =>
  text === '•' || confidence > (/[\p{L}\p{N}]/u.test(text) ? stainConfidence.word : stainConfidence.signs)

/** Splits lines at gaps wider than the line height, as Textract does. */
function splitAtGaps(words) {
  const lines = []
  for (const word of words) {
    const last = lines.at(-1)?.at(-1)
    const height = word.bbox.y1 - word.bbox.y0
    if (last && word.bbox.x0 - last.bbox.x1 < Math.max(height, last.bbox.y1 - last.bbox.y0)) lines.at(-1).push(word)
    else lines.push([word])
  }
  return lines
}

const around = (words) => ({
  x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
  y0: Math.min(...words.map(({ bbox }) => bbox.y0)),
  x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
  y1: Math.max(...words.map(({ bbox }) => bbox.y1)),
})

async function sizeOf(image) {
  const { loadImage } = await canvasImport()
  return loadImage(Buffer.from(image))
}
