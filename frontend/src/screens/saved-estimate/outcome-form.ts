import { phases } from '#contract/phases'
import type { OpenedEstimate } from '#contract/saved-estimate'
import { type FinishedProject, Outcome, sumPhases } from '#contract/track-record'
import { comparedHours } from '#domain/record/track-record'
import { ambiguousFields, parseAmount, typeAmount } from '#domain/record/typed-hours'
import { withOptions } from '#domain/scope/estimate-with-options'
import { check } from '../../ui/check'
import { inDays } from '../../ui/format'

/** The form as it is typed. */
export interface OutcomeForm {
  hours: string
  finishedOn: string
  scope: Outcome['scope']
  changeHours: string
  /** Hours by the names of the phases. */
  byPhase: Partial<Record<string, string>>
  /** As in `Outcome`. */
  replaces: FinishedProject | null
}

/** Names the draft of the form. */
export const outcomeDraft = (savedId: string) => `outcome:${savedId}`

/** Today, in the reader's time zone. */
export const today = () => inDays(0)

const typed = (amount: number | undefined) => (amount === undefined ? '' : typeAmount(amount))

/** Returns the form of an outcome to correct, or an empty one. */
export const formOf = (before: FinishedProject | undefined): OutcomeForm => ({
  hours: typed(before?.hours),
  finishedOn: before?.finishedOn ?? today(),
  scope: before?.scope ?? 'same',
  changeHours: typed(before?.changeHours),
  byPhase: Object.fromEntries((before?.phases ?? []).map(({ name, hours }) => [name, typed(hours)])),
  replaces: before ?? null,
})

/** Returns the fields that the hours of a phase change. Those of the project follow their sum, unless others were typed. */
export function withPhase(form: OutcomeForm, phase: string, hours: string): Partial<OutcomeForm> {
  const byPhase = { ...form.byPhase, [phase]: hours }
  return { byPhase, ...(form.hours === sumOf(form) && { hours: sumOf({ byPhase }) }) }
}

/** Sums the hours of the phases that can be read. */
function sumOf({ byPhase }: Pick<OutcomeForm, 'byPhase'>): string {
  const typed = Object.values(byPhase).map((hours = '') => ({ hours: parseAmount(hours) }))
  const readable = typed.filter(({ hours }) => !Number.isNaN(hours))
  return readable.length > 0 ? typeAmount(sumPhases(readable)) : ''
}

type Given = Pick<OpenedEstimate, 'estimation' | 'settings' | 'terms' | 'acceptedOptions'>

/** Returns what an outcome is compared with, the accepted options included. */
export const comparedWith = (saved: Given, outcome: Pick<Outcome, 'scope' | 'changeHours'>) =>
  comparedHours(withOptions(saved, saved.acceptedOptions).estimation, outcome)

/**
 * True if a correction leaves change hours that were stored when the estimate did not include the accepted options. They
 * may include these, so that they would count twice.
 */
export const mayRepeatOptions = (
  { estimation, acceptedOptions }: Given,
  before: FinishedProject | undefined,
  { scope, changeHours }: Outcome,
): boolean =>
  before?.changeHours !== undefined &&
  [before.scope, scope].every((one) => one === 'more') &&
  changeHours === before.changeHours &&
  comparedHours(estimation, before)?.estimatedHours === before.estimatedHours &&
  acceptedOptions.length > 0

/** Parses the form. Returns the outcome, or error messages by the names of fields and phases. */
export function readOutcome({ hours, finishedOn, scope, changeHours, byPhase }: OutcomeForm) {
  const named = phases.filter((name) => byPhase[name]?.trim())
  const amounts: Record<string, string> = {
    hours,
    ...(scope !== 'same' && changeHours.trim() !== '' && { changeHours }),
    ...Object.fromEntries(named.map((name) => [name, byPhase[name]!])),
  }
  const parsed = (field: string) => parseAmount(amounts[field]!)
  const { value, errors } = check(Outcome, {
    hours: parsed('hours'),
    finishedOn,
    scope,
    ...(amounts.changeHours !== undefined && { changeHours: parsed('changeHours') }),
    ...(named.length > 0 && { phases: named.map((name) => ({ name, hours: parsed(name) })) }),
  })
  const ambiguous = ambiguousFields(amounts)
  if (value && Object.keys(ambiguous).length === 0) return { value, errors: null }
  const invalid = Object.entries(errors ?? {}).map(([path, problem]) => [fieldOf(path, named), problem] as const)
  return { value: null, errors: { ...Object.fromEntries(invalid), ...ambiguous } }
}

/** Names the field of a path in the outcome. The sum of the phases belongs to the first of them. */
const fieldOf = (path: string, named: readonly string[]): string => {
  const [, position] = /^phases\.(\d+)/.exec(path) ?? []
  if (position !== undefined) return named[Number(position)]!
  return path === '' || path === 'phases' ? (named[0] ?? 'hours') : path
}
