import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { indefinite } from '../vocabulary/articles'
import { gains } from '../vocabulary/gains'
import { lexicon } from '../vocabulary/lexicon'
import { namesWork } from './named-work'

const thing = `${indefinite} [^.,;:?!]{3,50}?`

/** Two things of which one is to be built, unlike what users choose from: "pay by card or invoice". */
const choice = pattern(
  `(?<!\\p{L})(?:(?:either|entweder|soit|ofwel) (?<first>${thing}),? (?:or|oder|soit|of) (?<second>${thing})|(?<third>${thing}),? (?:or|oder|ou|o|of) (?:at least|wenigstens|zumindest|au moins|al menos|ten minste) (?<fourth>${thing}))(?<end>(?: (?:einbauen|haben|bekommen|hinzufügen|ergänzen|toevoegen|hebben))?[.!?]*$)`,
)

/** True for a wish of the client, unlike what users get: "Guests need either an account or a code". */
const isWish = (text: string) =>
  (gains.test(text) || /(?:haben|bekommen)[.!?]*$/.test(text)) &&
  !lexicon.find(wordsOf(text)).some(({ owner: { kind } }) => kind === 'actor')

/** Reads the first of two things of which a sentence asks for one: "either a calendar or a form". */
export function withFirst(passage: Passage): Passage {
  const { first, second, third, fourth, end = '' } = choice.exec(passage.text)?.groups ?? {}
  const [chosen, other] = [first ?? third, second ?? fourth]
  if (!chosen || !other || ![chosen, other].every(namesWork) || !isWish(passage.text)) return passage
  return { ...passage, text: passage.text.replace(choice, () => chosen + end), alternative: { chosen, other } }
}

/** The label of one of several options: "Option 2: a forum". */
const option = /^(option|variante?|alternative?|opción|optie) ([1-9A-F])\s?[:–—-] (?=\S)/iu

/** Sets the further options of a text aside, each named by the one before. */
export function withOneOption(passages: readonly Passage[]): Passage[] {
  const labels = passages.map(({ text }) => option.exec(text))
  const isFurther = (at: number) =>
    /[2-9B-F]/i.test(labels[at]?.[2] ?? '') &&
    labels[at - 1] != null &&
    [at - 1, at].every((it) => namesWork(passages[it]!.text))
  const nameOf = (at: number) => passages[at]!.text.replace(option, '').replace(/[.!]$/, '')
  return passages.map((it, at) => {
    if (isFurther(at)) return { ...it, settled: 'background' as const }
    return isFurther(at + 1) ? { ...it, alternative: { chosen: nameOf(at), other: nameOf(at + 1) } } : it
  })
}
