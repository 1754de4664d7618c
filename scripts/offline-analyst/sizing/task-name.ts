import type { Statement } from '../reading/statement'
import { repair } from '../vocabulary/upkeep/common'
import { known, leadIn } from '../vocabulary/requests'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'

const maxLength = 90

/** Opening phrases that say who wants something, not what. */
const openings = [
  leadIn,
  known,
  /^(?:can|could|would|will) (?:you|we) (?:(?:please|kindly|also|just) )*/i,
  /^(?:\d+[a-z]?[.)]\s*|[A-Z]{1,4}-?\d+(?:\.\d+)*[:.)]?\s+)/,
  /^as (?:an?|the|our) [^,]{2,60}?,?\s*I (?:would (?:also )?like(?: to)?|want(?: to)?|need(?: to)?|can|must|should be able to|wish to)(?: be able to| the (?:system|app|application|software|site|website|platform|tool) to| (?:an? |the )?(?:option|ability|possibility) to)?\s+/i,
  /^(?:(?:it|this) would (?:also )?be nice (?:to have|to|if)|(?:nice to have|optional(?:ly)?|wish)[,:]?)\s+/i,
  /^(?:please|kindly|also|then|additionally|furthermore|in addition|optionally|decided|agreed)[,:]?\s+/i,
  /^(?:(?:the|each|every|all|any|an?|our|this) )?(?:[\p{L}'’-]+ ){0,4}?(?:shall|must|should|will|can|may|could|needs? to|has to|have to|would like to|want to|wants to)(?: (?:also|always|then|automatically))?(?: be able to| be possible to| allow (?:the )?\w+ to| let (?:the )?\w+| enable (?:the )?\w+ to| support| provide| offer| have| include)?\s+(?!not\b|be\b)/iu,
  /^(?:we|I) (?:need|want|would like|are looking for)(?: to have)? /i,
  /^(?:the |our )?(?:system|app|application|platform|site|website|portal|software|program|tool|product) (?:allows?|lets?|enables?|supports?|provides?|offers?) (?:the )?(?:users? to )?/i,
  /^(?:an?|the) /i,
]

/** Start of a sentence that says that something is to be fixed, and not only what is wrong. */
const fixes = /^(?:fix|repair|solve|resolve|debug|investigate|find|look into|troubleshoot)/i

/** Start of the clause that says what a story is good for, and nothing about the work. */
const purpose = /,? so (?:that |(?=(?:I|we|they|it|he|she|the|users)\b))/i

/** Returns a name for the work of a statement: its words without opening phrases. A fault is to be found and fixed. */
export function taskName({ text }: Pick<Statement, 'text'>, work?: Upkeep): string {
  if (work === repair && !fixes.test(text)) return `Find and fix: ${taskName({ text })}`
  let name = text.replace(/\s*\|\s*/g, ', ').replace(/[.;,:!?。；：？]+$/u, '')
  for (const opening of openings) {
    const rest = name.replace(opening, '')
    if (rest.split(/\s+/).length >= 2) name = rest
  }
  name = name.replace(/^[\s,]+/, '')
  const [core = ''] = name.split(purpose)
  const short = shorten((core.split(/\s+/).length >= 2 ? core : name).trim())
  return short.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** A parenthesis whose end is cut off: "devices (e.g.". */
const unclosed = /(?<=\S)\s*\([^()]*$/

/** The last end of a clause, which is none in a list of numbers: "25, 50 or 100". */
const lastClause = /(?:[;:] |, (?!\d)| \()(?!.*(?:[;:] |, (?!\d)| \())/

/** Shortens a text at the end of a clause if possible, else of a word. */
function shorten(text: string): string {
  if (text.length <= maxLength) return text.replace(unclosed, '')
  const head = text.slice(0, maxLength)
  const clause = head.search(lastClause)
  if (clause > maxLength / 2) return head.slice(0, clause).replace(unclosed, '')
  const space = head.lastIndexOf(' ')
  return `${head.slice(0, space > 0 ? space : maxLength).replace(/,$/, '')}…`
}
