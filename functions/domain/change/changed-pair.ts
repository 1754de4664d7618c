import { withOptions } from '#domain/scope/estimate-with-options'
import { type Saved, optionsNamed, remainingOptions } from './accepted-options'
import { isSameBasis, riskOf } from './price-basis'
import { describeRepriced, findRepriced } from './repriced-options'

/** Two estimates to compare, each with the work of accepted options in scope. */
export interface ChangedPair<Before, After> {
  before: Before
  after: After
  /** Names of the options that the client accepted with the earlier estimate, as in its offer. */
  accepted: string[]
  /** Names of those that the later estimate still has as options. */
  options: string[]
  /** Explanation of accepted options that cost something else in the later estimate. Empty if there are none. */
  repriced: string
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
  const accepted = optionsNamed(before, names).map(({ name }) => name)
  const options = remainingOptions(before, after, names)
  return {
    before: withOptions(before, accepted),
    after: withOptions(after, options),
    accepted,
    options,
    repriced: describeRepriced(findRepriced(before, after, accepted), after, changedOf(before, after)),
  }
}

/** Names what changed of a whole estimate for a client: its work, its terms, or both. */
function changedOf(before: Saved, after: Saved): string[] {
  const isSame = isSameBasis(before, after) && riskOf(before.estimation) === riskOf(after.estimation)
  const isSameWork = before.estimation.totalHours === after.estimation.totalHours
  return [...(isSame || !isSameWork ? ['work'] : []), ...(isSame ? [] : ['terms'])]
}
