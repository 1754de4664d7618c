import { pattern } from '#domain/text/pattern'
import { faultsFollow } from '../vocabulary/requests'
import { sizeOf } from './denial'

/** A list after a number of things: "We need three things: a calendar, reminders by SMS and a report per room." */
export const counted =
  /(?<!\p{L})(?:things|changes|points|requests|improvements|bugs|errors|issues|problems|fehler|probleme|erreurs|problèmes|errores|problemas|erros|dinge|punkte|änderungen|wünsche|choses|modifications|points|cosas|cambios|coisas|mudanças)(?: [^:.,;]{1,40}?)?\s?: (?=\S)/iu

/** A list of faults after words for several: "Im Shop stimmt einiges nicht: der Filter und die Suche." */
const severalFaults = pattern(
  '^[^:]*(?<!\\p{L})(?:several|various|(?:a )?few|some|two|three|four|five|following|einige\\p{L}*|vieles|manches|mehrere\\p{L}*|verschiedene\\p{L}*|folgende\\p{L}*|zwei|drei|vier|fünf|(?:ein )?paar|plusieurs|quelques|deux|trois|varias|varios|algunas|alguns|algumas|dos|tres|diverse|alcun[ei]|due|tre|van alles|een paar|enkele|twee|drie)(?!\\p{L})[^:]*: (?=\\S)',
)

/** Words before what something is not: "as one list, not one mail for each product". */
const contrast =
  '(?!(?:(?:but|aber|mais|pero|ma|maar|mas) )?(?:not|nicht|pas|non|niet|não|(?:an)?statt|instead of|rather than|au lieu de|en (?:vez|lugar) de|em vez de|anziché|invece di|in plaats van) )'
const commas = new RegExp(`, ${contrast}(?:and |und |et |y )?|; `, 'i')
export const listEnds = new RegExp(`, ${contrast}(?:and |und |et |y )?|; | (?:and|und|et|y|e|en) ${contrast}`, 'i')

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
