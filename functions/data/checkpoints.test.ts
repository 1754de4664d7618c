import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import { checkpointsOf } from './checkpoints'

// Of today: what is over by the table's own clock, it may delete at any moment.
const now = new Date()
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

test('a finished section is found under its name, by its project, for a day', async () => {
  const [userId, projectId] = [newId(now), newId(now)]
  const sections = checkpointsOf(userId, projectId)
  await sections.keep('section 1', { components: ['Login'] }, now)

  expect(await sections.find('section 1', hours(23))).toEqual({ components: ['Login'] })
  expect(await sections.find('section 1', hours(24))).toBeUndefined()
  expect(await sections.find('section 2', now)).toBeUndefined()
  expect(await checkpointsOf(userId, newId(now)).find('section 1', now)).toBeUndefined()
})
