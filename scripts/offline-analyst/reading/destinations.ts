import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { type MeaningKind, lexicon } from '../vocabulary/lexicon'

/** Destinations of data that the sentence before names: "Our accountant uses Fortnox. Paid orders should arrive there." */

const proper = '(\\p{Lu}[\\p{L}\\d]*(?:[-.&][\\p{L}\\d]+)*(?: \\p{Lu}[\\p{L}\\d]*){0,2})'
const uses =
  '(?:[Uu]ses?|[Ww]orks? (?:with|in)|[Rr]uns? on|(?:is|are) (?:kept|managed|done|stored) in|(?:[Kk]eeps?|[Mm]anages?|[Dd]o(?:es)?|[Ss]tores?) [^,.;:]{2,40} in|nutzt|nutzen|verwende[tn]|arbeite[tn] mit|läuft (?:über|mit|auf)|utilis(?:e|ent|ons)|travaill(?:e|ent|ons) (?:avec|sur|dans)|usa(?:n|mos)?|utiliza(?:n|mos)?|trabaja(?:n|mos)? con|lavora(?:no)? con|usiamo|gebruik(?:t|en)|werk(?:t|en) met)'
const software = new RegExp(
  `^[^,;:]{1,60}(?<!\\p{L})${uses} ${proper}(?: (?:for|für|pour|para|per|voor) [^,;:]{3,40})?[.!]?$`,
  'u',
)

const arrives = pattern(
  String.raw`(?<!\p{L})(?:(?:arrives?|lands?|goe?s?|ends? up|appears?|shows? up|sent|booked|entered|created|stored|saved|imported|exported|pushed|posted|transferred|copied|written|added|updated|recorded|registered)(?: \p{L}+ly)? there|(?:dort|dorthin|dahin)(?: \p{L}+){0,5} (?:ankommen|landen|erscheinen|auftauchen|\p{L}*(?:gebucht|gespeichert|übertragen|importiert|exportiert|gesendet|geschickt|angelegt|erfasst|eingetragen|übernommen))|(?:arriv|appar|envoy|transf|export|import|enregistr)\p{L}+ (?:là(?:-bas)?|dedans)|(?:y (?:arriv|appara|être (?:envoy|transf|export|import))\p{L}*)|(?:lleg|aparec|envi|guard|registr|pas|export)\p{L}+ (?:\p{L}+mente )?(?:allí|ahí|allá)|(?:arriv|compar|invi|registr)\p{L}+ (?:lì|là)|daar(?:heen|in)?(?: \p{L}+){0,5} (?:aankomen|terechtkomen|verschijnen|staan|komen))(?!\p{L})`,
)

/** Kinds of words that name no software of others. */
const general = new Set<MeaningKind>([
  'product',
  'platform',
  'actor',
  'work',
  'weak',
  'software',
  'archetype',
  'technology',
])

/** Returns the name of the software that somebody uses, or null. */
function softwareIn(text: string): string | null {
  const name = software.exec(text)?.[1] ?? ''
  const hits = lexicon.find(wordsOf(name))
  const system = hits.find(({ owner }) => owner.kind === 'system')
  if (system) return system.owner.name
  return name === '' || hits.some(({ owner }) => general.has(owner.kind)) ? null : name
}

/** Names the system to which a sentence sends data by "there", and reads the sentence before it as background. */
export function withDestinations(passages: readonly Passage[]): Passage[] {
  const systems = passages.map(({ text }, at) => {
    const before = passages[at - 1]
    return before && arrives.test(text) ? softwareIn(before.text) : null
  })
  return passages.map((it, at) => ({
    ...it,
    ...(systems[at] ? { system: systems[at] } : {}),
    ...(systems[at + 1] ? { settled: 'background' as const } : {}),
  }))
}
