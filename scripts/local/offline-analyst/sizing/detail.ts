import { capabilities, termsOf } from '../catalogue/catalogue'
import type { Statement } from '../reading/classify'
import { story } from '../reading/sight'
import { type Word, isHan, isNumber, wordsOf } from '../reading/words'
import { commonWords, emptyWords } from '../vocabulary/words'

/**
 * How much a statement asks for, beyond the kinds of work it names, is sized by what it says that no other has said.
 * Each word of the matter and each pair of such words that stand together is worth some hours, once in the whole text:
 * so repeating costs nothing, order does not matter, and no sentence can lower the sum.
 *
 * Hours of build work, set so that a requirement of a line's length about something new comes to three to six hours and
 * one that only varies what was said to one or two. Words that name known kinds of work weigh less: their tasks are there.
 */
const unitHours = { word: 0.38, knownWord: 0.15, pair: 0.25, hanPair: 0.15 }

/** How much a statement of its sort counts: a user story stands for more than it says, an introduction for less. */
const weights = { story: 1.5, plain: 1, soft: 0.4, definite: 0.3 }

const ignored = new Set(
  [...Object.values(commonWords), emptyWords].flatMap(termsOf).flatMap((term) => wordsOf(term).map(({ root }) => root)),
)

const known = new Set(
  capabilities
    .flatMap(({ terms, weak = '', parts = {} }) => [terms, weak, ...Object.values(parts).map((part) => part.terms)])
    .flatMap(termsOf)
    .flatMap((term) => wordsOf(term).map(({ root }) => root)),
)

/** Units of the matter with their hours. */
export function unitsOf(words: readonly Word[]): Map<string, number> {
  const units = new Map<string, number>()
  let before = ''
  for (const { raw, root } of words) {
    if (isHan(raw)) {
      for (let at = 0; at + 2 <= raw.length; at++) units.set(raw.slice(at, at + 2), unitHours.hanPair)
      before = ''
      continue
    }
    if (raw === '') {
      before = ''
      continue
    }
    if (isNumber(raw) || raw.length < 2 || ignored.has(root)) continue
    units.set(root, known.has(root) ? unitHours.knownWord : unitHours.word)
    if (before && before !== root) units.set([before, root].toSorted().join(' '), unitHours.pair)
    before = root
  }
  return units
}

function weightOf(statement: Statement): number {
  if (story.test(statement.text)) return weights.story
  if (statement.definite) return weights.definite
  return statement.topic === 'about' || statement.topic === 'story' ? weights.soft : weights.plain
}

/**
 * The hours that each statement adds. `before` are texts whose matter was counted already.
 * Statements of more weight come first, so that the hours of each word are the largest that any of them gives it.
 */
export function newMatter(statements: readonly Statement[], before: readonly string[]): number[] {
  const counted = new Map<string, number>()
  for (const text of before) {
    for (const [unit, hours] of unitsOf(wordsOf(text))) counted.set(unit, Math.max(hours, counted.get(unit) ?? 0))
  }
  const hours = statements.map(() => 0)
  const said = new Set<string>()
  const isFirst = ({ words }: Statement) => {
    const text = words.map(({ raw }) => raw).join(' ')
    return !said.has(text) && Boolean(said.add(text))
  }
  const order = statements
    .map((statement, index) => ({ index, weight: weightOf(statement) }))
    .filter(({ index }) => statements[index]!.kind === 'function' && isFirst(statements[index]!))
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
  for (const { index, weight } of order) {
    for (const [unit, worth] of unitsOf(statements[index]!.words)) {
      const more = worth * weight - (counted.get(unit) ?? 0)
      if (more <= 0) continue
      counted.set(unit, worth * weight)
      hours[index]! += more
    }
  }
  return hours
}
