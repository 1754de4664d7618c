import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import {
  createDocument,
  findDocument,
  hasRoomFor,
  releaseDocument,
  storeRefusal,
  storeScan,
  storeText,
  takeDocument,
} from './documents'

// The current time, because the table may delete expired items at any moment.
const now = new Date()
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

async function aDocument() {
  const [userId, id] = [newId(now), newId(now)]
  await createDocument(userId, id, now)
  const take = (at = now) => takeDocument(userId, id, at.getTime() + 60_000, at)
  return { userId, id, take }
}

const layer = { pages: ['One page', ''], pictures: [2] }

test('a document is found by its uploader only, for a day', async () => {
  const { userId, id } = await aDocument()
  expect(await findDocument(userId, id, minutes(23 * 60))).toMatchObject({ id })
  expect(await findDocument(userId, id, minutes(24 * 60))).toBeNull()
  expect(await findDocument(newId(now), id, now)).toBeNull()
  expect(await takeDocument(newId(now), id, now.getTime() + 60_000, now)).toBeNull()
})

test('the first of several Textract jobs for one scan is stored', async () => {
  const { userId, id } = await aDocument()
  await storeScan(userId, id, { jobId: 'a', startedAt: 1, layer })
  await storeScan(userId, id, { jobId: 'b', startedAt: 2, layer })
  expect(await findDocument(userId, id, now)).toMatchObject({ scan: { jobId: 'a', startedAt: 1, layer } })
})

test('of twenty concurrent readers one takes a document until its deadline', async () => {
  const { take } = await aDocument()
  const taken = await Promise.all(Array.from({ length: 20 }, () => take()))
  expect(taken.filter((held) => held !== null)).toHaveLength(1)
  expect(await take(minutes(0.9))).toBeNull()
  expect(await take(minutes(1.1))).toMatchObject({ attempts: 2 })
})

test('a scan with a running job is polled by one reader, and not before its release time', async () => {
  const { userId, id, take } = await aDocument()
  const held = (await take())!
  await storeScan(userId, id, { jobId: 'job', startedAt: now.getTime(), layer })
  expect(await take()).toBeNull()
  await releaseDocument(held, minutes(0.5).getTime())
  expect(await take(minutes(0.4))).toBeNull()
  expect(await take(minutes(0.6))).toMatchObject({ scan: { jobId: 'job', layer }, attempts: 1 })
})

test('a reader past its deadline does not release the document of the next one', async () => {
  const { take } = await aDocument()
  const late = (await take())!
  expect(await take(minutes(1.1))).not.toBeNull()
  await releaseDocument(late)
  expect(await take(minutes(1.2))).toBeNull()
})

test('a text is stored for an hour, and its document is not read twice', async () => {
  const { userId, id, take } = await aDocument()
  expect(await storeText(userId, id, 'Größe 🙂', now)).toBe(true)
  expect(await findDocument(userId, id, minutes(59))).toMatchObject({ text: 'Größe 🙂' })
  expect(await findDocument(userId, id, minutes(60))).toBeNull()
  expect(await take()).toBeNull()
})

test('the text layer of a scan is stored until the complete text is', async () => {
  const { userId, id } = await aDocument()
  expect(await hasRoomFor(layer)).toBe(true)
  await storeScan(userId, id, { jobId: 'job', startedAt: 1, layer })
  await storeText(userId, id, 'One page and another', now)
  expect(await findDocument(userId, id, now)).toMatchObject({ scan: { layer: { pages: [] } } })
})

test('a text that is too large for an item is not stored', async () => {
  const { userId, id } = await aDocument()
  expect(await storeText(userId, id, randomBytes(400_000).toString('hex'), now)).toBe(false)
  expect((await findDocument(userId, id, now))?.text).toBeUndefined()
})

test('the error of an unreadable document is stored, and the document is not read again', async () => {
  const { userId, id, take } = await aDocument()
  await storeRefusal(userId, id, { kind: 'unreadable', message: 'It is damaged.' })
  expect(await findDocument(userId, id, now)).toMatchObject({
    refusal: { kind: 'unreadable', message: 'It is damaged.' },
  })
  expect(await take()).toBeNull()
})
