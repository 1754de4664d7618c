import { roles } from '#contract/breakdown'
import type { Difference, DifferenceRow, TaskDifference } from '#contract/difference'
import type { EstimatedComponent, EstimatedTask, Estimation } from '#contract/estimation'
import type { ScopeRef } from '#contract/scope'
import type { Settings } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import { type ExactFigures, exactFiguresOf, isMoved } from './exact-figures'
import { compareLines } from './line-changes'
import { memoize } from './memoize'
import { expectedHours } from './range'
import { refOf, scopeKey } from './scope'
import { roundTogether } from './task-hours'

/** An estimate, and the settings and terms that it was computed with, as far as they are known. */
export interface EstimateWithBasis {
  estimation: Estimation
  settings?: Settings | undefined
  terms?: Terms | undefined
}

/** Names of the rows with what no work explains, or only work that moved by less than rounding moves it. */
export const restNames = {
  rounding: 'Rounding',
  supporting: 'Supporting work and rounding',
  basis: 'Rates, team, priority and rounding',
  risk: 'Contingency',
} as const

/**
 * Explains the difference of two estimates: which tasks were added, removed and changed, by component, and the supporting
 * work that they bring with them, at the rates and the contingency of the later estimate. Everything else that moved a
 * total has a row of its own, so that the rows add up to the differences of hours and price. If the record is hidden, the
 * prices include its correction as they include the contingency.
 */
export function difference(
  before: EstimateWithBasis,
  after: EstimateWithBasis,
  { isRecordHidden = false } = {},
): Difference {
  const [one, other] = [sideOf(before, isRecordHidden), sideOf(after, isRecordHidden)]
  const isComparable = one.currency === other.currency
  const { rows: work, small } = workRows(one, other)
  // Change of the price of unchanged work, because the work as a whole became more or less certain.
  const risk = one.cost * (other.pricePerCost - one.pricePerCost)
  const isOtherRisk = one.risk !== other.risk
  const weights = weigh(work.map(({ cost }) => Math.abs(cost)))
  const explained = [
    ...work.map(({ cost, ...row }, at) => ({
      ...row,
      price: Math.round(cost * other.pricePerCost + (isOtherRisk ? 0 : risk * weights[at]!)),
    })),
    { name: restNames.risk, hours: 0, price: isOtherRisk ? Math.round(risk) : 0, tasks: [] },
  ]
  const rest = {
    hours: explained.reduce((left, { hours }) => left - hours, other.in.totalHours - one.in.totalHours),
    price: explained.reduce((left, { price }) => left - price, other.quoted - one.quoted),
    tasks: [],
  }
  const ofSmall = isMoved(small * other.pricePerCost, rest.price) ? restNames.supporting : restNames.rounding
  const all: (DifferenceRow & { price: number })[] = [
    ...explained,
    { name: isSameBasis(before, after) ? ofSmall : restNames.basis, ...rest },
    { name: 'Discount', hours: 0, price: one.discount - other.discount, tasks: [] },
    { name: 'Tax', hours: 0, price: other.tax - one.tax, tasks: [] },
  ]
  const shown = all
    .filter(({ hours, price, tasks }) => hours !== 0 || (isComparable && price !== 0) || tasks.length > 0)
    .map(({ price, ...row }): DifferenceRow => (isComparable ? { ...row, price } : row))
  return {
    hours: { before: one.in.totalHours, after: other.in.totalHours },
    weeks: { before: one.in.timeline.weeks, after: other.in.timeline.weeks },
    ...(isComparable && { price: { before: one.total, after: other.total, currency: other.currency } }),
    ...compareLines(one.in, other.in, shown),
    leftOut: newOutside(one.in, other.in),
  }
}

/** Returns weights that add up to 1, equal ones if all are 0. */
function weigh(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  return amounts.map((amount) => (sum > 0 ? amount / sum : 1 / amounts.length))
}

/** Names the components with work outside the later estimate that the earlier one does not know. */
function newOutside(before: Estimation, after: Estimation): string[] {
  const outside = ({ options, outOfScope }: Estimation) =>
    [...options, ...outOfScope].map(({ component, componentName = component, tasks }) => ({
      name: componentName,
      originalName: component,
      tasks,
    }))
  const known = new Set([...before.components, ...outside(before)].flatMap(taskKeysOf))
  const isNew = (work: Work) => taskKeysOf(work).some((key) => !known.has(key))
  return [
    ...new Set(
      outside(after)
        .filter(isNew)
        .map(({ name }) => name),
    ),
  ]
}

/** Hours by which rounding moves a row at most. A larger difference is another formula. */
const maxRounding = 2

interface WorkRows {
  /** Rows of components whose tasks changed, and of other work that moved by more than its rounding did. */
  rows: (DifferenceRow & { cost: number })[]
  /** Cost of the other work's move before rounding. */
  small: number
}

function workRows(before: Side, after: Side): WorkRows {
  const earlier = new Map(placeAsIn(after.rows, before.rows).map((row) => [componentKey(row), row]))
  const later = new Map(after.rows.map((row) => [componentKey(row), row]))
  const gone = [...earlier].flatMap(([key, row]) => (later.has(key) ? [] : row))
  const rows: WorkRows['rows'] = []
  let small = 0
  for (const row of [...after.rows, ...gone]) {
    const key = componentKey(row)
    const nothing = { ...row, hours: 0, cost: 0, tasks: [] }
    const [from = nothing, to = nothing] = [earlier.get(key), later.get(key)]
    if (from.tasks.length + to.tasks.length > 0) {
      const changes = taskChanges({ ...before, work: from }, { ...after, work: to })
      if (changes.length > 0) rows.push({ name: row.name, ...sumUp(changes) })
      continue
    }
    const hours = to.hours - from.hours
    const exact = exactHours(row, after) - exactHours(row, before)
    const rate = row.hours === 0 ? 0 : row.cost / row.hours
    if (isMoved(exact, hours) || Math.abs(hours - exact) >= maxRounding) {
      rows.push({ name: row.name, hours, cost: hours * rate, tasks: [] })
    } else small += exact * rate
  }
  return { rows, small }
}

/** Rounds the hours of changes, without what the tasks have of the rounding of their component, and adds them up. */
function sumUp(changes: readonly TaskChange[]): Omit<WorkRows['rows'][number], 'name'> {
  const hours = roundTogether(changes.map(({ exact }) => exact))
  return {
    hours: hours.reduce((sum, one) => sum + one, 0),
    cost: changes.reduce((sum, { rate, repriced }, at) => sum + hours[at]! * rate + repriced, 0),
    tasks: changes.map(({ kind, name, lines }, at) => ({ kind, name, hours: hours[at]!, lines })),
  }
}

const exactHours = ({ name, isRecord }: EstimatedComponent, { supporting, record }: ExactFigures) =>
  isRecord ? record : (supporting.get(name) ?? 0)

/**
 * Returns the components of the earlier estimate with each task where the later one has it, so that a task that a person
 * moved is neither removed nor added. Components without another task are left out.
 */
function placeAsIn(
  after: readonly EstimatedComponent[],
  before: readonly EstimatedComponent[],
): readonly EstimatedComponent[] {
  const canMove = ({ tasks }: Work) =>
    tasks.some(({ original, isAdded }) => isAdded || original?.component !== undefined)
  if (![...after, ...before].some(canMove)) return before
  const known = new Set(before.flatMap(taskKeysOf))
  const later = new Map(after.flatMap((work) => taskKeysOf(work).map((key) => [key, work])))
  /** Returns the reference that the later estimate has for a task. One that a person added is known by its name alone. */
  const laterRef = (component: Work, task: EstimatedTask): ScopeRef => {
    const ref = refOf(component, task)
    if (!task.isAdded || later.has(scopeKey(ref))) return ref
    const isMovedTo = (other: ScopeRef) => later.has(scopeKey(other)) && !known.has(scopeKey(other))
    return after.map((work) => refOf(work, task)).find(isMovedTo) ?? ref
  }
  const placed = new Map(before.map((work) => [componentKey(work), work]))
  for (const component of before)
    for (const task of component.tasks) {
      const ref = laterRef(component, task)
      const place = later.get(scopeKey(ref))
      if (!place || componentKey(place) === componentKey(component)) continue
      const from = placed.get(componentKey(component))!
      const to = placed.get(componentKey(place)) ?? { ...place, tasks: [] }
      placed.set(componentKey(component), { ...from, tasks: from.tasks.filter((one) => one !== task) })
      placed.set(componentKey(place), {
        ...to,
        tasks: [...to.tasks, { ...task, original: { ...(task.original ?? task), component: ref.component } }],
      })
    }
  return [...placed].flatMap(([key, component]) => (key === componentKey(component) ? component : []))
}

/**
 * Names a component by the analyst's words, and the correction by the record as itself: its name says how large the
 * record is. A component can have the name of supporting work, which is the only one without tasks.
 */
const componentKey = (component: EstimatedComponent) =>
  component.isRecord
    ? 'record'
    : `${component.tasks.length > 0 ? 'component' : 'supporting'} ${scopeKey(refOf(component))}`

type Work = Pick<EstimatedComponent, 'name' | 'originalName' | 'tasks'>

interface TaskChange extends Pick<TaskDifference, 'kind' | 'name' | 'lines'> {
  /** Hours before rounding. */
  exact: number
  /** Cost of an hour. */
  rate: number
  /** Cost of the earlier hours in another role. */
  repriced: number
}

type SideWork = Side & { work: Work }

function taskChanges(before: SideWork, after: SideWork): TaskChange[] {
  const [keysBefore, keysAfter] = [taskKeysOf(before.work), taskKeysOf(after.work)]
  const earlier = new Map(before.work.tasks.map((task, at) => [keysBefore[at], task]))
  const later = new Set(keysAfter)
  const rateOf = ({ role }: EstimatedTask) => after.rates.get(role) ?? before.rates.get(role) ?? 0
  const changed = (task: EstimatedTask, at: number): TaskChange[] => {
    const same = earlier.get(keysAfter[at])
    if (same && isSame(same, task)) return []
    const { name } = task
    const [rate, lines] = [rateOf(task), linesOf(task, after)]
    if (!same) return [{ kind: 'added', name, exact: expectedHours(task), rate, repriced: 0, lines }]
    const hours = expectedHours(same)
    const repriced = hours * (rate - rateOf(same))
    return [{ kind: 'changed', name, exact: expectedHours(task) - hours, rate, repriced, lines }]
  }
  const removed = (task: EstimatedTask): TaskChange => ({
    kind: 'removed',
    name: task.name,
    exact: -expectedHours(task),
    rate: rateOf(task),
    repriced: 0,
    lines: linesOf(task, before),
  })
  return [
    ...after.work.tasks.flatMap(changed),
    ...before.work.tasks.filter((_, at) => !later.has(keysBefore[at]!)).map(removed),
  ]
}

/** Names the tasks of a component by the analyst's words, so that a renamed or moved one is the same. */
const taskKeysOf = memoize((work: Work) => work.tasks.map((task) => scopeKey(refOf(work, task))))

/** True if nobody judged the task differently. Its rounded hours may differ. */
const isSame = (one: EstimatedTask, other: EstimatedTask) =>
  (['name', 'role', 'optimistic', 'likely', 'pessimistic'] as const).every((field) => one[field] === other[field])

const linesOf = ({ sources }: EstimatedTask, { in: { lines } }: Side) => {
  const cited = new Set(sources)
  return lines.filter(({ id }) => cited.has(id))
}

interface Side extends ExactFigures {
  in: Estimation
  /** Rows without a hidden record. */
  rows: EstimatedComponent[]
  /** Cost of the rows. */
  cost: number
  /** Quoted price ÷ cost of the rows, before anything was rounded. */
  pricePerCost: number
  /** Inputs of the contingency beside the work, to be compared. */
  risk: string
  /** Cost of an hour of each role. */
  rates: ReadonlyMap<string, number>
  currency: string
  quoted: number
  discount: number
  tax: number
  total: number
}

/** Returns the figures of one side. Estimates saved without a price cost what they say, in US dollars. */
function sideOf({ estimation, settings }: EstimateWithBasis, isRecordHidden: boolean): Side {
  const { components, resources, totalCost, totalHours, price, answeredShare, record } = estimation
  const rows = components.filter(({ isRecord }) => !(isRecord && isRecordHidden))
  const exact = exactFiguresOf(estimation, settings)
  return {
    ...exact,
    in: estimation,
    rows,
    cost: rows.reduce((sum, { cost }) => sum + cost, 0),
    pricePerCost: exact.quote * (isRecordHidden ? exact.correction : 1),
    risk: JSON.stringify([price?.quoteAt, answeredShare, record?.isApplied && record.ratios]),
    rates: new Map(
      resources.map(({ role, hours, cost }) => [role, cost === undefined ? totalCost / totalHours : cost / hours]),
    ),
    currency: price?.currency ?? defaultTerms.currency,
    quoted: price?.quoted ?? totalCost,
    discount: price?.discount.amount ?? 0,
    tax: price?.tax.amount ?? 0,
    total: price?.total ?? totalCost,
  }
}

/** True if an hour of each role costs the same in both. The rates are those of a stored map, whose order may change. */
const isSameBasis = (one: EstimateWithBasis, other: EstimateWithBasis) => basisOf(one) === basisOf(other)

const basisOf = ({ settings, terms }: EstimateWithBasis) =>
  JSON.stringify([
    settings?.hourlyRate,
    settings?.developerCount,
    settings?.priority,
    roles.map((role) => terms?.rates[role]),
  ])
