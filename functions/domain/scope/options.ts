import { defaultWorkType } from '#contract/breakdown'
import type { EstimatedComponent, Estimation, Option } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { sum } from '#domain/hours/apportion'
import { type Work, correctionBy, estimateWork, sourcesOf } from '#domain/hours/estimated-work'
import type { FiguresInput } from '#domain/hours/figures'

/** Names options by their titles and numbers repetitions, because a decision refers to options by their names. */
export const namedOptions = ({ options }: Pick<Estimation, 'options'>) =>
  options.map((option, at) => {
    const before = options.slice(0, at).filter(({ title }) => title === option.title).length
    return { ...option, name: before === 0 ? option.title : `${option.title} (${before + 1})` }
  })

type Given = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>

/**
 * Computes a saved estimate with the options of these names in scope. Its hours and price are those that the offer states
 * for them.
 */
export function withOptions<S extends Given>(saved: S, names: readonly string[]): S {
  if (names.length === 0) return saved
  const { estimation } = saved
  const { works, ...agreed } = statedWith(saved, names)
  const computed = computeWork(saved, works, agreed)
  return {
    ...saved,
    estimation: {
      ...estimation,
      ...computed.estimate,
      // Those that ask for supporting work, or are more than its tasks show, are known here alone.
      components: computed.estimate.components.map((row) => ({
        ...row,
        sources: sourcesOf(works.filter(({ name }) => name === row.name)),
      })),
      ...(estimation.record && { record: correctionBy(estimation.record, computed) }),
      options: namedOptions(estimation).filter(({ name }) => !names.includes(name)),
    },
  }
}

/** Returns the work of an estimate with options, and the hours and the quoted price that its offer states for it. */
function statedWith({ estimation }: Given, names: readonly string[]) {
  const { components, totalCost, totalHours, price } = estimation
  const included = namedOptions(estimation).filter(({ name }) => names.includes(name))
  return {
    works: [...components, ...included.map(workOf)],
    hours: totalHours + sum(included.map(({ hours }) => hours)),
    quoted: (price?.quoted ?? totalCost) + sum(included.map((option) => option.price)),
    maxRounding: included.length + 1,
  }
}

function computeWork(
  { estimation, settings = defaultSettings, terms = defaultTerms }: Given,
  works: readonly RoundedWork[],
  agreed: FiguresInput['agreed'],
) {
  const { answeredShare, workType = defaultWorkType } = estimation
  const record = terms.ignoresRecord ? undefined : estimation.record
  return estimateWork(joinTasks(works), { settings, terms, workType, answeredShare, agreed, record })
}

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
function joinTasks(works: readonly RoundedWork[]): Work[] {
  const built = works.filter(({ tasks }) => tasks.length > 0)
  return [...new Set(built.map(({ name }) => name))].map((name) => {
    const own = built.filter((work) => work.name === name)
    return { ...own[0]!, tasks: own.flatMap(({ tasks }) => tasks.map((task) => ({ ...task, shown: task.hours }))) }
  })
}
