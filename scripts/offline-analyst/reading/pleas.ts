import { pattern } from '#domain/text/pattern'
import type { Hit } from '../text/matcher'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { gains } from '../vocabulary/gains'
import { lexicon } from '../vocabulary/lexicon'
import { definite, faulty, places, possessives } from '../vocabulary/ownership'
import { asksAnybody, asksLook, conjunctions } from '../vocabulary/to-reader'
import type { RequestVerb } from '../vocabulary/requests'
import { repair } from '../vocabulary/upkeep/common'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { type RequestTerm, isOfSoftware, requestTerms } from './request-terms'
import { isArticle } from './sequels'

/** Maximum words of a plea that names nothing, and sentences of a report. */
const max = { words: 12, sentences: 14 }

/** Nouns with an article or a possessive, which name what is to be done: "fix the menu". */
const thing = pattern(
  "(?<!\\p{L})(?:l['’]|(?:the|our|my|an?|der|die|den|unser\\p{L}*|eine?n?|les?|la|notre|nos|une?|el|los|las|nuestr[oa]s?|un[ao]?|il|(?<!merci )de|het|onze|een) (?!(?:week|day|woche|semaine|semana|fix)(?!\\p{L})))\\p{L}{3,}",
)

/** Unlike "das beheben". */
const neuter = /(?<!\p{L})[Dd]as \p{Lu}\p{L}{2,}/u

/** Further verbs for it, which take another meaning with an object or a prefix. */
const mends = pattern(
  String.raw`(?<!\p{L})(?:richten|(?<=please )correct(?: it| this| that)?|in ordnung bringen|fixen|oplossen|verhelpen|in orde maken|arranger ça|remettre en (?:état|marche)|arranjar|resolver isso|sistemar(?:e|lo|la))[ ?.!]*$`,
)

/** Words that say that something is wrong. */
export const wrong = pattern(
  String.raw`(?<!\p{L})(?:wrong\p{L}*|(?:shows?|says?|lists?) the (?:old|previous)|broken|error|outdated|(?:an hour|a day) (?:out|off)|falsch\p{L}*|kaputt|fehler\p{L}*|cassée?s?|erreurs?|fausse?s?|mal|errores|errad[oa]s?|sbagliat[oaie]|rott[oaie]|fout|kapot|verkeerd\p{L}*|instead of|statt|au lieu|en (?:vez|lugar))(?!\p{L})|alors que|since (?:the|last|yesterday)|sinds|depuis|seit|desde`,
)

/** The beginning of a clause that says what is wrong with something known: "The logo is old, the imprint has the wrong phone". */
export const tellsFault = pattern(
  "^(?:also )?(?:the|our|my|der|die|das|unsere?|les?|la|notre|nos|el|los|las|nuestr[oa]s?) [^,;]{3,60}?(?<!\\p{L})(?:is|are|has|have|loads?|takes?|shows?|throws?|covers?|says?|does(?:n['’]t| not)|do(?:n['’]t| not)|crash\\p{L}*|fails?|ist|sind|hat|haben|lädt|laden|zeigt|zeigen|verdeckt|überlappt|est|sont|affiche|es|están?|tiene|carga|muestra)(?!\\p{L})[^,;]{0,60}?(?<!\\p{L})(?:old|wrong|outdated|broken|gone|errors?|hidden|blank|fehler\\p{L}*|weg|verschwunden|unlesbar|slow|slowly|missing|too|twice|work|working|crash\\p{L}*|fails?|empty|alt|falsch\\p{L}*|veraltet|kaputt|langsam|doppelt|leer|lente?s?|cassée?s?|fausse|faux|(?:hard|difficult) to|schwer zu|difficile à|difícil de|ancienne?|vieux|lent[oa]|rot[oa]|viej[oa]|incorrect[oa]?|antigu[oa])(?!\\p{L})",
)

/** True for a plea to look at or mend what the sentences before tell: "Vous pouvez regarder ?", "Bitte richten." */
export function pleads(text: string): boolean {
  const words = wordsOf(text)
  const repairs = requestTerms.find(words).some(({ owner }) => owner.kind === 'verb' && owner.verb === 'repair')
  return (
    asksLook(text) ||
    ((repairs || mends.test(text)) &&
      words.length <= max.words &&
      ![thing, neuter].some((it) => it.test(text)) &&
      !isOfSoftware(words))
  )
}

/** Words of a plea to mend several things: "Please fix all three." */
const several = pattern(
  String.raw`(?<!\p{L})(?:both|all|these|everything|beide[ns]?|alle[ns]?|die drei|(?:les|los|las|i|le|de) (?:deux|trois|dos|tres|due|tre|twee|drie)|tou(?:s|tes)|tod[oa]s|amb[oa]s|tutt[ie]|entramb[ie]|allebei|alle(?:maal)?)(?!\p{L})`,
)

/** Beginnings of sentences about the fault before them. */
const pointing = [
  /^(?:(?:it|this|that|they|es|dies|sie|er|il|elle|cela|ça|eso|esto|dat|het) |(?:if|when|wenn|si|quand|cuando) )/i,
  // "Das passiert seit gestern", unlike "Das Formular zeigt einen Fehler"
  /^[Dd]as (?!\p{Lu})/u,
]

type Roles = ReadonlyMap<Passage, Told>

/** True for a fault beside the one before it: after "Also", or if the plea is to mend several. */
const isFurtherFault = (text: string, told: Roles): boolean =>
  !pointing.some((it) => it.test(text.replace(conjunctions, ''))) &&
  (conjunctions.test(text) || [...told].some(([plea, role]) => role === 'plea' && several.test(plea.text)))

const isWrong = ({ text }: Passage) => faulty.test(text) || wrong.test(text)

/** Role of a sentence of such a message: the fault, the plea, more about them, another fault, or a wish of its own. */
type Told = 'fault' | 'plea' | 'about' | 'next' | 'wish'

/** Returns what a message tells of a fault that a plea asks to mend, or nothing if none does. */
export function toldOfFault(found: readonly Passage[]): Roles {
  const plea = found.length > max.sentences ? -1 : found.findIndex(({ text }, at) => at > 0 && pleads(text))
  const asks = ({ text, item }: Passage) => item || gains.test(text) || asksAnybody.test(text)
  const told = found.slice(0, Math.max(0, plea + 1))
  if (!told.some(isWrong) || told.some(asks)) return new Map()
  const kindOf = (it: Passage, at: number): Told => {
    if (at <= plea) return at < plea ? 'fault' : 'plea'
    return asks(it) ? 'wish' : !conjunctions.test(it.text) ? 'about' : namesAnother(it) ? 'next' : 'wish'
  }
  return new Map(found.map((it, at) => [it, kindOf(it, at)]))
}

/** True for a sentence about another thing than the one before: "Also the footer still says 2023", unlike "Also the error …". */
function namesAnother({ text }: Passage): boolean {
  const rest = text.replace(conjunctions, '')
  const words = wordsOf(rest).slice(0, 5)
  const isKnown = (at: number) => definite.has(words[at]?.raw ?? '') || possessives.has(words[at]?.raw ?? '')
  const isThing = isKnown(0) || (isKnown(1) && !places.has(words[0]!.raw) && !faulty.test(words[0]!.raw))
  const goesOn = ({ owner, at }: Hit<RequestTerm>) =>
    owner.kind === 'sequel' && !isArticle({ owner, at, length: 1 }, words, rest)
  const isOfPeople = lexicon.find(words).some(({ owner, at }) => owner.kind === 'actor' && at < 3)
  return isThing && !isOfPeople && !requestTerms.find(words).some(goesOn)
}

/** Parts of a sentence of a request that say what it asks for. */
interface Asking {
  verb: RequestVerb | null
  isAsking: boolean
  isAddressed: boolean
  work: Upkeep | null
  isSequel: boolean
  isFurther: boolean
}

/** Reads a sentence beside a plea, unless it asks for something itself. Marks a fault beside the one before it. */
export function asTold<T extends Omit<Asking, 'isFurther'>>(read: T, of: Passage, roles: Roles): T & Asking {
  const told = roles.get(of)
  const it = { ...read, isFurther: isFurtherFault(of.text, roles) }
  const isOwn = it.verb === null && told === 'next'
  if (!told || (told !== 'plea' && !isOwn && (it.isAddressed || (it.isAsking && it.verb !== 'allow')))) return it
  if (told === 'wish') return { ...it, isAsking: true, isSequel: false }
  if (told === 'next') return { ...it, isAsking: true, work: it.work ?? repair, isSequel: false, isFurther: true }
  return { ...it, verb: null, isAsking: false, work: told === 'fault' ? repair : null, isSequel: told !== 'fault' }
}
