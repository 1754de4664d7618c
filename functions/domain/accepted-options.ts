import { defaultWorkType } from '#contract/breakdown'
import type { EstimatedComponent, Option } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { outOfScopeSentences } from './assumptions'
import { type Work, estimateWork } from './estimated-work'
import { namedOptions } from './offer'
import { priceWith } from './offer-price'
import { refOf, scopeKey } from './scope'

type Saved = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>

/** Two estimates to compare, each with the work of accepted options in scope. */
export interface ChangedPair<Before, After> {
  before: Before
  after: After
  /** Names of the options that the client accepted with the earlier estimate, as in its offer. */
  accepted: string[]
  /** Names of those that the later estimate still has as options. */
  options: string[]
}

/** Includes the options that a client accepted with the earlier estimate in both, so that only changes are priced. */
export function includeAccepted<Before extends Saved, After extends Saved>(
  before: Before,
  after: After,
  names: readonly string[],
): ChangedPair<Before, After> {
  const accepted = optionsNamed(before, names).map(nameOf)
  const options = remainingOptions(before, after, names)
  return { before: withOptions(before, accepted), after: withOptions(after, options), accepted, options }
}

const optionsNamed = ({ estimation }: Pick<Saved, 'estimation'>, names: readonly string[]) =>
  namedOptions(estimation).filter(({ name }) => names.includes(name))

/** Returns the names that accepted options of an earlier estimate have in a later one, without those that it includes. */
export function remainingOptions(
  before: Pick<Saved, 'estimation'>,
  after: Pick<Saved, 'estimation'>,
  names: readonly string[],
): string[] {
  const keys = new Set(optionsNamed(before, names).flatMap(keysOf))
  return namedOptions(after.estimation)
    .filter((option) => keys.has(scopeKey(option)))
    .map(nameOf)
}

const nameOf = ({ name }: { name: string }) => name

/** Returns the keys of an option and of its tasks, without those of tasks that its component gets later. */
const keysOf = (option: Option): string[] =>
  [option, ...option.tasks.map((task) => refOf({ name: option.component }, task))].map(scopeKey)

/** Computes a saved estimate with the options of these names in scope, at the prices that its offer states. */
function withOptions<S extends Saved>(saved: S, names: readonly string[]): S {
  if (names.length === 0) return saved
  const { estimation, settings = defaultSettings, terms = defaultTerms } = saved
  const { answeredShare, workType = defaultWorkType, components, outOfScope, lines } = estimation
  const options = namedOptions(estimation)
  const included = options.filter(({ name }) => names.includes(name))
  const works = [...components, ...included.map(workOf)]
  const record = terms.ignoresRecord ? undefined : estimation.record
  const { estimate } = estimateWork(joinTasks(works), {
    settings,
    terms,
    workType,
    answeredShare,
    record,
  })
  const { price = estimate.price } = estimation
  const accepted = priceWith({ price, options: included }, included.keys())
  const known = new Set(outOfScopeSentences(outOfScope, components, lines))
  return {
    ...saved,
    estimation: {
      ...estimation,
      ...estimate,
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

/** Joins the tasks of work with the same name, and omits rows without tasks, which are computed from the others. */
function joinTasks(works: readonly Work[]): Work[] {
  const built = works.filter(({ tasks }) => tasks.length > 0)
  return [...new Set(built.map(nameOf))].map((name) => {
    const own = built.filter((work) => work.name === name)
    return { ...own[0]!, tasks: own.flatMap(({ tasks }) => tasks) }
  })
}
