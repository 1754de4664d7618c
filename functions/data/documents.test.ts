import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import { createDocument, findDocument, setJobId } from './documents'

const now = new Date('2026-11-02T10:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

test('a document is its uploader’s, for a day', async () => {
  const [userId, id] = [newId(now), newId(now)]
  await createDocument(userId, id, now)
  expect(await findDocument(userId, id, hours(23))).toMatchObject({ id })
  expect(await findDocument(userId, id, hours(24))).toBeNull()
  expect(await findDocument(newId(now), id, now)).toBeNull()
})

test('of several Textract jobs for one scan all callers go on with the same', async () => {
  const [userId, id] = [newId(now), newId(now)]
  await createDocument(userId, id, now)
  const kept = await Promise.all(['a', 'b', 'c'].map((job) => setJobId(userId, id, job)))
  expect(new Set(kept).size).toBe(1)
  expect(await findDocument(userId, id, now)).toMatchObject({ jobId: kept[0] })
})
