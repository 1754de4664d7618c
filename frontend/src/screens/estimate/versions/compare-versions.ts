import type { Difference } from '#contract/difference'
import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import { type ChangedPair, includeAccepted } from '#domain/change/accepted-options'
import type { compareAssumptions, compareTexts } from '#domain/change/exclusion-changes'
import type { staleNames } from '#domain/change/stale-names'
import { lastAcceptanceOf, soldOf } from '#domain/offer/sold'
import { request } from '../../../api/request'

/**
 * Difference of two versions, each with the options that the client accepted, why options and sold work cost something
 * else, and names that a person should check.
 */
type Compared = Difference &
  Pick<ChangedPair<never, never>, 'accepted'> & {
    /** The same difference as its client reads it. */
    requested: Difference
    repriced: string
    repricedWork: string
    /** True if there is nothing to share. */
    isSame: boolean
    exclusions: ReturnType<typeof compareTexts>
    assumptions: ReturnType<typeof compareAssumptions>
    stale: ReturnType<typeof staleNames>
  }

/**
 * Compares versions as a change request of them does, or as they are if there can be none. The current one, which is saved
 * before it is shared, is compared as the project shows it.
 */
export async function compareVersions(project: Project, before: number, after: number): Promise<Compared> {
  const { id, version, estimation, terms } = project
  const { earlier, later } = before <= after ? await findSaved(id, before, after) : {}
  const [
    { difference },
    { describeRepriced, findRepriced },
    { describeRepricedWork },
    { compareAssumptions, compareTexts },
    { findLosing, staleNames },
    from,
    to,
  ] = await Promise.all([
    import('#domain/change/difference'),
    import('#domain/change/repriced-options'),
    import('#domain/change/repriced-work'),
    import('#domain/change/exclusion-changes'),
    import('#domain/change/stale-names'),
    readEstimate(id, before, earlier),
    after === version && estimation ? { estimation, settings: project, terms } : readEstimate(id, after, later),
  ])
  const pair = includeAccepted(from, to, from.acceptedOptions)
  const isSold = earlier !== undefined && lastAcceptanceOf(earlier) !== undefined
  const compared = difference(pair.before, pair.after)
  const requested = difference(pair.before, pair.after, { isClient: true })
  const [one, other] = [pair.before.estimation, pair.after.estimation]
  const exclusions = compareTexts(one, other)
  const assumptions = compareAssumptions(one, other)
  return {
    ...compared,
    requested,
    isSame:
      compared.price !== undefined &&
      [compared.rows, compared.lines, exclusions, assumptions].every(({ length }) => length === 0),
    accepted: pair.accepted,
    // Options that were not sold are no part of an agreement.
    repriced: isSold ? pair.repriced : describeRepriced(findRepriced(from, to), to),
    repricedWork: isSold ? describeRepricedWork(requested, pair) : '',
    exclusions,
    assumptions,
    stale: [staleNames, findLosing].flatMap((find) => find(one, other)),
  }
}

/**
 * Finds the saved estimates that a change request compares: what was sold if it is of the earlier version, else the newest.
 * A version is compared with itself only as it was sold.
 */
export async function findSaved(id: string, before: number, after: number) {
  const history = await request('listSavedEstimates')
  return { history, ...chooseSaved(history, { id, before, after }) }
}

interface Choice {
  id: string
  before: number
  after: number
}

export function chooseSaved(all: readonly SavedEstimate[], { id, before, after }: Choice) {
  const [earlier, later] = [before, after].map((number) =>
    all.filter(({ projectId, version = 1 }) => projectId === id && version === number),
  )
  const sold = soldOf(id, all)?.saved
  const newest = before < after ? earlier?.[0] : undefined
  return { earlier: sold && earlier?.includes(sold) ? sold : newest, later: later?.[0] }
}

/** Returns the newest later version of which a client accepted an offer, or 0. */
export const acceptedAfter = (all: readonly SavedEstimate[], { id, number }: { id: string; number: number }): number =>
  Math.max(
    0,
    ...all
      .filter((saved) => saved.projectId === id && lastAcceptanceOf(saved))
      .map(({ version = 1 }) => version)
      .filter((version) => version > number),
  )

/** Returns a saved estimate, or else that of a version. */
async function readEstimate(id: string, number: number, saved: SavedEstimate | undefined) {
  if (saved) return request('getSavedEstimate', { params: { id: saved.id } })
  const [{ estimateVersion }, version] = await Promise.all([
    import('#domain/estimate/estimate'),
    request('getVersion', { params: { id }, query: { number: String(number) } }),
  ])
  const { settings, terms, scope, record } = version
  return {
    estimation: estimateVersion(version, { settings, terms, scope, record }),
    settings,
    terms,
    acceptedOptions: [],
  }
}
