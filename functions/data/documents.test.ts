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

// Near the current time: the table may delete items whose time is over by its own clock.
const now = new Date()
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

async function aDocument() {
  const [userId, id] = [newId(now), newId(now)]
  await createDocument(userId, id, now)
  const take = (at = now) => takeDocument(userId, id, at.getTime() + 60_000, at)
  return { userId, id, take }
}

const layer = { pages: ['One page', ''], pictures: [2] }

test('a document is its uploader’s, for a day', async () => {
  const { userId, id } = await aDocument()
  expect(await findDocument(userId, id, minutes(23 * 60))).toMatchObject({ id })
  expect(await findDocument(userId, id, minutes(24 * 60))).toBeNull()
  expect(await findDocument(newId(now), id, now)).toBeNull()
  expect(await takeDocument(newId(now), id, now.getTime() + 60_000, now)).toBeNull()
})

test('of several Textract jobs for one scan the first is stored', async () => {
  const { userId, id } = await aDocument()
  await storeScan(userId, id, { jobId: 'a', startedAt: 1, layer })
  await storeScan(userId, id, { jobId: 'b', startedAt: 2, layer })
  expect(await findDocument(userId, id, now)).toMatchObject({ scan: { jobId: 'a', startedAt: 1, layer } })
})

test('of twenty concurrent readers one takes a document, and no other until its time is over', async () => {
  const { take } = await aDocument()
  const taken = await Promise.all(Array.from({ length: 20 }, () => take()))
  expect(taken.filter((held) => held !== null)).toHaveLength(1)
  expect(await take(minutes(0.9))).toBeNull()
  expect(await take(minutes(1.1))).toMatchObject({ attempts: 2 })
})

test('a scan whose job runs is polled by one reader, and not before the time of its release', async () => {
  const { userId, id, take } = await aDocument()
  const held = (await take())!
  await storeScan(userId, id, { jobId: 'job', startedAt: now.getTime(), layer })
  expect(await take()).toBeNull()
  await releaseDocument(held, minutes(0.5).getTime())
  expect(await take(minutes(0.4))).toBeNull()
  expect(await take(minutes(0.6))).toMatchObject({ scan: { jobId: 'job', layer }, attempts: 1 })
})

test('a reader whose time is over does not release the document of the next one', async () => {
  const { take } = await aDocument()
  const late = (await take())!
  expect(await take(minutes(1.1))).not.toBeNull()
  await releaseDocument(late)
  expect(await take(minutes(1.2))).toBeNull()
})

test('a text can be asked for again for an hour, and nobody reads it twice', async () => {
  const { userId, id, take } = await aDocument()
  expect(await storeText(userId, id, 'Größe 🙂', now)).toBe(true)
  expect(await findDocument(userId, id, minutes(59))).toMatchObject({ text: 'Größe 🙂' })
  expect(await findDocument(userId, id, minutes(60))).toBeNull()
  expect(await take()).toBeNull()
})

test('a scan’s layer is stored until the whole text is there', async () => {
  const { userId, id } = await aDocument()
  expect(await hasRoomFor(layer)).toBe(true)
  await storeScan(userId, id, { jobId: 'job', startedAt: 1, layer })
  await storeText(userId, id, 'One page and another', now)
  expect(await findDocument(userId, id, now)).toMatchObject({ scan: { layer: { pages: [] } } })
})

test('a text that no item can hold is not stored', async () => {
  const { userId, id } = await aDocument()
  expect(await storeText(userId, id, randomBytes(400_000).toString('hex'), now)).toBe(false)
  expect((await findDocument(userId, id, now))?.text).toBeUndefined()
})

test('the reason why a document cannot be read is stored, and nobody reads it again', async () => {
  const { userId, id, take } = await aDocument()
  await storeRefusal(userId, id, { kind: 'unreadable', sentence: 'It is damaged.' })
  expect(await findDocument(userId, id, now)).toMatchObject({
    refusal: { kind: 'unreadable', sentence: 'It is damaged.' },
  })
  expect(await take()).toBeNull()
})
