import { type Hit, Matcher } from '../../text/matcher'
import type { Word } from '../../text/words'
import { termsOf } from '../cues'
import type { Addition } from './addition'
import { business } from './business'
import { general } from './general'

/**
 * Features that clients have added to an existing product, by id. Other kinds of work in a change mostly say where
 * something is. The hours are judgments: about what a freelancer asks for, all included, at the usual shares of planning,
 * testing and release.
 */
export const additions: Record<string, Addition> = { ...business, ...general }

const termsOfAdditions = new Matcher<string>()
for (const [id, { terms }] of Object.entries(additions)) {
  for (const list of Object.values(terms ?? {})) for (const term of termsOf(list)) termsOfAdditions.add(term, id)
}

/** Finds the additions that words name by terms of their own. */
export const additionsIn = (words: readonly Word[]): readonly Hit<string>[] => termsOfAdditions.find(words)
