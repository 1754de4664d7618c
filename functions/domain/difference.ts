import type { Difference, DifferenceRow, TaskDifference } from '#contract/difference'
import type { EstimatedComponent, EstimatedTask, Estimation } from '#contract/estimation'
import type { ScopeRef } from '#contract/scope'
import { defaultTerms } from '#contract/terms'
import { memoize } from './memoize'
import { refOf, scopeKey } from './scope'

/** An estimate, and the settings and terms that it was computed with, as far as they are known. */
export interface EstimateWithBasis {
  estimation: Estimation
  settings?: unknown
  terms?: unknown
}

/** Names of the row with what no component explains. */
export const restNames = { sameBasis: 'Rounding', otherBasis: 'Rates, team, priority and rounding' } as const

/**
 * Explains the difference of two estimates: which tasks were added, removed and changed, by component. Everything else
 * that moved a total has a row of its own, so that the rows add up to the differences of hours and price.
 */
export function difference(before: EstimateWithBasis, after: EstimateWithBasis): Difference {
  const [one, other] = [before.estimation, after.estimation]
  const [from, to] = [priceIn(one), priceIn(other)]
  const isComparable = from.currency === to.currency
  const rows = componentRows(one, other)
  const shown = rows.filter(({ tasks, isSupporting }) => tasks.length > 0 || isSupporting)
  const rest = { hours: other.totalHours - one.totalHours, price: other.totalCost - one.totalCost }
  for (const { hours, price } of shown) {
    rest.hours -= hours
    rest.price -= price
  }
  const all: (DifferenceRow & { price: number })[] = [
    ...shown.map(({ name, hours, price, tasks }) => ({ name, hours, price, tasks })),
    { name: isSameBasis(before, after) ? restNames.sameBasis : restNames.otherBasis, ...rest, tasks: [] },
    ...(['Contingency', 'Discount', 'Tax'] as const).map((name) => ({
      name,
      hours: 0,
      price: to[name] - from[name],
      tasks: [],
    })),
  ]
  return {
    hours: { before: one.totalHours, after: other.totalHours },
    weeks: { before: one.timeline.weeks, after: other.timeline.weeks },
    ...(isComparable && { price: { before: from.total, after: to.total, currency: to.currency } }),
    rows: all
      .filter(({ hours, price, tasks }) => hours !== 0 || (isComparable && price !== 0) || tasks.length > 0)
      .map(({ price, ...row }) => (isComparable ? { ...row, price } : row)),
    leftOut: newOutside(one, other),
  }
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

interface ComponentRow extends DifferenceRow {
  price: number
  isSupporting: boolean
}

/** Returns a row for each component that is in one of the estimates or in both. */
function componentRows(before: Estimation, after: Estimation): ComponentRow[] {
  const later = new Map(after.components.map((component) => [componentKey(component), component]))
  const earlier = new Map(placeAsIn(after, before).map((component) => [componentKey(component), component]))
  const rowOf = (component: EstimatedComponent): ComponentRow => {
    const key = componentKey(component)
    const nothing = { ...component, hours: 0, cost: 0, tasks: [] }
    const [from = nothing, to = nothing] = [earlier.get(key), later.get(key)]
    return {
      name: component.name,
      hours: to.hours - from.hours,
      price: to.cost - from.cost,
      tasks: taskDifferences({ work: from, in: before }, { work: to, in: after }),
      isSupporting: from.tasks.length + to.tasks.length === 0,
    }
  }
  const gone = [...earlier].flatMap(([key, component]) => (later.has(key) ? [] : component))
  return [...after.components, ...gone].map(rowOf)
}

/**
 * Returns the components of the earlier estimate with each task where the later one has it, so that a task that a person
 * moved is neither removed nor added. Its share of the component's cost is in proportion to its hours.
 */
function placeAsIn(after: Estimation, { components }: Estimation): EstimatedComponent[] {
  const canMove = ({ tasks }: Work) =>
    tasks.some(({ original, isAdded }) => isAdded || original?.component !== undefined)
  if (![...after.components, ...components].some(canMove)) return components
  const known = new Set(components.flatMap(taskKeysOf))
  const later = new Map(after.components.flatMap((work) => taskKeysOf(work).map((key) => [key, work])))
  /** Returns the reference that the later estimate has for a task. One that a person added is known by its name alone. */
  const laterRef = (component: Work, task: EstimatedTask): ScopeRef => {
    const ref = refOf(component, task)
    if (!task.isAdded || later.has(scopeKey(ref))) return ref
    const isMoved = (other: ScopeRef) => later.has(scopeKey(other)) && !known.has(scopeKey(other))
    return after.components.map((work) => refOf(work, task)).find(isMoved) ?? ref
  }
  const placed = new Map(components.map((work) => [componentKey(work), work]))
  for (const component of components)
    for (const task of component.tasks) {
      const ref = laterRef(component, task)
      const place = later.get(scopeKey(ref))
      if (!place || componentKey(place) === componentKey(component)) continue
      const cost = component.hours > 0 ? Math.round((component.cost * task.hours) / component.hours) : 0
      const from = placed.get(componentKey(component))!
      const to = placed.get(componentKey(place)) ?? { ...place, hours: 0, cost: 0, tasks: [] }
      placed.set(componentKey(component), {
        ...from,
        hours: from.hours - task.hours,
        cost: from.cost - cost,
        tasks: from.tasks.filter((one) => one !== task),
      })
      placed.set(componentKey(place), {
        ...to,
        hours: to.hours + task.hours,
        cost: to.cost + cost,
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

interface Side {
  work: Work
  in: Estimation
}

function taskDifferences(before: Side, after: Side): TaskDifference[] {
  const [keysBefore, keysAfter] = [taskKeysOf(before.work), taskKeysOf(after.work)]
  const earlier = new Map(before.work.tasks.map((task, at) => [keysBefore[at], task]))
  const later = new Set(keysAfter)
  return [
    ...after.work.tasks.flatMap((task, at): TaskDifference[] => {
      const same = earlier.get(keysAfter[at])
      if (same && isSame(same, task)) return []
      const hours = task.hours - (same?.hours ?? 0)
      return [{ kind: same ? 'changed' : 'added', name: task.name, hours, lines: linesOf(task, after) }]
    }),
    ...before.work.tasks
      .filter((_, at) => !later.has(keysBefore[at]!))
      .map(
        (task): TaskDifference => ({
          kind: 'removed',
          name: task.name,
          hours: -task.hours,
          lines: linesOf(task, before),
        }),
      ),
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

/** Parts of the total price. Estimates saved without a price cost what they say, in US dollars. */
function priceIn({ price, totalCost }: Estimation) {
  if (!price) return { currency: defaultTerms.currency, total: totalCost, Contingency: 0, Discount: 0, Tax: 0 }
  const { currency, quoted, discount, tax, total } = price
  return { currency, total, Contingency: quoted - totalCost, Discount: -discount.amount, Tax: tax.amount }
}

const isSameBasis = (one: EstimateWithBasis, other: EstimateWithBasis) =>
  JSON.stringify([one.settings, one.terms]) === JSON.stringify([other.settings, other.terms])
