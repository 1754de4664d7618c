import {
  type Block,
  GetDocumentTextDetectionCommand,
  StartDocumentTextDetectionCommand,
  TextractClient,
} from '@aws-sdk/client-textract'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, expect, test } from 'vitest'
import { documentRefusals } from '#contract/document-messages'
import { fetchScan, startScan } from './scan'
import { type ScannedLine, buildScanText } from './scan-text'
import { Unreadable } from './shared/unreadable'

const textract = mockClient(TextractClient)
afterEach(() => textract.reset())
// Other files share the package.
afterAll(() => textract.restore())

const failure = (name: string) => Object.assign(new Error(name), { name })

interface Place {
  page?: number
  x?: number
  y: number
  width?: number
}

const boxOf = ({ x = 0.1, y, width = 0.8 }: Place) => ({ left: x, top: y, width, height: 0.014 })

const line = (text: string, place: Place): ScannedLine => ({ text, page: place.page ?? 1, box: boxOf(place) })

const noLayer = { pages: [], pictures: [] }

test('the pages of a scan are joined without the lines that repeat on each page', () => {
  const lines = [1, 2, 3].flatMap((page) => [
    line('Clinic portal, draft', { page, y: 0.03, width: 0.2 }),
    line(`The portal shall do its duty on page ${page}, so that nobody has`, { page, y: 0.1 }),
    line(`to wait for it ${page}.`, { page, y: 0.118, width: 0.1 }),
    line(`${page}`, { page, x: 0.5, y: 0.96, width: 0.02 }),
  ])
  expect(buildScanText(lines, noLayer)).toBe(
    [1, 2, 3]
      .map((page) => `The portal shall do its duty on page ${page}, so that nobody has to wait for it ${page}.`)
      .join('\n\n'),
  )
})

test('columns that were read line by line are put one after the other', () => {
  const lines = Array.from({ length: 8 }, (_, index) => [
    line(`Left ${index} tells of the bookings and slots`, { y: 0.2 + index * 0.017, width: 0.38 }),
    line(`Right ${index} tells of notes and of messages`, { x: 0.52, y: 0.2 + index * 0.017, width: 0.38 }),
  ]).flat()
  const text = buildScanText(lines, noLayer)
  expect(text.indexOf('Left 7')).toBeLessThan(text.indexOf('Right 0'))
  expect(text.indexOf('Left 7')).toBeGreaterThan(0)
})

test('the text layer is used if the scan finds no more', () => {
  const layer = { pages: ['A shop for hats'], pictures: [] }
  expect(buildScanText([], layer)).toBe('A shop for hats')
  expect(buildScanText([line('A shop', { y: 0.1 })], layer)).toBe('A shop for hats')
})

test('for each page, the longer of scanned text and text layer is used', () => {
  const layer = { pages: ['\n\nThe first page has words.', '\n\nPage 2', '\n\nAnd so has the third.'], pictures: [2] }
  const lines = [
    line('The flrst page has wcrds.', { y: 0.1 }),
    line('The second is a scan of a requirement.', { page: 2, y: 0.1 }),
    line('And sc has the third.', { page: 3, y: 0.1 }),
  ]
  expect(buildScanText(lines, layer)).toBe(
    'The first page has words.\n\nThe second is a scan of a requirement.\n\nAnd so has the third.',
  )
})

test('if the scan fails, the text layer remains and names the pages that are missing', () => {
  expect(buildScanText(null, { pages: ['The first page has words.', ''], pictures: [2] })).toBe(
    'The first page has words.\n\n[Page 2 is a picture. Its text was not read.]',
  )
})

test.each([
  ['a scan that failed', null],
  ['a scan of nothing', []],
  ['a scan of specks', [line('Il1. ,', { y: 0.3 })]],
])('%s has no readable text', (_, lines) => {
  expect(() => buildScanText(lines, noLayer)).toThrow(new Unreadable('noText'))
})

test('a scan of more than 300,000 characters is too long', () => {
  const lines = Array.from({ length: 4_000 }, (_, index) =>
    line(`The portal shall let every patient of the clinic book and move appointments, ${index}.`, {
      page: 1 + Math.floor(index / 50),
      y: 0.1 + (index % 50) * 0.016,
    }),
  )
  expect(() => buildScanText(lines, noLayer)).toThrow(new Unreadable('tooLong'))
})

const block = (Text: string, { page: Page = 1, sure = 99, ...place }: Place & { sure?: number }): Block => {
  const { left, top, width, height } = boxOf(place)
  const BoundingBox = { Left: left, Top: top, Width: width, Height: height }
  return { BlockType: 'LINE', Text, Page, Confidence: sure, Geometry: { BoundingBox } }
}

test('a job’s result is read in all its parts, without words and guesses', async () => {
  textract
    .on(GetDocumentTextDetectionCommand)
    .resolvesOnce({ JobStatus: 'SUCCEEDED', Blocks: [block('One', { y: 0.1 }), { BlockType: 'PAGE' }], NextToken: '2' })
    .resolvesOnce({ JobStatus: 'SUCCEEDED', Blocks: [block('A stain', { y: 0.2, sure: 20 })], NextToken: '3' })
    .resolvesOnce({ JobStatus: 'SUCCEEDED', Blocks: [block('Two', { page: 2, y: 0.1 })] })
  expect(await fetchScan('job')).toEqual({
    isRunning: false,
    lines: [line('One', { y: 0.1 }), line('Two', { page: 2, y: 0.1 })],
  })
})

test('a failed job has no lines, and a running one no result', async () => {
  textract
    .on(GetDocumentTextDetectionCommand)
    .resolvesOnce({ JobStatus: 'IN_PROGRESS' })
    .resolves({ JobStatus: 'FAILED' })
  expect(await fetchScan('job')).toEqual({ isRunning: true, isThrottled: false })
  expect(await fetchScan('job')).toEqual({ isRunning: false, lines: null })
})

const throttling = ['ProvisionedThroughputExceededException', 'ThrottlingException']

test.each(throttling)('a job continues when Textract throttles a poll (%s)', async (name) => {
  textract.on(GetDocumentTextDetectionCommand).rejects(failure(name))
  expect(await fetchScan('job')).toEqual({ isRunning: true, isThrottled: true })
})

const busy = { status: 503, message: documentRefusals.busy, retryAfter: 5 }

test.each([...throttling, 'LimitExceededException', 'InternalServerError'])(
  'a scan that Textract does not start can be started again soon (%s)',
  async (name) => {
    textract.on(StartDocumentTextDetectionCommand).rejects(failure(name))
    await expect(startScan('user', 'document')).rejects.toMatchObject(busy)
  },
)

test('an internal error of Textract is temporary', async () => {
  textract.on(GetDocumentTextDetectionCommand).rejects(failure('InternalServerError'))
  await expect(fetchScan('job')).rejects.toMatchObject(busy)
})

test('a file that Textract cannot open has no job', async () => {
  textract.on(StartDocumentTextDetectionCommand).rejects(failure('UnsupportedDocumentException'))
  expect(await startScan('user', 'document')).toBeNull()
})

test('a document has one Textract job, however often it is started', async () => {
  textract.on(StartDocumentTextDetectionCommand).resolves({ JobId: 'job' })
  await startScan('user', 'document')
  await startScan('user', 'document')
  const tokens = textract
    .commandCalls(StartDocumentTextDetectionCommand)
    .map(({ args }) => args[0].input.ClientRequestToken)
  expect(tokens).toEqual(['document', 'document'])
})
