import { expect, test } from 'vitest'
import { type SavedEstimate, savedNotFound } from '#contract/saved-estimate'
import type { Project } from '#contract/project'
import { defaultTerms } from '#contract/terms'
import { newId } from '#functions/lib/ids'
import { aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as getProject } from './get-project'
import { handler as save } from './save-estimate'
import { handler as getSavedEstimate } from './get-saved-estimate'
import { handler as update } from './update-project'

/** Creates a user with a saved estimate. */
async function someone() {
  const { user, ask } = await aUser()
  const id = await aProject(user.id, 'completed')
  const { title, estimation } = JSON.parse((await getProject(ask(undefined, { id }))).body ?? '') as Project
  const { totalHours, totalCost } = estimation!
  const reply = await save(ask({ projectId: id, title, totalHours, totalCost, estimation }))
  return { ask, id, estimation, entry: JSON.parse(reply.body ?? '') as SavedEstimate }
}

test('a saved estimate does not change with its project', async () => {
  const { ask, id, estimation, entry } = await someone()
  await update(ask({ hourlyRate: 250, developerCount: 4, priority: 'rush' }, { id }))

  const reply = await getSavedEstimate(ask(undefined, { id: entry.id }))

  expect(reply.statusCode).toBe(200)
  expect(JSON.parse(reply.body ?? '')).toEqual({ ...entry, acceptedOptions: [], estimation, terms: defaultTerms })
  expect(entry.settings).toEqual({ hourlyRate: 100, developerCount: 2, priority: 'standard' })
})

test('another user’s saved estimate, a missing one and a malformed id are not found', async () => {
  const [owner, other] = await Promise.all([someone(), someone()])
  for (const id of [owner.entry.id, newId(new Date()), owner.id, 'x'.repeat(3_000), '', '..'])
    expect(await getSavedEstimate(other.ask(undefined, { id }))).toMatchObject({ statusCode: 404, body: savedNotFound })
})
