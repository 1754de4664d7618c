import { pattern } from '#domain/text/pattern'
import type { Alternative, Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { indefinite } from '../vocabulary/articles'
import { gains } from '../vocabulary/gains'
import { type MeaningKind, lexicon } from '../vocabulary/lexicon'
import { technologies } from '../vocabulary/technologies'
import { namesWork } from './named-work'

const thing = `${indefinite} [^.,;:?!]{3,50}?`
const anything = `(?:${indefinite} )?[^.,;:?!]{3,50}?`

/** Two things of which one is to be built, unlike what users choose from: "pay by card or invoice". */
const choice = pattern(
  `(?<!\\p{L})(?:(?:either|entweder|soit|ofwel) (?<first>${anything}),? (?:or|oder|soit|of) (?<second>${anything})|(?<third>${thing}),? (?:or|oder|ou|o|of) (?:at least|wenigstens|zumindest|au moins|al menos|ten minste) (?<fourth>${thing}))(?<end>(?: (?:einbauen|haben|bekommen|hinzufügen|ergänzen|toevoegen|hebben))?[.!?]*$)`,
)

/** True for a wish of the client, unlike what users get: "Guests need either an account or a code". */
const isWish = (text: string) =>
  (gains.test(text) || /(?:haben|bekommen)[.!?]*$/.test(text)) &&
  !lexicon.find(wordsOf(text)).some(({ owner: { kind } }) => kind === 'actor')

const part = '[\\p{L}\\d]+(?:\\.\\p{L}+)?'
const service = `${part}(?: (?=\\p{Lu})${part}){0,2}`
const by = '(?:(?:with|through|via|by|to|on|in|from|mit|über|durch|bei|an|auf|von|avec|par|con|via|met|door) )?'

/** Two services or technologies of which a sentence names one: "through either Stripe or PayPal". */
const services = pattern(
  `(?<!\\p{L})(?:[Ee]ither|[Ee]ntweder|[Ss]oit|[Oo]fwel) (?<by>${by})(?<chosen>${service}),? (?:or|oder|soit|of) ${by}(?<other>${service})`,
  '',
)

const own =
  '(?:custom(?:[- ](?:made|built))?|bespoke|tailor-?made|self-?(?:made|built)|hand-?(?:made|coded)|own|individual|eigene[nrms]?|selbst (?:gebaute|entwickelte|programmierte)[nrms]?|individuelle[nrms]?|sur mesure|a medida|propi[oa]|eigen|op maat)'
const software =
  '(?:systems?|solutions?|software|cms|sites?|websites?|shops?|builds?|developments?|code|lösung(?:en)?|entwicklung|seite|systèmes?|solution|développement|sistema|desarrollo|solución|systeem|oplossing)'
const or = '(?:or|oder|ou|o|of|soit)'
const custom = `(?:(?:something|etwas|an?|the|our|eine?[nrms]?|unser\\p{L}*|une?|un[ao]?|een) )?(?:${own} ${software}|${software} ${own}|(?:custom|bespoke|sur mesure|a medida)(?=[^\\p{L}]*(?:$|[.,;:!?])))`

const ready = `(?:${Object.keys(technologies.content).join('|')})`

/** Ready-made software or none: "WordPress or a custom system". */
const made = pattern(
  `(?<!\\p{L})(?:(?:either|entweder|soit|ofwel) )?(?<by>${by})(?:(?<chosen>${ready}),? ${or} ${by}(?<other>${custom})|(?<first>${custom}),? ${or} ${by}(?<second>${ready}))(?!\\p{L})`,
)

/** A product that is there already: "Our site runs on WordPress or a custom theme". */
const ofClient = /^(?:our|my|unsere?|meine?|notre|mon|nuestr[oa]|onze?) /i

/** Words of a setting that chooses, so that a product has both: "either Slack or Telegram, depending on the settings". */
const depends = /depend|whichever|setting|je nach|einstell|selon|según|afhankelijk/i
/** Words of data that come from both: "Import orders from Shopify or a custom shop". */
const exchanges = /(?<!\p{L})(?:import|export|connect|sync|(?:from|aus|depuis|desde|uit)(?!\p{L}))/iu

const namesOne = (kinds: readonly MeaningKind[]) => (text: string) =>
  lexicon.find(wordsOf(text)).some(({ owner: { kind } }) => kinds.includes(kind))

const namesActor = namesOne(['actor'])
const namesService = namesOne(['technology', 'system'])

/** Reads one of two things of which a sentence asks for one: "either a calendar or a form". */
export function withFirst(passage: Passage): Passage {
  const { text } = passage
  const decide = (of: RegExp, read: string, chosen: string, other: string, kind: Alternative['kind']): Passage => ({
    ...passage,
    text: text.replace(of, () => read),
    alternative: { chosen, others: [other], kind },
  })
  const named = services.exec(text)?.groups
  // Users choose from both: "Customers pay with either Stripe or PayPal".
  if (named && [named.chosen!, named.other!].every(namesService) && !namesActor(text) && !depends.test(text))
    return decide(services, named.by! + named.chosen!, named.chosen!, named.other!, 'service')

  const { first, second, third, fourth, end = '' } = choice.exec(text)?.groups ?? {}
  const [chosen, other] = [first ?? third, second ?? fourth]
  if (chosen && other && [chosen, other].every(namesWork) && isWish(text))
    return decide(choice, chosen + end, chosen, other, 'work')

  const kept = ofClient.test(text) || exchanges.test(text) ? undefined : made.exec(text)?.groups
  const software = kept?.chosen ?? kept?.second
  return kept && software ? decide(made, kept.by! + software, software, kept.other ?? kept.first!, 'made') : passage
}

/** The label of one of several options: "Option 2: a forum". */
const option = /^(option|variante?|alternative?|opción|optie) ([1-9A-F])\s?[:–—-] (?=\S)/iu

/** Sets the further options of a text aside, each named by the first. */
export function withOneOption(passages: readonly Passage[]): Passage[] {
  const labels = passages.map(({ text }) => option.exec(text))
  const isFurther = (at: number) =>
    /[2-9B-F]/i.test(labels[at]?.[2] ?? '') &&
    labels[at - 1] != null &&
    [at - 1, at].every((it) => namesWork(passages[it]!.text))
  const nameOf = (at: number) => passages[at]!.text.replace(option, '').replace(/[.!]$/, '')
  return passages.map((it, at) => {
    if (isFurther(at)) return { ...it, settled: 'background' as const }
    const others: string[] = []
    for (let next = at + 1; isFurther(next); next += 1) others.push(nameOf(next))
    return others.length > 0 ? { ...it, alternative: { chosen: nameOf(at), others, kind: 'work' } } : it
  })
}
