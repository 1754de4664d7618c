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

/** What people do with software, and with other things too, says less than a word for software. */
const likelyWorth = 0.25

const namesWork = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'capability') &&
  hits.some(({ owner }) => owner.kind === 'actor' || owner.kind === 'product')

/** Reads numbered lines as statements, each with what it asks for; nothing, where the text does not speak of software. */
export function read(title: string, lines: readonly Line[]): Reading {
  const passages = passagesOf(marksOf(lines)).map((passage) => ({ passage, words: wordsOf(passage.text) }))
  const titled = wordsOf(title.replace(/[_-]+/g, ' '))
  const language = languageOf(everyWord([...passages, { words: titled }]))
  const find = (words: Word[]) =>
    lexicon.find(words).filter(({ owner }) => owner.language === undefined || language.among.has(owner.language))
  const sorted = passages.map(({ passage, words }) => classified(passage, words, find(words), language.language))
  const statements = withLists(sorted)
  const named = find(titled)

  const asking = statements.filter(({ kind }) => kind === 'function' || kind === 'quality')
  const spoken = asking.filter(({ software, definite }) => software || definite).length
  const likely = asking.filter((statement) => !statement.software && !statement.definite && namesWork(statement)).length
  const evidence = spoken + likely * likelyWorth
  const software = evidence >= 1 && evidence >= statements.length * leastShare
  const byTitle =
    named.some(({ owner }) => owner.kind === 'archetype' || owner.kind === 'software') && asking.length > 0
  if (software || byTitle) return { title: named, language, statements }
  return { title: [], language, statements: statements.map((statement) => ({ ...statement, kind: 'background' })) }
}

/** Items beside one that asks for something ask too, in as few words as they like: "Exactly one pass per student". */
function withLists(statements: Statement[]): Statement[] {
  const keyOf = ({ headings }: Statement) => headings.join('\n')
  const asking = new Set(
    statements.filter(({ kind, headings }) => kind === 'function' && headings.length > 0).map(keyOf),
  )
  return statements.map((statement) => {
    const { kind, item, topic, words, hits } = statement
    const isOpen = kind === 'background' && item && (topic === null || topic === 'functions' || topic === 'data')
    const isPlain =
      words.length >= shortestItem && !hits.some(({ owner }) => owner.kind === 'noise' && owner.name !== 'label')
    return isOpen && isPlain && asking.has(keyOf(statement)) ? { ...statement, kind: 'function' } : statement
  })
}

const shortestItem = 3

function* everyWord(passages: { words: ReturnType<typeof wordsOf> }[]) {
  for (const { words } of passages) yield* words
}
