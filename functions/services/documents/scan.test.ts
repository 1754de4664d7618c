import {
  type Block,
  GetDocumentTextDetectionCommand,
  StartDocumentTextDetectionCommand,
  TextractClient,
} from '@aws-sdk/client-textract'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, expect, test } from 'vitest'
import { documentRefusals } from '#contract/document'
import { scanText, startScan } from './scan'

const textract = mockClient(TextractClient)
afterEach(() => textract.reset())

const failure = (name: string) => Object.assign(new Error(name), { name })

const line = (Text: string, place: { page?: number; x?: number; y: number; width?: number; sure?: number }): Block => ({
  BlockType: 'LINE',
  Text,
  Page: place.page ?? 1,
  Confidence: place.sure ?? 99,
  Geometry: {
    BoundingBox: { Left: place.x ?? 0.1, Top: place.y, Width: place.width ?? 0.8, Height: 0.014 },
  },
})

test('all parts of the answer are read, page by page, without what repeats on each', async () => {
  const pages = [1, 2, 3].map((page) => [
    line('Clinic portal, draft', { page, y: 0.03, width: 0.2 }),
    line(`The portal shall do its duty on page ${page}, so that nobody has`, { page, y: 0.1 }),
    line(`to wait for it ${page}.`, { page, y: 0.118, width: 0.1 }),
    line(`${page}`, { page, x: 0.5, y: 0.96, width: 0.02 }),
  ])
  textract
    .on(GetDocumentTextDetectionCommand)
    .resolvesOnce({ JobStatus: 'SUCCEEDED', Blocks: pages[0], NextToken: 'two' })
    .resolvesOnce({ JobStatus: 'SUCCEEDED', Blocks: pages[1], NextToken: 'three' })
    .resolvesOnce({ JobStatus: 'SUCCEEDED', Blocks: pages[2] })
  expect(await scanText('job')).toEqual({
    text: [1, 2, 3]
      .map((page) => `The portal shall do its duty on page ${page}, so that nobody has to wait for it ${page}.`)
      .join('\n\n'),
  })
})

test('columns that were read across are put one after the other', async () => {
  const blocks = Array.from({ length: 8 }, (_, index) => [
    line(`Left ${index} tells of the bookings and slots`, { y: 0.2 + index * 0.017, width: 0.38 }),
    line(`Right ${index} tells of notes and of messages`, { x: 0.52, y: 0.2 + index * 0.017, width: 0.38 }),
  ]).flat()
  textract.on(GetDocumentTextDetectionCommand).resolves({ JobStatus: 'SUCCEEDED', Blocks: blocks })
  const found = await scanText('job')
  const text = 'text' in found ? found.text : ''
  expect(text.indexOf('Left 7')).toBeLessThan(text.indexOf('Right 0'))
  expect(text.indexOf('Left 7')).toBeGreaterThan(0)
})

const succeeded = (...blocks: Block[]) =>
  textract.on(GetDocumentTextDetectionCommand).resolves({ JobStatus: 'SUCCEEDED', Blocks: blocks })

test('a document’s own words are its text where the scan finds no more', async () => {
  const layer = { pages: ['A shop for hats'], pictures: [] }
  succeeded()
  expect(await scanText('job', layer)).toEqual({ text: 'A shop for hats' })
  succeeded(line('A shop', { y: 0.1 }))
  expect(await scanText('job', layer)).toEqual({ text: 'A shop for hats' })
})

test('of pages with text and pages that are pictures each comes from where it says more', async () => {
  const layer = { pages: ['\n\nThe first page has words.', '\n\nPage 2', '\n\nAnd so has the third.'], pictures: [2] }
  succeeded(
    line('The flrst page has wcrds.', { y: 0.1 }),
    line('The second is a scan of a requirement.', { page: 2, y: 0.1 }),
    line('And sc has the third.', { page: 3, y: 0.1 }),
  )
  expect(await scanText('job', layer)).toEqual({
    text: 'The first page has words.\n\nThe second is a scan of a requirement.\n\nAnd so has the third.',
  })
})

test('where the scan fails, the text remains, and says what is missing', async () => {
  textract.on(GetDocumentTextDetectionCommand).resolves({ JobStatus: 'FAILED' })
  expect(await scanText('job', { pages: ['The first page has words.', ''], pictures: [2] })).toEqual({
    text: 'The first page has words.\n\n[Page 2 is a picture. Its text was not read.]',
  })
})

test('a job that runs says so', async () => {
  textract.on(GetDocumentTextDetectionCommand).resolves({ JobStatus: 'IN_PROGRESS' })
  expect(await scanText('job')).toMatchObject({ progress: { done: 0, total: 1 } })
})

test.each([
  ['a job that failed', { JobStatus: 'FAILED' as const }],
  ['a scan of nothing', { JobStatus: 'SUCCEEDED' as const, Blocks: [] }],
  ['a scan of specks', { JobStatus: 'SUCCEEDED' as const, Blocks: [line('Il1. ,', { y: 0.3 })] }],
  [
    'a scan of guesses',
    { JobStatus: 'SUCCEEDED' as const, Blocks: [line('The portal shall book appointments', { y: 0.3, sure: 20 })] },
  ],
])('%s has no readable text', async (_, answer) => {
  textract.on(GetDocumentTextDetectionCommand).resolves(answer)
  await expect(scanText('job')).rejects.toMatchObject({ status: 422, message: documentRefusals.noText })
})

test('a scan of more than 300,000 characters is too long', async () => {
  const blocks = Array.from({ length: 4_000 }, (_, index) =>
    line(`The portal shall let every patient of the clinic book and move appointments, ${index}.`, {
      page: 1 + Math.floor(index / 50),
      y: 0.1 + (index % 50) * 0.016,
    }),
  )
  textract.on(GetDocumentTextDetectionCommand).resolves({ JobStatus: 'SUCCEEDED', Blocks: blocks })
  await expect(scanText('job')).rejects.toMatchObject({ status: 413, message: documentRefusals.tooLong })
})

test.each([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'LimitExceededException',
  'InternalServerError',
])('%s of Textract is a moment to wait', async (name) => {
  textract.on(StartDocumentTextDetectionCommand).rejects(failure(name))
  textract.on(GetDocumentTextDetectionCommand).rejects(failure(name))
  const busy = { status: 503, message: documentRefusals.busy, retryAfter: 5 }
  await expect(startScan('user', 'document')).rejects.toMatchObject(busy)
  await expect(scanText('job')).rejects.toMatchObject(busy)
})

test('a file that Textract cannot open has no readable text', async () => {
  textract.on(StartDocumentTextDetectionCommand).rejects(failure('UnsupportedDocumentException'))
  await expect(startScan('user', 'document')).rejects.toMatchObject({ status: 422, message: documentRefusals.noText })
})

test('one document is one job for Textract, however often it is started', async () => {
  textract.on(StartDocumentTextDetectionCommand).resolves({ JobId: 'job' })
  await startScan('user', 'document')
  await startScan('user', 'document')
  const tokens = textract
    .commandCalls(StartDocumentTextDetectionCommand)
    .map(({ args }) => args[0].input.ClientRequestToken)
  expect(tokens).toEqual(['document', 'document'])
})
