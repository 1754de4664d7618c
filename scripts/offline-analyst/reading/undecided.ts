import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { asksNothing } from '../vocabulary/headings'
import { wishesFor } from '../vocabulary/gains'
import { doubt, doubtAbout, doubtBehind } from '../vocabulary/undecided'
import { namesWork } from './named-work'
import type { Sight } from './sight'

/** Words of a wish, unlike a fault that nobody has understood: "We do not know yet whether the error comes from the plugin". */
const wishes = pattern(
  String.raw`(?<!\p{L})(?:needs?|wants?|should|will|may|can|would|brauchen?|wollen|woll?t|sollen?|wird|soll|können|dürfen|besoin|voulons|fau[td]r?a?|doivent|peuvent|necesit\p{L}+|queremos|habrá|pued[ae]n|deben|nodig|willen|moeten|komt)(?!\p{L})`,
)

/** Words of German and Dutch clauses around a thing: "wir ein Forum brauchen", "es ein Forum geben soll". */
const around =
  /^(?:wir|es|ich|we|er) (?:auch |noch |ook )?(.+?) (?:brauchen|haben (?:wollen|möchten)|wollen|möchten|geben (?:soll|wird)|nodig hebben|willen(?: hebben)?|komt)$/iu
/** A German or Dutch clause with its verbs at its end: "Kunden Gutscheine bekommen sollen". */
const verbLast = pattern(
  String.raw`^((?:(?:die|der|das|unsere|alle|de|het|onze) )?[\p{L}-]+) (.+) (sollen?|können|dürfen|moeten|mogen|kunnen)$`,
)

/** Demands that follow from a doubt: "We do not know whether a customer comes, so customers should confirm". */
const consequence = pattern(
  String.raw`, (?:so|therefore|hence|thus|daher|deshalb|darum|also|donc|alors|entonces|por eso|quindi|perciò|dus|daarom)(?!\p{L})`,
)

const only = '(?:only|just|nur|bloß|seulement|uniquement|que|s[oó]lo|solamente|solo|soltanto|alleen|só|apenas)'
const also = '(?:also|even|auch|aussi|également|también|anche|ook|também)'
/** A question for more than what is certain: "SMS for tours only, or also for ticket changes?" */
const more = pattern(
  `^(?:¿ ?)?(?!(?:is|are|do|does|did|can|could|will|would|have|has|what|how|when|where|why|who|which|ist|sind|kann|können|habt|haben|est|peut|es|son|hay|puede|\\p{L}+ (?:Sie|ihr|du|vous|tu))(?!\\p{L}))(?:(?:should|shall) )?(?<first>[^,:;?!]*(?<!\\p{L})${only}(?!\\p{L})[^,:;?!]*|[^,:;?!]{3,80}),? (?:or|oder|ou|of(?= ook)|o(?= (?:también|anche|também))) (?:(?<also>${also}) (?<second>[^,:;?!]{2,80}?)|(?<other>[^,:;?!]{2,80}?) (?:as well|too))\\s?\\?$`,
)
const preposition =
  /(?<!\p{L})(?:for|by|as|with|via|in|on|at|to|from|für|per|als|mit|über|bei|im|am|pour|par|comme|avec|sur|dans|para|por|como|con|en|tramite|voor|met|op|com)(?!\p{L})/giu
const verbFirst = /^(?:soll\p{L}*|faut-il|doi\p{L}+|deb\p{L}+|dev\p{L}+|moet\p{L}*)(?!\p{L})/iu
const onlyWord = pattern(`(?<!\\p{L})${only}(?!\\p{L}) ?`)

/** Returns what more a question asks for, with what it is about: "SMS also for ticket changes". */
function furtherIn(question: string): string {
  const { first = '', also = 'also', second, other = '' } = more.exec(question)?.groups ?? {}
  const added = second ?? other
  if (added === '') return ''
  const isAlike = added.search(preposition) === 0
  // The thing stands before the last preposition of the first case, unless its verb comes first.
  const places = [...first.matchAll(preposition)]
  const place =
    (isAlike && places.findLast(([it]) => added.toLowerCase().startsWith(`${it.toLowerCase()} `))) || places.at(-1)
  const thing =
    place && !verbFirst.test(first) ? first.slice(0, isAlike ? place.index : place.index + place[0].length) : ''
  return `${thing.replace(onlyWord, '').trim()} ${isAlike ? `${also} ` : ''}${added}`.trim()
}

/** A wish before the question for more: "We want a portal, for dogs only at first, or also for cats?" */
const statedBefore =
  /^(?<stated>[^?]{12,}), (?<asked>[^,?]*,? (?:or|oder|ou|of(?= ook)|o(?= (?:también|anche|também))) [^,?]+\?)$/iu

/** Separates a wish from a question for more that ends its sentence. */
export function separateMore(passage: Passage): Passage[] {
  const { stated = '', asked = '' } = statedBefore.exec(passage.text)?.groups ?? {}
  if (!wishesFor(stated) || furtherIn(asked) === '') return [passage]
  return [
    { ...passage, text: `${stated}.` },
    { ...passage, text: asked, item: false },
  ]
}

/** Returns what a sentence leaves undecided, or "". */
function undecidedIn(text: string): string {
  const [, thing, other = thing] = doubtAbout.exec(text) ?? []
  if (other) return namesWork(other) && !/^(?:your|eure[nrm]?|ihre[nrm]?) /i.test(other) ? other : ''
  const [start = ''] = doubt.exec(text) ?? []
  const clause = start ? text.slice(start.length) : (doubtBehind.exec(text)?.[1] ?? '')
  if (!wishes.test(clause) || consequence.test(clause)) return ''
  return clause
    .replace(/[.!?]+$/, '')
    .replace(around, '$1')
    .replace(verbLast, '$1 $3 $2')
}

/**
 * Reads what a sentence leaves undecided as a wish: "We are not sure yet whether we need a blog", "SMS for tours only, or
 * also for changes?"
 */
export function asUndecided(passage: Passage): Passage {
  const wish = passage.text.endsWith('?') ? furtherIn(passage.text) : undecidedIn(passage.text)
  if (wish === '') return passage
  const text = `${capitalize(wish)}.`
  // "Open questions" ask for nothing else.
  if (asksNothing(passage.topic)) return namesWork(wish) ? { ...passage, text, settled: 'wish' } : passage
  return { ...passage, text, isOptional: true }
}

const demands = pattern(
  String.raw`(?<!\p{L})(?:must|shall|muss|müssen|soll|sollen|doit|doivent|debe|deben|deve|devono|moet|moeten)(?!\p{L})`,
)

/** True for an open point that demands something: "The calendar must also be on our site, technology still open". */
export const isDecided = ({ passage: { topic, text }, hits }: Sight): boolean =>
  topic === 'open' && demands.test(text) && hits.some(({ owner, at }) => owner.kind === 'work' && at <= 2)
