import { capitalize } from '#domain/text/format'
import { indefinite } from '../reading/known-object'
import type { TextLanguage } from '../reading/language'
import { isCommanding } from '../reading/request-terms'
import type { Statement } from '../reading/statement'
import { wordsOf } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { lexicon } from '../vocabulary/lexicon'
import { definite, genitives, possessives } from '../vocabulary/ownership'
import { commonWords, otherLanguages } from '../vocabulary/words'
import { otherFeatures } from './components'
import { isPartName } from './heading-name'
import { taskName } from './task-name'

const common = new Set([...Object.values(commonWords), ...Object.values(otherLanguages)].flatMap(termsOf))

/** Words that may come before an object. */
const articles = new Set([
  ...[...definite, ...indefinite, ...possessives].filter((word) => !genitives.has(word)),
  ...'their its his all each every any some ihre ihren seine seinen alle leur leurs su sus suo sua suoi sue des dei delle hun zijn'.split(
    ' ',
  ),
])

/** Infinitives of French, Spanish, Portuguese and Italian, and of German at the end of a command. */
const infinitive = /^\p{L}+(?:[aei]r|re)$/u
/** Verbs of what people get, which are no requests to the reader: "See the league table". */
const gets = /^(?:see|view|get|read|find)$/
const lateInfinitive = /\s\p{Ll}{3,}n$/u

/** Minimum letters of a name, and maximum words. */
const size = { letters: 4, words: 4 }

/** Maximum words of an item that is the name of its component, too. */
const maxWords = 5

/**
 * Returns the object of a command: "Short notice" of "Post a short notice with a date", "Übungspläne" of "Übungspläne
 * kopieren". Undefined if it names none, or only people.
 */
function objectOf(command: string, language: TextLanguage): string | undefined {
  const main = mainOf(command)
  const words = main.split(/\s+/)
  const rawOf = (at: number) => wordsOf(words[at] ?? '')[0]?.raw ?? ''
  const isCommon = (at: number) => common.has(rawOf(at))
  const isLate = language.language === 'de'
  const isNoun = (at: number) => !isLate || /^\p{Lu}/u.test(words[at] ?? '')
  if (!isCommand(command, language)) return undefined
  let from = isLate ? 0 : 1
  while (articles.has(rawOf(from)) || (from < words.length && !isNoun(from) && !isCommon(from))) from++
  const isInside = (at: number) =>
    at < words.length && at - from < size.words && isNoun(at) && !isCommon(at) && !/(?:ly|mente?)$/.test(rawOf(at))
  let to = from
  while (isInside(to)) to++
  if (to > from && genitives.has(rawOf(to)) && isInside(to + 1)) to += 2
  const name = words.slice(from, to).join(' ')
  if (name.length < size.letters || namesPeople(name) || !isPartName(name)) return undefined
  return capitalize(name)
}

const mainOf = (command: string) => command.split(/[,;:(–—]|\s(?:and|und|et|y|e)\s/u, 1)[0]!.trim()

const namesPeople = (name: string) => lexicon.find(wordsOf(name)).some(({ owner }) => owner.kind === 'actor')

function isCommand(text: string, { language }: TextLanguage): boolean {
  if (language === 'de') return lateInfinitive.test(text)
  const words = wordsOf(mainOf(text))
  const first = words[0]?.raw ?? ''
  return language === 'en' ? isCommanding(words) || gets.test(first) : infinitive.test(first) && !common.has(first)
}

/** Maximum statements that nothing else names whose components are named after their objects. More are many small parts. */
const maxNamed = 3

/** True for a sentence that ends with an article and a name: "Also a language switch." */
function endsWithThing(text: string, name: string): boolean {
  const lower = text.replace(/[.!?]+$/, '').toLowerCase()
  return (
    lower.endsWith(` ${name.toLowerCase()}`) && indefinite.has(wordsOf(lower.slice(0, -name.length)).at(-1)?.raw ?? '')
  )
}

/** True for what only names a thing: "Newsletter archive", unlike a sentence or a command. */
const namesThing = (name: string, { item, text }: Statement, language: TextLanguage) =>
  (item || !/[.!?]$/.test(text) || endsWithThing(text, name)) &&
  isPartName(name) &&
  name.split(' ').length <= maxWords &&
  !isCommand(name, language) &&
  !namesPeople(name)

/** Names the components of a few statements that nothing else names after their objects: "Handover report", or tasks. */
export function withObjects<T extends { place: number; component: string; name: string | null }>(
  items: readonly T[],
  statements: readonly Statement[],
  language: TextLanguage,
): readonly T[] {
  const others = items.filter(({ component }) => component === otherFeatures)
  if (others.length > maxNamed) return items
  return items.map((item) => {
    if (!others.includes(item)) return item
    const statement = statements[item.place]!
    const task = item.name ?? taskName(statement)
    return {
      ...item,
      component: objectOf(task, language) ?? (namesThing(task, statement, language) ? task : otherFeatures),
    }
  })
}
