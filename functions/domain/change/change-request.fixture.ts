import type { Breakdown, Task } from '#contract/breakdown'
import { type Scope, type ScopeChange, type ScopeRef, emptyScope } from '#contract/scope'
import { type Settings, defaultSettings } from '#contract/settings'
import type { ShareChoices } from '#contract/share'
import { type Terms, defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { offerOf } from '#domain/offer/offer'
import { priceWith } from '#domain/offer/offer-price'
import { includeAccepted } from './changed-pair'
import { changeRequestOf } from './change-request'

export const sender = { from: 'Ada Lovelace', createdAt: '2026-11-22T10:00:00Z' }
export const choices = (shown: boolean): ShareChoices => ({
  title: 'Shop: Change request 1',
  note: '',
  show: { hours: shown, tasks: shown, range: true, risks: true, rates: false },
  options: [],
  validUntil: '2026-12-22',
})

export const [accounts, shop] = hundredHours.components

export type SomeSaved = Pick<Saved, 'estimation' | 'settings' | 'createdAt'> & { terms: Terms }
export const priceIn = ({ estimation, terms, ...saved }: SomeSaved, currency: Terms['currency']) => ({
  ...saved,
  estimation: { ...estimation, price: { ...estimation.price!, currency } },
  terms: { ...terms, currency },
})

export const [screen, otherScreen] = accounts!.tasks
export const withAccounts = (tasks: Task[]) => ({ ...hundredHours, components: [component(tasks), shop!] })
export const terms = { ...defaultTerms, currency: 'EUR' as const, quoteAt: 80 as const, discount: 5, tax: 19 }

/** Returns a saved estimate with options, whose changes may be more than being optional. */
export function save(
  breakdown: Breakdown,
  options: readonly ScopeChange[],
  given: { terms?: Terms; settings?: Settings; answeredShare?: number } = {},
) {
  const scope: Scope = { ...emptyScope, changes: options.map((change) => ({ state: 'optional', ...change })) }
  const saved = { terms, settings: defaultSettings, ...given }
  const estimation = estimationOf({ ...inputOf(breakdown, saved.settings), ...saved, scope })
  return { estimation, ...saved, createdAt: sender.createdAt }
}
export type Saved = ReturnType<typeof save>

/** Accepts the options of the earlier estimate with these names, and requests the change to the later one. */
export const changeAfter = (before: Saved, after: Saved, names: readonly string[], shown = true) =>
  changeRequestOf(includeAccepted(before, after, names), choices(shown), sender)!

/** Total that a client accepts with all options of an estimate. */
export function acceptedTotal({ estimation, ...saved }: SomeSaved): number {
  const offer = offerOf({ ...saved, estimation }, { ...choices(true), options: estimation.options }, sender)
  return priceWith(offer, offer.options.keys()).total
}

export const option: ScopeRef = { component: 'Accounts' }
export const taskRef = ({ name, role }: Task): ScopeRef => ({ component: 'Accounts', task: { name, role } })
