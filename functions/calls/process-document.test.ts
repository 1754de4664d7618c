import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { documentRefusals, uploadHeaders } from '#contract/document'
import { joinDocument } from '#functions/jobs/join-document'
import { setJobId } from '#functions/data/documents'
import { startScan } from '#functions/services/documents/scan'
import { readUpload } from '#functions/services/documents/uploads'
import { bundleOf } from '#scripts/building/functions'
import { aDocx, aMixedPdf, aParagraph, aPdf, aPicture, aScan, aWordParagraph } from '#scripts/testing/a-document'
import { aUser } from '#scripts/testing/a-user'
import { handler as createUpload } from './create-upload'

// The built call: the thread that reads a document needs a file that Node itself can run.
const { handler } = createRequire(import.meta.url)(bundleOf('process-document')) as typeof import('./process-document')

async function anUpload(file?: Uint8Array<ArrayBuffer> | string) {
  const { user, ask } = await aUser()
  const { uploadURL } = JSON.parse((await createUpload(ask({}))).body!) as { uploadURL: string }
  const put = (body: BodyInit) => fetch(uploadURL, { method: 'PUT', headers: uploadHeaders, body })
  if (file !== undefined) await put(file)
  const id = new URL(uploadURL).pathname.split('/').at(-1)!
  return { user, id, uploadURL, put, process: (documentURL = uploadURL) => handler(ask({ documentURL })) }
}

const slow = { timeout: 120_000 }

/** Sends the call until it ends. */
async function ended(process: () => ReturnType<typeof handler>): ReturnType<typeof handler> {
  const response = await process()
  return response.statusCode === 202 ? ended(process) : response
}

const sentence = 'The portal shall let patients book, move and cancel appointments.'

test.each([
  ['a text', sentence],
  ['a DOCX', aDocx(aWordParagraph(sentence))],
  ['a PDF', aPdf([aParagraph([sentence])])],
])('%s becomes its text, and the file is deleted', async (_, file) => {
  const { user, id, process } = await anUpload(file)
  expect(await process()).toMatchObject({ statusCode: 200, body: JSON.stringify({ text: sentence }) })
  await expect(readUpload(user.id, id)).rejects.toMatchObject({ status: 404 })
})

test('a reply that was lost can be asked for again, by the address with and without its signature', async () => {
  const { uploadURL, process } = await anUpload(sentence)
  const first = await process()
  expect(await process()).toEqual(first)
  expect(await process(uploadURL.split('?')[0])).toEqual(first)
})

test('twenty who ask at once get the same text', { timeout: 60_000 }, async () => {
  const { process } = await anUpload(aPdf([aParagraph([sentence])]))
  const answers = await Promise.all(Array.from({ length: 20 }, () => process()))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
})

test.each([
  ['nothing', '', 422, documentRefusals.empty],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, documentRefusals.unsupported],
  ['half a PDF', aPdf([aParagraph([sentence])]).subarray(0, 300), 422, documentRefusals.damaged],
  ['a book', 'A long story. '.repeat(30_000), 413, documentRefusals.tooLong],
  ['more than 10 MB', new Uint8Array(10_485_761), 413, documentRefusals.tooBig],
])('%s is refused with a sentence, again and again, and deleted', async (_, file, statusCode, body) => {
  const { user, id, process } = await anUpload(file)
  expect(await process()).toMatchObject({ statusCode, body })
  expect(await process()).toMatchObject({ statusCode, body })
  await expect(readUpload(user.id, id)).rejects.toMatchObject({ status: 404 })
})

test('a document can be processed as soon as it is there, and not before', async () => {
  const { put, process } = await anUpload()
  expect(await process()).toMatchObject({ statusCode: 404, body: documentRefusals.notUploaded })
  await put(sentence)
  expect((await process()).statusCode).toBe(200)
})

test('a file cannot be replaced between its check and its scan, nor read after it was rejected', slow, async () => {
  const text = 'The clinic wants a portal in which patients book appointments.'
  const { put, process } = await anUpload(await aScan([[text]]))
  const manyPages = aPdf(Array.from({ length: 105 }, () => []))
  expect((await put(manyPages)).status).toBe(412)
  expect(await ended(process)).toMatchObject({ statusCode: 200, body: JSON.stringify({ text }) })

  const rejected = await anUpload(manyPages)
  const tooManyPages = { statusCode: 413, body: documentRefusals.tooManyPages }
  expect(await rejected.process()).toMatchObject(tooManyPages)
  await rejected.put(sentence)
  expect(await rejected.process()).toMatchObject(tooManyPages)
})

test('addresses that are not the user’s own are refused', async () => {
  const { process } = await anUpload(sentence)
  const other = await anUpload(sentence)
  for (const address of [other.uploadURL, 'http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd', 'x']) {
    expect(await process(address)).toMatchObject({ statusCode: 404, body: documentRefusals.notOurs })
  }
  expect((await process('')).statusCode).toBe(400)
})

const startsOf = async () => {
  const counts = await (await fetch(`${process.env.AWS_ENDPOINT_URL_TEXTRACT}/_stand-in/calls`)).json()
  return (counts as Record<string, number>).StartDocumentTextDetection ?? 0
}

test('a scan is read once for all who ask at once', slow, async () => {
  const { user, id, process } = await anUpload(
    await aScan([['The clinic wants a portal in which', 'patients book appointments.']]),
  )
  const before = await startsOf()
  const text = 'The clinic wants a portal in which patients book appointments.'
  for (const response of await Promise.all([ended(process), ended(process), ended(process)]))
    expect(response).toMatchObject({ statusCode: 200, body: JSON.stringify({ text }) })
  expect((await startsOf()) - before).toBe(1)
  await expect(readUpload(user.id, id)).rejects.toMatchObject({ status: 404 })
})

test('text and scanned pages of one document become one text', slow, async () => {
  const text = aParagraph(Array.from({ length: 4 }, () => `${sentence} And nobody waits.`))
  const { process } = await anUpload(
    aMixedPdf([
      { printed: text },
      {
        printed: [],
        picture: await aPicture(Array.from({ length: 9 }, () => 'Reception shall see each change of a patient')),
      },
    ]),
  )
  const { body } = await ended(process)
  expect(body).toMatch(/The portal shall let patients book.*Reception shall see each change/)
})

test('who waits for a scan hears how far it is', slow, async () => {
  const { user, id } = await anUpload(await aScan([['The clinic wants a portal']]))
  await setJobId(user.id, id, await startScan(user.id, id))
  const answer = await joinDocument(user.id, id, new Date(), { first: 1, most: 1 })
  expect(answer).toMatchObject({ joining: { job: id, progress: { stage: 'Reading the scanned pages', total: 1 } } })
})

test('a picture without text is refused, and so is a scan of too many pages', slow, async () => {
  const empty = await anUpload(await aScan([[]]))
  expect(await empty.process()).toMatchObject({ statusCode: 422, body: documentRefusals.noText })
  const long = await anUpload(aPdf(Array.from({ length: 101 }, () => [])))
  expect(await long.process()).toMatchObject({ statusCode: 413, body: documentRefusals.tooManyPages })
})
