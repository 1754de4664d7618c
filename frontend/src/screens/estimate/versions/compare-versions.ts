import type { Difference } from '#contract/difference'
import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { compareNames, nameAccepted } from '#domain/change/changed-names'
import type { compareAssumptions, compareTexts } from '#domain/change/exclusion-changes'
import type { findStale } from '#domain/change/stale-names'
import { lastAcceptanceBefore, lastAcceptanceOf } from '#domain/offer/sold'
import { request } from '../../../api/request'
import type { ComparableEstimate } from './comparable-estimates'
import type { SoldBasis } from './sold-basis'

/**
 * Difference of two estimates as a client reads its lines, each with the options that the client accepted with the earlier
 * one, or else with the later one, why options and sold work cost something else, and names that a person should check.
 */
type Compared = Difference &
  ReturnType<typeof nameAccepted> & {
    /** The same difference as its client reads it. */
    requested: Difference
    repriced: string
    repricedWork: string
    /** True if the options were accepted with the later estimate. */
    isBack: boolean
    /** Earlier estimate as it was saved. Absent if it was not. */
    opened: SoldBasis | undefined
    /** True if there is nothing to share. */
    isSame: boolean
    renamed: ReturnType<typeof compareNames>
    exclusions: ReturnType<typeof compareTexts>
    assumptions: ReturnType<typeof compareAssumptions>
    stale: ReturnType<typeof findStale>
  }

/** Compares two estimates of a project, as a change request of them does. `own` are the saved estimates of the project. */
export async function compareVersions(
  project: Project,
  before: ComparableEstimate,
  after: ComparableEstimate,
  own: readonly SavedEstimate[],
): Promise<Compared> {
  const [
    { includeAccepted },
    { difference },
    { describeRepriced, findRepriced },
    { describeRepricedWork, namePriceChanges },
    { compareNames, nameAccepted },
    { compareAssumptions, compareTexts },
    { findStale },
    { quoteDifference },
    from,
    to,
  ] = await Promise.all([
    import('#domain/change/changed-pair'),
    import('#domain/change/difference'),
    import('#domain/change/repriced-options'),
    import('#domain/change/repriced-work'),
    import('#domain/change/changed-names'),
    import('#domain/change/exclusion-changes'),
    import('#domain/change/stale-names'),
    import('#domain/change/quoted-difference'),
    read(project, before, own),
    read(project, after, own),
  ])
  const isSold = isAccepted(before)
  // The other way around, both have the same options too.
  const isBack = !isSold && isAccepted(after)
  const [base, next] = isBack ? [to, from] : [from, to]
  const pair = includeAccepted(base, next, base.acceptedOptions)
  const [first, last] = isBack ? [pair.after, pair.before] : [pair.before, pair.after]
  const compared = difference(first, last)
  const requested = difference(first, last, { isClient: true })
  const [one, other] = [first.estimation, last.estimation]
  const exclusions = compareTexts(one, other)
  const assumptions = compareAssumptions(one, other)
  return {
    ...quoteDifference(compared),
    requested: quoteDifference(requested),
    isSame:
      compared.price !== undefined &&
      [compared.rows, compared.lines, exclusions, assumptions].every(({ length }) => length === 0),
    ...nameAccepted(base, next, pair),
    isBack,
    opened: 'projectId' in from ? from : undefined,
    // Options that were not sold are no part of an agreement.
    repriced: describeRepriced(
      findRepriced(from, to, isSold ? pair.accepted : isBack ? pair.options : undefined),
      to,
      namePriceChanges(from, to),
      true,
    ),
    repricedWork: isSold ? describeRepricedWork(requested, pair) : '',
    renamed: compareNames(from.estimation, to.estimation),
    exclusions,
    assumptions,
    // Sharing decides.
    stale: after.isCurrent && !after.saved?.links ? findStale(one, other, project.scope) : [],
  }
}

const isAccepted = ({ saved }: ComparableEstimate) => saved !== undefined && lastAcceptanceOf(saved) !== undefined

/** Returns the newest later version of which a client accepted an offer, or 0. */
export const acceptedAfter = (all: readonly SavedEstimate[], { id, number }: { id: string; number: number }): number =>
  Math.max(
    0,
    ...all
      .filter((saved) => saved.projectId === id && lastAcceptanceOf(saved))
      .map(({ version = 1 }) => version)
      .filter((version) => version > number),
  )

/**
 * Reads the current estimate, which is saved before it is shared, as the project shows it, unless it was sold. Others are
 * read as they were saved, if they were.
 */
const read = (project: Project, estimate: ComparableEstimate, own: readonly SavedEstimate[]) =>
  estimate.saved && (!estimate.isCurrent || isAccepted(estimate))
    ? readSaved(estimate.saved)
    : readVersion(project, estimate, own)

const readSaved = ({ id }: SavedEstimate) => request('getSavedEstimate', { params: { id } })

/** Returns the estimate of a version as the list of versions has it, the current one as the project shows it. */
async function readVersion(project: Project, { number, isCurrent }: ComparableEstimate, own: readonly SavedEstimate[]) {
  const { id, estimation } = project
  if (isCurrent && estimation) return { estimation, settings: project, terms: project.terms, acceptedOptions: [] }
  const sold = lastAcceptanceBefore(own, number)?.saved
  const [{ estimateVersion }, since, version, opened] = await Promise.all([
    import('#domain/estimate/estimate'),
    sold && import('#domain/change/estimate-since'),
    request('getVersion', { params: { id }, query: { number: `${number}` } }),
    sold && readSaved(sold),
  ])
  const { settings, terms, scope, record } = version
  const plain = estimateVersion(version, { settings, terms, scope, record })
  const computed = { estimation: plain, settings, terms, createdAt: version.estimatedAt }
  return {
    estimation: since && opened ? since.estimateSince(opened, computed) : plain,
    settings,
    terms,
    acceptedOptions: [],
  }
}
