import type { Hit } from '../text/matcher'
import { type Word, isHan } from '../text/words'
import type { Meaning } from '../vocabulary/lexicon'
import type { Noise } from '../vocabulary/noise'
import { namesList } from './sight'

interface Found {
  text: string
  words: readonly Word[]
  hits: readonly Hit<Meaning>[]
}

/** Noise that a product can be about, unlike instructions to the reader. */
const subjects = new Set<string>([
  'contract',
  'contractHint',
  'party',
  'notice',
  'business',
  'document',
  'test',
  'practice',
  'paperwork',
  'limits',
] satisfies Noise[])

/** Words with which a document names itself: "this document". */
const self = new Set('this dieses diesem ce este esta настоящий'.split(' '))

/** Number of words before the name of a product that belong to it: "a contract management tool". */
const before = 2

/** Maximum position of a product that a passage begins with: "A simple web portal for tenders". */
const maxFirst = 3

/**
 * Removes noise that is the subject of the product: in a text that asks for "a contract management tool", contracts are
 * what the product is about. The subject is what a passage says from the name of the product on. A text that begins
 * with a name and a list needs no name of a product: "Project management: boards, sprints and milestones".
 */
export function withoutSubject(found: readonly Found[]): Hit<Meaning>[][] {
  const subject = new Set(found.flatMap(subjectIn))
  return found.map(({ words, hits }) =>
    hits.filter(
      ({ owner, at, length }) =>
        owner.kind !== 'noise' ||
        !subjects.has(owner.name) ||
        (owner.name === 'document' && self.has(words[at]!.raw)) ||
        words.slice(at, at + length).some(({ stem }) => !subject.has(stem)),
    ),
  )
}

function subjectIn({ text, words, hits }: Found, place: number): string[] {
  // The budget of the project is no subject.
  if (text.includes(' withheld]')) return []
  const from = place === 0 && namesList(text) && hits.some(isOfWork) ? 0 : Math.max(0, nameIn(hits) - before)
  // A word in Chinese may be a whole clause.
  return words.slice(from).flatMap(({ raw, stem }) => (isHan(raw) ? [] : [stem]))
}

const isOfWork = ({ owner }: Hit<Meaning>) => owner.kind === 'work' || owner.kind === 'weak'

/** Returns the position of the product that a passage asks for or begins with, or infinity. */
function nameIn(hits: readonly Hit<Meaning>[]): number {
  const request = hits.find(({ owner }) => owner.kind === 'request')
  const names = hits.filter(
    ({ owner, at }) =>
      (owner.kind === 'archetype' && at <= maxFirst) ||
      (request !== undefined && at >= request.at && (owner.kind === 'archetype' || owner.kind === 'product')),
  )
  return Math.min(...names.map(({ at }) => at))
}
