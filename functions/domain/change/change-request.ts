import type { Difference, DifferenceRow, LineDifference, TaskDifference } from '#contract/difference'
import type { Estimation, Line } from '#contract/estimation'
import type { OfferedChanges } from '#contract/offer-basis'
import type { SavedSnapshot } from '#contract/saved-estimate'
import type { Offer, ShareChoices } from '#contract/share'
import { sum } from '#domain/hours/apportion'
import { type Sender, offerOf } from '#domain/offer/offer'
import { lastAcceptanceOf } from '#domain/offer/sold'
import { linesBeside } from '#domain/scope/included-lines'
import { asksNothing, quotedText } from '#domain/text/quoted-line'
import { quote } from '#domain/text/text'
import type { ChangedPair } from './accepted-options'
import { describeRewording } from './change-text'
import { difference, restNames } from './difference'
import { compareTexts, findsExcludedWork, outOfScope, renamerBetween } from './exclusion-changes'
import { removedBetween } from './line-changes'

type Given = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>

/**
 * Projects the difference of two saved estimates to an offer: only what changed, and the difference of the prices.
 * Returns null if their currencies differ. A client accepts it like any other offer, and earlier offers stay as they are.
 */
export function changeRequestOf(
  {
    before: since,
    after: saved,
    accepted,
    options,
    repriced,
  }: ChangedPair<Given & Pick<SavedSnapshot, 'createdAt' | 'links'>, Given>,
  choices: ShareChoices,
  sender: Sender,
): Offer | null {
  const { show } = choices
  const compared = difference(since, saved, { isClient: true })
  if (!compared.price) return null
  const before = offerOf(since, { ...choices, options: [] }, sender)
  const { range: _, risks: __, ...after } = offerOf(saved, { ...choices, options: [] }, sender)
  const earlier = [...before.assumptions, ...before.exclusions, ...before.notEstimated.map(({ text }) => text)]
  const rename = renamerBetween(since.estimation, saved.estimation)
  const known = new Set([...earlier, ...earlier.map(rename)])
  const isNew = (text: string) => !known.has(text)
  const isRemoved = findsRemovedWork(since.estimation, saved.estimation)
  // Options come first. They are not out of scope.
  const optional = new Set(after.exclusions.slice(0, saved.estimation.options.length))
  /** Returns the exclusions or assumptions that the client has to know of, and those that no longer apply. */
  const changesOf = (list: 'exclusions' | 'assumptions') => {
    const compared = compareTexts(since.estimation, saved.estimation, [before[list], after[list]])
    return {
      texts: compared.flatMap(({ before: old, after: text }) => {
        if (text === undefined || !isNew(text)) return []
        if (optional.has(text)) return text.replace(outOfScope, optionalHere)
        return old === undefined || text.startsWith(outOfScope) ? text : describeRewording(old, text)
      }),
      ended: compared.flatMap(({ before: old, after: text }) => (text === undefined && !isRemoved(old!) ? old! : [])),
    }
  }
  const [exclusions, assumptions] = [changesOf('exclusions'), changesOf('assumptions')]
  const hasWork = findsBuiltLines(saved.estimation)
  const ended = [
    ...exclusions.ended,
    ...before.notEstimated
      .filter(hasWork)
      .map(({ text }) => `From your requirements, without work before: ${quote(text)}`),
  ]
  const { price, weeks, hours } = compared
  const percents = { before: before.price.discount.percent, after: after.price.discount.percent }
  return {
    ...after,
    components: [],
    lines: [],
    milestones: [],
    exclusions: exclusions.texts,
    notEstimated: after.notEstimated.filter(({ text }) => isNew(text)),
    assumptions: assumptions.texts,
    price: {
      currency: price.currency,
      quoted: after.price.quoted - before.price.quoted,
      discount: {
        percent: after.price.discount.percent,
        amount: after.price.discount.amount - before.price.discount.amount,
      },
      tax: { percent: after.price.tax.percent, amount: after.price.tax.amount - before.price.tax.amount },
      total: price.after - price.before,
    },
    ...(show.hours && { hours: hours.after - hours.before }),
    change: {
      since: since.createdAt,
      acceptedAt: lastAcceptanceOf(since)?.at,
      price: { before: price.before, after: price.after },
      weeks,
      ...(percents.before !== percents.after && { discount: percents }),
      ...(accepted.length > 0 && { accepted, options }),
      ...(repriced && { repriced }),
      ...(show.hours && { hours }),
      ...(ended.length > 0 && { ended }),
      ...(assumptions.ended.length > 0 && { endedAssumptions: assumptions.ended }),
      ...changesIn(compared, saved, show),
    },
  }
}

/** True for a change request that shows its client no change. */
export const changesNothing = ({ price, exclusions, assumptions, notEstimated, change }: Offer): boolean =>
  price.total === 0 &&
  change?.weeks.before === change?.weeks.after &&
  [exclusions, assumptions, notEstimated, change?.rows, change?.lines, change?.ended, change?.endedAssumptions].every(
    (all = []) => all.length === 0,
  )

/** Returns the rows and lines of a difference that a client sees. */
export function changesIn(
  { rows, lines }: Difference,
  { estimation }: Pick<Given, 'estimation'>,
  show: ShareChoices['show'],
): OfferedChanges {
  const unbuilt = unbuiltLines(estimation)
  return {
    lines: lines
      .filter(({ isPriced, isLost, after }) =>
        isPriced ? isLost || !show.tasks : after === undefined || !unbuilt.has(after),
      )
      .map((line) => ({ ...line, ...quoteWords(line) }))
      .filter(
        ({ isPriced, before, after }) =>
          before !== after && (isPriced || ![before, after].every((text = '') => asksNothing(text))),
      ),
    // The price table has the discount and the tax.
    rows: foldRest(rows.filter(({ cause }) => cause !== 'discount' && cause !== 'tax'))
      .map((row) => ({ ...row, tasks: tasksThatDiffer(row) }))
      .filter((row) => (show.hours && row.hours !== 0) || row.price !== 0 || (show.tasks && row.tasks.length > 0))
      .map((row) => ({
        name: row.name,
        price: row.price ?? 0,
        ...(show.hours && { hours: row.hours }),
        ...(show.tasks && {
          tasks: row.tasks.map(({ hours, lines, ...task }) => ({
            ...task,
            lines: lines.map(({ id, text, before }) => ({
              id,
              text: quotedText(text),
              before: before && quotedText(before),
            })),
            ...(show.hours && { hours }),
          })),
        }),
      })),
  }
}

/**
 * Returns the tasks of a row without those whose hours are the same and whose changed words others have, unless nothing
 * else explains its price.
 */
function tasksThatDiffer({ tasks, price }: DifferenceRow): DifferenceRow['tasks'] {
  const moves = ({ kind, hours }: TaskDifference) => kind !== 'changed' || hours !== 0
  const shown = new Set(tasks.filter(moves).flatMap(({ lines }) => lines.map(({ id }) => id)))
  const differing = tasks.filter((task) => {
    const changed = task.lines.filter(({ id, before }) => before !== undefined && !shown.has(id))
    for (const { id } of changed) shown.add(id)
    return moves(task) || changed.length > 0
  })
  return differing.length === 0 && price !== 0 ? tasks : differing
}

/**
 * Returns a function that detects exclusions of work whose lines were all removed. That work is not part of the later
 * estimate either.
 */
function findsRemovedWork(before: Estimation, after: Estimation) {
  const removed = new Set(removedBetween(before, after))
  const findWork = findsExcludedWork(before)
  return (text: string) => {
    const { sources = [] } = findWork(text) ?? {}
    return sources.length > 0 && sources.every((id) => removed.has(id))
  }
}

/** Returns a function that detects lines, as a client reads them, that work in scope builds. */
function findsBuiltLines(estimation: Estimation) {
  const unbuilt = unbuiltLines(estimation)
  const built = new Set(estimation.lines.flatMap(({ text }) => (unbuilt.has(text) ? [] : quotedText(text))))
  return ({ text }: Line) => built.has(text)
}

const optionalHere = 'Optional, and not part of this change:'

/** Returns the words of lines that no work in scope builds. The exclusions and the lines not estimated have them. */
function unbuiltLines({ components, options, outOfScope, notEstimated, lines }: Estimation): ReadonlySet<string> {
  const leftOut = [...options, ...outOfScope]
  const built = new Set(components.flatMap(linesBeside(leftOut)))
  const ids = new Set([...notEstimated, ...leftOut.flatMap(({ sources }) => sources)])
  return new Set(lines.flatMap(({ id, text }) => (ids.has(id) && !built.has(id) ? text : [])))
}

/** Returns the words of a line that differs as a client reads them. */
const quoteWords = ({ before, after }: Pick<LineDifference, 'before' | 'after'>) => ({
  before: before && quotedText(before),
  after: after && quotedText(after),
})

/** Sums the rows that no work explains into one that does not show how the owner calculates. */
function foldRest(rows: readonly DifferenceRow[]): DifferenceRow[] {
  const isRest = ({ cause }: DifferenceRow) => cause !== undefined
  const rest = rows.filter(isRest)
  const price = sum(rest.map(({ price = 0 }) => price))
  const hours = sum(rest.map(({ hours }) => hours))
  const folded = { name: nameRest(rest, price), hours, price, tasks: [] }
  return rows.flatMap((row) => (row === rest[0] ? [folded] : isRest(row) ? [] : [row]))
}

/** Names the sum of such rows for a client. Rounding, and what accepted options were sold for, are named only alone. */
function nameRest(rest: readonly DifferenceRow[], price: number): string {
  const causes = new Set(rest.map(({ cause }) => cause))
  causes.delete('rounding')
  if (causes.size === 0) return restNames.rounding
  if (causes.size === 1 && causes.has('agreed')) return restNames.agreed
  return `${price === 0 ? 'Other hours' : price < 0 ? 'Lower price' : 'Higher price'} for the same work`
}
