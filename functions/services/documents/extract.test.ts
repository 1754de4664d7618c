import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentRefusals } from '#contract/document-messages'
import { bundle } from '#scripts/build/functions'
import { aDoc, aDocx, aParagraph, aPdf, aWordParagraph, pdfOf, streamOf } from '#scripts/testing/document'

// A thread needs a file that Node itself can run: the bundle, as in production.
let folder: string
let { extractText, assembleScan } = {} as typeof import('./extract')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-'))
  const program = join(folder, 'extract.cjs')
  await bundle('functions/services/documents/extract.ts', program)
  ;({ extractText, assembleScan } = createRequire(import.meta.url)(program) as typeof import('./extract'))
})
afterAll(() => rm(folder, { recursive: true }))

const limits = { ms: 15_000, heapMb: 128, residentMb: 120 }

test('a document is read by its content, not by its name', async () => {
  const message = 'The portal shall let patients book, move and cancel appointments.'
  const kinds = [aPdf([aParagraph([message])]), aDocx(aWordParagraph(message)), aDoc(message), Buffer.from(message)]
  for (const bytes of kinds) expect(await extractText(bytes)).toEqual({ text: message })
})

// The tests of the readers have more of each.
test.each([
  ['nothing', Buffer.alloc(0), 422, documentRefusals.empty],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, documentRefusals.unrecognized],
  ['a locked document', aDoc('Portal', { flags: 0x0100 }), 422, documentRefusals.locked],
  ['a document without text', aDocx('<w:p/>'), 422, documentRefusals.noText],
  ['a book', Buffer.from('A long story. '.repeat(40_000)), 413, documentRefusals.tooLong],
])('%s is rejected with its status and message', async (_, bytes, status, message) => {
  await expect(extractText(bytes)).rejects.toMatchObject({ name: 'Refusal', status, message })
})

const tooComplex = { status: 422, message: documentRefusals.tooComplex }

const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'

/** Thirty forms, each of which draws the next one ten times. */
const endless = () => {
  const forms = Array.from({ length: 30 }, (_, index) =>
    streamOf(
      Buffer.from('/X Do '.repeat(10)),
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${index + 6} 0 R >> >>`,
    ),
  )
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    streamOf(Buffer.from('/X Do')),
    ...forms,
    streamOf(
      Buffer.from('BT /F 9 Tf (a) Tj ET'),
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${font} >>`,
    ),
  ])
}

test('a document that takes too long is aborted without blocking other work', async () => {
  let others = 0
  const working = setInterval(() => others++, 20)
  await expect(extractText(endless(), { ...limits, ms: 800 })).rejects.toMatchObject(tooComplex)
  clearInterval(working)
  expect(others).toBeGreaterThan(3)
})

test('the text of a scan is assembled in the same thread, under the same limits', async () => {
  const box = { left: 0.1, top: 0.1, width: 0.8, height: 0.014 }
  const lines = [{ text: 'The clinic wants a portal', page: 1, box }]
  const layer = { pages: [], pictures: [] }
  expect(await assembleScan(lines, layer)).toBe('The clinic wants a portal')
  await expect(assembleScan([], layer)).rejects.toMatchObject({ status: 422, message: documentRefusals.noText })
  await expect(assembleScan(lines, layer, { ...limits, ms: 1 })).rejects.toMatchObject(tooComplex)
})

/** A file of a few kilobytes with a content stream that unpacks twice, to 150 MB. */
const unfolding = () => {
  const once = deflateSync(Buffer.alloc(150_000_000, ' '), { level: 1 })
  return aPdfOfStream(deflateSync(once), '/Filter [/FlateDecode /FlateDecode]')
}

const aPdfOfStream = (data: Buffer, entries: string) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
    streamOf(data, entries),
  ])

/** A Word document whose stream is circular. */
const circling = () => {
  const bytes = aDoc('The portal. '.repeat(50))
  bytes.writeInt32LE(3, 512 + 2 * 4)
  bytes.writeInt32LE(2, 512 + 3 * 4)
  return bytes
}

test('a stream that unfolds, an endless chain and a million paragraphs are aborted before they fill the memory, and the next document is read as usual', async () => {
  const files = [unfolding(), circling(), aDocx('<w:p/>'.repeat(1_000_000))]
  for (const bytes of files) {
    expect(bytes.length).toBeLessThan(100_000)
    await expect(extractText(bytes, limits)).rejects.toMatchObject(tooComplex)
  }
  expect(await extractText(aPdf([aParagraph(['The portal'])]), limits)).toEqual({ text: 'The portal' })
})
