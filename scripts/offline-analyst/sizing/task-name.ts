import type { Statement } from '../reading/statement'
import { wishFirst } from '../vocabulary/cues'
import { repair } from '../vocabulary/upkeep/common'
import { adverbial, aside, conditional, connectives, numberedPart, subordinate, trigger } from '../vocabulary/names'
import { known, polite } from '../vocabulary/requests'
import { wordsOf } from '../text/words'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { asCommand, deedOf } from './command'
import { fieldLabelOf, isFieldLabel, isPartName } from './heading-name'
import { maxName, shorten } from './shorten'

const aux =
  'kann|können|soll|sollen|sollte|sollten|muss|müssen|möchte|möchten|darf|dürfen|peut|peuvent|pourra|pourront|doit|doivent|devra|devront|veut|puede|pueden|podrá|podrán|debe|deben|deberá|deberán|quiere|pode|podem|poderá|poderão|deve|devem|deverá|deverão'

/** Subject and modal of a duty. They stay if the subject is no person and the rest no work: "Invoices should come out as PDF". */
const duty =
  /^(?:(?:the|each|every|all|any|an?|our|this) )?(?:[\p{L}'’-]+ ){0,4}?(?:shall|must|should|will|can|may|could|needs? to|has to|have to|would like to|want to|wants to)(?: (?:also|always|then|now|just|only|automatically))*(?: be able to| be possible to| allow (?:the )?\w+ to| let (?:the )?\w+| enable (?:the )?\w+ to| (?:support|provide|offer|have|include)(?= an? ))?\s+(?!(?:(?:also|always|then|now|just|only|still|automatically) )*(?:not|be|been|have|only)\b)/iu

/** True if the words after a modal name the work without the subject before it. */
const standsAlone = (subject: string, rest: string) =>
  wordsOf(rest)
    .slice(0, 1)
    .some(({ raw }) => deedOf(raw)) ||
  lexicon.find(wordsOf(subject)).some(({ owner }) => does.has(owner.kind)) ||
  /\p{Lu}/u.test(subject.slice(1)) ||
  /(?:support|provide|offer|have|include)\s+$/i.test(subject)

const does = new Set<Meaning['kind']>(['actor', 'product', 'archetype'])

/** Openings of sentences without a subject, before what is to be done: "It must be possible to", "Il faut", "Hay que". */
const impersonal =
  /^(?:it (?:must|should|shall|has to|needs to) be possible (?:for (?:an? |the )?(?:\p{L}+ ){1,3})?to |there (?:must|should|shall|needs? to|has to|will) be (?=an? )|on (?:doit|devra|peut|pourra) (?:aussi )?(?:pouvoir )?|on (?:aimerait|voudrait|souhaite) (?:aussi |également )?(?:pouvoir )?|il (?:faut|faudra|est (?:nécessaire|impératif|possible|souhaitable)|(?:doit|devra) être possible) (?:de |d['’])?(?=\p{L}+(?:er|ir|re)\s)|(?:es (?:necesario|obligatorio|posible)|debe ser posible|hay que|se (?:podrán?|pueden?|deben?|deberán?)) (?=\p{L}+[aei]r\s)|man (?:kann|soll|sollte|muss) )/iu

/** Words about the writer, before what is asked for: "We run a clinic and would like an app". */
const introduction =
  /^(?!(?:as|als|en tant|como)\s)[^.:;]{8,160}?(?:,| and| y| et| und) (?=(?:quiero|queremos|necesit(?:o|amos)|(?:nous )?(?:souhaitons|voulons|cherchons)|(?:we |I )?(?:need|want|would like|am looking|are looking)|(?:wir |ich )?(?:suchen?|brauchen?|möchten?))\s)/iu

/** Opening phrases that say who wants something, not what. */
const openings = [
  introduction,
  ...polite,
  known,
  connectives,
  /^(?:and|und|et|y) /i,
  /^(?:can|could|would|will) (?:you|we) (?:(?:please|kindly|also|just) )*(?:have )?/i,
  /^(?:(?:\[[^\]]{1,30}\]|critical:)\s*)+/i,
  /^(?:\d+[a-z]?[.)]\s*|\/?[A-Z]{1,4}-?\d+(?:\.\d+)*(?:[:.)]|\/:?)?\s+)/,
  /^given\s.{3,400}\bthen\s+(?=\S+\s+\S)/i,
  /^(?:the )?(?:main |first )?(?:purpose|goal|aim|objective)s? of (?:[\p{L}\d'’-]+ ){1,4}(?:is|are) to /iu,
  /^this (?:project|issue|ticket|task|proposal|grant|request) (?:aims to|intends to|seeks(?: to)?|will(?: allow us to)?) (?!be\s)/i,
  /^as (?:an?|the|our) [^,]{2,60}?,?\s*(?:(?:when|if) [^,]{3,80},\s*)?I (?:would (?:also )?like(?: to)?|want(?: to)?|need(?: to)?|can|must|should be able to|wish to)(?: be able to| the (?:system|app|application|software|site|website|platform|tool) to| (?:an? |the )?(?:option|ability|possibility) to)?\s+/i,
  /^(?:als [^,]{2,60}?,? (?:möchte|will|kann|brauche) ich|en tant qu(?:e |['’])[^,]{2,60}?,? je (?:veux|voudrais|souhaite|peux|dois)(?: pouvoir)?|como (?:una? )?[^,]{2,60}?,? (?:quiero|necesito|puedo|quero|preciso|posso)(?: poder)?)\s+/iu,
  wishFirst,
  impersonal,
  /^(?:please|kindly|also|then|additionally|furthermore|in addition|decided|agreed)[,:]?\s+/i,
  duty,
  new RegExp(
    `^(?!.*\\b(?:werden|sein|être|ser|ist|sind)(?: können)?[.!]?$|(?:es|sie|er|man|wir|dies|il|elle|on|se|ce|cela)\\s)(?:(?:(?:der|die|das|eine?|jede[rs]?|alle|unsere?|les?|la|une?|chaque|tous les|notre|el|los|las|cada|todos los|nuestr[oa]|os?|as?|uma?|noss[oa]) )?|l['’])[\\p{L}-]+(?: [\\p{L}-]+)?? (?:${aux})(?: (?:auch|aussi|también|também))?(?: (?:permettre (?:de|d['’]|aux? [\\p{L}]+ de)|permitir(?: (?:al?|aos?) [\\p{L}]+)?|poder|pouvoir))?\\s+(?!(?:das|dies|es|man|wir|ich|nicht|kein|être|pas|ser|no|não|nur)(?:\\P{L}|$))`,
    'iu',
  ),
  /^(?:we|I)(?: would like|['’]d like| want) (?:(?:our|the|all) )?(?:\p{L}+ ){1,2}?to (?:be able to )?/iu,
  /^(?:we|I)(?: need| want| would like|['’]d like| are looking for|['’]re looking for)(?: to have)? /i,
  /^(?:(?:an?|the|our) )?(?:[\p{L}'’-]+ ){1,4}?would like (?:(?:our|the|all) )?\p{L}+ to (?:be able to )?/iu,
  /^(?:(?:an?|the|our|les?|la|une?|el|notre|unsere?|die|der|das|eine?) )?(?:[\p{L}'’-]+ ){1,4}?(?:wants?|needs?|(?:(?:is|are) )?looking for|would like|souhaite(?:nt)?|cherche(?:nt)?|voudrait|sucht|suchen|möchten?|braucht|quiere|necesita|busca|benötig(?:t|en)|dispose(?:ra)? (?:de )?|disp(?:one|ondrá) de|quer|precisa de)(?: to have)? ?(?=(?:an?|the|une?|d['’]une?|des|le|la|el|los|un|una|uma?|eine?n?|die|der|das)\s)/iu,
  /^(?:an? )?(?:system|tool|app|application|platform|portal|software|website|form|place) (?:in|with|on|by|where|through) (?:which )?(?=(?:\p{L}+ ){1,3}can\s)/iu,
  /^(?:the |our )?(?:system|app|application|platform|site|website|portal|software|program|tool|product) (?:allows?|lets?|enables?|supports?|provides?|offers?) (?:the )?(?:users? to )?/i,
  /^(?:(?:d['’])?une?|eine?n?|una?|uma?) /i,
]

/** Start of a sentence that says that something is to be fixed, and not only what is wrong. */
const fixes = /^(?:fix|repair|solve|resolve|debug|investigate|find|look into|troubleshoot)/i

/** Start of the clause that says what a story is good for, and nothing about the work. */
const purpose =
  /,? because |, (?:weil|da|car|porque) |,? so (?:that |(?=(?:I|we|they|it|he|she|the|users)\b)(?!.*\b(?:needs?|ha(?:s|ve)|must|should)\b))|, (?:damit|um) |,? (?:afin (?:que|de) |para que )/i

/** Cells of a table that name nothing: numbers, codes, versions, labels, priorities, yes and no. */
const isFiller = (cell: string) =>
  isFieldLabel(cell) ||
  !/\p{L}{2}/u.test(cell) ||
  /^(?:[A-Z]{1,5}-?\d+(?:\.\d+)*|yes|no|ja|nein|oui|non|s[ií]|não|x|n\/a|v\d.*|all (?:fr|us)s?|(?:must|should|could)(?: have)?|high|medium|low|hoch|mittel|niedrig|muss|soll|kann)$/iu.test(
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

/**
 * Returns a name for the work of a statement: its words without opening phrases. A fault is to be found and fixed. What is
 * done in a product that exists may be a fault, and stays a sentence.
 */
export function taskName({ text }: Pick<Statement, 'text'>, work?: Upkeep, isNew = true): string {
  if (work === repair && !fixes.test(text)) return `Find and fix: ${taskName({ text }, undefined, false)}`
  let name = withoutFiller(text).replace(/[.;,:!?。；：？]+$/u, '')
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
    name = name.replace(subordinate, '').replace(adverbial, '')
  }
  for (const opening of openings) {
    const rest = name.replace(opening, '')
    if (!hasWords(rest) || /^be\s/i.test(rest) || (opening === duty && !standsAlone(name.slice(0, -rest.length), rest)))
      continue
    name = rest
  }
  name = asCommand(name.replace(/^[\s,]+/, ''), isNew).replace(/^(?:an?|the) (?=\S)/i, '')
  if (name.length > maxName) name = name.replace(aside, '')
  const [core = ''] = name.split(purpose)
  const short = shorten((hasWords(core) ? core : name).trim())
  return short.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Maximum characters of a name that says when its work is done. */
const maxTriggered = 75

/** Adds to a short name when its work is done: "Notify the coach if a member cancels". */
function withTrigger(name: string, when: string): string {
  const both = `${name} ${when[0]!.toLowerCase()}${when.slice(1)}`
  return both.length <= maxTriggered ? both : name
}
