import { type BuildRole, type Role, type Task, type WorkType, buildRoles } from '#contract/breakdown'
import type { Settings } from '#contract/settings'
import { apportion, sum } from './apportion'
import { memoize } from './memoize'
import { expectedHours } from './range'
import type { ScopedTask } from './scoped-task'
import { type BuildHours, type Phase, isPerTeam, ruleOf, supportingRowsOf } from './supporting-work'
import { roundTasks, roundTo, unitOf } from './task-hours'

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

/** Rounds a sum to a millionth, so that the order of its parts does not matter. */
export const exact = (sum: number) => Math.round(sum * 1e6) / 1e6

/** Expected hours of one component: by role, together, with those that its tasks keep, and true if all of them do. */
const hoursOf = memoize(({ tasks }: Tasks) => {
  const ofRoles = new Map<BuildRole, number>()
  let [added, isKept] = [0, true]
  for (const task of tasks) {
    const expected = expectedHours(task)
    ofRoles.set(task.role, (ofRoles.get(task.role) ?? 0) + expected)
    if (task.shown === undefined) isKept = false
    else added += task.shown - expected
  }
  const build = sum([...ofRoles.values()])
  return { ofRoles, roles: buildRoles.filter((role) => ofRoles.has(role)), build, kept: exact(build + added), isKept }
})

/** Expected hours of one component. */
export const buildHoursIn = (component: Tasks): number => hoursOf(component).build

export function buildHoursOf(components: readonly Tasks[]): BuildHours {
  const all = components.map(hoursOf)
  return {
    build: sum(all.map(({ build }) => build)),
    design: sum(all.map(({ ofRoles }) => ofRoles.get('UX/UI designer') ?? 0)),
  }
}

/** Apportions hours by weights, in multiples of `unit`. */
const apportionHours = (unit: number, hours: number, weights: readonly number[]) =>
  apportion(hours / unit, weights).map((share) => share * unit)

/** Apportions hours that are added, or subtracted if negative. */
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
 * build hours to the components, and each component's hours to its tasks.
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
      ...components.flatMap((component, row) => cellsOf(component, row, built[row]!)),
      ...added.map(({ role, phase, hours }, at) => ({ row: components.length + at, role, phase, hours })),
    ],
  }
}

/**
 * Returns the hours of components, in halves like those of their tasks. One whose tasks all keep their hours has their sum.
 * The others together are rounded up or down, as close to the target as that leads.
 */
function roundRows(components: readonly Tasks[], target: number, unit: number): number[] {
  const all = components.map(hoursOf)
  const kept = all.map(({ kept, isKept }) => (isKept ? kept : 0))
  const free = all.map(({ kept, isKept }) => (isKept ? 0 : kept))
  const units = exact(sum(free)) / unit
  const rest = Math.min(Math.ceil(units) * unit, Math.max(Math.floor(units) * unit, target - sum(kept)))
  return apportionHours(0.5, rest, free).map((hours, at) => hours + kept[at]!)
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
  const groups = new Map<string, Cell>()
  for (const cell of cells) {
    const before = groups.get(groupOf(cell))?.hours ?? 0
    groups.set(groupOf(cell), { ...cell, row: rows.length, hours: before + cell.hours })
  }
  const shares = apportionAdded(
    hours,
    [...groups.values()].map((group) => group.hours),
  )
  return [...groups.values()].map((group, at) => ({ ...group, hours: shares[at]! }))
}

/** The role and phase of a cell. */
export const groupOf = ({ role, phase }: Pick<Cell, 'role' | 'phase'>): string => `${role}, ${phase}`

/** Sums the hours that a component's tasks are shown with by role, so that tables of roles and phases are sums of them. */
function cellsOf(component: Tasks, row: number, hours: number): Cell[] {
  const shown = roundTasksIn(component, hours)
  return hoursOf(component).roles.map((role) => ({
    row,
    role,
    phase: role === 'UX/UI designer' ? 'UX & Design' : 'Development',
    hours: sum(shown.filter((_, at) => component.tasks[at]!.role === role)),
  }))
}

const roundedIn = memoize<Tasks, Map<number, readonly number[]>>(() => new Map())

/** Rounds the hours of the tasks of a component, which add up to its own. Options change few components: the others' are known. */
export function roundTasksIn(component: Tasks, hours: number): readonly number[] {
  const known = roundedIn(component)
  const { tasks } = component
  const rounded = known.get(hours) ?? roundByRole(hours, tasks)
  known.set(hours, rounded)
  return rounded
}

/** Rounds the hours of tasks so that of equal remainders the same role wins in any order of the tasks. */
function roundByRole(hours: number, tasks: Tasks['tasks']): readonly number[] {
  const orderOf = (place: number) => buildRoles.indexOf(tasks[place]!.role)
  const places = [...tasks.keys()].toSorted((one, other) => orderOf(one) - orderOf(other))
  const rounded = roundTasks(
    hours,
    places.map((place) => expectedHours(tasks[place]!)),
    places.map((place) => tasks[place]!.shown),
  )
  const inPlace: number[] = []
  for (const [at, place] of places.entries()) inPlace[place] = rounded[at]!
  return inPlace
}
