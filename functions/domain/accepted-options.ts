import type { Option } from '#contract/estimation'
import type { OpenedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import type { EarlierOptions } from '#contract/offer-basis'
import type { Offer } from '#contract/share'
import { namedOptions, withOptions } from './options'
import { refOf, scopeKey } from './scope'
import type { Sold } from './sold'

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

/**
 * Includes the options that a client accepted with the earlier estimate in both, so that only changes are priced. Each has
 * the sum that its own offer states, so that the next change starts from the one that this makes.
 */
export function includeAccepted<Before extends Saved, After extends Saved>(
  before: Before,
  after: After,
  names: readonly string[],
): ChangedPair<Before, After> {
  const accepted = optionsNamed(before, names).map(nameOf)
  const options = remainingOptions(before, after, names)
  return {
    before: withOptions(before, accepted),
    after: withOptions(after, options),
    accepted,
    options,
  }
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

/** Adds what was sold to an offer of a whole estimate, which replaces it: with its options, if their estimate is given. */
export const addReplaced = (
  offer: Offer,
  sold: Sold | undefined,
  after: Pick<Saved, 'estimation'>,
  before: (Pick<Saved, 'estimation'> & Pick<OpenedEstimate, 'acceptedOptions'>) | null,
): Offer =>
  sold
    ? {
        ...offer,
        replaces: {
          price: sold.price,
          currency: sold.saved.currency,
          acceptedAt: sold.acceptedAt,
          ...(before && { options: findAgain(before, after, before.acceptedOptions, offer) }),
        },
      }
    : offer

/** Finds what became of accepted options in an offer of a later estimate. */
function findAgain(
  before: Pick<Saved, 'estimation'>,
  after: Pick<Saved, 'estimation'>,
  names: readonly string[],
  { options }: Pick<Offer, 'options'>,
): EarlierOptions {
  const offered = new Set(options.map(nameOf))
  const isBuilt = findsBuilt(after)
  const found = optionsNamed(before, names).map((option) => {
    const again = remainingOptions(before, after, [option.name]).filter((other) => offered.has(other))
    return { name: option.name, again, isIncluded: again.length === 0 && isBuilt(option) }
  })
  return {
    accepted: found.map(nameOf),
    again: found.flatMap(({ again }) => again),
    included: found.filter(({ isIncluded }) => isIncluded).map(nameOf),
    gone: found.filter(({ again, isIncluded }) => again.length === 0 && !isIncluded).map(nameOf),
  }
}

/** Returns a function that tells whether all tasks of an option are in the scope of an estimate. */
function findsBuilt({ estimation }: Pick<Saved, 'estimation'>): (option: Option) => boolean {
  const built = new Set(estimation.components.flatMap((work) => work.tasks.map((task) => scopeKey(refOf(work, task)))))
  return (option) => taskKeysOf(option).every((key) => built.has(key))
}

const nameOf = ({ name }: { name: string }) => name

/** Returns the keys of an option and of its tasks, without those of tasks that its component gets later. */
const keysOf = (option: Option): string[] => [scopeKey(option), ...taskKeysOf(option)]

const taskKeysOf = ({ component, tasks }: Option): string[] =>
  tasks.map((task) => scopeKey(refOf({ name: component }, task)))
