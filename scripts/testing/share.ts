import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { Scope } from '#contract/scope'
import type { NewShare, Share, ShareChoices, SharedOffer } from '#contract/share'
import { handler as createShare } from '#functions/calls/create-share'
import { handler as getOffer } from '#functions/calls/get-offer'
import { handler as listSavedEstimates } from '#functions/calls/list-saved-estimates'
import { handler as listShares } from '#functions/calls/list-shares'
import { handler as saveEstimate } from '#functions/calls/save-estimate'
import { handler as saveScope } from '#functions/calls/save-scope'
import type { UserRecord } from '#functions/data/users'
import { aProject } from './project'
import { aRequest, aUser } from './user'

export const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)

export const someChoices = (given: Partial<ShareChoices> = {}): ShareChoices => ({
  title: 'A wiki for your staff',
  note: 'Thank you.',
  show: { hours: false, tasks: false, range: false, risks: false, rates: false },
  options: [{ component: 'Pages' }],
  validUntil: inDays(30),
  ...given,
})

export const bodyOf = ({ body = '' }: APIGatewayProxyStructuredResultV2): unknown => JSON.parse(body)

/** Creates a user with a saved estimate, of which the component "Pages" is optional. */
export async function aSharer(given: Partial<UserRecord> = {}) {
  const person = await aUser(given)
  const { ask, user } = person
  const id = await aProject(user.id, 'completed')
  let revision = 0
  /** Saves the estimate with another scope. */
  const saveWith = async (changes: Scope['changes']) => {
    const scoped = await saveScope(ask({ revision: revision++, changes, added: [] }, { id }))
    const { title, estimation } = bodyOf(scoped) as Project
    const { totalHours, totalCost } = estimation!
    const saving = { projectId: id, title, totalHours, totalCost, estimation }
    return { estimation: estimation!, saved: bodyOf(await saveEstimate(ask(saving))) as SavedEstimate }
  }
  const { estimation, saved } = await saveWith([{ component: 'Pages', state: 'optional' }])
  const share = (given?: Partial<ShareChoices>) => createShare(ask(someChoices(given), { id: saved.id }))
  return {
    ...person,
    projectId: id,
    savedId: saved.id,
    estimation,
    saveWith,
    share,
    /** Creates a link. */
    link: async (given?: Partial<ShareChoices>) => bodyOf(await share(given)) as NewShare,
    /** Creates a link to another saved estimate, to its difference if it is compared with an earlier one. */
    shareOf: async ({ id }: SavedEstimate, since?: string) =>
      bodyOf(await createShare(ask(someChoices({ options: [], since }), { id }))) as NewShare,
    list: async () => bodyOf(await listShares(ask())) as Share[],
    history: async () => bodyOf(await listSavedEstimates(ask())) as SavedEstimate[],
  }
}

/** Opens a link as a client with an IP of their own. */
export const open = (token: string) => getOffer(aRequest()(undefined, { token }))

export const openedOffer = async (token: string) => bodyOf(await open(token)) as SharedOffer
