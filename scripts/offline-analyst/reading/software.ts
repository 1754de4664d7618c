import { pattern } from '#domain/text/pattern'
import { userStory } from '../text/stories'
import { topicOf } from '../text/topics'
import { asksNothing } from '../vocabulary/headings'
import type { Meaning } from '../vocabulary/lexicon'
import type { TextLanguage } from './language'
import { isTalk } from './background'
import { isOnOccasion } from './ownership'
import { isCircumstance } from './present'
import { asksPolitely } from './request-sentences'
import { obliges, question } from './sight'
import { oddsOfOpening } from '../wording/kind-of-message'
import { type Statement, isAsking, leftOut, minItemWords, namesSoftware } from './statement'

/** Minimum share of sentences about software: with unambiguous words, or with ambiguous ones. */
const minShare = { certain: 0.01, likely: 0.03 }

/** Weight of an ambiguous word relative to an unambiguous one. */
const likelyWorth = 0.25

/** Maximum average words of a requirement. Sentences of stories are longer. */
const maxAverageWords = 14

/** True if a text is about software. Each distinct sentence counts once, and contract text is ignored. */
export function speaksOfSoftware(statements: readonly Statement[], { language }: TextLanguage): boolean {
  const distinct = distinctOf(statements)
  if (distinct.some(({ text }) => placeholder.test(text)) || isOneWord(distinct)) return false
  const asking = distinct.filter(isAsking)
  if (language === null) return asking.length > 0 && (isListed(distinct) || distinct.some(namesTechnology))

  const certain = distinct.filter(({ software, definite }) => software || definite).length
  // In a short note, naming work suffices; in a longer text, an actor or the product must be named too.
  const isWork =
    distinct.length <= maxNoteStatements ? namesWork : (it: Statement) => namesWork(it) && namesSomebody(it)
  const likely = asking.filter(
    (it) => !it.software && !it.definite && isWork(it) && (!isRule(it) || worksIn(it) > 1),
  ).length
  const all = certain + likely * likelyWorth
  // What is excluded or optional need not speak of software as well.
  const { length } = distinct.filter(({ kind }) => !leftOut.has(kind))
  const minShown = Math.max(Math.min(1, length * likelyWorth), length * minShare.likely)
  return certain >= Math.max(1, length * minShare.certain) || (likely > 0 && all >= minShown)
}

/** Returns the distinct statements that are not noise. */
const distinctOf = (statements: readonly Statement[]) => withoutRepetitions(statements).filter(isOfMatter)

const withoutRepetitions = (statements: readonly Statement[]) => [
  ...new Map(statements.map((statement) => [statement.text, statement])).values(),
]

const placeholder = /\blorem ipsum\b/i

/** Detects sentences that may be house rules: "Visitors must wear a badge". */
const isRule = ({ text }: Statement) =>
  (obliges.test(text) || mayOrMust.test(text)) && !sent.test(text) && !displays.test(text)

/** Detects demands to show something: "we must see the logo", "es muss ein Foto angezeigt werden". */
const displays = pattern(
  String.raw`(?<!\p{L})(?:see|shown?|displayed?|listed|there (?:must|has to|have to) be (?:an?|the|some|several|at least)|sehen|(?:an)?zeigen|(?:an)?gezeigt|voir|affich\p{L}+|montrer|mostra\p{L}*|ver|vedere|visualizza\p{L}*|tonen|getoond|zien)(?!\p{L})`,
)

const mayOrMust = pattern(
  String.raw`(?<!\p{L})(?:may|muss|müssen|d(?:arf|ürfen)|doi(?:t|vent)|deben?|devem?|verboten|interdite?s?|prohibid[oa]s?)(?!\p{L})`,
)

/** True if most statements are house rules and none mentions software. */
export const areRules = (statements: readonly Statement[]) =>
  statements.filter(isRule).length * 2 > statements.length &&
  !statements.some((it) => namesSoftware(it) || sent.test(it.text) || isOnOccasion(it))

/** Files and messages, which software reads and writes. */
const sent = pattern(String.raw`(?<!\p{L})(?:pdfs?|e-?mails?|excel|csv|xlsx?|xml)(?!\p{L})`)

/** True unless a statement is about today, the document or what asks for nothing. */
export const isOfMatter = ({ hits, topic, kind }: Statement) =>
  kind !== 'background' ||
  !(
    asksNothing(topic) ||
    topic === 'today' ||
    hits.some(({ owner }) => owner.kind === 'noise' && !sayLittle.has(owner.name))
  )

/** Kinds of noise that requirements contain too. */
const sayLittle = new Set(['telling', 'order', 'label'])

/** Detects one word repeated over and over, on one line or on many. */
export function isOneWord(statements: readonly Statement[]): boolean {
  const different = new Set<string>()
  let count = 0
  for (const { words } of statements) {
    for (const { raw } of words) if (raw !== '') count = different.add(raw) && count + 1
    if (different.size > 2) return false
  }
  return count > (different.size < 2 ? 2 : 10)
}

/** True if a text looks like requirements in any language: lists or short sentences. */
function isListed(statements: readonly Statement[]): boolean {
  const words = statements.reduce((sum, statement) => sum + statement.words.length, 0)
  return statements.filter(({ item }) => item).length >= 3 || words <= statements.length * maxAverageWords
}

const maxNoteStatements = 4

const namesSomebody = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'actor' || owner.kind === 'product')

/** True if a statement names a technology, whose names are the same in every language. */
export const namesTechnology = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'technology' || owner.kind === 'software')

const worksIn = ({ hits }: Statement) =>
  new Set(hits.flatMap(({ owner }) => (owner.kind === 'work' ? [owner.name] : []))).size

const namesWork = ({ hits }: Statement) => hits.some(({ owner }) => owner.kind === 'work')

/**
 * Maximum sentences of a brief, unless it lists wishes or describes functions, and words of each. Longer texts mention
 * software somewhere.
 */
const maxBriefStatements = 12
const maxBriefWords = 60

/** Minimum sentences of house rules. */
const minRules = 3

/** Noise that sentences of a brief contain, too. */
const incidental = new Set(['label', 'contractHint', 'business'])

/** Detects narration in the past tense, as in a story or a letter. */
const isNarrated = ({ text, hits }: Statement) =>
  past.test(text) || hits.some(({ owner }) => owner.kind === 'noise' && owner.name === 'telling')

const past = /\b(?:had|was|were|said|told|took|thought|came|went|saw|met|gave|played|looked)\b/i

const telling = new Set<Meaning['kind']>(['work', 'actor', 'archetype', 'product', 'software', 'change', 'request'])

/** A name without a verb: "Car sharing between colleagues", "Spendenaktion mit Fortschrittsbalken". */
const title = pattern(
  String.raw`^(?!(?:I|we|you|he|she|it|they|this|that|there|thanks?|thank|please|dear|best|see)(?!\p{L}))(?:[\p{L}\d'’-]+ ){1,4}(?:for|with|between|where|für|mit|zwischen|von|pour|avec|entre|de|des|du|para|con|del) .*[\p{L}\d][.]?$`,
)

/** Words of letters and small talk, to which sentences of a brief that name nothing known are limited. */
const personal = pattern(String.raw`(?<!\p{L})(?:I|me|you|your|ich|mich|dir|dich|je|te|yo|usted)(?!\p{L})|[!?]$`)

const minUnknownWords = 4

const hasNoise = ({ hits }: Statement, isAllowed: (name: string) => boolean) =>
  hits.some(({ owner }) => owner.kind === 'noise' && !isAllowed(owner.name))

/** Detects sentences that do not contradict a brief for software. `isNote` if there are few others. */
const isTelling = (statement: Statement, isNote: boolean): boolean => {
  const { kind, text, topic, words, hits } = statement
  if (leftOut.has(kind) || asksNothing(topic) || topicOf(text) !== null) return false
  if (words.length < minItemWords || words.length > maxBriefWords) return false
  if (userStory.test(text)) return true
  if (isNarrated(statement) || isCircumstance(text) || hasNoise(statement, (name) => incidental.has(name))) return false
  if (hits.some(({ owner }) => telling.has(owner.kind))) return true
  if (hits.some(({ owner, at }) => owner.kind === 'noise' && owner.name === 'label' && at === 0)) return false
  return (
    title.test(text) ||
    hits.some(({ owner }) => owner.kind === 'weak' || (owner.kind === 'modal' && !personal.test(text))) ||
    (isNote &&
      words.length >= minUnknownWords &&
      words.length <= maxAverageWords &&
      !personal.test(text) &&
      !hasNoise(statement, (name) => name === 'label' || name === 'contractHint'))
  )
}

/** Detects headings of what a product is to do: "What we want", "Slide 3: Our wishes", "Das soll es können". */
const wanted = pattern(
  `(?:^|[:.)–-] )(?:what (?:we|I)(?:['’]d| would)? (?:want|need|like|wish for)|(?:our|my) (?:wishes|wish list)|(?:we|I) (?:want|need|wish for)|(?:was|das) (?:wir|ich) (?:uns |mir )?(?:wollen|will|möchten?|wünschen?|brauchen?)|(?:das|was) (?:soll|muss) (?:es|sie|er|das|die|der)(?: \\p{L}+)? können|(?:was|das) (?:es|sie|er|das \\p{L}+|die \\p{L}+) können (?:soll|muss)|wir (?:wünschen uns|wollen|brauchen|möchten)|unsere wünsche|(?:ce que|ce dont) nous (?:voulons|souhaitons|aimerions|avons besoin)|nous (?:voulons|souhaitons)|nos souhaits|lo que (?:queremos|necesitamos|quisiéramos)|(?:queremos|necesitamos)|(?:che )?cosa (?:vorremmo|vogliamo|ci serve)|(?:vorremmo|vogliamo)|wat (?:we|wij) (?:willen|nodig hebben|wensen)|onze wensen|o que (?:queremos|precisamos))\\s?[:：]?$`,
)

/** True for what a user does with something that software does, too: "Owners upload the vaccination card". */
const isDeed = ({ item, hits }: Statement) =>
  item &&
  hits.some(({ owner, at }) => owner.kind === 'actor' && at <= 2) &&
  hits.some(({ owner: { kind } }) => kind === 'work' || kind === 'weak')

/** Minimum items about deeds of users in a list that is a brief of any length. */
const minDeeds = 3

/** True for a list of what a product is to do, by its heading or by its items. */
const listsWishes = (statements: readonly Statement[]) =>
  statements.some(({ item, headings }) => item && headings.some((it) => wanted.test(it))) ||
  statements.filter(isDeed).length >= minDeeds

const onDevice =
  '(?:on|from|auf|vom|a[mu]|sur|en|desde|sul|op)(?: (?:the|a|his|her|their|our|my|de[mnr]|einem|ihrem|seinem|une?|l[ae]s?|leurs?|el|un|su|het|zijn|hun))? (?:phone|mobile|tablet|laptop|screen|handy|smartphone|bildschirm|téléphone|tablette|écran|móvil|tableta|pantalla|telefono|telefoon|scherm)s?'

/** Ways in which programs serve people, by kind: "gets a code by sms", "print as PDF", "see who paid". */
const services = [
  'sms|text messages?|whatsapp|push|sends? a text',
  'pdfs?|qr|barcodes?',
  'excel|csv|export\\p{L}*',
  'import(?:ed|s)?|importier\\p{L}*|importar|importées?|importare|upload\\p{L}*|hochlad\\p{L}*|download\\p{L}*',
  'e-?mails?|mail|courriels?|correos?',
  onDevice,
  'online|en ligne|en línea',
  'reminders?|reminded|notif\\p{L}+|\\p{L}*erinnerung\\p{L}*|erinnert|rappels?|recordatorios?|avisos?|promemoria|herinnering\\p{L}*',
  "who (?:has |have |already |hasn[’']t |has not )*paid|wer (?:\\p{L}+ )*(?:ge|be)zahlt|qui a (?:déjà )?payé|quién (?:ya )?ha pagado|chi ha (?:già )?pagato|wie (?:al )?betaald",
].map((terms) => pattern(`(?<!\\p{L})(?:${terms})(?!\\p{L})`))

/** Returns the distinct statements that may be part of a brief. */
const candidates = (statements: readonly Statement[]) =>
  withoutRepetitions(statements).filter(
    (it) => !leftOut.has(it.kind) && !asksNothing(it.topic) && it.topic !== 'today' && !isTalk(it),
  )

/** Minimum kinds of services in a text of any length that describes a program, sentences with some, and their share. */
const described = { kinds: 3, sentences: 3, share: 1 / 6 }

/** Returns the sentences of a text that describes what a program does for several people, or an empty list. */
function functionsIn(distinct: readonly Statement[]): Statement[] {
  const told = distinct.filter((it) => isTelling(it, false))
  const serving = told.filter(({ text }) => services.some((it) => it.test(text)))
  const kinds = services.filter((it) => serving.some(({ text }) => it.test(text)))
  const namesUser = serving.some(({ hits }) => hits.some(({ owner, at }) => owner.kind === 'actor' && at <= 2))
  return kinds.length >= (namesUser ? described.kinds : described.kinds + 1) &&
    serving.length >= Math.max(described.sentences, distinct.length * described.share)
    ? told
    : []
}

/** True for a text of any length that describes what a program does. */
export const describesFunctions = (statements: readonly Statement[]): boolean =>
  functionsIn(candidates(statements)).length > 0

/**
 * Log-odds of work on software that no example of another text has, of which one in a hundred has 4, and minimum number and
 * share of items that name something known. People and what they must do make up most of house rules, too.
 */
const sure = { odds: 5, items: 2, share: 0.2 }

const parts = new Set<Meaning['kind']>(['work', 'weak', 'product', 'software', 'archetype', 'appearance'])

/** True for a list of any length that is about software by its words: "- the photo of a plant". */
function isListOfWork(statements: readonly Statement[]): boolean {
  const items = statements.filter(({ item }) => item)
  const naming = items.filter(({ hits }) => hits.some(({ owner }) => parts.has(owner.kind))).length
  return (
    items.length * 2 > statements.length &&
    naming >= Math.max(sure.items, items.length * sure.share) &&
    oddsOfOpening(statements) >= sure.odds
  )
}

/** Returns the sentences of a short text, a list or a description of functions that may be a brief, or an empty list. */
function toldIn(statements: readonly Statement[]): Statement[] {
  const distinct = candidates(statements)
  const { length } = distinct
  if (isOneWord(distinct) || distinct.some(({ text }) => placeholder.test(text))) return []
  if (length >= minRules && distinct.filter(isRule).length * 2 > length) return []
  if (isListOfWork(distinct)) return distinct.filter(isOfMatter)
  if (length > maxBriefStatements && !listsWishes(distinct)) return functionsIn(distinct)
  const told = distinct.filter((it) => isTelling(it, length <= maxNoteStatements))
  const others = distinct.filter((it) => isOfMatter(it) && !told.includes(it))
  return told.length >= others.length && told.some((it) => !question.test(it.text) || asksPolitely(it)) ? told : []
}

/**
 * True for a short text that may be a brief, without a word for software: whoever types into a tool for estimates of
 * software wants software. Stories, letters, house rules and small talk are none.
 */
export const isBrief = (statements: readonly Statement[]): boolean => toldIn(statements).length > 0

/** Classifies what a brief tells as requirements if it asks for nothing else. */
export function asBrief(statements: Statement[]): Statement[] {
  if (statements.some(isAsking)) return statements
  const told = new Set(toldIn(statements).map(({ text }) => text))
  return statements.map((it) => (told.has(it.text) && !it.settled ? { ...it, kind: 'function' } : it))
}
