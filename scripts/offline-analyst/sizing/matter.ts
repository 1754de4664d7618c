import { isOfStyle } from '../reading/appearance'
import { type Statement, isAsking } from '../reading/statement'
import { story } from '../text/stories'
import { type Word, isHan, isNumber } from '../text/words'
import { newProduct } from '../vocabulary/requests'
import { setsValue } from '../vocabulary/rules'
import { works } from '../vocabulary/work'
import type { Work } from '../vocabulary/work/work'
import { commonWords, emptyWords } from '../vocabulary/words'
import { isLight } from './connections'
import type { Recognized } from './recognize'
import { rootsIn, verbClass } from './roots'

/** Hours of a requirement of average length for one new thing on the web. */
const typical = { function: 5, quality: 2.5, value: 1.5 }

/** Units in a statement of average length. */
const averageUnits = 6

/** Below 1, because a statement twice as long contains less than twice the work. */
const lengthExponent = 0.55
const lengthFactor = { min: 0.5, max: 2 }

/** Weight of statements that introduce the product or describe how people work today. */
const introduction = 0.4

/** Hours of an integration with a named system, of the snippet or form of a service, and of the analysis of an interface without documentation. */
const connection = { built: 12, light: 3, explored: 12 }

/** Words after its name: a verb, and for whom it is. */
const forWhom = /^(?: [\p{L}-]+)?(?: (?:for|für|pour|para|per|voor) [^.,;:]{1,50})?[.!]?$/u

/** True for a sentence that ends with a new product: "We are a food bank and need a new web app for our volunteers." */
export function onlyNamesProduct(text: string): boolean {
  const named = newProduct.exec(text)
  return named !== null && forWhom.test(text.slice(named.index + named[0].length))
}

/** Roots of words that name nothing. */
export const ignored: ReadonlySet<string> = new Set([...Object.values(commonWords), emptyWords].flatMap(rootsIn))

/**
 * Returns the nouns of a statement and its pairs of verb and noun. A verb is paired with the nearest noun of its
 * clause, so that listing and paying invoices are two units, and listing and viewing them are one.
 */
export function unitsIn(words: readonly Word[]): Set<string> {
  const units = new Set<string>()
  let noun = ''
  let verb = ''
  for (const { raw, root } of words) {
    if (raw === '') {
      noun = ''
      verb = ''
    } else if (isHan(raw)) {
      for (let at = 0; at + 2 <= raw.length; at += 2) units.add(raw.slice(at, at + 2))
    } else if (verbClass.has(root)) {
      verb = verbClass.get(root)!
      if (noun) units.add(`${verb} ${noun}`)
    } else if (raw.length > 1 && !isNumber(raw) && !ignored.has(root)) {
      noun = root
      units.add(noun)
      if (verb) units.add(`${verb} ${noun}`)
      verb = ''
    }
  }
  return units
}

/** Returns the hours of a statement without regard to repetitions in the text. */
function hoursOf({ kind, definite, topic, text }: Statement, units: number): number {
  const length = (units / averageUnits) ** lengthExponent
  const size =
    kind === 'quality' && !isOfStyle(text) ? 'quality' : setsValue(text) || isOfStyle(text) ? 'value' : 'function'
  const hours = typical[size]
  const sized = hours * Math.min(lengthFactor.max, Math.max(lengthFactor.min, length))
  const introduces = definite || topic === 'about' || topic === 'story' || topic === 'today' || onlyNamesProduct(text)
  return introduces && !story.test(text) ? sized * introduction : sized
}

/** Returns the hours that a kind of work takes beyond a requirement of average length. */
export const moreOf = ({ hours, quality }: Work): number =>
  Math.max(0, hours - typical[quality ? 'quality' : 'function'])

/** Share of a function that a scenario of it takes. */
const ofDetail = 1 / 3

/** Unit, kind of work or system of a text, and the statement that says most about it, with its hours. */
export type Contents = ReadonlyMap<string, { at: number; hours: number }>

/** Returns what a text is about. Changes of copy or style and upkeep have hours of their own. */
export function contentsOf(
  statements: readonly Statement[],
  {
    works: named,
    certain,
    systems,
    undocumented,
    appearance,
    upkeep,
    restated,
    details,
  }: Pick<
    Recognized,
    'works' | 'certain' | 'systems' | 'undocumented' | 'appearance' | 'upkeep' | 'restated' | 'details'
  >,
): Contents {
  const contents = new Map<string, { at: number; hours: number }>()
  const offer = (unit: string, at: number, hours: number) => {
    const known = contents.get(unit)
    if (!known || hours > known.hours) contents.set(unit, { at, hours })
  }
  for (const [at, statement] of statements.entries()) {
    if (!isAsking(statement) || appearance[at] || upkeep[at]) continue
    // Other words for what another statement says are no further work.
    const units = restated.has(at) ? new Set<string>() : unitsIn(statement.words)
    const hours = hoursOf(statement, units.size) * (details.has(at) ? ofDetail : 1)
    for (const unit of units) offer(unit, at, hours / units.size)
    for (const id of named[at]!) {
      if (!certain.has(id)) continue
      offer(`work ${id}`, at, moreOf(works.get(id)!))
    }
    for (const name of systems[at]!) {
      const built = isLight(name, statement.text) ? connection.light : connection.built
      offer(`system ${name}`, at, built + (undocumented.has(name) ? connection.explored : 0))
    }
  }
  return contents
}

/**
 * Returns the hours that each statement adds, before scaling. Each unit counts once in the text, with the maximum
 * over all statements: repetition adds nothing, order does not matter, and no sentence lowers the sum. What is `sized`
 * already does not count again.
 */
export function matterOf(
  statements: readonly Statement[],
  recognized: Parameters<typeof contentsOf>[1],
  sized: ReadonlySet<string> = new Set(),
): number[] {
  const hours = statements.map(() => 0)
  for (const [unit, { at, hours: more }] of contentsOf(statements, recognized)) if (!sized.has(unit)) hours[at]! += more
  return hours
}

const maxMatter = 1e6
const bisections = 40

/** Returns the matter that takes these hours. */
export function matterWith(hours: number, hoursOf: (matter: number) => number): number {
  let [low, high] = [0, hours > 0 ? maxMatter : 0]
  for (let step = 0; step < bisections && high > 0; step++) {
    const middle = (low + high) / 2
    if (hoursOf(middle) < hours) low = middle
    else high = middle
  }
  return high
}
