import { pattern } from '#domain/text/pattern'
import { capitalize } from '#domain/text/format'
import type { Statement } from '../reading/statement'
import { remember } from '../text/remember'
import { wordsOf } from '../text/words'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import { adverbial, aside, conditional, embedded, numberedPart, subordinate, trigger } from '../vocabulary/names'
import { repair } from '../vocabulary/upkeep/common'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { asCommand, deedOf } from './command'
import { fieldLabelOf, isFieldLabel, isPartName } from './heading-name'
import { asides, duty, frame, openings, questions, splitPlace } from './openings'
import { withoutPronoun } from './pronouns'
import { maxName, shorten } from './shorten'

const startsWithDeed = (text: string) =>
  wordsOf(text)
    .slice(0, 1)
    .some(({ raw }) => deedOf(raw))

/** True if the words after a modal name the work without the subject before it. */
const standsAlone = (subject: string, rest: string) =>
  (startsWithDeed(rest) && !(paper.test(subject) && shows.test(rest))) ||
  lexicon.find(wordsOf(subject)).some(({ owner }) => does.has(owner.kind)) ||
  /\p{Lu}/u.test(subject.slice(1)) ||
  /(?:support|provide|offer|have|include)\s+$/i.test(subject)

/** Messages and papers, whose content is named with them: "The confirmation mail should show the delivery day". */
const paper = pattern(
  String.raw`(?<!\p{L})(?:mail|e-?mail|message|newsletter|sms|confirmation|invoice|receipt|ticket|letter|slip|pdf)s? (?:shall|must|should|will|can|has to|have to|needs? to) (?:also |always )?$`,
)
const shows = /^(?:show|list|display|name|mention|state|contain|include) /i

const does = new Set<Meaning['kind']>(['actor', 'product', 'archetype'])

/** Start of a sentence that says that something is to be fixed, and not only what is wrong. */
const fixes = pattern(
  String.raw`^(?:fix|repair|solve|resolve|debug|investigate|find|look into|troubleshoot|corriger|réparer|arreglar|corregir|solucionar)|(?<!\p{L})(?:beheben|korrigieren|reparieren)(?!\p{L})`,
)

/** Start of the clause that says what a story is good for, and nothing about the work. */
const purpose =
  /,? because |, (?:weil|da|car|porque) |,? so (?:that |(?=(?:I|we|they|it|he|she|the|users)\b)(?!.*\b(?:needs?|ha(?:s|ve)|must|should)\b))|, (?:damit|um) |,? (?:afin (?:que|de) |para que )/i

const deviceWords = new Set(
  'web mobile desktop desktops laptop laptops notebook notebooks pc pcs mac macs computer computers phone phones smartphone smartphones mobiles tablet tablets ipad ipads iphone iphones android ios browser browsers handy handys rechner ordinateur ordinateurs portable portables téléphone téléphones tablette tablettes navigateur ordenador ordenadores móvil móviles teléfono teléfonos tableta tabletas navegador computador telefono telefoni cellulare cellulari telefoon telefoons any all and or und oder et ou y o e en'.split(
    ' ',
  ),
)

/** True for devices alone, in a column of a table of roles: "Desktop, phone". */
const areDevices = (cell: string) =>
  cell
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || deviceWords.has(word))

/** Cells of a table that name nothing: devices, numbers, codes, versions, labels, priorities, yes and no. */
const isFiller = (cell: string) =>
  isFieldLabel(cell) ||
  areDevices(cell) ||
  !/\p{L}{2}/u.test(cell) ||
  /^(?:[A-Z]{1,5}-?\d+(?:\.\d+)*|yes|no|ja|nein|oui|non|s[ií]|não|x|n\/a|v\d.*|all (?:fr|us)s?|(?:must|should|could)(?: have)?|high|medium|low|hoch|mittel|niedrig|muss|soll|kann)$/i.test(
    cell,
  )

/** Returns the cell of a table row that names the work: a title, or else the longest one. */
function withoutFiller(text: string): string {
  const cells = text.split(/\s*\|\s*/).filter((cell) => cell !== '')
  const named = cells.length > 1 ? cells.filter((cell) => !isFiller(cell.trim())) : cells
  const isUser = (cell: string) =>
    lexicon.find(wordsOf(cell)).some(({ owner, at }) => owner.kind === 'actor' && at <= 2)
  const title = named.find(
    (cell) => (hasWords(cell) || cell.length >= minCompound) && isPartName(cell) && !isUser(cell),
  )
  const [longest = text] = named.toSorted((one, other) => other.length - one.length)
  return hasWords(longest) ? (title ?? longest) : named.join(', ')
}

/** Minimum words of a name. An opening phrase with fewer words behind it is part of the name. */
const minWords = 2

/** Minimum characters of a word that names work: "Terminbuchung". */
const minCompound = 9

/** Minimum characters of a clause that names the work of the next ones, too. */
const minClause = 24

const hasWords = (text: string, min = minWords) => text.split(/\s+/).length >= min

/** A verb and a pronoun, which need their subject: "Customers should do it themselves". */
const pointing = pattern(String.raw`^\p{L}+ (?:it|them|this|that)(?: \p{L}+)?$`)

/** A command about what the sentence before names: "download it from their account". */
const pointingBack = pattern(
  String.raw`^(?:(?:they|he|she|we|you) (?:can|could|should|must|may) )?(?:then |also )?\p{L}+ (?:it|them)(?!\p{L})`,
)

/** True for words that need a noun of the sentence before them, so that they name no work. */
export const pointsBack = (text: string): boolean => pointingBack.test(text)

/** Clauses after which a place would belong to them. */
const isLong = (text: string) =>
  /[,:;]|(?<!\p{L})(?:before|after|when|if|because|while|who|which|that)(?!\p{L})/iu.test(text)

/** An end before a noun, not a verb: "could customers pick the". */
const determined = /\s(?:the|an?|our|their|its|this|that|my|your|each|every|all|any|no)\s$/i

/** Subjects that say who cannot do something, or who alone can: a name without them would say the opposite. */
const limiting = pattern(
  String.raw`^(?:nobody|no[ -]one|no(?= \p{L})|none of|neither|hardly any(?:one|body)?|not (?:every|all)|only|niemand|kein(?:e[rs]?)?|nur|personne|aucune?|seule?s?|nadie|ning[uú]na?|ninguno|s[oó]lo|solamente|nessun[oa]?|ninguém|nenhum|nenhuma|geen|alleen)(?!\p{L})`,
)

/** Returns a sentence without opening phrases. A place at its beginning comes last if a command is left. */
const withoutOpenings = remember((text): string => {
  if (limiting.test(text)) return text
  const { place, rest: asked } = splitPlace(text)
  let name = place ? asked : text
  for (const opening of openings) {
    const rest = name.replace(opening, '')
    if (rest === name || !hasWords(rest) || /^be\s/i.test(rest)) continue
    if (opening === duty && (pointing.test(rest) || !standsAlone(name.slice(0, -rest.length), rest))) continue
    if (questions.includes(opening) && (!startsWithDeed(rest) || determined.test(name.slice(0, -rest.length)))) continue
    name = rest
  }
  if (name !== text)
    name = name.replace(/(?<=\p{Ll}n) (?:können|dürfen)$/u, '').replace(/^(\p{L}+) (?:me|us) (?=an? )/iu, '$1 ')
  if (!place) return name
  if (name === asked) return text
  return isLong(name) ? `${place}, ${name}` : `${name} ${place.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
}, 'sentences')

/**
 * Returns a name for the work of a statement: its words without opening phrases. A fault is to be found and fixed. What is
 * done in a product that exists may be a fault, and stays a sentence.
 */
export function taskName({ text }: Pick<Statement, 'text'>, work?: Upkeep, isNew = true): string {
  const told = asides
    .reduce((rest, aside) => rest.replace(aside, ' '), text)
    .replace(frame, '')
    .trim()
  if (work === repair && !fixes.test(told)) return `Find and fix: ${taskName({ text: told }, undefined, false)}`
  let name = withoutFiller(told).replace(/[.;,:!?。；：？]+$/u, '')
  const numbered = name.replace(numberedPart, (label) => (/[:.)–—-]\s*$/.test(label) ? '' : label))
  if (hasWords(numbered)) name = numbered
  const when = trigger.exec(name)
  if (when) return withTrigger(taskName({ text: name.slice(when[0].length) }), when[1]!)
  const [first = '', second = ''] = name.split(/\s?[;；]\s/u)
  if (first.length >= minClause && hasWords(second, minWords * 2)) name = first
  const unlabeled = name.slice(fieldLabelOf(name).length)
  if (hasWords(unlabeled, minWords + 1)) name = unlabeled
  name = name.replace(conditional, (_, verb: string, subject: string, rest: string) => `${subject} ${verb} ${rest}`)
  for (let before = ''; name.length > maxName && before !== name; ) {
    before = name
    name = name.replace(subordinate, '').replace(adverbial, '').replace(embedded, ' ')
  }
  name = withoutOpenings(name)
  name = withoutPronoun(asCommand(name.replace(/^[\s,]+/, ''), isNew)).replace(
    /^(?:an?|the) (?!(?:unser|alle|de[mnr]|die|das|eine)\p{Ll}*\s)(?=\S)/iu,
    '',
  )
  if (name.length > maxName) name = name.replace(aside, '')
  const [core = ''] = name.split(purpose)
  const short = shorten((hasWords(core) ? core : name).trim())
  return capitalize(short)
}

/** Maximum characters of a name that says when its work is done. */
const maxTriggered = 75

/** Adds to a short name when its work is done: "Notify the coach if a member cancels". */
function withTrigger(name: string, when: string): string {
  const both = `${name} ${when[0]!.toLowerCase()}${when.slice(1)}`
  return both.length <= maxTriggered ? both : name
}
