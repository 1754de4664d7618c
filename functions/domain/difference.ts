import type { Difference, DifferenceRow, TaskDifference } from '#contract/difference'
import type { EstimatedComponent, EstimatedTask, Estimation } from '#contract/estimation'
import { defaultTerms } from '#contract/terms'
import { wordsOf } from './merge'

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
  const outside = ({ options, outOfScope }: Estimation) => [...options, ...outOfScope]
  const known = new Set(
    [...before.components.map((work) => ({ ...work, component: work.name })), ...outside(before)].flatMap(
      ({ component, tasks }) => tasks.map((task) => `${wordsOf(component)} ${taskKey(task)}`),
    ),
  )
  const isNew = ({ component, tasks }: { component: string; tasks: readonly EstimatedTask[] }) =>
    tasks.some((task) => !known.has(`${wordsOf(component)} ${taskKey(task)}`))
  return [
    ...new Set(
      outside(after)
        .filter(isNew)
        .map(({ component }) => component),
    ),
  ]
}

interface ComponentRow extends DifferenceRow {
  price: number
  isSupporting: boolean
}

const nothing = { hours: 0, cost: 0, tasks: [] as EstimatedTask[] }

/** Returns a row for each component that is in one of the estimates or in both. */
function componentRows(before: Estimation, after: Estimation): ComponentRow[] {
  const earlier = new Map(before.components.map((component) => [componentKey(component), component]))
  const later = new Map(after.components.map((component) => [componentKey(component), component]))
  const rowOf = (component: EstimatedComponent): ComponentRow => {
    const key = componentKey(component)
    const [from = nothing, to = nothing] = [earlier.get(key), later.get(key)]
    return {
      name: component.name,
      hours: to.hours - from.hours,
      price: to.cost - from.cost,
      tasks: taskDifferences({ tasks: from.tasks, in: before }, { tasks: to.tasks, in: after }),
      isSupporting: from.tasks.length + to.tasks.length === 0,
    }
  }
  const gone = before.components.filter((component) => !later.has(componentKey(component)))
  return [...after.components, ...gone].map(rowOf)
}

/**
 * Names a component by its words, and the correction by the record as itself: its name says how large the record is. A
 * component can have the name of supporting work, which is the only one without tasks.
 */
const componentKey = ({ name, isRecord, tasks }: EstimatedComponent) =>
  isRecord ? 'record' : `${tasks.length > 0 ? 'component' : 'supporting'} ${wordsOf(name)}`

interface Side {
  tasks: readonly EstimatedTask[]
  in: Estimation
}

function taskDifferences(before: Side, after: Side): TaskDifference[] {
  const earlier = new Map(before.tasks.map((task) => [taskKey(task), task]))
  const later = new Set(after.tasks.map(taskKey))
  return [
    ...after.tasks.flatMap((task): TaskDifference[] => {
      const same = earlier.get(taskKey(task))
      if (same && isSame(same, task)) return []
      const hours = task.hours - (same?.hours ?? 0)
      return [{ kind: same ? 'changed' : 'added', name: task.name, hours, lines: linesOf(task, after) }]
    }),
    ...before.tasks
      .filter((task) => !later.has(taskKey(task)))
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

/** Names a task by the analyst's words, so that a renamed one is the same. */
function taskKey(task: EstimatedTask): string {
  const { name, role } = task.original ?? task
  return `${role} ${wordsOf(name)}`
}

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
