import { isConditional } from '#domain/text/cancellations'
import { cancelledBy, mayCancel } from '#domain/text/cancelled-thing'
import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import { findAll } from '#domain/text/text'
import { pointsBack } from '../sizing/task-name'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { wishFirst } from '../vocabulary/cues'
import { type MeaningKind, lexicon } from '../vocabulary/lexicon'
import { asksPrice, withoutPrice } from '../vocabulary/price'
import { pleads, reader, withoutOpener, withoutPlea } from '../vocabulary/to-reader'
import { acceptanceIn, givesReason, isDoneByOthers } from './acceptance'
import { contrasts, demands, isOpen, isShort, minWords, split, withClauses, withStop } from './clause-ends'
import { isDenial, limits, sizeOf } from './denial'
import { separateExchange } from './exchanges'
import { leadOfChanges, leadsWishes, thingsNamed } from './listed'
import { asPlainWish, asksForDealing } from './plain-wishes'
import { tellsFault } from './pleas'
import { isPraise } from './remarks'
import { endsAsCommand, isCommanding } from './request-terms'
import { question } from './sight'
import { leavesAlone, mayLeave, ofPronoun, onlyThat } from './untouched'
import { asWanted, wantsFromOthers } from './wanted'
import { doesToday, praisesWish, tellsBeginning, tellsToday } from './today'

const isExcluding = (text: string) =>
  negative.test(text) && (isDenial(text) || lexicon.find(wordsOf(text)).some(({ owner }) => owner.kind === 'exclusion'))

const isRefusing = (text: string) => isExcluding(text) || cancelledBy(text)?.manner === 'said'

const listed = /, (?![^()]*\))(?:(?:and|und|et|y|e|en) )?/u
/** The last of a list, behind words that may also join its nouns. */
const lastListed =
  /^(\S+ \S+ .*\S) (?:and|und|et|y|e|en) (?:(?:then|dann|puis|ensuite|luego|poi|dan) )?(?![^()]*\))(\S+ \S.*)$/u
const minListed = 3

const names = (text: string, ...kinds: readonly MeaningKind[]) =>
  lexicon.find(wordsOf(text)).some(({ owner }) => kinds.includes(owner.kind))

const asListed = (passage: Passage): Passage => ({ ...passage, item: true, topic: passage.topic ?? 'functions' })

/** Separates the sentence of a wish from words that only lead up to it. */
function separateLead(passage: Passage): Passage[] {
  const lead = leadOfChanges(passage.text)
  const wish = passage.text.slice(lead.length)
  if (!lead || !demands.test(wish.replace(/^[Dd]as (?=\p{Lu})/u, ''))) return [passage]
  return [
    { ...passage, text: lead.trim(), item: false, leads: 'lines' },
    { ...passage, text: wish },
  ]
}

/** Separates the wishes that a sentence lists behind a colon. */
function separateListed(passage: Passage): Passage[] {
  const { text } = passage
  const things = thingsNamed(text)
  if (things) return withClauses(passage, things).map((it) => ({ ...it, item: true }))
  const [introduction] = leadsWishes.exec(text) ?? []
  if (!introduction) return separateLead(passage)
  const items = text.slice(introduction.length).split(listed)
  const last = lastListed.exec(items.at(-1)!)
  const all = last ? [...items.slice(0, -1), last[1]!, last[2]!] : items
  return all.length < minListed
    ? [passage]
    : [
        ...(names(introduction, 'archetype') ? [{ ...passage, text: `${introduction.replace(/ ?: ?$/, '')}.` }] : []),
        ...withClauses(passage, all).map(asListed),
      ]
}

const negative = pattern(
  String.raw`n['’]t(?!\p{L})|(?<!\p{L})(?:not|no|nothing|without|nichts?|kein\p{L}*|ohne|pas|rien|sans|aucune?|sin|nada|não|sem|geen|niets?|zonder|niente|nessun[oa]?|не)(?!\p{L})`,
)

/** Words that begin a question about the offer: "What would it cost, and could it be ready by May?" */
const asks = pattern(
  String.raw`^(?:what|how|when|which|was|wie|wann|welche|combien|quel|quand|cu[áa]nto|cu[áa]l|quanto|quando|wat|hoe|wanneer)(?!\p{L})`,
)

/** Words that begin a polite question. */
const inquires = pattern(
  `^(?:${reader} |(?:can|could|would|will) (?:(?:the|our) )?\\p{L}+ \\p{L}|is it possible |(?:können|kann|könnten?|würden) (?:wir|man) |geht (?:das|es) |(?:peut|pourrait)-on |est-ce qu|¿?podemos )`,
)
const asksAtOnce = new RegExp(`^${reader} `, 'iu')

/** A beginning that leads up to a question, which joins it to a sentence before: "…, and customers ask for it, could we …?" */
const leadsUp = /^[^,?]{5,80}, (?=\S)/u

/** A beginning about the writer: "I'm tired of lists, could you …?" */
const tells = pattern(String.raw`^(?:I|we|ich|wir|je|j['’]|nous|on)(?!\p{L})`)
const joins = /(?:and|also|plus|but|und|aber|et|mais|y|pero) $|;/iu

/**
 * Reads what a sentence asks the price of as a request for it, unlike a feature in a list: "Quote for customers", and drops
 * openings such as "As discussed:" and "Oh and could you".
 */
export function askedFor(passage: Passage): Passage {
  if (passage.item || asksPrice(passage.text)) return passage
  if (asksForDealing(passage.text)) return { ...passage, settled: 'background' }
  const text = withoutOpener(passage.text)
  const opened = text === passage.text ? text : capitalize(text)
  const wish = passage.topic === null ? asPlainWish(passage.text) : passage.text
  return { ...passage, text: wish === passage.text ? withoutPrice(opened) : wish }
}

/** Separates a statement from the question that ends its sentence: "Mails list the address, and could we have a map?" */
function separateQuestion(passage: Passage): Passage[] {
  const { text } = passage
  if (!question.test(text) || !isShort(text)) return [passage]
  const isCut = (head: string, tail: string, mark: string) =>
    sizeOf(head) >= minWords &&
    (joins.test(mark)
      ? inquires.test(tail) || inquires.test(tail.replace(leadsUp, ''))
      : (tells.test(head) || acceptanceIn(head) !== null) && asksAtOnce.test(tail))
  const clauses = split(text, isCut)
  return withClauses(
    passage,
    clauses.map((clause, at) =>
      at === clauses.length - 1
        ? clause
        : `${clause}${inquires.test(clause.trim()) || asks.test(clause.trim()) ? '?' : '.'}`,
    ),
  )
}

/** Words before what is done without something as well: "guests order on a phone, also without an account". */
const also = pattern(String.raw`(?<!\p{L})(?:also|auch|aussi|también|também)(?!\p{L})`)
const without = pattern(String.raw`^(?:without|ohne|sans|sin|sem|senza|zonder)(?!\p{L})`)

/** A rule that goes on to say without which condition it holds: "It shall not be removed or altered, without consent". */
const mustNot = pattern(
  String.raw`(?<!\p{L})(?:(?:shall|must|may|should)(?: not|n['’]t)|cannot|d[aü]rf\p{L}* (?:\p{L}+ ){0,4}?nicht|ne p(?:eu|ou)\p{L}+ (?:pas|être))(?!\p{L})`,
)

/** Joins a wish to another one: "Vouchers, and please also in English". */
const pleading = /,? (?:and|und|et|y|e|en) (?=(?:please|bitte|svp|por favor|per favore|graag) )/iu

/** Separates the wishes of a sentence of which one pleads. */
function separatePleas(passage: Passage): Passage[] {
  const clauses = isOpen(passage.text) ? passage.text.split(pleading) : [passage.text]
  if (clauses.length === 1 || clauses.slice(1).some((it) => pointsBack(it.replace(pleads, '')))) return [passage]
  return withClauses(passage, clauses).map((wish) => ({ ...wish, item: true }))
}

/** Clauses about what people use instead of what is taken back, or that it is done: "the trainers use WhatsApp". */
const usesAnother =
  /^(?:(?:[Tt]he|[Oo]ur|[Aa]ll|[Dd]ie|[Uu]nsere|[Ll]es|[Nn]os|[Ll][oa]s|[Gg]li|[Ii]|[Oo]s|[Dd]e|[Oo]nze) )?[\p{L}-]+ (?:(?:already|all|now|schon|alle|jetzt|déjà|ya|già|já|al) )?(?:uses?|nutz(?:en|t)|benutz(?:en|t)|verwende[nt]|utilisent|usan|usano|usam|gebruiken) \p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+)?[.!]?$|^(?:[\p{L}’'-]+ ){1,4}(?:fixed|did|made|built|solved|sorted|finished|done|changed) (?:it|that|this|them|those|everything)(?: (?:by )?(?:(?:them|our|him|her|my)sel(?:f|ves)|already|yesterday|today|now|last \p{L}+)){1,3}[.!]?$|^das (?:hat|haben) .*(?:selbst|schon|bereits).* (?:gemacht|erledigt|gelöst|behoben|gebaut)[.!]?$/u

/** A clause about what is enough instead of what is denied: "…, a web app is fine". */
const suffices = pattern(
  "^(?:an?|the|our|eine?|die|der|das|une?|la|le|l[’']application|una?|el|een|de|het)(?: [^,;]{3,40}?)? (?:(?:is|are|would be) (?:\\p{L}+ )?(?:fine|enough|sufficient|ok|okay)|will do|suffices|reicht|genügt|wäre (?:\\p{L}+ )?(?:ok|okay)|suffit|convient|basta|es suficiente|è sufficiente|va bene|is (?:prima|voldoende|genoeg)|volstaat)(?!\\p{L})",
)

/** Words between a reason and what is not wanted because of it: "Lessons are paid in cash, so please no online payment". */
const soPlease = /^,? (?:so please|also bitte|donc s['’]il vous plaît) /i

const terse = { parts: 3, words: 4 }
const oneOfDenied = pattern(String.raw`(?<!\p{L})(?:or|nor|oder|noch|ou|ni|o)(?!\p{L})`)

/** True for a list of a few words each: "Web only, no payments, 4 weeks". */
const isTerseList = (text: string) => {
  const parts = text.split(', ')
  return parts.length >= terse.parts && parts.every((it) => sizeOf(it) <= terse.words)
}

/** True if a list of a few words each turns to what it denies, or from it. */
function turns(head: string, tail: string): boolean {
  const [next = ''] = tail.split(', ')
  return isDenial(head) ? !isDenial(next) && !oneOfDenied.test(next) : isDenial(next)
}

/** Separates what a sentence excludes from what it asks for: "with card payment, but no app". */
function separateExclusions(passage: Passage): Passage[] {
  const { text } = passage
  const isNegative = negative.test(text)
  const cancels = (clause: string) => cancelledBy(clause) !== null
  const cancelsOne = (head: string, tail: string) =>
    cancels(head) !== cancels(tail) && !isConditional(head) && !isConditional(tail)
  const isLeft = mayLeave.test(text)
  if (!isOpen(text) || !(isNegative || isLeft || mayCancel(text))) return [passage]
  if (cancels(text) || limits(text) || acceptanceIn(text)) return [passage]
  const adds = (it: string) =>
    demands.test(it) || isCommanding(wordsOf(it.replace(pleads, '').replace(onlyThat, ''))) || endsAsCommand(it)
  const isTerse = isNegative && isTerseList(text)
  const isCut = (head: string, tail: string, mark: string) => {
    if (isTerse && mark === ', ') return turns(head, tail)
    const isJoined = !mark.startsWith(';') && !contrasts.test(mark)
    if (sizeOf(head) < minWords && !(isJoined && isDenial(head) && givesReason(tail))) return false
    if (without.test(tail) && (also.test(mark) || mustNot.test(head))) return false
    if (isLeft && leavesAlone(head) !== leavesAlone(tail))
      return (leavesAlone(tail) && !ofPronoun.test(tail)) || contrasts.test(mark) || adds(tail)
    return isJoined
      ? (isNegative && isDenial(tail) && !isDenial(head)) ||
          cancelsOne(head, tail) ||
          (isDenial(head) && (givesReason(tail) || suffices.test(tail)))
      : isExcluding(head) !== isExcluding(tail) || ((mark.startsWith(';') || adds(tail)) && cancelsOne(head, tail))
  }
  const clauses = split(text, isCut)
  const parts = withClauses(
    passage,
    clauses.map((it, at) => (at < clauses.length - 1 ? withStop(it) : it)),
  )
  const isReason = (at: number) =>
    at > 0 &&
    ((cancels(clauses[at - 1]!) && (usesAnother.test(clauses[at]!) || isDoneByOthers(clauses[at]!.trim()))) ||
      ((cancels(clauses[at - 1]!) || isRefusing(clauses[at - 1]!)) &&
        (givesReason(clauses[at]!) || (passage.topic === 'excluded' && suffices.test(clauses[at]!)))))
  const leadsToPlea = (at: number) =>
    isDenial(clauses[at + 1] ?? '') && soPlease.test(text.slice(text.indexOf(clauses[at]!) + clauses[at]!.length))
  return parts.map((it, at) =>
    isReason(at) || leadsToPlea(at)
      ? { ...it, settled: 'background' }
      : isTerse && names(it.text, 'work', 'weak') && !isDenial(it.text)
        ? asListed(it)
        : it,
  )
}

/** A pronoun in the next clause for what is accepted: "The mails are fine, but they should be in French", unlike "il manque". */
const refersBack = pattern(
  String.raw`^[^,;]*(?<!\p{L})(?:it(?! (?:would|['’]d) be)|its|they|them|their|es(?! (?:fehl|wäre))|sie|er|ihn|ihm|ils?(?! (?:nous |me |y )?(?:fau|manqu|a ))|elles?|ell[oa]s?|essi|het|ze|hij)(?!\p{L})`,
)

/** Separates what a sentence accepts or puts off from what it asks for: "The logo is blurry, but that's fine, please …". */
function separateAccepted(passage: Passage): Passage[] {
  const { text } = passage
  const commands = (clause: string) =>
    isCommanding(wordsOf(withoutPlea(clause).replace(onlyThat, ''))) || tellsFault.test(clause)
  const isCut = (head: string, tail: string, mark: string) =>
    acceptanceIn(head) || (contrasts.test(mark) && isPraise(head))
      ? !refersBack.test(tail) && (contrasts.test(mark) || commands(tail) || demands.test(tail))
      : commands(head) && acceptanceIn(tail) !== null
  return isOpen(text) && !acceptanceIn(text) ? withClauses(passage, split(text, isCut)) : [passage]
}

/** Words that begin what may come later: "…, and maybe later shops advertise". */
const beginsLater = pattern(
  String.raw`^(?:(?:maybe|perhaps|possibly|eventually|vielleicht|eventuell|peut-être|quizás?|tal vez|talvez|forse|misschien) )?(?:later|someday|später|irgendwann|plus tard|un jour|más (?:adelante|tarde)|mais tarde|più (?:avanti|tardi))(?!\p{L})`,
)

/** Separates what may come later, or would be nice, from what a sentence asks for. */
function separateLater(passage: Passage): Passage[] {
  const isCut = (head: string, tail: string) =>
    sizeOf(head) >= minWords &&
    (beginsLater.test(tail) || (wishFirst.test(tail) && !praisesWish.test(`${head}, ${tail}`)))
  return isOpen(passage.text) ? withClauses(passage, split(passage.text, isCut)) : [passage]
}

/** Possessions of the writer, and a wish after them: "I have a logo and photos already, and I'd like to change prices". */
const has =
  /^(?:(?:we|I)(?:['’]ve (?:got)?| (?:already |do )?have)|(?:wir|ich) haben? |j['’]ai |(?:nous|on) (?:avons|a) |ya (?:tengo|tenemos)|tengo |tenemos |tenho |temos |abbiamo |ho |(?:we|ik) heb(?:ben)? )/iu
const wishesNext = pattern(
  String.raw`^(?:(?:we|I)(?:['’]d| would) (?:also )?(?:like|love)|(?:we|I) (?:also )?(?:want|need)|(?:möchten?|wollen|brauchen?|will) (?:wir|ich)|(?:wir|ich) (?:möchten?|wollen|brauchen?)|(?:je|nous|on) (?:voudr|aimer|souhait)|j['’]aimer|(?:quer|quis|necesit|gostar|precis|vorre|vogli)\p{L}+|(?:we|ik) (?:willen?|wil))(?!\p{L})`,
)

/** Separates what the writer has from what they wish for. */
function separatePossessions(passage: Passage): Passage[] {
  const { text } = passage
  const isTold = (clause: string) => tellsToday(clause) || tellsBeginning.test(clause)
  const isCut = (head: string, tail: string) =>
    sizeOf(head) >= minWords &&
    ((has.test(head) && wishesNext.test(tail)) ||
      (isTold(head) && praisesWish.test(tail)) ||
      (sizeOf(tail) >= minWords && tellsToday(tail) && !isTold(head)))
  if (!isOpen(text)) return [passage]
  return withClauses(passage, split(text, isCut)).map((it) => {
    const told = doesToday(it.text) ? { ...it, settled: 'background' as const } : it
    return it.text === text ? told : { ...told, text: withStop(it.text), topic: isTold(it.text) ? 'today' : it.topic }
  })
}

/** Marks of a list within a line: "(a) … (b) …", "1) … 2) …". */
const mark = /(?:^|\s)\(?([a-z]|\d{1,2})\)\s+(?=\S)/g

/** Separates the items that a line lists with letters or numbers in order, and leaves out what only leads to them. */
function separateMarked(passage: Passage): Passage[] {
  const { text } = passage
  const marks = findAll(mark, text)
  const isInOrder = marks.every(([, sign], at) => sign === String.fromCharCode(97 + at) || sign === String(at + 1))
  if (marks.length < 2 || !isInOrder) return [passage]
  const lead = text.slice(0, marks[0]!.index).trim()
  const items = marks.map(({ index, 0: sign }, at) =>
    text.slice(index + sign.length, marks[at + 1]?.index).replace(/[,;.]?(?: (?:and|und|et|y|e))?$/u, ''),
  )
  const isLead = lead === '' || lead.endsWith(':')
  return withClauses(passage, isLead ? items : [lead, ...items]).map((it) => ({ ...it, item: it.text !== lead }))
}

/** A wish of the writer behind what others can do: "people should be able to book, and I want to add dates myself". */
const ownWish = pattern(
  String.raw`, (?:and|und|et|y) (?=(?:I|we)(?: also)?(?: want| need| would like|['’]d like)(?: to)? |(?:ich|wir) (?:möchten?|will|wollen|brauchen?) |(?:je|nous|on) (?:voudr\p{L}+|veu[xt]|voulons|souhait\p{L}+|aimer\p{L}+) |(?:quiero|queremos|necesit(?:o|amos)) )(?<=(?<!\p{L})(?:should|must|can|shall|need to|able to|soll\p{L}*|müssen|muss|können|kann|doi(?:t|vent)|peu(?:t|vent)|deben?|pueden?)(?!\p{L})[^;:]{10,300}, (?:and|und|et|y) )`,
)

const separateOwnWish = (passage: Passage): Passage[] => withClauses(passage, passage.text.split(ownWish).map(withStop))

/** Separates what a passage asks, pleads for, postpones, excludes and lists. */
export const separateParts = (passage: Passage): Passage[] =>
  [
    separateMarked,
    separateExchange,
    separateQuestion,
    separatePleas,
    separatePossessions,
    separateLater,
    separateAccepted,
    separateExclusions,
    separateListed,
    separateOwnWish,
  ].reduce<Passage[]>(
    (passages, separate) => passages.flatMap(separate),
    [
      wantsFromOthers(passage.text)
        ? { ...passage, settled: 'background' }
        : { ...passage, text: asWanted(passage.text) },
    ],
  )
