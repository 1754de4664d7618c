import type { Difference, DifferenceRow, TaskDifference } from '#contract/difference'
import type { Estimation, Line } from '#contract/estimation'
import type { OfferedChanges } from '#contract/offer-basis'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { type Offer, type ShareChoices, nothingChanged, onlyOptional } from '#contract/share'
import { sum } from '#domain/hours/apportion'
import { titleOf } from '#domain/hours/task-titles'
import { type Sender, offerOf } from '#domain/offer/offer'
import { lastAcceptanceOf } from '#domain/offer/sold'
import { findsAsking } from '#domain/offer/unworked-items'
import { linesBeside } from '#domain/scope/included-lines'
import { quotedText } from '#domain/text/quoted-line'
import { quote } from '#domain/text/text'
import { builtIn, taskKeysOf } from './accepted-options'
import { type ChangedPair } from './changed-pair'
import { describeRewording } from './change-text'
import { difference, restNames, roundingName } from './difference'
import { findsEnded } from './ended-exclusions'
import { compareTexts, findsExcludedWork, outOfScope } from './exclusion-changes'
import { quoteLine, quoteTaskLine } from './quoted-difference'
import { describeReason } from './repriced-work'

type Given = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms' | 'scope'>

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
  const isNew = (text: string) => !earlier.includes(text)
  const findEnded = findsEnded(since, saved, compared)
  const findWork = findsExcludedWork(saved.estimation)
  const built = builtIn(since)
  // Options come first. They are not out of scope, and no client read that they were.
  const optionalBefore = before.exclusions.slice(0, since.estimation.options.length)
  const optional = after.exclusions.slice(0, saved.estimation.options.length)
  /** Returns the exclusions or assumptions that the client has to know of, and those that no longer apply. */
  const changesOf = (list: 'exclusions' | 'assumptions') => {
    const compared = compareTexts(since.estimation, saved.estimation, [before[list], after[list]])
    return {
      texts: compared.flatMap(({ before: old, after: text }) => {
        if (text === undefined || !isNew(text)) return []
        const work = findWork(text)
        const wasBuilt = work && taskKeysOf(work).some((key) => built.has(key))
        if (optional.includes(text)) return text.replace(outOfScope, wasBuilt ? 'Now optional:' : optionalHere)
        if (wasBuilt) return text.replace(outOfScope, 'No longer included:')
        return old === undefined || text.startsWith(outOfScope) ? text : describeRewording(old, text)
      }),
      ended: findEnded(
        before[list].filter((text) => !optionalBefore.includes(text)),
        compared,
      ),
    }
  }
  const exclusions = changesOf('exclusions')
  const assumptions = changesOf('assumptions')
  const hasWork = findsBuiltLines(saved.estimation)
  const ended = [
    ...exclusions.ended,
    ...before.notEstimated
      .filter(hasWork)
      .map(({ text }) => `From your requirements, without work before: ${quote(text)}`),
  ]
  const { price, weeks, hours } = compared
  const { rows, lines } = changesIn(compared, since, saved, show)
  const descriptionOf = findsDescription(before, after)
  const differenceOf = (part: 'discount' | 'tax') => {
    const { percent, amount } = after.price[part]
    return { percent, amount: amount - before.price[part].amount }
  }
  const percentsOf = (part: 'discount' | 'tax') => {
    const percents = { before: before.price[part].percent, after: after.price[part].percent }
    return percents.before !== percents.after && { [part]: percents }
  }
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
      discount: differenceOf('discount'),
      tax: differenceOf('tax'),
      total: price.after - price.before,
    },
    ...(show.hours && { hours: hours.after - hours.before }),
    change: {
      since: since.createdAt,
      acceptedAt: lastAcceptanceOf(since)?.at,
      price: { before: price.before, after: price.after },
      weeks,
      ...percentsOf('discount'),
      ...percentsOf('tax'),
      ...(accepted.length > 0 && { accepted, options }),
      ...(repriced && { repriced }),
      ...(show.hours && { hours }),
      ...(ended.length > 0 && { ended }),
      ...(assumptions.ended.length > 0 && { endedAssumptions: assumptions.ended }),
      lines,
      rows: rows.map((row) => ({ ...row, ...descriptionOf(row.name) })),
    },
  }
}

/** Returns the error message for a change request that shows its client nothing to accept. Empty for any other. */
export function describeEmpty({ price, exclusions, assumptions, notEstimated, change }: Offer): string {
  const others = exclusions.filter((text) => !text.startsWith(optionalHere))
  const isEmpty =
    price.total === 0 &&
    change?.weeks.before === change?.weeks.after &&
    [others, assumptions, notEstimated, change?.rows, change?.lines, change?.ended, change?.endedAssumptions].every(
      (all = []) => all.length === 0,
    )
  if (!isEmpty) return ''
  return exclusions.length > 0 ? onlyOptional : nothingChanged
}

/** Returns the rows and lines of a difference that a client sees, at no price if the currencies differ. */
export function changesIn(
  { rows, lines }: Difference,
  before: Given,
  later: Given,
  show: ShareChoices['show'],
): OfferedChanges {
  const unbuilt = unbuiltLines(later.estimation)
  const isAsking = findsAsking(before, later)
  const added = new Set(lines.flatMap(({ before, after = '' }) => (before === undefined ? after : [])))
  return {
    lines: lines
      .filter(({ isPriced, isLost, before, after }) =>
        isPriced ? isLost : !unbuilt.has(after ?? '') && [before, after].some(isAsking),
      )
      .map(quoteLine)
      .filter(({ before, after }) => before !== after),
    // The price table has the discount and the tax.
    rows: foldRest(
      rows.filter(({ cause }) => cause !== 'discount' && cause !== 'tax'),
      describeReason(before, later),
      show,
    )
      .filter((row) => (show.hours && row.hours !== 0) || row.price || row.tasks.length > 0)
      .map((row) => ({
        name: row.name,
        price: row.price ?? 0,
        ...(show.hours && { hours: row.hours }),
        tasks: (show.tasks ? row.tasks : joinKinds(row, added)).map(({ kind, isOptional, name, lines, hours }) => ({
          kind,
          ...(isOptional && { isOptional }),
          ...(name !== undefined && { name }),
          lines: lines.map(quoteTaskLine),
          ...(show.hours && show.tasks && { hours }),
        })),
      })),
  }
}

type Joined = Omit<TaskDifference, 'name' | 'hours'> & { name?: string; hours?: number }

/**
 * Joins the tasks of each kind in a row whose client sees no names of tasks, only their lines. Tasks that a person named keep
 * that name, because their lines say something else.
 */
function joinKinds({ name: component, tasks }: DifferenceRow, added: ReadonlySet<string>): Joined[] {
  const explain = findsExplaining(tasks, added)
  const joined = new Map<string, Joined>()
  for (const task of tasks) {
    const { kind, isOptional, name, isNamed } = task
    const own = (isNamed && titleOf(task) !== component) || task.lines.length === 0 ? { name } : {}
    const lines = kind === 'changed' && !own.name ? explain(task) : task.lines
    const key = JSON.stringify([kind, isOptional, own])
    const known = joined.get(key)?.lines ?? []
    joined.set(key, {
      kind,
      isOptional,
      ...own,
      lines: [...known, ...lines.filter(({ id }) => known.every((line) => line.id !== id))],
    })
  }
  return [...joined.values()].filter(({ name, lines }) => name !== undefined || lines.length > 0)
}

/**
 * Returns a function that finds the lines that explain the change of one of these tasks. If no task was removed and none has
 * a reworded line or one with an `added` text, all its lines do. Otherwise only such lines do, but not those of added tasks.
 */
function findsExplaining(tasks: readonly TaskDifference[], added: ReadonlySet<string>) {
  const isDiffering = ({ text, before }: TaskDifference['lines'][number]) => before !== undefined || added.has(text)
  const isExplained = tasks.some(({ kind, lines }) => kind === 'removed' || lines.some(isDiffering))
  const shown = tasks.flatMap(({ kind, lines }) => (kind === 'added' ? lines.map(({ id }) => id) : []))
  return ({ lines }: TaskDifference) =>
    isExplained ? lines.filter((line) => isDiffering(line) && !shown.includes(line.id)) : lines
}

/** Returns a function that finds the description of a component that only one of two offers has. */
function findsDescription(...offers: Pick<Offer, 'components'>[]) {
  const all = offers.flatMap(({ components }) => components)
  return (component: string) => {
    const [{ description } = {}, other] = all.filter(({ name }) => name === component)
    return !other && description !== undefined && { description }
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

/** Sums the rows that no work explains into one that does not show how the owner calculates. */
function foldRest(
  rows: readonly DifferenceRow[],
  reason: string,
  show: Pick<ShareChoices['show'], 'hours'>,
): DifferenceRow[] {
  const rest = rows.filter(({ cause }) => cause)
  const price = sum(rest.map(({ price = 0 }) => price))
  const hours = sum(rest.map(({ hours }) => hours))
  const folded = { name: nameRest(rest, price, reason, show), hours, price, tasks: [] }
  return rows.flatMap((row) => (row === rest[0] ? folded : row.cause ? [] : row))
}

/** Names the sum of such rows for a client. Rounding, and what accepted options were sold for, are named only alone. */
function nameRest(
  rest: readonly DifferenceRow[],
  price: number,
  reason: string,
  show: Pick<ShareChoices['show'], 'hours'>,
): string {
  const causes = new Set(rest.map(({ cause }) => cause))
  causes.delete('rounding')
  if (causes.size === 0) return show.hours ? restNames.rounding : roundingName
  if (causes.size === 1 && causes.has('agreed')) return restNames.agreed
  return `${price === 0 ? 'Other hours' : price < 0 ? 'Lower price' : 'Higher price'} for the same work${reason}`
}
