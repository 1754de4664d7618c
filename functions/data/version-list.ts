import * as v from 'valibot'
import { revisionLimits } from '#contract/limits'
import { type NumberedVersion, VersionSummary } from '#contract/version'
import { estimateSince } from '#domain/change/estimate-since'
import { acceptancesIn } from '#domain/offer/sold'
import { withSold } from '#domain/offer/sold-estimate'
import { VersionRecord, readCurrentVersion, readEarlierVersion, requireEstimated, summaryOf } from './versions'
import { listSavedOf } from './saved-estimates'
import { openSold } from './shares'
import { list, prefixes } from './table'

/**
 * Returns the versions of a project, newest first, with the options that were sold with an earlier one. Throws 404
 * without the project, and 409 without an estimate.
 */
export async function listVersions(userId: string, id: string): Promise<VersionSummary[]> {
  const record = await requireEstimated(userId, id)
  const [current, earlier, saved] = await Promise.all([
    readCurrentVersion(userId, record),
    list(prefixes.versions(userId, id), revisionLimits.versions),
    record.savedCount > 0 ? listSavedOf(userId, id) : [],
  ])
  const opened = new Map(
    acceptancesIn(saved).map((accepted) => [accepted.saved.version ?? 1, openSold(userId, accepted)]),
  )
  const addSold = async (summary: VersionSummary, read: () => NumberedVersion | Promise<NumberedVersion>) => {
    const before = Math.max(...[...opened.keys()].filter((number) => number < summary.number))
    const sold = await opened.get(before)
    if (!sold?.acceptedOptions.length) return summary
    const { settings, terms, scope, record, ...version } = await read()
    const since = estimateSince(sold, version, { settings, terms, scope, record })
    const estimation = withSold({ estimation: since, createdAt: version.estimatedAt, settings, terms })
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
