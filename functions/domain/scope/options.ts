import { defaultWorkType } from '#contract/breakdown'
import type { EstimatedComponent, Estimation, Option } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { sum } from '#domain/hours/apportion'
import type { Work } from '#domain/hours/estimated-work'
import { hoursOfPhases, hoursOfWork, largestFirst, timelineOf } from '#domain/hours/work-hours'

/** Names options by their titles and numbers repetitions, because a decision refers to options by their names. */
export const namedOptions = ({ options }: Pick<Estimation, 'options'>) =>
  options.map((option, at) => {
    const before = options.slice(0, at).filter(({ title }) => title === option.title).length
    return { ...option, name: before === 0 ? option.title : `${option.title} (${before + 1})` }
  })

/** A saved estimate, as far as its options depend on it. */
export type SavedOptions = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>

/** Computes the timeline of a saved estimate with the options of these names in scope, without its costs. */
export function timelineWithOptions(saved: SavedOptions, names: readonly string[]): Estimation['timeline'] {
  if (names.length === 0) return saved.estimation.timeline
  const { works, hours } = statedWith(saved, names)
  const conditions = conditionsOf(saved)
  const { cells } = hoursOfWork(largestFirst(joinTasks(works)), { ...conditions, agreed: { hours } })
  return timelineOf(hoursOfPhases([...cells.work, ...cells.correction]), conditions.settings)
}

/** Returns the work of an estimate with options, and the hours and the quoted price that its offer states for it. */
export function statedWith({ estimation }: SavedOptions, names: readonly string[]) {
  const { components, totalCost, totalHours, price } = estimation
  const included = namedOptions(estimation).filter(({ name }) => names.includes(name))
  return {
    works: [...components, ...included.map(workOf)],
    hours: totalHours + sum(included.map(({ hours }) => hours)),
    quoted: (price?.quoted ?? totalCost) + sum(included.map((option) => option.price)),
    maxRounding: included.length + 1,
  }
}

/** Returns what the figures of a saved estimate depend on beside its work. */
export const conditionsOf = ({
  estimation: { answeredShare, workType = defaultWorkType, record },
  settings = defaultSettings,
  terms = defaultTerms,
}: SavedOptions) => ({ settings, terms, workType, answeredShare, record: terms.ignoresRecord ? undefined : record })

type RoundedWork = Pick<EstimatedComponent, 'name' | 'description' | 'originalName' | 'tasks'>

/** Returns the component of an option with its tasks. If the only one moved there, the name before renaming is unknown. */
function workOf({ component, task, componentName = component, ...option }: Option): Omit<EstimatedComponent, 'cost'> {
  const isMoved = task && option.tasks.some(({ original }) => original?.component !== undefined)
  const isRenamed = componentName !== component && !isMoved
  return { ...option, name: componentName, ...(isRenamed && { originalName: component }), description: '' }
}

/**
 * Joins the tasks of work with the same name, which keep their hours, and omits rows without tasks, which are computed
 * from the others.
 */
export function joinTasks(works: readonly RoundedWork[]): Work[] {
  const built = works.filter(({ tasks }) => tasks.length > 0)
  return [...new Set(built.map(({ name }) => name))].map((name) => {
    const own = built.filter((work) => work.name === name)
    return { ...own[0]!, tasks: own.flatMap(({ tasks }) => tasks.map((task) => ({ ...task, shown: task.hours }))) }
  })
}
