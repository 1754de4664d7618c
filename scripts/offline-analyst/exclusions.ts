import { spellReferences } from '#domain/line-references'
import { wishesIn } from './questions/further-features'
import { trainingAmong } from './reading/supporting'
import { longestSentence } from '#domain/sentences'
import { shorten } from '#domain/text'
import type { Study } from './study'

const maxExclusions = 15

/** Lists what the text excludes or postpones, the training it asks for, and the wishes about which no question asks. */
export function exclusionsIn({ reading }: Study): string[] {
  const excluded = reading.statements.flatMap(({ kind, text, words }) => {
    if (words.length < 1 || /[:：]$/.test(text)) return []
    if (kind === 'excluded') return [`Excluded in the requirements: ${quoted(text)}`]
    return kind === 'later' ? [`Postponed in the requirements: ${quoted(text)}`] : []
  })
  const wished = wishesIn(reading).others.map(
    (text) => `Optional in the requirements, and not included: ${quoted(text)}`,
  )
  const trained = trainingAmong(reading.statements).map(({ text }) => `Asked for, and not estimated: ${quoted(text)}`)
  return [...new Set([...trained, ...wished, ...excluded])].slice(0, maxExclusions)
}

const quoted = (text: string) => {
  // What the client wrote refers to no line of ours.
  const plain = spellReferences(text)
    .replace(/\s+\|\s+/g, ', ')
    .replace(/[.;]$/, '')
  return `“${shorten(plain, longestSentence)}”`
}
