import { defaultWorkType } from '#contract/breakdown'
import type { EstimatedComponent, Estimation, Option } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { outOfScopeSentences } from './assumptions'
import { type Work, correctionBy, estimateWork } from './estimated-work'
import { priceWith } from './offer-price'

/** Names options by their titles and numbers repetitions, because a decision refers to options by their names. */
export const namedOptions = ({ options }: Pick<Estimation, 'options'>) =>
  options.map((option, at) => {
    const before = options.slice(0, at).filter(({ title }) => title === option.title).length
    return { ...option, name: before === 0 ? option.title : `${option.title} (${before + 1})` }
  })

/** Computes a saved estimate with the options of these names in scope, at the prices that its offer states. */
export function withOptions<S extends Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>>(
  saved: S,
  names: readonly string[],
): S {
  if (names.length === 0) return saved
  const { estimation, settings = defaultSettings, terms = defaultTerms } = saved
  const { answeredShare, workType = defaultWorkType, components, outOfScope, lines } = estimation
  const options = namedOptions(estimation)
  const included = options.filter(({ name }) => names.includes(name))
  const works = [...components, ...included.map(workOf)]
  const record = terms.ignoresRecord ? undefined : estimation.record
  const computed = estimateWork(joinTasks(works), {
    settings,
    terms,
    workType,
    answeredShare,
    record,
  })
  const { estimate } = computed
  const { price = estimate.price } = estimation
  const accepted = priceWith({ price, options: included }, included.keys())
  const known = new Set(outOfScopeSentences(outOfScope, components, lines))
  return {
    ...saved,
    estimation: {
      ...estimation,
      ...estimate,
      ...(estimation.record && { record: correctionBy(estimation.record, computed) }),
      price: { ...price, ...accepted, contingency: accepted.quoted - estimate.totalCost },
      options: options.filter(({ name }) => !names.includes(name)),
      exclusions: [
        ...estimation.exclusions.filter((text) => !known.has(text)),
        ...outOfScopeSentences(outOfScope, works, lines),
      ],
    },
  }
}

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
function joinTasks(works: readonly Pick<EstimatedComponent, 'name' | 'description' | 'originalName' | 'tasks'>[]): Work[] {
  const built = works.filter(({ tasks }) => tasks.length > 0)
  return [...new Set(built.map(({ name }) => name))].map((name) => {
    const own = built.filter((work) => work.name === name)
    return { ...own[0]!, tasks: own.flatMap(({ tasks }) => tasks.map((task) => ({ ...task, shown: task.hours }))) }
  })
}
