import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { stem } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { asksNothing } from '../vocabulary/headings'
import { actions } from '../vocabulary/words'

/** Number of a question that its text still contains: "B.1 Does the system …?" */
const number = /^[A-Z]{0,4}[-.]?\d+(?:\.\d+)*[.):]?\s+/u
const mark = /^(?:\| )?¿? ?/u
const withoutNumber = (text: string) =>
  text
    .replace(number, '')
    .replace(mark, '')
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())

const products = {
  en: '(?:the|this|your) (?:(?:proposed|offered|new) )?(?<it>system|solution|software|product|platform|application|app|tool|portal|website|site|shop|crm|erp|module)',
  de: '(?<it>(?:das|die|der|dieses|diese|ihr|ihre) (?:(?:angebotene|neue) )?(?:system|lösung|software|produkt|plattform|anwendung|app|portal|website|shop))',
  fr: "(?<it>(?:le|la|l['’]|votre) ?(?:système|solution|logiciel|produit|plateforme|application|portail|site|outil|boutique))",
  es: '(?<it>(?:el|la|su) (?:sistema|solución|software|producto|plataforma|aplicación|portal|sitio|tienda|herramienta))',
  nl: '(?<it>(?:het|de|uw) (?:systeem|oplossing|software|product|platform|applicatie|app|portaal|website|webshop))',
}
/** The rest of a question that is not about its reader. */
const rest = '(?<rest>(?!.*(?<!\\p{L})you(?!\\p{L}))[^?]{3,300}?) ?\\?$'

/** Questions about what a product does, with the demand that each is. */
const ofProduct: readonly (readonly [RegExp, string])[] = (
  [
    [
      `(?:does|can|will) ${products.en} (?:allow|enable|permit) (?<who>(?:[\\p{L}-]+ ){1,4}?)to ${rest}`,
      '$<who>can $<rest>.',
    ],
    [
      `(?:does|can|could|will) ${products.en} (?!be |needs? |have to |require )(?:have the (?:ability|capability) to )?${rest}`,
      'The $<it> must $<rest>.',
    ],
    [`is ${products.en} able to ${rest}`, 'The $<it> must be able to $<rest>.'],
    [
      `is ${products.en} (?=(?:accessible|available|compatible|compliant|configurable|searchable|usable) )${rest}`,
      'The $<it> must be $<rest>.',
    ],
    [`kann ${products.de} ${rest}`, '$<it> muss $<rest>.'],
    [`(?<verb>\\p{L}+t) ${products.de} (?!dass )${rest}`, '$<it> $<verb> $<rest>.'],
    [`${products.fr} (?<verb>\\p{L}+?)(?:-t)?-(?:il|elle) ${rest}`, '$<it> $<verb> $<rest>.'],
    [`est-ce que ${products.fr} ${rest}`, '$<it> $<rest>.'],
    [`(?<verb>\\p{L}+) ${products.es} ${rest}`, '$<it> $<verb> $<rest>.'],
    [`kan ${products.nl} ${rest}`, '$<it> moet $<rest>.'],
    [`(?<verb>\\p{L}+t) ${products.nl} ${rest}`, '$<it> $<verb> $<rest>.'],
  ] as const
).map(([question, demand]) => [pattern(`^${question}`), demand])

/** Those about what its users do, and about what must be possible. */
const ofUsers: readonly (readonly [RegExp, string])[] = (
  [
    [`are (?<who>(?:[\\p{L}-]+ ){1,4}?)able to ${rest}`, '$<who>can $<rest>.'],
    [`is it possible to ${rest}`, 'It must be possible to $<rest>.'],
    [`können (?<who>(?:(?:die|alle) )?[\\p{L}-]+) ${rest}`, '$<who> können $<rest>.'],
    [`ist es möglich, ${rest}`, 'Es muss möglich sein, $<rest>.'],
    [
      `(?<who>(?:les|tous les|chaque) (?:[\\p{L}-]+ ){0,2}?\\p{L}+) (?<verb>\\p{L}+)-(?:ils?|elles?) ${rest}`,
      '$<who> $<verb> $<rest>.',
    ],
    [`pueden (?<who>(?:los|las) \\p{L}+) ${rest}`, '$<who> pueden $<rest>.'],
    [`kunnen (?<who>(?:de )?\\p{L}+) ${rest}`, '$<who> kunnen $<rest>.'],
  ] as const
).map(([question, demand]) => [pattern(`^${question}`), demand])

const canUsers = pattern('^can (?!you |we |i |it |this |that |there )(?<said>[^?]{8,300})\\?$')
const verbs = new Set(['be', ...termsOf(actions)].map(stem))

const article = /^(?:the|all|any|an?|each|every|our|your|different)$/i
const plural = /[^s]s$|^(?:staff|people)$/

/** Puts people before what they can do: "Can the public search permits?" Without a verb that is known, "can" stays in front. */
function tellUsers(said: string): string {
  const words = said.split(' ')
  const verb = words.findIndex((word, at) => {
    const before = words[at - 1] ?? ''
    if (at === 0 || article.test(before) || plural.test(word)) return false
    return plural.test(before) || verbs.has(stem(word))
  })
  return verb < 0 ? `Can ${said}.` : capitalize(`${words.slice(0, verb).join(' ')} can ${words.slice(verb).join(' ')}.`)
}

/** Instructions to bidders about their responses: "For each item, state Yes or No", "Describe your support hours". */
const ofBidders = pattern(
  `^(?:please )?(?:${[
    'for (?:each|every) (?:question|requirement|item|function|line|row)[^,.;]{0,30},? (?:please )?(?:state|indicate|answer|mark|enter|specify|tick|respond|write)',
    '(?:describe|state|explain|outline) (?:your|how you)',
    '(?:provide|list|name|give|attach|submit) (?:(?:your|at least|two|three|four|five|\\d) )+(?:\\p{L}+ )?(?:references|rates|prices|pricing|certifications|certificates|experience|qualifications)',
    '(?:geben|bitte geben) sie (?:zu|für|bei) jede[rms]?',
    '(?:(?:beschreiben|nennen|erläutern|skizzieren) sie|bitte (?:beschreiben|nennen|erläutern) sie) (?:ihre?[nmrs]?|wie sie|(?:zwei|drei|vier|fünf|\\d) (?:\\p{L}+ )?referenzen)',
    '(?:indiquez|précisez) pour chaque|(?:décrivez|présentez) (?:votre|vos)|(?:indicar?|indique) para cada|describa su',
    'geef (?:per|voor elke?) (?:eis|vraag|functie|regel)|beschrijf uw',
  ].join('|')})(?!\\p{L})`,
)

interface Question {
  /** The demand that it is. */
  demand: string
  isOfProduct: boolean
}

function questionIn(text: string): Question | null {
  for (const [among, isOfProduct] of [
    [ofProduct, true],
    [ofUsers, false],
  ] as const) {
    const [question, demand] = among.find(([it]) => it.test(text)) ?? []
    if (question) return { demand: capitalize(text.replace(question, demand!)), isOfProduct }
  }
  const said = canUsers.exec(text)?.groups?.['said']
  return said ? { demand: tellUsers(said), isOfProduct: false } : null
}

const isNumbered = ({ item, coded, text }: Passage) => item || coded || number.test(text)

/** Answers to a question: "Yes", "No, only by e-mail". */
const answer = pattern(String.raw`^(?:→ ?)?(?:yes|no|not yet|ja|nein|oui|non|sí|si|não|sim|nee)(?!\p{L})`)

/** Minimum numbered questions. One of them asks about the product itself. */
const minQuestions = 2

/**
 * Reads the numbered questions of a tender, to which bidders respond, as what they demand: "1. Does the system send
 * reminders? 2. Can applicants pay by card?", unlike questions that the text answers itself.
 */
export function withDemandsOfQuestions(all: readonly Passage[]): Passage[] {
  const passages = all.map(
    (it): Passage => (ofBidders.test(withoutNumber(it.text)) ? { ...it, settled: 'background' } : it),
  )
  const below = (at: number) => (passages[at + 1]?.section === passages[at]!.section ? passages[at + 1] : undefined)
  const found = passages.map((it, at) =>
    asksNothing(it.topic) || !isNumbered(it) || answer.test(withoutNumber(below(at)?.text ?? ''))
      ? null
      : questionIn(withoutNumber(it.text)),
  )
  const questions = found.filter((it) => it !== null)
  const explained = found.filter((it, at) => it !== null && below(at) !== undefined && !isNumbered(below(at)!))
  const isTender = questions.some(({ isOfProduct }) => isOfProduct) && explained.length * 2 <= questions.length
  if (questions.length < minQuestions || !isTender) return passages
  return passages.map((it, at) => (found[at] ? { ...it, text: found[at].demand, item: true } : it))
}
