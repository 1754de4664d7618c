import type { BuildRole } from '#contract/breakdown'
import { supportingWorkOf } from '#domain/supporting-work'
import { type KnownTask, pieceOf, taskOf, withImplied } from '../catalogue/catalogue'
import { taskHours } from '#domain/breakdown'
import { expectedHours } from '#domain/range'
import { split } from '../sizing/hours'

/** A task as it stands, wherever it comes from. */
export interface Standing extends KnownTask {
  component: string
}

/** A component with tasks that come on top. */
interface Addition {
  name: string
  description: string
  tasks: KnownTask[]
}

/** What an answer does to the tasks. Everything is counted from the tasks of the first analysis, so effects add up. */
export type Effect =
  /** Capabilities of the catalogue come on top, with what they imply. */
  | { kind: 'has'; ids: string[] }
  /** Tasks of their own come on top. */
  | { kind: 'tasks'; component: string; lines: string[] }
  /** Every task of some roles brings a further one, this share as large. */
  | { kind: 'more'; roles: BuildRole[]; share: number; component: string; label: string; as?: BuildRole }
  /** Every task of some roles, or of a component, shrinks by this share. */
  | { kind: 'less'; roles?: BuildRole[]; component?: string; share: number }
  /** The tasks of a component shrink by so many hours, as far as they can. */
  | { kind: 'fewer'; component: string; hours: number }
  /** All tasks that answer these lines alone go. */
  | { kind: 'without'; lines: ReadonlySet<number> }

/** What becomes of the tasks, by their place in the list. */
export interface Change {
  changed: Map<number, Pick<KnownTask, 'optimistic' | 'likely' | 'pessimistic'>>
  removed: Set<number>
  added: Addition[]
}

/** The lines that each task answers, for `without`. */
export type SourcesOf = (place: number) => readonly number[]

const emptyChange = (): Change => ({ changed: new Map(), removed: new Set(), added: [] })

/** Applies effects to the tasks as they stood at first. */
export function changeBy(effects: readonly Effect[], tasks: readonly Standing[], sourcesOf: SourcesOf): Change {
  const change = emptyChange()
  const shrunk = new Map<number, number>()
  for (const effect of effects) {
    if (effect.kind === 'less') {
      for (const [place, task] of tasks.entries()) {
        const meant = effect.component ? task.component === effect.component : effect.roles?.includes(task.role)
        if (meant) shrunk.set(place, (shrunk.get(place) ?? 0) + effect.share)
      }
    } else if (effect.kind === 'fewer') {
      const places = [...tasks.keys()].filter((place) => tasks[place]!.component === effect.component)
      const there = places.reduce((sum, place) => sum + expectedHours(tasks[place]!), 0)
      const share = there > 0 ? Math.min(0.9, effect.hours / there) : 0
      for (const place of places) shrunk.set(place, (shrunk.get(place) ?? 0) + share)
    } else if (effect.kind === 'without') {
      for (const place of tasks.keys()) {
        const sources = sourcesOf(place)
        if (sources.length > 0 && sources.every((line) => effect.lines.has(line))) change.removed.add(place)
      }
    } else change.added.push(...additionsBy(effect, tasks))
  }
  for (const [place, share] of shrunk) change.changed.set(place, shrink(tasks[place]!, Math.min(share, 0.9)))
  return change
}

const supportingWork = supportingWorkOf({ kind: 'product', stage: 'production', platform: 'web' })
const sharesOf = (works: typeof supportingWork) => works.reduce((sum, { share }) => sum + share, 1)
/** Hours of the whole that an hour of building brings. */
export const wholePerHour = {
  development: sharesOf(supportingWork),
  design: sharesOf(supportingWork.filter(({ of }) => of !== 'development')),
}

/**
 * Expected hours of a task by what they move in the whole estimate: design brings no testing with it, so an hour of it
 * counts for less than one of development, which is the unit.
 */
export const weighed = (task: KnownTask): number =>
  task.role === 'UX/UI designer'
    ? (expectedHours(task) * wholePerHour.design) / wholePerHour.development
    : expectedHours(task)

/** Hours, in the unit of `weighed`, that a change moves the whole by. */
export function hoursOf({ changed, removed, added }: Change, tasks: readonly Standing[]): number {
  let hours = 0
  for (const [place, points] of changed) {
    if (!removed.has(place)) hours += weighed({ ...tasks[place]!, ...points }) - weighed(tasks[place]!)
  }
  for (const place of removed) hours -= weighed(tasks[place]!)
  for (const addition of added) for (const task of addition.tasks) hours += weighed(task)
  return hours
}

function additionsBy(
  effect: Exclude<Effect, { kind: 'less' | 'fewer' | 'without' }>,
  tasks: readonly Standing[],
): Addition[] {
  if (effect.kind === 'tasks') {
    const lines = effect.lines.flatMap((line) => split(taskOf(line)))
    const known = new Set(tasks.filter(({ component }) => component === effect.component).map(({ name }) => name))
    return [{ name: effect.component, description: '', tasks: lines.filter(({ name }) => !known.has(name)) }]
  }
  if (effect.kind === 'more') return [moreOf(effect, tasks)]
  const known = new Set(tasks.map(({ component, role, name }) => `${component}|${role}|${name}`))
  return [...new Set(effect.ids.flatMap(withImplied))].map((id) => {
    const { capability, tasks: lines } = pieceOf(id)
    const own = lines.map((line) => taskOf(line))
    const fresh = own.filter(({ role, name }) => !known.has(`${capability.component}|${role}|${name}`))
    return { name: capability.component, description: capability.description, tasks: fresh }
  })
}

/** Tasks that are too small for a further one of their own lend their hours to the others. */
const leastForMore = 3

function moreOf(effect: Extract<Effect, { kind: 'more' }>, tasks: readonly Standing[]): Addition {
  const meant = tasks.filter(({ role }) => effect.roles.includes(role))
  const large = meant.filter(({ likely }) => likely >= leastForMore)
  const base = large.length > 0 ? large : meant
  const sum = (list: readonly Standing[]) => list.reduce((hours, task) => hours + expectedHours(task), 0)
  const share = base.length > 0 ? (effect.share * sum(meant)) / sum(base) : 0
  return {
    name: effect.component,
    description: '',
    tasks: base.flatMap((task) =>
      split({
        name: `${effect.label}: ${task.name}`.slice(0, 180),
        role: effect.as ?? task.role,
        optimistic: task.optimistic * share,
        likely: task.likely * share,
        pessimistic: task.pessimistic * share,
      }),
    ),
  }
}

function shrink({ optimistic, likely, pessimistic }: KnownTask, share: number) {
  const part = (hours: number) => Math.max(taskHours.min, Math.round(hours * (1 - share) * 10) / 10)
  return { optimistic: part(optimistic), likely: part(likely), pessimistic: part(pessimistic) }
}
