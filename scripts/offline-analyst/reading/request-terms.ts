import { type Inflected, formsOf } from '../text/inflection'
import { Matcher } from '../text/matcher'
import { type Word, isHan, stem } from '../text/words'
import { type Terms, termsOf } from '../vocabulary/cues'
import { type RequestVerb, requestVerbs, sequelWords } from '../vocabulary/requests'
import { upkeep } from '../vocabulary/upkeep'
import { actions } from '../vocabulary/words'

export type RequestTerm =
  | { kind: 'verb'; verb: RequestVerb; isLate: boolean; isCommand: boolean }
  | { kind: 'sequel' }
  | { kind: 'thing' | 'sign'; id: string }

/** Languages whose verbs may end a sentence. */
const late = new Set(['de', 'nl', 'zh'])
const inflected = new Set<string>(['de', 'fr', 'es', 'pt', 'it', 'nl'] satisfies Inflected[])

/** Matcher for the terms of short requests: verbs, and the things and signs of upkeep. */
export const requestTerms = new Matcher<RequestTerm>()
const addAll = (terms: Terms | undefined, owner: RequestTerm) => {
  for (const list of Object.values(terms ?? {})) for (const term of termsOf(list)) requestTerms.add(term, owner)
}
for (const [verb, terms] of Object.entries(requestVerbs)) {
  for (const [language, list] of Object.entries(terms)) {
    for (const term of termsOf(list)) {
      const forms = inflected.has(language) ? formsOf(term, language as Inflected) : [term]
      // Only an infinitive ends a sentence.
      for (const [at, form] of forms.entries()) {
        requestTerms.add(form, {
          kind: 'verb',
          verb: verb as RequestVerb,
          isLate: at === 0 && late.has(language),
          isCommand: at > 0,
        })
      }
    }
  }
}
for (const [id, { things, signs }] of Object.entries(upkeep)) {
  addAll(things, { kind: 'thing', id })
  addAll(signs, { kind: 'sign', id })
}
addAll(sequelWords, { kind: 'sequel' })

const deeds = new Set(termsOf(actions).map(stem))

/** True if a sentence begins with a verb that asks for work, in the form of a command: "send", not "sends". */
export const isCommanding = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  !/(?:[^s]s|ed|ing)$/.test(words[0]!.raw) &&
  !isHan(words[0]!.raw) &&
  (deeds.has(words[0]!.stem) ||
    requestTerms.find(words.slice(0, 3)).some(({ owner, at }) => owner.kind === 'verb' && at === 0))
