import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { uploadHeaders } from '#contract/document'
import { documentRefusals } from '#contract/document-messages'
import type { RateLimitName } from '#contract/rate-limits'
import { joinDocument } from '#functions/jobs/join-document'
import { storeScan, takeDocument } from '#functions/data/documents'
import { consume } from '#functions/data/rate-limits'
import * as key from '#functions/data/keys'
import { get } from '#functions/data/table'
import { clientIpHeader } from '#functions/lib/origin-headers'
import { startScan } from '#functions/services/documents/scan'
import { readUpload } from '#functions/services/documents/uploads'
import { bundleOf } from '#scripts/build/functions'
import { aMixedPdf, aParagraph, aPdf, aPicture, aScan } from '#scripts/testing/document'
import { aUser } from '#scripts/testing/user'
import { handler as createUpload } from './create-upload'

// The built call, because the reading thread needs a file that Node can run.
const { handler } = createRequire(import.meta.url)(bundleOf('process-document')) as typeof import('./process-document')

async function anUpload(file?: Uint8Array<ArrayBuffer> | string) {
  const { user, ask } = await aUser()
  const { uploadURL } = JSON.parse((await createUpload(ask({}))).body!) as { uploadURL: string }
  const put = (body: BodyInit) => fetch(uploadURL, { method: 'PUT', headers: uploadHeaders, body })
  if (file !== undefined) await put(file)
  const id = new URL(uploadURL).pathname.split('/').at(-1)!
  const ip = ask({}).headers[clientIpHeader]!
  return { user, id, ip, uploadURL, put, process: (documentURL = uploadURL) => handler(ask({ documentURL })) }
}

/** Repeats the call until it ends. */
async function ended(process: () => ReturnType<typeof handler>): ReturnType<typeof handler> {
  const response = await process()
  return response.statusCode === 202 ? ended(process) : response
}

const sentence = 'The portal shall let patients book, move and cancel appointments.'

test('a document is read once it is uploaded, cannot be replaced, and is deleted, and its text can be requested again, by the URL with and without its signature', async () => {
  const { user, id, uploadURL, put, process } = await anUpload()
  expect(await process()).toMatchObject({ statusCode: 404, body: documentRefusals.notUploaded })
  await put(aPdf([aParagraph([sentence])]))
  expect((await put('Another text')).status).toBe(412)

  const [first, second] = await Promise.all([ended(process), ended(process)])
  expect(first).toMatchObject({ statusCode: 200, body: JSON.stringify({ text: sentence }) })
  expect(second.body).toBe(first.body)
  await expect(readUpload(user.id, id)).rejects.toMatchObject({ status: 404 })
  expect(await process()).toEqual(first)
  expect(await process(uploadURL.split('?')[0])).toEqual(first)
})

test.each([
  ['a damaged PDF', aPdf([aParagraph([sentence])]).subarray(0, 300), 422, documentRefusals.damaged],
  ['a document of 101 pages', aPdf(Array.from({ length: 101 }, () => [])), 413, documentRefusals.tooManyPages],
  ['a file of more than 10 MB', new Uint8Array(10_485_761), 413, documentRefusals.tooBig],
])('%s is rejected for good, and deleted', async (_, file, statusCode, body) => {
  const { user, id, put, process } = await anUpload(file)
  expect(await process()).toMatchObject({ statusCode, body })
  await expect(readUpload(user.id, id)).rejects.toMatchObject({ status: 404 })
  await put(sentence)
  expect(await process()).toMatchObject({ statusCode, body })
})

test('URLs other than those of the user’s own documents are rejected', async () => {
  const { process } = await anUpload(sentence)
  const other = await anUpload(sentence)
  for (const url of [other.uploadURL, 'http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd', 'x']) {
    expect(await process(url)).toMatchObject({ statusCode: 404, body: documentRefusals.notOurs })
  }
  expect((await process('')).statusCode).toBe(400)
})

const textractCalls = async () =>
  (await (await fetch(`${process.env.AWS_ENDPOINT_URL_TEXTRACT}/_emulator/calls`)).json()) as Record<string, number>

const setTextractFaults = (faults: { kind: string }[]) =>
  fetch(`${process.env.AWS_ENDPOINT_URL_TEXTRACT}/_emulator/faults`, { method: 'POST', body: JSON.stringify(faults) })

const used = async (limit: RateLimitName, subject: string) =>
  Number((await get(key.rateLimit(limit, subject)))?.used ?? 0)

test('calls that wait for one scan get its progress, and poll Textract one at a time; one without text is rejected', async () => {
  const { user, id, ip, process } = await anUpload(aScan([[]]))
  const jobId = (await startScan(user.id, id))!
  await storeScan(user.id, id, { jobId, startedAt: Date.now(), layer: { pages: [''], pictures: [] } })
  const before = await textractCalls()
  const wanted = { userId: user.id, id, ip }
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => joinDocument(wanted, new Date(), { first: 1, max: 1 })),
  )
  const progress = { stage: 'Reading 1 scanned page', total: 1 }
  for (const response of responses) expect(response).toMatchObject({ joining: { job: id, progress } })
  const after = await textractCalls()
  expect(after.GetDocumentTextDetection! - (before.GetDocumentTextDetection ?? 0)).toBe(1)
  expect(await ended(process)).toMatchObject({ statusCode: 422, body: documentRefusals.noText })
})

test('a document that crashed two readers is rejected immediately from then on', async () => {
  const { user, id, process } = await anUpload(sentence)
  for (const age of [90_000, 60_000]) {
    const then = new Date(Date.now() - age)
    expect(await takeDocument(user.id, id, then.getTime() + 1, then)).not.toBeNull()
  }
  expect(await process()).toMatchObject({ statusCode: 422, body: documentRefusals.tooComplex })
  expect(await process()).toMatchObject({ statusCode: 422, body: documentRefusals.tooComplex })
})

test('scanned pages above the daily limit of a user or network are rejected', async () => {
  const twoPages = aScan([['The clinic wants'], ['a portal']])
  const before = await textractCalls()
  const { user, process } = await anUpload(twoPages)
  await consume('scannedPagesPerUser', user.id, new Date(), 199)
  expect(await process()).toMatchObject({
    statusCode: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
    body: 'This scan exceeds your daily limit of scanned pages. Documents with selectable text still work. Please try again in 24 hours.',
  })

  const other = await anUpload(twoPages)
  await consume('scannedPagesPerIp', other.ip, new Date(), 399)
  const { statusCode, body } = await other.process()
  expect(`${statusCode} ${body}`).toMatch(/^429 This scan exceeds your network’s daily limit of scanned pages\./)
  // A rejection by one limit costs nothing in the others.
  expect(await used('scannedPagesPerUser', other.user.id)).toBe(0)
  expect((await textractCalls()).StartDocumentTextDetection).toBe(before.StartDocumentTextDetection)
})

test('a document with a scanned page is read once for all concurrent calls, and its pages count for its user, their network and everyone, unless Textract fails to start', async () => {
  const printed = aParagraph(Array.from({ length: 4 }, () => `${sentence} And nobody waits.`))
  const picture = aPicture(Array.from({ length: 3 }, () => 'Reception shall see each change of a patient'))
  const { user, id, ip, process } = await anUpload(aMixedPdf([{ printed }, { printed: [], picture }]))
  const ofAll = await used('scannedPages', 'all')
  await setTextractFaults([{ kind: 'throttle' }])
  try {
    expect(await process()).toMatchObject({ statusCode: 503, body: documentRefusals.busy })
  } finally {
    await setTextractFaults([])
  }
  expect(await used('scannedPagesPerUser', user.id)).toBe(0)

  const before = await textractCalls()
  const both = /The portal shall let patients book.*Reception shall see each change/
  for (const response of await Promise.all([ended(process), ended(process)]))
    expect(response).toMatchObject({ statusCode: 200, body: expect.stringMatching(both) })
  expect((await textractCalls()).StartDocumentTextDetection! - before.StartDocumentTextDetection!).toBe(1)
  await expect(readUpload(user.id, id)).rejects.toMatchObject({ status: 404 })
  expect(await used('scannedPagesPerUser', user.id)).toBe(2)
  expect(await used('scannedPagesPerIp', ip)).toBe(2)
  expect(await used('scannedPages', 'all')).toBeGreaterThanOrEqual(ofAll + 2)
})
