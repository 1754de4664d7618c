import { type Role, defaultWorkType } from '#contract/breakdown'
import type { Estimation, Option } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings, surchargeShare } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { sum } from '#domain/hours/apportion'
import { rateOf } from '#domain/hours/price'
import { supportPerHour } from '#domain/hours/supporting-work'
import { namedOptions } from '#domain/scope/options'
import { scopeKey } from '#domain/scope/scope'
import { taskKeysOf as keysInWork, nameAllAsIn } from './same-tasks'

export type Saved = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>

/** A saved estimate that was sold, with the names of the options that its client accepted. */
export type SoldEstimate = Saved & { acceptedOptions: readonly string[] }

/**
 * Carries to options of an estimate the hours that a client accepted with an earlier one, if their work is the same: what
 * was agreed does not move with the work around it. Their price moves with the rates only, as that of all other work.
 */
export function keepAccepted(saved: Saved, sold: SoldEstimate): Estimation {
  const { estimation } = saved
  // Another team takes other hours for all work.
  if (teamOf(sold) !== teamOf(saved)) return estimation
  const accepted = new Map(acceptedIn(saved, sold, sold.acceptedOptions).map((option) => [workOf(option), option]))
  return {
    ...estimation,
    options: estimation.options.map((option) => {
      const agreed = accepted.get(workOf(option))
      if (!agreed) return option
      const { tasks, hours, price } = agreed
      const [then, now] = [costOfTasks(tasks, sold), costOfTasks(tasks, saved)]
      return { ...option, hours, price: then > 0 ? Math.round((price * now) / then) : price }
    }),
  }
}

const teamOf = ({ estimation: { price }, settings }: Saved) => `${price?.currency} ${settings?.developerCount}`

/**
 * Returns the cost of tasks, with the supporting work that they bring with them, at the rates and the priority of an
 * estimate, before it is rounded.
 */
function costOfTasks(tasks: Option['tasks'], { estimation, settings = defaultSettings, terms = defaultTerms }: Saved) {
  const { workType = defaultWorkType } = estimation
  const costOf = ({ role, hours }: Pick<Option['tasks'][number], 'hours'> & { role: Role }) =>
    hours * rateOf(role, terms, settings)
  const support = sum(supportPerHour(workType, settings.developerCount).map(costOf))
  return (1 + surchargeShare[settings.priority]) * sum(tasks.map((task) => costOf(task) + task.hours * support))
}

/** Returns the options of an estimate with these names. */
export const optionsNamed = ({ estimation }: Pick<Saved, 'estimation'>, names: readonly string[]) =>
  namedOptions(estimation).filter(({ name }) => names.includes(name))

/** Returns accepted options of an earlier estimate, by the names that a later one has for their work. */
export const acceptedIn = (
  after: Pick<Saved, 'estimation'>,
  before: Pick<Saved, 'estimation'>,
  names: readonly string[],
) => (names.length === 0 ? [] : optionsNamed({ estimation: nameAllAsIn(after.estimation, before.estimation) }, names))

/** Returns the names that accepted options of an earlier estimate have in a later one, without those that it includes. */
export function remainingOptions(
  before: Pick<Saved, 'estimation'>,
  after: Pick<Saved, 'estimation'>,
  names: readonly string[],
): string[] {
  // Without those of tasks that the component of an option gets later.
  const keys = new Set(acceptedIn(after, before, names).flatMap((option) => [scopeKey(option), ...taskKeysOf(option)]))
  return namedOptions(after.estimation)
    .filter((option) => keys.has(scopeKey(option)))
    .map(nameOf)
}

const nameOf = ({ name }: { name: string }) => name

/** Returns what is the same for two options with the same work: what people judge of it, without rounded hours. */
export const workOf = (option: Option): string =>
  JSON.stringify([
    taskKeysOf(option),
    option.tasks.map(({ optimistic, likely, pessimistic }) => [optimistic, likely, pessimistic]),
  ])

/** Returns the keys of the tasks in the scope of an estimate. */
export const builtIn = ({ estimation }: Pick<Saved, 'estimation'>): ReadonlySet<string> =>
  new Set(estimation.components.flatMap(keysInWork))

/** Returns the keys of the tasks of an option, or of work out of scope. */
export const taskKeysOf = ({ component, tasks }: Pick<Option, 'component' | 'tasks'>): string[] =>
  keysInWork({ name: component, tasks })
