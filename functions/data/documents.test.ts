import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import {
  createDocument,
  findDocument,
  hasRoomFor,
  keepRefusal,
  keepText,
  releaseDocument,
  setJobId,
  takeDocument,
} from './documents'

// Of today: what is over by the table's own clock, it may delete at any moment.
const now = new Date()
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const until = minutes(1).getTime()

async function aDocument() {
  const [userId, id] = [newId(now), newId(now)]
  await createDocument(userId, id, now)
  return { userId, id }
}

test('a document is its uploader’s, for a day', async () => {
  const { userId, id } = await aDocument()
  expect(await findDocument(userId, id, minutes(23 * 60))).toMatchObject({ id })
  expect(await findDocument(userId, id, minutes(24 * 60))).toBeNull()
  expect(await findDocument(newId(now), id, now)).toBeNull()
})

test('of several Textract jobs for one scan all callers go on with the same', async () => {
  const { userId, id } = await aDocument()
  const kept = await Promise.all(['a', 'b', 'c'].map((job) => setJobId(userId, id, job)))
  expect(new Set(kept).size).toBe(1)
  expect(await findDocument(userId, id, now)).toMatchObject({ jobId: kept[0] })
})

test('of twenty at once, one reads a document; when it dies or gives up, the next one may', async () => {
  const { userId, id } = await aDocument()
  const take = (at: Date) => takeDocument(userId, id, at.getTime() + 60_000, at)
  const taken = await Promise.all(Array.from({ length: 20 }, () => take(now)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await take(minutes(0.9))).toBe(false)
  expect(await take(minutes(1.1))).toBe(true)
  await releaseDocument(userId, id)
  expect(await take(minutes(1.1))).toBe(true)
  expect(await takeDocument(newId(now), id, until, now)).toBe(false)
})

test('a text that was read can be asked for again for an hour, and nobody reads it twice', async () => {
  const { userId, id } = await aDocument()
  expect(await keepText(userId, id, 'Größe 🙂', now)).toBe(true)
  expect(await findDocument(userId, id, minutes(59))).toMatchObject({ text: 'Größe 🙂' })
  expect(await findDocument(userId, id, minutes(60))).toBeNull()
  expect(await takeDocument(userId, id, until, now)).toBe(false)
})

test('what a scan says as text is kept with its job, until the whole text is there', async () => {
  const { userId, id } = await aDocument()
  const layer = { pages: ['One page', ''], pictures: [2] }
  expect(await hasRoomFor(layer)).toBe(true)
  await setJobId(userId, id, 'job', layer)
  expect(await findDocument(userId, id, now)).toMatchObject({ jobId: 'job', layer })
  await keepText(userId, id, 'One page and another', now)
  expect((await findDocument(userId, id, now))?.layer).toBeUndefined()
})

test('a text that no item can hold is not kept', async () => {
  const { userId, id } = await aDocument()
  expect(await keepText(userId, id, randomBytes(400_000).toString('hex'), now)).toBe(false)
  expect((await findDocument(userId, id, now))?.text).toBeUndefined()
})

test('the reason why a document cannot be read is kept', async () => {
  const { userId, id } = await aDocument()
  await keepRefusal(userId, id, { status: 422, sentence: 'It is damaged.' })
  expect(await findDocument(userId, id, now)).toMatchObject({ refusal: { status: 422, sentence: 'It is damaged.' } })
  expect(await takeDocument(userId, id, until, now)).toBe(false)
})
