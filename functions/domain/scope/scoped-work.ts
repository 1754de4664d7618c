import type { Line } from '#contract/estimation'
import type { ShownHours, Version } from '#contract/project'
import { type Scope, emptyScope } from '#contract/scope'
import { type Settings, defaultSettings } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import type { TrackRecord } from '#contract/track-record'
import { normalizeComponents } from '#domain/hours/breakdown'
import { estimateWork } from '#domain/hours/estimated-work'
import type { ScopedTask } from '#domain/hours/scoped-task'
import { largestFirst } from '#domain/hours/work-hours'
import { type Workload, roundTasksIn, workloadOf } from '#domain/hours/workload'
import { answeredShare } from './answers'
import { type HeldComponent, type ScopedComponent, applyScope, holdTask, selectTasks } from './scope'
import { holdHours, shownHoursIn } from './shown-hours'

/** A person's settings, terms, scope and record. */
export interface Person {
  settings: Settings
  terms: Terms
  scope: Scope | undefined
  record: TrackRecord | undefined
}

type Given = Pick<Version, 'breakdown' | 'lines' | 'answeredShare' | 'asked' | 'shown'>

export interface ScopedInput extends Given {
  settings: Settings
  /** Defaults to the analyst's scope. */
  scope?: Scope | undefined
  terms?: Terms
  /** Corrects the estimate by the person's finished projects, if there are any. */
  record?: TrackRecord | undefined
}

export const idsOf = (lines: readonly Line[]) => new Set(lines.map(({ id }) => id))

/**
 * Applies a person's scope to a breakdown, and returns the work that it includes with what its figures depend on, and
 * that of the analyst, whose workload is absent if nobody edited it.
 */
export function scopedWorkOf(input: ScopedInput) {
  const { breakdown, lines, settings, terms = defaultTerms, scope = emptyScope, asked, shown } = input
  const { workType } = breakdown
  const lineIds = idsOf(lines)
  const analysts = holdHours(largestFirst(normalizeComponents(breakdown.components, lineIds)), shown)
  const unedited = isEmpty(scope) ? undefined : workloadOf(analysts, settings.developerCount, workType)
  const { components: all, unapplied } = applyScope(unedited ? withHours(analysts, unedited) : analysts, scope, lineIds)
  const scoped = { components: all, unapplied }
  const components = selectTasks(scoped.components, ({ state }) => state === 'in')
  const record = terms.ignoresRecord ? undefined : input.record
  return {
    analysts,
    unedited,
    scoped,
    components,
    conditions: {
      settings,
      terms,
      workType,
      answeredShare: asked?.assumed
        ? answeredShare(asked.questions, asked.answers, asked.assumed, scope.added)
        : input.answeredShare,
      record,
    },
  }
}

const isEmpty = ({ changes, added }: Scope) => changes.length === 0 && added.length === 0

/** Adds the hours that the analyst's tasks are shown with before a person edits them. Those that nobody edits keep them. */
const withHours = (components: readonly HeldComponent[], { rows }: Workload): HeldComponent[] =>
  components.map((component, at) => {
    const hours = roundTasksIn(component, rows[at]!)
    return { ...component, tasks: component.tasks.map((task, at) => holdTask(task, hours[at])) }
  })

/** Returns the hours that a version shows, for the one after it. */
export function shownHoursOf(version: Given, scope: Scope | undefined): ShownHours {
  const { unedited, scoped, components, conditions } = scopedWorkOf({ ...version, settings: defaultSettings, scope })
  if (!unedited) return shownHoursIn(estimateWork(components, conditions).estimate.components)
  // Once a person edited the scope, each task has its hours, those outside it too.
  const withHours = ({ shown = 0, ...task }: ScopedTask) => ({ ...task, hours: shown })
  return shownHoursIn(scoped.components.map((work) => ({ ...work, tasks: work.tasks.map(withHours) })))
}

/** Returns hours, price and weeks of a version, without the rest of its estimate. */
export function totalsOf(version: Version, person: Person) {
  const { components, conditions } = scopedWorkOf({ ...version, ...person })
  const { totalHours, price, timeline } = estimateWork(components, conditions).estimate
  return { totalHours, totalPrice: price.total, currency: price.currency, weeks: timeline.weeks }
}

/** Returns all components and tasks of a version with their states: the analyst's largest first, then new ones. */
export const scopedComponentsOf = (version: Version, scope: Scope): ScopedComponent[] =>
  scopedWorkOf({ ...version, settings: defaultSettings, scope }).scoped.components
