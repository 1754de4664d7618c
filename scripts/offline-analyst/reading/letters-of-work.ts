import type { Line } from '#contract/estimation'
import { farewell, hasGreeting, thanks } from '#domain/text/courtesies'
import { wordsOf } from '../text/words'
import { asksPrice } from '../vocabulary/price'
import { pleadsAfter } from '../vocabulary/to-reader'
import { repair } from '../vocabulary/upkeep/common'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { requestIn } from './requests'
import { describesFunctions, isBrief } from './software'
import { type Statement, isAsking } from './statement'

/** Letters and lists that ask for work on a product that is there. */

/** Maximum words of a letter that asks for work on something unless it names a product. */
const maxLetter = 120

/** True for a short letter to the reader that neither names a product to be built nor describes one, so that its work is on something that is there. */
export const isLetterOfWork = (lines: readonly Line[], statements: readonly Statement[]): boolean =>
  lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0) <= maxLetter &&
  lines.some(
    ({ text }) =>
      hasGreeting(text) || farewell.test(text) || thanks.test(text) || text.split(/(?<=[.!?]) /).some(asksPrice),
  ) &&
  isBrief(statements) &&
  !describesFunctions(statements) &&
  !statements.some(({ hits }) => hits.some(({ owner: { kind } }) => kind === 'archetype'))

/** Returns the requests of a short text among what surrounds them, or null if it asks for more. */
export function commandsAmong(statements: readonly Statement[], isPart: boolean): ReturnType<typeof requestIn> {
  const others = statements.filter((it) => !isAsking(it))
  const found = isPart || others.length === 0 ? null : requestIn(statements.filter(isAsking), true)
  const known = (found?.works ?? []).filter((work) => work !== null && work !== 'other')
  // What a program does is told in sentences of any kind.
  if (!found || known.length === 0 || known.some(({ grows }) => grows)) return null
  return { passages: [...found.passages, ...others], works: [...found.works, ...others.map(() => null)] }
}

/** Returns the repair that a sentence of a message asks for beside other wishes: "The cart forgets items, please fix that". */
export function repairOf(statement: Statement, _: number, all: readonly Statement[]): Upkeep | null {
  if (statement.item || !isAsking(statement) || all.filter(isAsking).length < 2) return null
  return pleadsAfter.test(statement.text) && workOf(statement) === repair ? repair : null
}

/** Returns the work of a sentence as that of a request, unless it is no upkeep. */
function workOf(statement: Statement): Upkeep | null {
  const [work] = requestIn([{ ...statement, headings: [] }], true)?.works ?? []
  return work === 'other' ? null : (work ?? null)
}

/** Maximum statements of a list of changes, and minimum items. */
const list = { statements: 20, items: 3 }

/** True for a short text that lists changes. */
export const isListOfChanges = (statements: readonly Statement[]) =>
  statements.length <= list.statements && statements.filter(({ item }) => item).length >= list.items

/**
 * Returns the upkeep that an item of a list of changes asks for: "Upgrade to Laravel 12", "Bug: the date is wrong". What
 * "must no longer" be is a rule and no fault.
 */
export function upkeepOf(statement: Statement): Upkeep | null {
  const isRule = statement.hits.some(({ owner }) => owner.kind === 'modal')
  return !statement.item || !isAsking(statement) || isRule ? null : workOf(statement)
}
