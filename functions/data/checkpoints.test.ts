import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import { openCheckpoints } from './checkpoints'

// The current time, because the table may delete expired items at any moment.
const now = new Date()
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

test('a checkpoint is found by its name and project for a day', async () => {
  const [userId, projectId] = [newId(now), newId(now)]
  const checkpoints = openCheckpoints(userId, projectId)
  await checkpoints.save('section 1', { components: ['Login'] }, now)

  expect(await checkpoints.find('section 1', hours(23))).toEqual({ components: ['Login'] })
  expect(await checkpoints.find('section 1', hours(24))).toBeUndefined()
  expect(await checkpoints.find('section 2', now)).toBeUndefined()
  expect(await openCheckpoints(userId, newId(now)).find('section 1', now)).toBeUndefined()
})
