import { isDeepStrictEqual } from 'node:util'
import * as calls from '#contract/calls'
import type { Estimation } from '#contract/estimation'
import { type NewSavedEstimate, type SavedEstimate, estimateChanged, nothingToSave } from '#contract/saved-estimate'
import type { Settings } from '#contract/settings'
import { soldOf } from '#domain/offer/sold'
import { withSold } from '#domain/offer/sold-estimate'
import { bodyOf, saveEstimate } from '#functions/data/estimate-saving'
import { viewProject } from '#functions/data/project-view'
import { requireProjectRecord } from '#functions/data/projects'
import { consume } from '#functions/data/rate-limits'
import { listSavedOf } from '#functions/data/saved-estimates'
import { handle } from '#functions/http/handle'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'
import { backOff } from '#functions/lib/retry'

const maxAttempts = 3

export const handler = handle(calls.saveEstimate, async ({ body, user, now }) => {
  await consume('savesPerUser', user.id, now)
  // A change in the meantime is no reason to fail if the estimate is still the one that the client showed.
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const saved = await trySave(user.id, body, now)
    if (saved) return saved
    await backOff(attempt)
  }
  throw refuse.conflict(estimateChanged)
})

/** Returns null if the estimate may have changed since it was read. */
async function trySave(userId: string, shown: NewSavedEstimate, now: Date): Promise<SavedEstimate | null> {
  const record = await requireProjectRecord(userId, shown.projectId)
  const project = await viewProject(userId, record, now)
  const {
    id: projectId,
    title,
    estimation,
    terms,
    hourlyRate,
    developerCount,
    priority,
    version,
    estimatedAt,
  } = project
  const body = bodyOf(project)
  if (!estimation || !body) throw refuse.conflict(nothingToSave)
  const settings = { hourlyRate, developerCount, priority }
  if (!isAsShown(shown, estimation, settings)) throw refuse.conflict(estimateChanged)

  const { totalCost, totalHours, price } = estimation
  const createdAt = now.toISOString()
  const entry = {
    id: newId(now),
    projectId,
    title,
    createdAt,
    estimatedAt,
    totalCost,
    totalPrice: price?.total,
    totalHours,
    settings,
    currency: terms.currency,
    version,
    withSold: await totalsWithSold(userId, projectId, { createdAt, estimation, settings, terms }),
  }
  return saveEstimate(userId, { entry, body, revision: record.estimateRevision })
}

/** Returns the totals of an estimate with the options that were sold before it. Undefined if there are none. */
async function totalsWithSold(userId: string, projectId: string, given: Parameters<typeof withSold>[0]) {
  const { totalCost, totalHours: hours, price } = withSold(given)
  const sold = given.estimation.options.some(({ isSold }) => isSold)
    ? soldOf(projectId, await listSavedOf(userId, projectId))
    : undefined
  return sold && { price: price?.total ?? totalCost, hours, acceptedAt: sold.acceptedAt }
}

/** True if the client showed the totals that will be saved, and the price, weeks and settings if it sent them. */
function isAsShown(shown: NewSavedEstimate, estimation: Estimation, settings: Settings): boolean {
  const { totalHours, totalCost, price, timeline } = estimation
  return (
    [shown, shown.estimation].every((totals) => totals.totalHours === totalHours && totals.totalCost === totalCost) &&
    (!shown.estimation.price || isDeepStrictEqual(shown.estimation.price, price)) &&
    (!shown.estimation.timeline || shown.estimation.timeline.weeks === timeline.weeks) &&
    (!shown.settings || isDeepStrictEqual(shown.settings, settings))
  )
}
