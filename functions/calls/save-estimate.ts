import { isDeepStrictEqual } from 'node:util'
import * as calls from '#contract/calls'
import type { Estimation } from '#contract/estimation'
import { type NewSavedEstimate, estimateChanged, nothingToSave } from '#contract/saved-estimate'
import { projectNotFound } from '#contract/project'
import { saveEstimate } from '#functions/data/saved-estimates'
import { viewProject } from '#functions/data/project-view'
import { findProjectRecord } from '#functions/data/projects'
import { consume } from '#functions/data/rate-limits'
import { handle } from '#functions/lib/handle'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.saveEstimate, async ({ body, user, now }) => {
  const record = await findProjectRecord(user.id, body.projectId)
  if (!record) throw refuse.notFound(projectNotFound)
  const project = await viewProject(user.id, record, now)
  const { id: projectId, title, estimation, scope, terms, hourlyRate, developerCount, priority } = project
  if (!estimation || !record.estimatedAt) throw refuse.conflict(nothingToSave)
  if (!isSameTotals(body, estimation)) throw refuse.conflict(estimateChanged)

  const { totalCost, totalHours, price } = estimation
  const settings = { hourlyRate, developerCount, priority }
  const entry = {
    id: newId(now),
    projectId,
    title,
    createdAt: now.toISOString(),
    totalCost,
    totalPrice: price?.total,
    totalHours,
    settings,
    currency: terms.currency,
    version: record.version.number,
  }
  await consume('savesPerUser', user.id, now)
  const saved = await saveEstimate(user.id, {
    entry,
    body: { estimation, scope, terms },
    estimatedAt: record.estimatedAt,
  })
  if (!saved) throw refuse.conflict(estimateChanged)
  return saved
})

/** True if the client showed the totals that will be saved, and the price if it knows one. */
const isSameTotals = (shown: NewSavedEstimate, { totalHours, totalCost, price }: Estimation) =>
  [shown, shown.estimation].every((totals) => totals.totalHours === totalHours && totals.totalCost === totalCost) &&
  (!shown.estimation.price || isDeepStrictEqual(shown.estimation.price, price))
