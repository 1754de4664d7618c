import type { Estimation } from '#contract/estimation'
import type { Version } from '#contract/project'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { type Scope, type ScopeRef, type ScopeState, emptyScope } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from './estimate'
import { namedOptions } from './offer'
import { totalOf } from './price'
import { scopeKey } from './scope'

type Estimated = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms' | 'scope' | 'version'>

interface Pair<Before, After> {
  before: Before
  after: After
}

/**
 * Returns two estimates with the options in scope that a client accepted with the earlier one, named as in its offer, so
 * that only changes are priced. `options` names those that the later estimate still has as options.
 */
export async function includeAccepted<Before extends Estimated, After extends Estimated>(
  { before, after }: Pair<Before, After>,
  accepted: readonly string[],
  readVersion: (number: number) => Promise<Version>,
): Promise<Pair<Before, After> & { options: string[] }> {
  const refs = namedOptions(before.estimation).filter(({ name }) => accepted.includes(name))
  const keys = new Set(refs.map(scopeKey))
  const isAccepted = ({ component, task }: ScopeRef) =>
    [undefined, task].some((one) => keys.has(scopeKey({ component, task: one })))
  const include = async <T extends Estimated>(estimated: T): Promise<T> =>
    estimated.estimation.options.some(isAccepted)
      ? { ...estimated, estimation: withOptions(estimated, await readVersion(estimated.version ?? 1), isAccepted) }
      : estimated
  const [one, other] = await Promise.all([include(before), include(after)])
  const options = namedOptions(after.estimation).filter(isAccepted)
  return { before: one, after: other, options: options.map(({ name }) => name) }
}

/** Computes the work of an estimate with some of its options, at the prices that its offer states. */
function withOptions(
  { estimation, settings = defaultSettings, terms = defaultTerms, scope = emptyScope }: Estimated,
  version: Version,
  isAccepted: (ref: ScopeRef) => boolean,
): Estimation {
  const included = includeInScope(scope, isAccepted)
  const computed = estimateVersion(version, { settings, terms, scope: included, record: estimation.record })
  const { price = computed.price!, options } = estimation
  const quoted = options.filter(isAccepted).reduce((sum, option) => sum + option.price, price.quoted)
  return {
    ...computed,
    price: {
      ...price,
      ...totalOf(quoted, price.discount.percent, price.tax.percent),
      contingency: quoted - computed.totalCost,
    },
  }
}

function includeInScope({ changes, added }: Scope, isAccepted: (ref: ScopeRef) => boolean): Scope {
  const include = <T extends { state?: ScopeState | undefined }>(item: T, ref: ScopeRef): T =>
    item.state === 'optional' && isAccepted(ref) ? { ...item, state: 'in' } : item
  return {
    changes: changes.map((change) => include(change, change)),
    added: added.map((task) => include(task, { component: task.component, task })),
  }
}
