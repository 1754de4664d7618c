import * as v from 'valibot'
import { revisionLimits } from '#contract/limits'
import { type NumberedVersion, VersionSummary } from '#contract/version'
import { estimateAfterSale } from '#domain/change/estimate-after-sale'
import { lastAcceptanceBefore } from '#domain/offer/sold'
import { withSold } from '#domain/offer/sold-estimate'
import { VersionRecord, readCurrentVersion, readEarlierVersion, requireEstimated, summaryOf } from './versions'
import { listSavedOf } from './saved-estimates'
import { openSold } from './shares'
import * as prefixes from './prefixes'
import { list } from './table'

/**
 * Returns the versions of a project, newest first, with what was agreed when an earlier one was sold. Throws 404
 * without the project, and 409 without an estimate.
 */
export async function listVersions(userId: string, id: string): Promise<VersionSummary[]> {
  const record = await requireEstimated(userId, id)
  const [current, earlier, saved] = await Promise.all([
    readCurrentVersion(userId, record),
    list(prefixes.versions(userId, id), revisionLimits.versions),
    record.savedCount > 0 ? listSavedOf(userId, id) : [],
  ])
  const opened = new Map<string, ReturnType<typeof openSold>>()
  const openSoldBefore = (number: number) => {
    const acceptance = lastAcceptanceBefore(saved, number)
    if (!acceptance) return null
    const { id } = acceptance.saved
    const found = opened.get(id) ?? openSold(userId, acceptance)
    opened.set(id, found)
    return found
  }
  const addSold = async (summary: VersionSummary, read: () => NumberedVersion | Promise<NumberedVersion>) => {
    const sold = await openSoldBefore(summary.number)
    if (!sold) return summary
    const { settings, terms, scope, record, ...version } = await read()
    const computed = estimateAfterSale(version, { settings, terms, scope, record }, sold)
    const estimation = withSold({ estimation: computed, createdAt: version.estimatedAt, settings, terms })
    const { totalHours, totalCost, price, timeline } = estimation
    return { ...summary, totalHours, totalPrice: price?.total ?? totalCost, weeks: timeline.weeks }
  }
  return Promise.all([
    addSold(summaryOf(record, current), () => current),
    ...v
      .parse(v.array(VersionRecord), earlier)
      .map((stored) => addSold(v.parse(VersionSummary, stored), () => readEarlierVersion(userId, stored))),
  ])
}
