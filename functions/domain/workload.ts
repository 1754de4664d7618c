import { type BuildRole, type Role, type Task, type WorkType, buildRoles } from '#contract/breakdown'
import type { Settings } from '#contract/settings'
import { apportion, sum } from './apportion'
import { memoize } from './memoize'
import { expectedHours } from './range'
import { roundTo, unitOf } from './task-hours'
import type { ScopedTask } from './scope'
import { type BuildHours, type Phase, isPerTeam, ruleOf, supportingRowsOf } from './supporting-work'

/** Hours of one role in one row. Every table is a sum of these, so no two tables can disagree. */
export interface Cell {
  row: number
  role: Role
  phase: Phase
  hours: number
}

export interface Workload {
  totalHours: number
  /** Rows: the components in their order, then the supporting work. */
  rows: number[]
  supporting: { name: string; description: string; hours: number }[]
  cells: Cell[]
}

/** A component as far as its hours depend on it. */
export interface Tasks {
  tasks: readonly (Pick<Task, 'role' | 'optimistic' | 'likely' | 'pessimistic'> & Pick<ScopedTask, 'shown'>)[]
}

/** Rounds to a millionth, so that the order of a sum does not matter. */
const exact = (hours: number) => Math.round(hours * 1e6) / 1e6

/** Expected hours of a component by role, without roles that have no task. */
type RoleHours = ReadonlyMap<BuildRole, number>

const roleHoursOf = memoize(({ tasks }: Tasks): RoleHours => {
  const hours = new Map<BuildRole, number>()
  for (const task of tasks) hours.set(task.role, (hours.get(task.role) ?? 0) + expectedHours(task))
  return hours
})

/** Expected hours of one component. */
export const buildHoursIn = (component: Tasks): number => sum([...roleHoursOf(component).values()])

/** Expected hours of one component with those that its tasks keep, and true if all of them do. */
const keptIn = memoize((component: Tasks) => {
  let hours = buildHoursIn(component)
  let isKept = true
  for (const task of component.tasks) {
    if (task.shown === undefined) isKept = false
    else hours += task.shown - expectedHours(task)
  }
  return { hours: exact(hours), isKept }
})

export const buildHoursOf = (components: readonly Tasks[]): BuildHours => ({
  build: sum(components.map(buildHoursIn)),
  design: sum(components.map((component) => roleHoursOf(component).get('UX/UI designer') ?? 0)),
})

/** Shares hours out by weights, in units. */
const apportionHours = (unit: number, hours: number, weights: readonly number[]) =>
  apportion(hours / unit, weights).map((share) => share * unit)

/** Shares out hours that are added, or taken if they are negative. */
const apportionAdded = (hours: number, weights: readonly number[]) =>
  apportionHours(Number.isInteger(hours) ? 1 : 0.5, Math.abs(hours), weights).map((share) => Math.sign(hours) * share)

/**
 * Rounds the build hours and each row of supporting work. Coordination is rounded by itself, to whole hours, so that the
 * number of developers changes no other row, and more hours never round to fewer.
 */
function roundedHoursOf(hours: BuildHours, developers: Settings['developerCount'], type: WorkType) {
  const supporting = supportingRowsOf(hours, developers, type)
  const fixed = supporting.map((work) => (isPerTeam(work) ? 0 : work.hours))
  const all = exact(hours.build + sum(fixed))
  const unit = unitOf(all)
  const build = roundTo(unit, exact(hours.build))
  const shares = apportionHours(unit, roundTo(unit, all) - build, fixed)
  return {
    unit,
    build,
    supporting: supporting.map((work, at) => ({
      ...work,
      hours: isPerTeam(work) ? Math.round(exact(work.hours)) : shares[at]!,
    })),
  }
}

/** Returns the project's hours, including supporting work. */
export function totalHoursOf(hours: BuildHours, developers: Settings['developerCount'], type: WorkType): number {
  const { build, supporting } = roundedHoursOf(hours, developers, type)
  return build + sum(supporting.map(({ hours }) => hours))
}

/**
 * Computes hours by row, role and phase, with the supporting work of the project's type. Hours are apportioned once: the
 * build hours to the components, and each component's hours to its roles.
 */
export function workloadOf(
  components: readonly Tasks[],
  developers: Settings['developerCount'],
  type: WorkType,
): Workload {
  const { unit, build: target, supporting } = roundedHoursOf(buildHoursOf(components), developers, type)
  const built = roundRows(components, target, unit)
  const build = sum(built)
  const added = supporting.filter(({ hours }) => hours > 0)
  return {
    totalHours: build + sum(added.map(({ hours }) => hours)),
    rows: [...built, ...added.map(({ hours }) => hours)],
    supporting: added.map((work) => ({
      name: work.name,
      description: `${ruleOf(work, developers)}. ${work.reason}`,
      hours: work.hours,
    })),
    cells: [
      ...splitByRole(components.map(roleHoursOf), built, unit),
      ...added.map(({ role, phase, hours }, at) => ({ row: components.length + at, role, phase, hours })),
    ],
  }
}

/**
 * Returns the hours of components. One whose tasks all keep their hours has their sum, which may be in halves. The others
 * together are rounded up or down, whichever leads closer to the target.
 */
function roundRows(components: readonly Tasks[], target: number, unit: number): number[] {
  const all = components.map(keptIn)
  const kept = all.map(({ hours, isKept }) => (isKept ? hours : 0))
  const free = all.map(({ hours, isKept }) => (isKept ? 0 : hours))
  const units = exact(sum(free)) / unit
  const left = Math.round((target - sum(kept)) / unit)
  const rest = Math.min(Math.ceil(units), Math.max(Math.floor(units), left))
  return apportionHours(unit, rest * unit, free).map((hours, at) => hours + kept[at]!)
}

/** Returns the workload with a total that was agreed on. The supporting work has what it adds or takes. */
export function withTotal(work: Workload, totalHours: number): Workload {
  const added = totalHours - work.totalHours
  if (added === 0) return work
  const built = work.rows.length - work.supporting.length
  const shares = apportionAdded(added, work.rows.slice(built))
  const settle = (hours: number, row: number) => hours + (shares[row - built] ?? 0)
  return {
    totalHours,
    rows: work.rows.map(settle),
    supporting: work.supporting.map((row, at) => ({ ...row, hours: settle(row.hours, built + at) })),
    cells: work.cells.map((cell) => ({ ...cell, hours: settle(cell.hours, cell.row) })),
  }
}

/** Apportions hours, which may be negative, to the roles and phases of the cells by theirs, as cells of a row of its own. */
export function correctionCells({ cells, rows }: Pick<Workload, 'cells' | 'rows'>, hours: number): Cell[] {
  const groups = [...groupBy(cells, groupOf).values()].map((own) => ({
    ...own[0]!,
    hours: sum(own.map((cell) => cell.hours)),
  }))
  const shares = apportionAdded(
    hours,
    groups.map((group) => group.hours),
  )
  return groups.map((group, at) => ({ ...group, row: rows.length, hours: shares[at]! }))
}

/** Groups cells, in the order of their first. */
export function groupBy<C extends Cell, K>(cells: readonly C[], keyOf: (cell: C) => K): Map<K, C[]> {
  const groups = new Map<K, C[]>()
  for (const cell of cells) groups.set(keyOf(cell), [...(groups.get(keyOf(cell)) ?? []), cell])
  return groups
}

/** The role and phase of a cell. */
export const groupOf = ({ role, phase }: Pick<Cell, 'role' | 'phase'>): string => `${role}, ${phase}`

/** Minimum weight of a role in a component that has a task for it, in hours or units of the currency. */
export const minWeight = 0.01

/**
 * Apportions each component's hours to the roles of its tasks. What rounding gives or takes in one component is
 * settled in the next ones, so that the roles' sums stay close to their expected hours.
 */
function splitByRole(components: readonly RoleHours[], hours: readonly number[], unit: number): Cell[] {
  const owed = new Map<BuildRole, number>()
  return components.flatMap((component, row) => {
    const roles = buildRoles.filter((role) => component.has(role))
    const expected = roles.map((role) => component.get(role)! + (owed.get(role) ?? 0))
    const shares = apportionHours(
      hours[row]! % unit === 0 ? unit : 0.5,
      hours[row]!,
      expected.map((hours) => Math.max(minWeight, hours)),
    )
    return roles.map((role, at) => {
      owed.set(role, expected[at]! - shares[at]!)
      return { row, role, phase: role === 'UX/UI designer' ? 'UX & Design' : 'Development', hours: shares[at]! }
    })
  })
}
