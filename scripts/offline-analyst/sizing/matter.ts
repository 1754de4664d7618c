import { type Statement, isAsking } from '../reading/statement'
import { story } from '../reading/sight'
import { type Word, isHan, isNumber, wordsOf } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { verbs } from '../vocabulary/verbs'
import { works } from '../vocabulary/work'
import { commonWords, emptyWords } from '../vocabulary/words'
import type { Recognized } from './recognize'

/** Hours of a statement of average length that asks for one new thing on the web. */
const typical = { function: 5, quality: 2.5 }

/** Units in a statement of average length. */
const averageUnits = 6

/** A statement twice as long asks for less than twice as much. */
const lengthExponent = 0.55
const lengthFactor = { min: 0.5, max: 2 }

/** Share of a statement that introduces the product, or tells how people work today. */
const introduction = 0.4

/** Hours of the connection to a system that the text names. */
const connection = 12

const rootsIn = (list: string) => termsOf(list).flatMap((term) => wordsOf(term).map(({ root }) => root))

const ignored = new Set([...Object.values(commonWords), emptyWords].flatMap(rootsIn))

const verbClass = new Map(
  Object.entries(verbs).flatMap(([name, list]) => rootsIn(list).map((root) => [root, name] as const)),
)

/**
 * Nouns of a statement, and what is done with them. A verb is a unit together with the nearest noun of its clause, so
 * that listing invoices and paying invoices are two things, and listing and viewing them are one.
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

/** Hours of a statement if nothing else in the text spoke of the same. */
function hoursOf({ kind, definite, topic, text }: Statement, units: number): number {
  const length = (units / averageUnits) ** lengthExponent
  const hours = typical[kind === 'quality' ? 'quality' : 'function']
  const sized = hours * Math.min(lengthFactor.max, Math.max(lengthFactor.min, length))
  const introduces = definite || topic === 'about' || topic === 'story'
  return introduces && !story.test(text) ? sized * introduction : sized
}

/**
 * Hours that each statement adds, before they are scaled to the product. Each unit counts once in the text, at the most
 * that any statement gives it: repetition costs nothing, order does not matter, and no sentence lowers the sum. Units of
 * `before`, texts that were sized already, count no more.
 */
export function matterOf(
  statements: readonly Statement[],
  { works: named, certain, systems }: Pick<Recognized, 'works' | 'certain' | 'systems'>,
  before: readonly string[] = [],
): number[] {
  const done = new Set(before.flatMap((text) => [...unitsIn(wordsOf(text))]))
  const best = new Map<string, { at: number; hours: number }>()
  const offer = (unit: string, at: number, hours: number) => {
    const known = best.get(unit)
    if (!done.has(unit) && (!known || hours > known.hours)) best.set(unit, { at, hours })
  }
  for (const [at, statement] of statements.entries()) {
    if (!isAsking(statement)) continue
    const units = unitsIn(statement.words)
    const hours = hoursOf(statement, units.size)
    for (const unit of units) offer(unit, at, hours / units.size)
    for (const id of named[at]!) {
      if (!certain.has(id)) continue
      const { hours: whole, quality } = works.get(id)!
      offer(`work ${id}`, at, Math.max(0, whole - typical[quality ? 'quality' : 'function']))
    }
    for (const name of systems[at]!) offer(`system ${name}`, at, connection)
  }
  const hours = statements.map(() => 0)
  for (const { at, hours: more } of best.values()) hours[at]! += more
  return hours
}
