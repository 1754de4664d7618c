import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { asksNothing } from '../vocabulary/headings'
import { doubt, doubtBehind } from '../vocabulary/undecided'
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

/** Reads what a sentence leaves undecided as a wish: "We are not sure yet whether we need a blog". */
export function asUndecided(passage: Passage): Passage {
  const [start = ''] = doubt.exec(passage.text) ?? []
  const clause = start ? passage.text.slice(start.length) : (doubtBehind.exec(passage.text)?.[1] ?? '')
  if (!wishes.test(clause) || consequence.test(clause)) return passage
  const wish = clause
    .replace(/[.!?]+$/, '')
    .replace(around, '$1')
    .replace(verbLast, '$1 $3 $2')
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
