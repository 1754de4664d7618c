import type { Difference, DifferenceRow, TaskDifference } from '#contract/difference'
import type { EstimatedComponent, EstimatedTask, Estimation } from '#contract/estimation'
import { addUpTo, roundUpTo, sum, weigh } from '#domain/hours/apportion'
import type { ExactFigures } from '#domain/hours/exact-figures'
import { isNamedByPerson, joinParts, titleOf } from '#domain/hours/task-titles'
import { exact } from '#domain/hours/workload'
import { refOf, scopeKey } from '#domain/scope/scope'
import { taskKeysOf as keysOfOption } from './accepted-options'
import { type Side, sideOf } from './compared-side'
import { compareLines, matchBetween } from './line-changes'
import { type EstimateWithBasis, isSameBasis } from './price-basis'
import { type Work, nameAsIn, outsideOf, taskKeysOf, worksOf } from './same-tasks'
import { type Part, type WorkRow, type WorkRows, costOf, hoursOf, roundRows } from './work-rows'

/** Names of the rows with what no row of work explains. Rounding is one only if there is nothing else to show. */
export const restNames = {
  rounding: 'Rounding of hours',
  basis: 'Rates, team and priority',
  risk: 'Contingency',
  agreed: 'Agreed prices of options',
  discount: 'Discount',
  tax: 'Tax',
} as const

/** Name of rounding for a client who sees no hours. */
export const roundingName = 'Rounding'

/** Returns a row with what no row of work explains. */
const restRow = (cause: keyof typeof restNames, price: number, hours = 0) => ({
  name: restNames[cause],
  hours,
  price,
  tasks: [],
  cause,
})

interface Reader {
  isClient?: boolean
}

/**
 * Explains the difference of two estimates: which tasks were added, removed and changed, by component, and the supporting
 * work that they bring with them, at the rates of the later estimate. Everything else that moved a total has a row of its
 * own, so that the rows add up to the differences of hours and price. The contingency and the correction by the record are
 * such rows. For a client, the rows of work include both, as far as they follow from the work.
 */
export function difference(
  before: EstimateWithBasis,
  after: EstimateWithBasis,
  { isClient = false }: Reader = {},
): Difference {
  const [one, other] = [sideOf(before), sideOf(after)]
  const isComparable = one.currency === other.currency
  const hours = { before: one.in.totalHours, after: other.in.totalHours }
  const moved = hours.after - hours.before
  const isSpread = isClient && one.correction === other.correction && other.correction !== 1
  const found = workRows(one, other)
  const work = roundRows(isSpread ? spreadRecord(found, other.correction) : found, moved)
  const costs = work.map(costOf)
  const exactPrices = isClient ? withContingency(costs, one, other) : costs
  const agreed = other.agreed - one.agreed
  const contingency = isClient ? 0 : other.contingency - one.contingency
  const price = other.quoted - one.quoted - agreed - contingency
  const isSame = isSameBasis(before, after)
  const isAtRates = [one, other].every((side) => side.isAtRates && (!isClient || side.isEven))
  const rounded = isSame && !isAtRates ? addUpTo(price, exactPrices.map(Math.round)) : roundUpTo(price, exactPrices)
  const prices = isClient || !isSame ? rounded : rounded.map((price, at) => listedPrice(work[at]!, price))
  const all: (DifferenceRow & { price: number })[] = [
    ...work.map((row, at) => ({
      name: row.name,
      cause: row.cause,
      hours: hoursOf(row),
      price: prices[at]!,
      tasks: changedTasks(row, prices[at]!),
    })),
    restRow('risk', prices[work.length] ?? 0),
    restRow(isSame ? 'rounding' : 'basis', price - sum(prices), moved - sum(work.map(hoursOf))),
    restRow('risk', contingency),
    restRow('agreed', agreed),
    restRow('discount', one.discount - other.discount),
    restRow('tax', other.tax - one.tax),
  ]
  const shown = all
    .filter(({ hours, price, tasks }) => hours !== 0 || (isComparable && price !== 0) || tasks.length > 0)
    .map(({ price, ...row }): DifferenceRow => (isComparable ? { ...row, price } : row))
  return {
    hours,
    weeks: { before: one.in.timeline.weeks, after: other.in.timeline.weeks },
    ...(isComparable && { price: { before: one.total, after: other.total, currency: other.currency } }),
    ...compareLines(one.in, other.in, shown, new Set(work.flatMap(linesBefore))),
    leftOut: nameNewOutside(one.in, other.in),
  }
}

/** Returns the price of a row as the tables of both estimates have it, unless these differ by other hours or more than rounding. */
function listedPrice(row: WorkRow, price: number): number {
  const { listed } = row
  return listed?.hours === hoursOf(row) && Math.abs(listed.cost - price) <= 1 ? listed.cost : price
}

/** Returns the prices of rows by their costs, and that of a row of contingency if something beside the work moved it. */
function withContingency(costs: readonly number[], one: Side, other: Side): number[] {
  const quoted = costs.map((cost) => cost * other.quote)
  // Change of the price of unchanged work, because the work as a whole became more or less certain.
  const risk = one.in.totalCost * (other.quote - one.quote)
  if (one.risk !== other.risk) return [...quoted, risk]
  const weights = weigh(costs)
  return quoted.map((price, at) => price + risk * weights[at]!)
}

/** Returns the tasks of a row, without those of which no hours, no price and no name moved, unless nothing else explains its price. */
function changedTasks({ parts }: WorkRow, price: number): TaskDifference[] {
  const moved = parts.filter(
    ({ hours, repriced, isRenamed, task }) => hours !== 0 || repriced !== 0 || isRenamed || task?.kind !== 'changed',
  )
  const tasks = (moved.length === 0 && price !== 0 ? parts : moved).flatMap(({ task, hours }) =>
    task ? { ...task, hours } : [],
  )
  return joinParts(tasks, ({ kind, lines }) => [kind, lines])
}

/** Returns the earlier lines of the changed tasks of a row whose hours or price moved. */
const linesBefore = ({ parts }: WorkRow) =>
  parts.flatMap(({ hours, repriced, linesBefore = [] }) => (hours !== 0 || repriced !== 0 ? linesBefore : []))

/**
 * Names work outside the later estimate that the earlier one does not know: by its new tasks, or as a whole, unless its
 * owner called that no requirement.
 */
function nameNewOutside(before: Estimation, after: Estimation): string[] {
  const named = nameAsIn(worksOf(after), worksOf(before), () => matchBetween(before, after))
  const known = new Set(named.flatMap(taskKeysOf))
  return outsideOf(after).flatMap((item) => {
    const keys = taskKeysOf(item)
    const added = item.tasks.filter((_, at) => !known.has(keys[at]!))
    const isNew = added.length === item.tasks.length
    if (isNew) return 'isUnnamed' in item && item.isUnnamed ? [] : item.task ? item.title : item.name
    return [...new Set(added.map((task) => `${titleOf(task)} (${item.name})`))]
  })
}

/** Returns the rows with their hours before rounding. */
function workRows(before: Side, after: Side): WorkRows {
  const named = nameAsIn(after.in.components, before.in.components, () => matchBetween(before.in, after.in))
  const earlier = placeAsIn(after.in.components, named)
  const later = new Map(after.in.components.map((row) => [componentKey(row), row]))
  const found: WorkRows = { components: [], supporting: [] }
  for (const key of new Set([...later.keys(), ...earlier.keys()])) {
    const row = later.get(key) ?? earlier.get(key)!
    const { name } = row
    const nothing = { ...row, hours: 0, cost: 0, tasks: [] }
    const [from = nothing, to = nothing] = [earlier.get(key), later.get(key)]
    const listed = { hours: to.hours - from.hours, cost: to.cost - from.cost }
    if (from.tasks.length + to.tasks.length > 0) {
      const parts = taskChanges({ ...before, work: from }, { ...after, work: to })
      if (parts.length > 0) found.components.push({ name, listed, parts })
      continue
    }
    const hours = exact(exactHours(row, after) - exactHours(row, before))
    const rate = rateIn(row, after)
    const cause = row.isRecord ? ('record' as const) : undefined
    found.supporting.push({ name, cause, listed, parts: [{ hours, rate, repriced: 0 }] })
  }
  return found
}

/** Multiplies the work by the correction by the owner's record, instead of a row with its hours. */
function spreadRecord({ components, supporting }: WorkRows, correction: number): WorkRows {
  const corrected = ({ parts, name }: WorkRow): WorkRow => ({
    name,
    parts: parts.map((part) => ({ ...part, hours: part.hours * correction, repriced: part.repriced * correction })),
  })
  return { components: components.map(corrected), supporting: supporting.filter(({ cause }) => !cause).map(corrected) }
}

const exactHours = ({ name, isRecord }: EstimatedComponent, { supporting, record }: ExactFigures) =>
  isRecord ? record : (supporting.get(name)?.hours ?? 0)

/** Returns the cost of an hour of supporting work, or of the correction by the record, which several roles have. */
function rateIn({ name, hours, cost }: EstimatedComponent, { supporting, rates }: Side): number {
  const role = supporting.get(name)?.role
  return (role && rates.get(role)) ?? (hours === 0 ? 0 : cost / hours)
}

/**
 * Returns the components of the earlier estimate by their keys, with each task where the later one has it, so that a task
 * that a person moved is neither removed nor added. Components without another task are left out.
 */
function placeAsIn(
  after: readonly EstimatedComponent[],
  before: readonly EstimatedComponent[],
): ReadonlyMap<string, EstimatedComponent> {
  const later = new Map(after.flatMap((work) => taskKeysOf(work).map((key) => [key, work])))
  const placed = new Map(before.map((work) => [componentKey(work), { ...work, tasks: [] as EstimatedTask[] }]))
  for (const work of before)
    for (const task of work.tasks) {
      const ref = refOf(work, task)
      const place = later.get(scopeKey(ref)) ?? work
      const key = componentKey(place)
      const to = placed.get(key) ?? { ...place, tasks: [] }
      const moved = { ...task, original: { ...(task.original ?? task), component: ref.component } }
      to.tasks.push(key === componentKey(work) ? task : moved)
      placed.set(key, to)
    }
  return new Map([...placed].filter(([key, work]) => key === componentKey(work)))
}

/**
 * Names a component by the analyst's words, and the correction by the record as itself: its name says how large the
 * record is. A component can have the name of supporting work, which is the only one without tasks.
 */
const componentKey = (component: EstimatedComponent) =>
  component.isRecord
    ? 'record'
    : `${component.tasks.length > 0 ? 'component' : 'supporting'} ${scopeKey(refOf(component))}`

type SideWork = Side & { work: Work }

/** Returns the added, changed and removed tasks of a component. */
function taskChanges(before: SideWork, after: SideWork): Part[] {
  const [keysBefore, keysAfter] = [taskKeysOf(before.work), taskKeysOf(after.work)]
  const earlier = new Map(before.work.tasks.map((task, at) => [keysBefore[at], task]))
  const later = new Set(keysAfter)
  const optional = new Set(after.in.options.flatMap(keysOfOption))
  const rateOf = ({ role }: EstimatedTask) => after.rates.get(role) ?? before.rates.get(role) ?? 0
  const changed = (task: EstimatedTask, at: number): Part[] => {
    const same = earlier.get(keysAfter[at])
    if (same && isSame(same, task)) return []
    const rate = rateOf(task)
    if (!same) return [{ hours: task.hours, rate, repriced: 0, task: describe('added', task, after) }]
    const hours = same.hours
    const isRenamed = same.isAdded && same.name !== task.name
    const repriced = hours * (rate - rateOf(same))
    return [
      {
        hours: task.hours - hours,
        rate,
        repriced,
        isRenamed,
        task: describe('changed', isRenamed ? { ...task, name: `${same.name} → ${task.name}` } : task, after),
        linesBefore: same.sources,
      },
    ]
  }
  const removed = (task: EstimatedTask): Part => ({
    hours: -task.hours,
    rate: rateOf(task),
    repriced: 0,
    task: {
      ...describe('removed', task, before),
      isOptional: optional.has(scopeKey(refOf(before.work, task))) || undefined,
    },
  })
  return [
    ...after.work.tasks.flatMap(changed),
    ...before.work.tasks.filter((_, at) => !later.has(keysBefore[at]!)).map(removed),
  ]
}

/** True if nobody judged the task differently. Its rounded hours may differ. */
const isSame = (one: EstimatedTask, other: EstimatedTask) =>
  (['name', 'role', 'optimistic', 'likely', 'pessimistic'] as const).every((field) => one[field] === other[field])

function describe(kind: TaskDifference['kind'], task: EstimatedTask, { in: { lines } }: Side) {
  const cited = new Set(task.sources)
  return {
    kind,
    name: task.name,
    lines: lines.filter(({ id }) => cited.has(id)),
    isNamed: isNamedByPerson(task) || undefined,
  }
}
