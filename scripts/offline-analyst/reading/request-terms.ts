import { pattern } from '#domain/text/pattern'
import { type Inflected, formsOf } from '../text/inflection'
import { Matcher } from '../text/matcher'
import { type Word, isHan, stem, wordsOf } from '../text/words'
import { type Terms, termsOf } from '../vocabulary/cues'
import { lexicon } from '../vocabulary/lexicon'
import { definite, possessives } from '../vocabulary/ownership'
import { type RequestVerb, requestVerbs, sequelWords } from '../vocabulary/requests'
import { asksReader } from '../vocabulary/to-reader'
import { upkeep } from '../vocabulary/upkeep'
import { actions } from '../vocabulary/words'
import { indefinite } from './known-object'

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

/** Infinitives of French, Spanish and Italian, and what only looks like one. */
const infinitive =
  /^(?!(?:contre|entre|notre|votre|autre|sobre|siempre|sempre|oltre|inoltre|mentre|dietro)$)[a-z]{3,}(?:[aei]re|[aei]r|re)$/
const articles = new Set('le la les un une au aux el los las una al il lo gli i ai alle agli ad'.split(' '))

/** True for an infinitive before an article, which asks for work whatever the verb: "Afficher les", "avvisare gli". */
export const isInfinitive = ([verb, next]: readonly Word[]): boolean =>
  verb !== undefined &&
  next !== undefined &&
  infinitive.test(verb.raw) &&
  (articles.has(next.raw) || next.elided !== '')

/** True if a sentence begins with a verb that asks for work, in the form of a command: "send", not "sends". */
export const isCommanding = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  !/(?:[^s]s|[^e]ed|ing)$/.test(words[0]!.raw) &&
  !isHan(words[0]!.raw) &&
  (deeds.has(words[0]!.stem) ||
    isInfinitive(words) ||
    requestTerms.findAmong(words.slice(0, 3)).some(({ owner, at }) => owner.kind === 'verb' && at === 0))

/** True if a sentence begins with a request to repair something, which nobody asks of the people who use it. */
export const beginsWithRepair = (words: readonly Word[]): boolean =>
  requestTerms
    .findAmong(words.slice(0, 3))
    .some(({ owner, at }) => owner.kind === 'verb' && owner.verb === 'repair' && at === 0)

/** Clauses that say more about the one before: "reparieren, die mit Rabattcodes falsch sind". */
const relative =
  /, (?:de[rnm]|deren|dessen|die|das|dat|wo|weil|wenn|sobald|damit|dass|waar|omdat|als|zodat)(?!\p{L}).*$/u

/** Returns the main clause of a request in German or Dutch, at whose end its verb is. */
export const mainClauseOf = (text: string): string => text.replace(relative, '').replace(/[\s.!?]+$/, '')

/** Words of German that are none of Dutch, lower-case infinitives, and verbs with a subject. */
const german = pattern(
  String.raw`(?<!\p{L})(?:de[rms]|das|eine?[nmrs]?|i[mn]|mit|für|auf|zu[mr]|beim?|nach|über|und)(?!\p{L})`,
)
const lateInfinitive =
  /(?<= )(?!(?:oben|unten|hinten|vorn|außen|innen|morgen|gestern|wegen|neben|gegen|neuen|eigenen)$)\p{Ll}{2,}(?:en|ern|eln)$/u
const finite =
  /(?<!\p{L})(?:k[aö]nn\p{L}*|soll\p{L}*|m[uü]ss\p{L}*|d[aü]rf\p{L}*|möcht\p{L}*|woll\p{L}*|will|w[ei]rd\p{L}*|haben|hat|sind|ist|war|waren|wurden?|kunnen|kan|moet\p{L}*|zu|zijn|is|willen|wil)(?!\p{L})/u

/** True if the main clause of a text ends with the verb that asks for work: "Gutscheine in den Shop einbauen". */
export function endsAsCommand(text: string): boolean {
  const main = mainClauseOf(text)
  if (finite.test(main)) return false
  const words = wordsOf(main).slice(-3)
  return (
    (words.length > 1 && german.test(main) && lateInfinitive.test(main)) ||
    requestTerms
      .findAmong(words)
      .some(({ owner, at, length }) => owner.kind === 'verb' && owner.isLate && at > 0 && at + length === words.length)
  )
}

/** Kinds of terms that software and a fault in it are described with. */
export const ofSoftware = new Set<string>([
  'product',
  'software',
  'archetype',
  'work',
  'technology',
  'platform',
  'system',
])

export const isOfSoftware = (words: readonly Word[]) =>
  lexicon.find(words).some(({ owner }) => ofSoftware.has(owner.kind))

/** True if a sentence names a part or kind of software, or a sign of a fault in it. */
export const namesThingOfWork = (words: readonly Word[]): boolean =>
  requestTerms.find(words).some(({ owner }) => owner.kind === 'thing' || owner.kind === 'sign') ||
  lexicon.find(words).some(({ owner }) => ofSoftware.has(owner.kind) || owner.kind === 'appearance')

const determiners = new Set([...definite, ...possessives, ...indefinite])

/** True if a sentence names something that work could be about: "can you swirl the banner", unlike "potreste farlo". */
const namesThing = (words: readonly Word[]): boolean =>
  words.some(({ raw, elided }) => determiners.has(raw) || determiners.has(elided)) || namesThingOfWork(words)

/** True for a sentence that asks the reader for work on something: not "potreste farlo entro fine mese?". */
export const asksReaderFor = (text: string, words: readonly Word[]): boolean => asksReader(text) && namesThing(words)
