import type { Statement } from '../reading/statement'
import { wishFirst } from '../vocabulary/cues'
import { repair } from '../vocabulary/upkeep/common'
import { adverbial, aside, conditional, connectives, numberedPart, subordinate, trigger } from '../vocabulary/names'
import { known, polite } from '../vocabulary/requests'
import { stem, wordsOf } from '../text/words'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import { verbs } from '../vocabulary/verbs'
import { actions } from '../vocabulary/words'
import { termsOf } from '../vocabulary/cues'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { fieldLabelOf, isFieldLabel } from './heading-name'

/** Maximum characters of a name. */
export const maxName = 90

const aux =
  'kann|können|soll|sollen|sollte|sollten|muss|müssen|möchte|möchten|darf|dürfen|peut|peuvent|doit|doivent|devra|veut|puede|pueden|debe|deben|deberá|quiere|pode|podem|deve|devem|deverá'

/** Subject and modal of a duty. They stay if the subject is no person and the rest no work: "Invoices should come out as PDF". */
const duty =
  /^(?:(?:the|each|every|all|any|an?|our|this) )?(?:[\p{L}'’-]+ ){0,4}?(?:shall|must|should|will|can|may|could|needs? to|has to|have to|would like to|want to|wants to)(?: (?:also|always|then|now|just|only|automatically))*(?: be able to| be possible to| allow (?:the )?\w+ to| let (?:the )?\w+| enable (?:the )?\w+ to| support| provide| offer| have| include)?\s+(?!(?:(?:also|always|then|now|just|only|still|automatically) )*(?:not|be|been|have|only)\b)/iu

/** Verbs of work in their base form, by stem. */
const deeds = new Map([...Object.values(verbs).flatMap(termsOf), ...termsOf(actions)].map((verb) => [stem(verb), verb]))

/** The product as the subject of a verb: "The system automatically sends", "Reminders: the app shows". */
const acting =
  /^((?:[^:]{3,40}: )?)(?:(?:the|our|this) )?(?:system|app|application|platform|site|website|portal|software|program|tool|product) (?:(?:also|then|will) )*((?:automatically )?)(\p{Ll}+s) (\S.*)/iu

/** A further verb of the same subject: "stores the file and sends a receipt". */
const further = /((?:, |,? and |,? or ))(\p{Ll}+s)(?= (?:the|an?|its|their|each|every|all|any|to)\s)/giu

/** Returns a sentence about what the product does as a command: "The system sends a reminder" is "send a reminder". */
const asCommand = (text: string) =>
  text.replace(acting, (sentence, label: string, manner: string, verb: string, rest: string) => {
    const base = deeds.get(stem(verb))
    const others = rest.replace(further, (verbs, joint: string, other: string) =>
      deeds.has(stem(other)) ? `${joint}${deeds.get(stem(other))}` : verbs,
    )
    return base ? `${label}${manner}${base} ${others}` : sentence
  })

/** True if the words after a modal name the work without the subject before it. */
const standsAlone = (subject: string, rest: string) =>
  wordsOf(rest)
    .slice(0, 1)
    .some((word) => deeds.has(word.stem)) ||
  lexicon.find(wordsOf(subject)).some(({ owner }) => does.has(owner.kind)) ||
  /\p{Lu}/u.test(subject.slice(1)) ||
  /(?:support|provide|offer|have|include)\s+$/i.test(subject)

const does = new Set<Meaning['kind']>(['actor', 'product', 'archetype'])

/** Opening phrases that say who wants something, not what. */
const openings = [
  ...polite,
  known,
  connectives,
  /^(?:and|und|et|y) /i,
  /^(?:can|could|would|will) (?:you|we) (?:(?:please|kindly|also|just) )*(?:have )?/i,
  /^(?:\d+[a-z]?[.)]\s*|[A-Z]{1,4}-?\d+(?:\.\d+)*[:.)]?\s+)/,
  /^as (?:an?|the|our) [^,]{2,60}?,?\s*(?:(?:when|if) [^,]{3,80},\s*)?I (?:would (?:also )?like(?: to)?|want(?: to)?|need(?: to)?|can|must|should be able to|wish to)(?: be able to| the (?:system|app|application|software|site|website|platform|tool) to| (?:an? |the )?(?:option|ability|possibility) to)?\s+/i,
  /^(?:als [^,]{2,60}?,? (?:möchte|will|kann|brauche) ich|en tant qu(?:e |['’])[^,]{2,60}?,? je (?:veux|voudrais|souhaite|peux|dois)(?: pouvoir)?|como (?:una? )?[^,]{2,60}?,? (?:quiero|necesito|puedo|quero|preciso|posso)(?: poder)?)\s+/iu,
  wishFirst,
  /^(?:please|kindly|also|then|additionally|furthermore|in addition|decided|agreed)[,:]?\s+/i,
  duty,
  new RegExp(
    `^(?!.*\\b(?:werden|sein|être|ser|ist|sind)[.!]?$)(?:(?:der|die|das|eine?|jede[rs]?|alle|unsere?|les?|la|une?|chaque|tous les|notre|el|los|las|cada|todos los|nuestr[oa]|os?|as?|uma?|noss[oa]) |l['’])[\\p{L}-]+(?: [\\p{L}-]+)?? (?:${aux})(?: (?:auch|aussi|también|também))?(?: (?:permettre (?:de|d['’]|aux? [\\p{L}]+ de)|permitir(?: (?:al?|aos?) [\\p{L}]+)?|poder|pouvoir))?\\s+(?!(?:nicht|kein|être|pas|ser|no|não|nur)(?:\\P{L}|$))`,
    'iu',
  ),
  /^(?:we|I)(?: would|['’]d) like (?:(?:our|the|all) )?(?:\p{L}+ ){1,2}?to (?:be able to )?/iu,
  /^(?:we|I)(?: need| want| would like|['’]d like| are looking for|['’]re looking for)(?: to have)? /i,
  /^(?:(?:an?|the|our) )?(?:[\p{L}'’-]+ ){1,4}?would like (?:(?:our|the|all) )?\p{L}+ to (?:be able to )?/iu,
  /^(?:(?:an?|the|our|les?|la|une?|el|notre|unsere?|die|der|das|eine?) )?(?:[\p{L}'’-]+ ){1,4}?(?:wants?|needs?|(?:(?:is|are) )?looking for|would like|souhaite(?:nt)?|cherche(?:nt)?|voudrait|sucht|suchen|möchten?|braucht|quiere|necesita|busca|quer|precisa de)(?: to have)? (?=(?:an?|the|une?|des|le|la|el|los|uma?|eine?n?|die|der|das)\s)/iu,
  /^(?:an? )?(?:system|tool|app|application|platform|portal|software|website|form|place) (?:in|with|on|by|where|through) (?:which )?(?=(?:\p{L}+ ){1,3}can\s)/iu,
  /^(?:the |our )?(?:system|app|application|platform|site|website|portal|software|program|tool|product) (?:allows?|lets?|enables?|supports?|provides?|offers?) (?:the )?(?:users? to )?/i,
  /^(?:une?|eine?n?|uma?) /i,
]

/** Start of a sentence that says that something is to be fixed, and not only what is wrong. */
const fixes = /^(?:fix|repair|solve|resolve|debug|investigate|find|look into|troubleshoot)/i

/** Start of the clause that says what a story is good for, and nothing about the work. */
const purpose =
  /,? so (?:that |(?=(?:I|we|they|it|he|she|the|users)\b)(?!.*\b(?:needs?|ha(?:s|ve)|must|should)\b))|, (?:damit|um) |,? (?:afin (?:que|de) |para que )/i

/** Cells of a table that name nothing: numbers, codes, versions, labels, yes and no. */
const isFiller = (cell: string) =>
  isFieldLabel(cell) ||
  !/\p{L}{2}/u.test(cell) ||
  /^(?:[A-Z]{1,5}-?\d+(?:\.\d+)*|yes|no|ja|nein|oui|non|s[ií]|não|x|n\/a|v\d.*)$/iu.test(cell)

/** Joins the cells of a table row that name something. */
function withoutFiller(text: string): string {
  const cells = text.split(/\s*\|\s*/)
  const named = cells.length > 1 ? cells.filter((cell) => !isFiller(cell.trim())) : cells
  return (named.length > 0 ? named : cells).join(', ')
}

/** Minimum words of a name. An opening phrase with fewer words behind it is part of the name. */
const minWords = 2

const hasWords = (text: string, min = minWords) => text.split(/\s+/).length >= min

/** Returns a name for the work of a statement: its words without opening phrases. A fault is to be found and fixed. */
export function taskName({ text }: Pick<Statement, 'text'>, work?: Upkeep): string {
  if (work === repair && !fixes.test(text)) return `Find and fix: ${taskName({ text })}`
  let name = withoutFiller(text).replace(/[.;,:!?。；：？]+$/u, '')
  const numbered = name.replace(numberedPart, (label) => (/[:.)–—-]\s*$/.test(label) ? '' : label))
  if (hasWords(numbered)) name = numbered
  const when = trigger.exec(name)
  if (when) return withTrigger(taskName({ text: name.slice(when[0].length) }), when[1]!)
  const unlabeled = name.slice(fieldLabelOf(name).length)
  if (hasWords(unlabeled, minWords + 1)) name = unlabeled
  name = name.replace(conditional, (_, verb: string, subject: string, rest: string) => `${subject} ${verb} ${rest}`)
  for (let before = ''; name.length > maxName && before !== name; ) {
    before = name
    name = name.replace(subordinate, '').replace(adverbial, '')
  }
  for (const opening of openings) {
    const rest = name.replace(opening, '')
    if (!hasWords(rest) || (opening === duty && !standsAlone(name.slice(0, -rest.length), rest))) continue
    name = rest
  }
  name = asCommand(name.replace(/^[\s,]+/, '')).replace(/^(?:an?|the) (?=\S)/i, '')
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

/** The last end of a clause, which is none in a list of numbers: "25, 50 or 100". */
const lastClause = /(?:[;:] |, (?!\d)| \()(?!.*(?:[;:] |, (?!\d)| \())/

/** Start of a phrase that says more about the words before it. */
const phrase =
  /(?<![\d%])[\s,]+(?:and|or|with|without|for|by|to|in|on|at|from|of|into|as|that|which|who|when|if|so|und|oder|mit|für|bei|von|auf|aus|nach|et|ou|avec|pour|par|dans|sur|qui|y|o|con|para|por|que|e|com)(?=\s)/giu

/** Words in the middle of what a phrase names. A text ends before them only if no other phrase follows. */
const joint = /(?:and|or|of|und|oder|von|et|ou|de|y|o|e)$/iu

/** Words that end no name. */
const leftOver =
  /(?:[\s,]+(?:and|or|in order|only|as well|to|for|with|of|from|that|which|into|through|such as|und|oder|für|mit|von|et|ou|pour|avec|y|o|e|para|con))+$/iu

/** Ends of a text that needs the words behind it: "is integrated", "a text indicating", "shall", "such", "independent". */
const unfinished =
  /[\s,](?:\p{Ll}{2,}(?:ed|ing)|such|all|each|every|any|the|an?|shall|must|should|can|may|will|is|are|be|not|independent|based|due|able|related|consists?|depends?)$/iu

const openQuotation = /“[^”]*$/u

/** True if a text ends in a quotation, or with a verb or a word whose object or phrase is missing. */
function isUnfinished(text: string): boolean {
  const [last = '', before = ''] = text.split(/\s+/).toReversed()
  const isVerb =
    /^\p{Ll}+$/u.test(last) && deeds.has(stem(last)) && /^(?:shall|must|should|will|can|may|to)$/i.test(before)
  return isVerb || unfinished.test(text) || openQuotation.test(text)
}

/** Minimum characters of a name that ends before a phrase. */
const minShortened = 42

/** Removes words that end no name, such as the last ones of a line that a document cuts. */
function withoutLeftOver(text: string): string {
  const rest = text.replace(leftOver, '')
  return hasWords(rest) ? rest : text
}

/** Shortens a text at the end of a clause if possible, else before a phrase or a word. */
function shorten(text: string): string {
  if (text.length <= maxName) return withClosedParentheses(withoutLeftOver(text))
  const head = text.slice(0, maxName)
  const clause = head.search(lastClause)
  if (clause > maxName / 2 && !isUnfinished(head.slice(0, clause))) return withClosedParentheses(head.slice(0, clause))
  const end = [...head.matchAll(phrase)]
    .filter(({ 0: words }, at, all) => at === all.length - 1 || !joint.test(words))
    .map(({ index }) => head.slice(0, index).replace(leftOver, ''))
    .findLast((cut) => cut.length > minShortened && !isUnfinished(cut))
  if (end) return withClosedParentheses(end)
  const space = head.lastIndexOf(' ')
  return `${withClosedParentheses(head.slice(0, space > 0 ? space : maxName)).replace(/[\s,;:(–—-]+$/, '')}…`
}

/** Removes a parenthesis whose end is cut off, as in "devices (e.g.: screens", or whose other half is missing. */
function withClosedParentheses(text: string): string {
  let depth = 0
  let from = 0
  for (const [at, letter] of [...text.matchAll(/[()]/g)].map((found) => [found.index, found[0]] as const)) {
    if (letter === ')' && depth === 0) return withClosedParentheses(text.slice(0, at) + text.slice(at + 1))
    if (letter === '(' && depth++ === 0) from = at
    if (letter === ')') depth--
  }
  if (depth === 0) return text
  const before = text.slice(0, from).trimEnd()
  return hasWords(before) ? before : withClosedParentheses(text.slice(0, from) + text.slice(from + 1))
}
