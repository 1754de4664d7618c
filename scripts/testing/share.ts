import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Estimation } from '#contract/estimation'
import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import { type Scope, emptyScope } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import type { NewShare, Share, ShareChoices, SharedOffer } from '#contract/share'
import { estimateVersion } from '#domain/estimate/estimate'
import { handler as createShare } from '#functions/calls/create-share'
import { handler as getOffer } from '#functions/calls/get-offer'
import { handler as listSavedEstimates } from '#functions/calls/list-saved-estimates'
import { handler as listShares } from '#functions/calls/list-shares'
import { handler as saveEstimate } from '#functions/calls/save-estimate'
import { handler as saveScope } from '#functions/calls/save-scope'
import { bodyOf as bodyToSave, saveEstimate as storeEstimate } from '#functions/data/estimate-saving'
import { saveScope as storeScope } from '#functions/data/scopes'
import type { UserRecord } from '#functions/data/users'
import { versionOf } from '#functions/data/versions'
import { newId } from '#functions/lib/ids'
import { aBreakdown, aDraft, aProject, anAnalysis } from './project'
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

/** Scope of an estimate of which the component "Pages" is optional. */
const scope: Scope = { ...emptyScope, changes: [{ component: 'Pages', state: 'optional' }] }

/** Stores a scope and an estimate with it, as the calls that save them do. */
async function saveFirst(userId: string, projectId: string) {
  await storeScope(userId, projectId, { ...scope, revision: 0 })
  const { title, hourlyRate, developerCount, priority } = { ...defaultSettings, ...aDraft() }
  const settings = { hourlyRate, developerCount, priority }
  const edited = { scope: { ...scope, revision: 1 }, terms: defaultTerms }
  const made = aBreakdown()
  const person = { ...edited, settings, record: undefined }
  const text = JSON.stringify(estimateVersion(versionOf(anAnalysis(), made), person))
  const estimation = JSON.parse(text) as Estimation
  const { totalHours, totalCost, price } = estimation
  const now = new Date()
  const entry = {
    id: newId(now),
    projectId,
    title,
    createdAt: now.toISOString(),
    estimatedAt: made.estimatedAt,
    totalHours,
    totalCost,
    totalPrice: price?.total,
    settings,
    currency: defaultTerms.currency,
    version: 1,
  }
  await storeEstimate(userId, { entry, body: bodyToSave({ estimation, ...edited })!, revision: 2 })
  return { estimation, savedId: entry.id }
}

/** Creates a user with a saved estimate, of which the component "Pages" is optional. */
export async function aSharer(given: Partial<UserRecord> = {}) {
  const person = await aUser(given)
  const { ask, user } = person
  const id = await aProject(user.id, 'completed')
  const { estimation, savedId } = await saveFirst(user.id, id)
  let revision = 1
  /** Saves the estimate with another scope. */
  const saveWith = async (changes: Scope['changes']) => {
    const scoped = await saveScope(ask({ revision: revision++, changes, added: [] }, { id }))
    const { title, estimation } = bodyOf(scoped) as Project
    const { totalHours, totalCost } = estimation!
    const saving = { projectId: id, title, totalHours, totalCost, estimation }
    return { estimation: estimation!, saved: bodyOf(await saveEstimate(ask(saving))) as SavedEstimate }
  }
  const share = (given?: Partial<ShareChoices>) => createShare(ask(someChoices(given), { id: savedId }))
  return {
    ...person,
    projectId: id,
    savedId,
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
