import { requestTerms } from '../reading/request-terms'
import { wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'

/** Features of a message: beginnings of its words, the meanings of its terms, and its length, each with a number. */
export type Features = ReadonlyMap<string, number>

/** Characters of a word that count, so that most of its forms are one. */
const beginning = 5

const sentenceEnd = /[.!?](?=\s|$)/g

/** Meanings whose names say something about the kind of a message, and not only their kind does. */
const named = new Set(['work', 'weak', 'actor', 'archetype', 'noise'])

/** Returns what a message is made of: of these features, `weights.json` knows some. */
export function featuresOf(text: string): Features {
  const words = wordsOf(text)
  const said = words.flatMap(({ raw }) => (raw === '' ? [] : /\d/.test(raw) ? '#' : raw.slice(0, beginning)))
  const features = new Map<string, number>([
    ['@bias', 1],
    ['@words', Math.log2(Math.max(1, said.length)) / 5],
    ['@sentences', Math.log2(1 + (text.match(sentenceEnd)?.length ?? 0)) / 3],
  ])
  for (const word of said) features.set(word, 1)
  if (text.includes('?')) features.set('@question', 1)
  for (const { owner } of lexicon.find(words)) {
    features.set(`@${owner.kind}`, (features.get(`@${owner.kind}`) ?? 0) + 0.5)
    if (named.has(owner.kind)) features.set(`~${owner.name}`, 1)
  }
  for (const { owner } of requestTerms.find(words)) {
    const name = owner.kind === 'verb' ? owner.verb : owner.kind === 'sequel' ? '' : owner.id
    features.set(`%${owner.kind} ${name}`, 1)
  }
  return features
}
