import type { Line } from '#contract/estimation'
import type { Hit } from '../matcher'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import { type Statement, classified } from './classify'
import { type TextLanguage, languageOf } from './language'
import { marksOf } from './layout'
import { passagesOf } from './passages'
import { type Word, wordsOf } from './words'

export interface Reading {
  /** The title, read for what it names. */
  title: Hit<Meaning>[]
  language: TextLanguage
  /** In the order of the text. */
  statements: Statement[]
}

/** Where fewer sentences than this share speak of software, the text is of something else. */
const leastShare = 0.01

/** Reads numbered lines as statements, each with what it asks for; nothing, where the text does not speak of software. */
export function read(title: string, lines: readonly Line[]): Reading {
  const passages = passagesOf(marksOf(lines)).map((passage) => ({ passage, words: wordsOf(passage.text) }))
  const titled = wordsOf(title.replace(/[_-]+/g, ' '))
  const language = languageOf(everyWord([...passages, { words: titled }]))
  const find = (words: Word[]) =>
    lexicon.find(words).filter(({ owner }) => owner.language === undefined || language.among.has(owner.language))
  const statements = passages.map(({ passage, words }) => classified(passage, words, find(words), language.language))
  const named = find(titled)

  const asking = statements.filter(({ kind }) => kind === 'function' || kind === 'quality')
  const spoken = asking.filter(({ software, definite }) => software || definite).length
  const software = spoken > 0 && spoken >= statements.length * leastShare
  const byTitle =
    named.some(({ owner }) => owner.kind === 'archetype' || owner.kind === 'software') && asking.length > 0
  if (software || byTitle) return { title: named, language, statements }
  return { title: [], language, statements: statements.map((statement) => ({ ...statement, kind: 'background' })) }
}

function* everyWord(passages: { words: ReturnType<typeof wordsOf> }[]) {
  for (const { words } of passages) yield* words
}
