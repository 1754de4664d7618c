import type { Page } from 'playwright-core'
import { type Person, aWindow } from './browser'
import { anEstimate, brief, save } from './project'

/** Saves an estimate of which the last component is optional, and opens it. */
export async function aSavedEstimate(person: Person, title: string, requirements = brief.requirements) {
  const id = await anEstimate(person, { title, requirements })
  const { estimation } = await person.ask('getProject', { params: { id } })
  const optional = estimation!.components.filter(({ tasks }) => tasks.length > 0).at(-1)!
  const change = { component: optional.name, state: 'optional' }
  await person.ask('saveScope', { params: { id }, body: { revision: 0, changes: [change], added: [] } })
  await save(person, id)
  const [saved] = await person.ask('listSavedEstimates')
  const page = await aWindow(`/estimate/${id}?saved=${saved!.id}`, { as: person })
  return { page, id, optional: optional.name }
}

/** Fills in who responds to an offer, and returns the form for its acceptance. */
export async function sign(client: Page) {
  const form = client.locator('form').last()
  await form.getByLabel('Your name').fill('Grace Hopper')
  await form.getByLabel('Your email').fill('grace@example.com')
  return form
}
