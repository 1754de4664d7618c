import { pattern } from '#domain/text/pattern'
import { indefinite } from '../vocabulary/articles'
import { faultsFollow } from '../vocabulary/requests'
import { sizeOf } from './denial'

/** A list after a number of things: "We need three things: a calendar, reminders by SMS and a report per room." */
export const counted = pattern(
  String.raw`(?<!\p{L})(?:things|changes|points|requests|improvements|bugs|errors|issues|problems|fehler|probleme|erreurs|problèmes|errores|problemas|erros|dinge|punkte|änderungen|wünsche|choses|modifications|cosas|cambios|coisas|mudanças)(?: [^:.,;]{1,40}?)?\s?: (?=\S)`,
)

/** A list of faults after words for several: "Im Shop stimmt einiges nicht: der Filter und die Suche." */
const severalFaults = pattern(
  '^[^:]*(?<!\\p{L})(?:several|various|(?:a )?few|some|two|three|four|five|following|einige\\p{L}*|vieles|manches|mehrere\\p{L}*|verschiedene\\p{L}*|folgende\\p{L}*|zwei|drei|vier|fünf|(?:ein )?paar|plusieurs|quelques|deux|trois|varias|varios|algunas|alguns|algumas|dos|tres|diverse|alcun[ei]|due|tre|van alles|een paar|enkele|twee|drie)(?!\\p{L})[^:]*: (?=\\S)',
)

/** Words before what something is not: "as one list, not one mail for each product". */
const contrast =
  '(?!(?:(?:but|aber|mais|pero|ma|maar|mas) )?(?:not|nicht|pas|non|niet|não|(?:an)?statt|instead of|rather than|au lieu de|en (?:vez|lugar) de|em vez de|anziché|invece di|in plaats van) )'
const commas = new RegExp(`, ${contrast}(?:and |und |et |y )?|; `, 'i')
export const listEnds = new RegExp(`, ${contrast}(?:and |und |et |y )?|; | (?:and|und|et|y|e|en) ${contrast}`, 'i')

/** Words before a sentence that only say that something is to change: "We'd like a few things changed on our site: …". */
const ofChanges = pattern(
  String.raw`^[^:.!?]{0,80}?(?<!\p{L})(?:a few|some|several|two|three|ein paar|einige|zwei|drei|quelques|plusieurs|algunas|algunos|unas|unos) (?:small |minor |little |kleine )?(?:changes|things|updates|sachen|dinge|änderungen|kleinigkeiten|punkte|choses|changements|modifications|cosas|cambios)(?: [^:.!?]{1,40})?: (?=\S+ \S+ \S)`,
)

/** Returns the words before a colon that only say that something is to change, unless a list follows, or "". */
export const leadOfChanges = (text: string): string =>
  (counted.test(text) ? undefined : ofChanges.exec(text)?.[0]) ?? ''

const indefiniteThing = pattern(
  `^${indefinite} (?!(?:few|lot|bit|little|member|user|customer|visitor|guest|client|mitglied|kunde|gast)(?!\\p{L}))\\p{L}`,
)

/** Returns the things that words without a verb list: "Menu page that we can edit, a page with a map, and a form". */
export function thingsNamed(text: string): string[] | null {
  const things = text.replace(/[.!]+$/, '').split(/, (?![^()]*\))(?:(?:and|und|et|y|e|en) )?/u)
  const [first = '', ...others] = things
  const isName =
    /^(?:\p{Lu}[\p{L}-]+(?: [\p{L}-]+)?|an?|eine?|une?)(?= (?:that|which|with|where|for|page|form|mit|für|die|der|das|avec|pour|que|con|para) )/u
  return others.length > 1 && isName.test(first) && others.every((it) => indefiniteThing.test(it)) ? things : null
}

/** Maximum words of a thing that is listed without saying more. */
const maxName = 4

/** Returns the things that a sentence lists behind words for several, each with more than a word, or all faults by name. */
export function listedIn(text: string): string[] | null {
  const isOfFaults = faultsFollow.test(text)
  const [introduction] = counted.exec(text) ?? (isOfFaults ? severalFaults.exec(text) : null) ?? []
  if (!introduction) return null
  const list = text.slice(text.indexOf(introduction) + introduction.length)
  const splits = [listEnds, commas].map((end) => list.split(end))
  const areNames = (parts: readonly string[]) => isOfFaults && parts.every((it) => sizeOf(it) <= maxName)
  return splits.find((parts) => parts.every((it) => sizeOf(it) > 1)) ?? splits.slice(0, 1).find(areNames) ?? null
}

/** Leads of lists of wishes in a sentence: "It must do: …", "Deve fare: …", "Wat we graag zien: …". */
export const leadsWishes = pattern(
  String.raw`^(?:[^:.!?]{0,40}[ '’])?(?:needs?|wants?|must(?: have| do)?|should(?: have| do| be able to)?|looking for|brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|soll(?:te)?(?: können)?|muss(?: können)?|wünsch\p{L}+|faut|faudrait|voul\p{L}+|voudr\p{L}+|souhait\p{L}+|besoin|doit (?:faire|avoir|pouvoir)|necesit\p{L}+|quer\p{L}+|debe(?:ría)?(?: hacer| tener)?|precis\p{L}+|vorre\p{L}+|vogli\p{L}+|serv(?:e|ono|irebbe)|deve(?: fare| avere)?|dovrebbe(?: fare| avere)?|willen|nodig(?: hebben)?|moet(?: kunnen| hebben)?|graag zien|zoeken)(?: \p{L}+){0,2} ?: (?=\S)`,
)

/** A pronoun for a thing that the clause before names: "a page for vouchers, people can order one by form". */
export const ofOne = pattern(
  String.raw`^[^,;]{0,60} (?:one|ones)(?=$|[,.;]| (?:by|with|for|in|via|online|from|on|at|per)(?!\p{L}))`,
)
