import type { BuildRole } from '#contract/breakdown'
import { sum } from '#domain/hours/apportion'
import { taskHours } from '#domain/hours/breakdown'
import { expectedHours } from '#domain/hours/range'
import { titleOf } from '#domain/hours/task-titles'
import type { Movable } from '../questions/question'
import { foundationTasks } from './foundation'
import { type Plan, foundation } from './plan'
import { type Hours, rangeOf } from './ranges'
import { frontOf, hasScreens, layerName } from './roles'

/** A task as another platform or choice has it, and the places of the tasks that it replaces, or its own. */
export interface MovedTask extends Movable {
  of: number[]
  /** Lines that ask for it, beside those of these tasks. */
  lines?: readonly number[]
}

/** Plans of one text for the platform that was read and for the one that a person corrected it to. */
interface Platforms {
  from: Plan
  to: Plan
  isStoring: boolean
}

const hoursOf = (tasks: readonly Hours[]) => sum(tasks.map(expectedHours))

const rounded = (hours: number) => Math.max(taskHours.min, Math.round(hours * 100) / 100)

/** Returns a task with these expected hours. */
export function withHours<T extends Hours>(task: T, hours: number): T {
  const factor = hours / expectedHours(task)
  const scaled = (points: number) => (Math.abs(factor - 1) < 1e-9 ? points : rounded(points * factor))
  const [optimistic, likely, pessimistic] = [scaled(task.optimistic), scaled(task.likely), scaled(task.pessimistic)]
  return { ...task, optimistic, likely, pessimistic }
}

function groupBy<T>(tasks: readonly T[], keyOf: (task: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const task of tasks) {
    const key = keyOf(task)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), task])
  }
  return groups
}

const tasksIn = ({ components }: Plan): Movable[] =>
  components.flatMap(({ name: component, tasks }) => tasks.map((task) => ({ ...task, component })))

const isFoundation = ({ component }: Movable) => component === foundation.name

/** True for the design of the screens of a component, unlike design that the text asks for. */
const isDesign = ({ name, role }: Movable) => role === 'UX/UI designer' && /: design(?: \(\d+ of \d+\))?$/.test(name)

/**
 * Returns the tasks for another platform. Work that both have stays as it is, with its names, so that what a person changed
 * of it still applies; screens get the role that builds them there, and a product without any has neither them nor their
 * design. The sum grows or shrinks as it does between readings of the text for either platform.
 */
export function moveToPlatform(tasks: readonly MovedTask[], { from, to, isStoring }: Platforms): MovedTask[] {
  const built = tasks.filter((task) => !isFoundation(task))
  const groups = groupBy(built, (task) => (isDesign(task) ? null : `${task.component}\n${titleOf(task)}`))
  const planned = [from, to].map((plan) => tasksIn(plan).filter((task) => !isFoundation(task))) as [
    Movable[],
    Movable[],
  ]
  const before = hoursOf(planned[0])
  const share = before > 0 ? hoursOf(built) / before : 0
  const total = before > 0 ? hoursOf(planned[1]) * share : hoursOf(built)
  const designs = designsOf(built, planned[1], { factor: total / hoursOf(built), share, from, to })
  const factor = (total - hoursOf(designs)) / hoursOf([...groups.values()].flat())
  const byTitle = groupBy(planned[1], (task) => (isDesign(task) ? null : titleOf(task)))
  return [
    ...[...groups.values()].flatMap((group) => moveWork(group, byTitle.get(titleOf(group[0]!)), factor, to)),
    ...designs,
    ...moveFoundation(tasks.filter(isFoundation), { from, to, isStoring }),
  ]
}

/** Returns the design of the components, which only a product with screens has. */
function designsOf(
  built: readonly MovedTask[],
  planned: readonly Movable[],
  { factor, share, from, to }: { factor: number; share: number } & Pick<Platforms, 'from' | 'to'>,
): MovedTask[] {
  if (!hasScreens(to.form)) return []
  if (hasScreens(from.form)) return built.filter(isDesign).map((task) => withHours(task, expectedHours(task) * factor))
  return planned.filter(isDesign).flatMap((task) => {
    const of = built.filter(({ component }) => component === task.component).flatMap((it) => it.of)
    return of.length > 0 ? [{ ...withHours(task, expectedHours(task) * share), of }] : []
  })
}

/** Divides a piece of work among the roles that the plan gives it, or else among those that have its layers there. */
function moveWork(
  group: readonly MovedTask[],
  planned: readonly Movable[] | undefined,
  factor: number,
  { form }: Plan,
): MovedTask[] {
  const { component } = group[0]!
  const title = titleOf(group[0]!)
  const shares = new Map<BuildRole, number>()
  for (const task of planned ?? group) {
    const role = planned ? task.role : roleOn(task.role, form)
    shares.set(role, (shares.get(role) ?? 0) + expectedHours(task))
  }
  const all = hoursOf(group) * factor
  const whole = sum([...shares.values()])
  const gone = group.filter(({ role }) => !shares.has(role))
  return [...shares].flatMap(([role, share]) => {
    const hours = (all * share) / whole
    const own = group.filter((task) => task.role === role)
    if (own.length > 0) return own.map((task) => withHours(task, (hours * expectedHours(task)) / hoursOf(own)))
    const replaced = gone.length > 0 ? gone : group
    const points = {
      optimistic: sum(replaced.map(({ optimistic }) => optimistic)),
      likely: sum(replaced.map(({ likely }) => likely)),
      pessimistic: sum(replaced.map(({ pessimistic }) => pessimistic)),
    }
    const isWhole = shares.size === 1 && title !== component
    const of = replaced.flatMap((task) => task.of)
    return [{ component, name: isWhole ? title : layerName(title, role), role, ...withHours(points, hours), of }]
  })
}

/** Returns the role that builds on another platform what this one builds. */
function roleOn(role: BuildRole, form: Plan['form']): BuildRole {
  if (role !== 'Front-end developer' && role !== 'Mobile developer') return role
  return hasScreens(form) ? frontOf(form) : 'Back-end developer'
}

/** Returns the foundation of the platform, if there is one. What it has of its own cites the lines of what it replaces. */
function moveFoundation(tasks: readonly MovedTask[], { from, to, isStoring }: Platforms): MovedTask[] {
  if (tasks.length === 0) return []
  const usual = foundationTasks(from.form, from.size.foundation, isStoring)
  const share = hoursOf(tasks) / sum(usual.map(({ hours }) => hours))
  const wanted = foundationTasks(to.form, to.size.foundation * share, isStoring)
  const gone = tasks.filter(({ name }) => wanted.every((task) => task.name !== name))
  const of = (gone.length > 0 ? gone : tasks.slice(0, 1)).flatMap((task) => task.of)
  return wanted.map(({ hours, ...task }) => {
    const same = tasks.find(({ name, role }) => name === task.name && role === task.role)
    return same ? withHours(same, hours) : { component: foundation.name, ...task, ...rangeOf(hours, 'known'), of }
  })
}
