import { type Component, type Task, roles } from '#contract/breakdown'
import type { AppliedRecord, EstimatedComponent, EstimatedTask, Estimation } from '#contract/estimation'
import type { TrackRecord } from '#contract/track-record'
import { allocationsOf } from './allocation'
import { sum } from './apportion'
import { hoursAddedBy } from './calibration'
import { type FiguresInput, apportionCost, figuresOf } from './figures'
import { recordDescription, recordTitle } from './record-texts'
import type { ScopedTask } from './scoped-task'
import { hoursOfPhases, largestFirst, timelineOf } from './work-hours'
import { roundTasksIn } from './workload'

/** A component whose tasks are all in scope. */
export interface Work extends Pick<Component, 'name' | 'description'> {
  originalName?: string | undefined
  tasks: readonly (Task &
    Pick<EstimatedTask, 'isAdded' | 'addedId'> &
    Partial<Pick<ScopedTask, 'original' | 'isTyped' | 'shown'>>)[]
}

type WorkEstimate = Pick<
  Estimation,
  'totalHours' | 'totalCost' | 'timeline' | 'phases' | 'resources' | 'base' | 'surcharge' | 'range'
> &
  Required<Pick<Estimation, 'price'>> & { components: EstimatedComponent[] }

/**
 * Computes the part of an estimate that depends on nothing but the work in scope, and the figures behind it. Without a
 * task there are no hours and no cost, rather than supporting work for nothing.
 */
export function estimateWork(inScope: readonly Work[], conditions: FiguresInput) {
  const { settings } = conditions
  const components = largestFirst(inScope)
  const figures = figuresOf(components, conditions)
  const { work, correction, totalHours, cost, range, price } = figures
  const cells = apportionCost(figures.cells, settings.priority)
  const ofPhases = hoursOfPhases(cells)
  const timeline = timelineOf(ofPhases, settings)
  const ofRoles = roles
    .map((role) => ({ role, ...sumOf(cells.filter((cell) => cell.role === role)) }))
    .filter(({ hours }) => hours > 0)
  const allocations = allocationsOf(
    ofRoles.map(({ hours }) => hours),
    timeline.weeks,
    settings.priority,
  )
  const rows = [
    ...components.map((component, at) => rowOf(component, work.rows[at]!)),
    ...work.supporting.map((added) => ({ ...added, tasks: [], sources: [] })),
    ...(correction !== 0 ? [correctionRow(correction)] : []),
  ]
  const costs = rows.map(() => 0)
  for (const { row, cost } of cells) costs[row]! += cost
  const estimate: WorkEstimate = {
    totalHours,
    totalCost: cost.total,
    timeline,
    components: rows.map((row, at) => ({ ...row, cost: costs[at]! })),
    phases: ofPhases.map(({ name }) => ({ name, ...sumOf(cells.filter(({ phase }) => phase === name)) })),
    resources: ofRoles.map(({ role, hours, cost }, at) => ({ role, allocation: allocations[at]!, hours, cost })),
    base: cost.base,
    surcharge: cost.surcharge,
    range,
    price,
  }
  return { estimate, figures, cells, ofPhases, isCorrected: conditions.record !== undefined }
}

/** Returns a record with the correction that it makes to work, or would make if it were applied. */
export function correctionBy(
  record: TrackRecord,
  { figures: { work, correction }, cells, isCorrected }: ReturnType<typeof estimateWork>,
): AppliedRecord {
  return {
    ...record,
    isApplied: isCorrected,
    hours: isCorrected ? correction : hoursAddedBy(record, work.totalHours),
    roles: roles.flatMap((role) => {
      const own = cells.filter((cell) => cell.row === work.rows.length && cell.role === role)
      return own.length > 0 ? [{ role, ...sumOf(own) }] : []
    }),
  }
}

function rowOf(work: Work, hours: number) {
  const { name, originalName, description, tasks } = work
  const rounded = roundTasksIn(work, hours)
  return {
    name,
    ...(originalName && { originalName }),
    hours,
    description,
    tasks: tasks.map((task, at) => estimatedTask(task, rounded[at]!)),
    sources: sourcesOf(tasks),
  }
}

export function estimatedTask(task: Work['tasks'][number], hours: number): EstimatedTask {
  const { name, role, optimistic, likely, pessimistic, sources, answers, original, addedId, isAdded, isTyped } = task
  const estimated: EstimatedTask = { name, role, optimistic, likely, pessimistic, sources, hours }
  if (answers) estimated.answers = answers
  if (original) estimated.original = original
  if (addedId ?? isAdded) estimated.isAdded = true
  if (addedId) estimated.addedId = addedId
  if (isTyped) estimated.isTyped = true
  return estimated
}

export function sourcesOf(tasks: readonly Pick<Task, 'sources'>[]): number[] {
  const all = new Set<number>()
  for (const { sources } of tasks) for (const id of sources) all.add(id)
  return [...all].toSorted((one, other) => one - other)
}

const correctionRow = (hours: number) => ({
  name: recordTitle,
  hours,
  description: recordDescription,
  tasks: [],
  sources: [],
  isRecord: true,
})

const sumOf = (cells: readonly { hours: number; cost: number }[]) => ({
  hours: sum(cells.map(({ hours }) => hours)),
  cost: sum(cells.map(({ cost }) => cost)),
})
