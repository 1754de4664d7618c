import { cancellationsIn } from '#domain/text/cancellations'
import { pattern } from '#domain/text/pattern'
import type { Topic } from '../vocabulary/headings'
import { lexicon } from '../vocabulary/lexicon'
import { onlyDate } from '../vocabulary/requests'
import { leadDepth, offersBelow, topicOfHeading, topicOfLead, topicUnder } from './heading-topics'
import { type Heading, isItem, isListed, leavesList } from './headings'
import { startsAsCommand, withItems } from './items'
import type { Mark } from './layout'
import { labelIn } from './labels'
import { clausesOfSpeech } from './speech'
import { isStep } from './stories'
import { code, requirementCodes, verdictIn } from './requirement-codes'
import { abbreviation, ended, sentenceEnd } from './sentence-ends'
import { topicOf } from './topics'
import { wordsOf } from './words'

/** A sentence, list item or table row, with wrapped lines joined. */
export interface Passage {
  lines: number[]
  text: string
  /** True for list items, table rows and numbered paragraphs. */
  item: boolean
  /** True if a requirement code, such as "FR-12", precedes it. */
  coded: boolean
  /** Set if it leads up to what follows, of which nothing may be left: "Changes to our site:", "Our budget by mail:". */
  leads: 'lines' | 'nothing' | null
  /** Code in the heading above it, or "": "FR-12 Search". */
  requirement: string
  /** True for a row of a table of roles, whose first cell names one. */
  role: boolean
  /** Name of the system in a row of a table of interfaces. */
  system?: string | undefined
  /** True for an item that was a row of a table. */
  ofTable?: boolean | undefined
  /** True in a section that says what users do, be it with contracts. */
  tellsUse?: true
  /** Set if it cancels something in words, with a command ("drop the banner"), or leaves something that exists as it is. */
  cancels?: 'said' | 'asked' | 'left' | undefined
  /** Kind of what its client accepts as is, puts off, leaves open or nearly forgot, and of reasons against something. */
  settled?: 'background' | 'later' | 'wish' | 'function' | undefined
  /** True if words beside it make it a wish: "…, but it is not a must". */
  isOptional?: boolean
  /** Set if the text asks for one of several things. */
  alternative?: Alternative | undefined
  /** Innermost known topic. */
  topic: Topic | null
  /** Headings above it, outermost first. */
  headings: string[]
  /** Innermost heading that is not a list lead. `ownTopic` is true if the topic is that of this heading. */
  heading: string
  ownTopic: boolean
  /** True if that heading is detected by layout only: it has no markup, number or known topic. */
  looseHeading: boolean
  /** Number of its section. All passages below one heading are one section. */
  section: number
}

/** Things of which a client decides for one, and those that are read. Of kind `made`, the first is ready-made software. */
export interface Alternative {
  /** Text that leaves them open. */
  sentence: string
  things: string[]
  read: string[]
  kind: 'work' | 'service' | 'made' | 'platform'
}

/** Things that a person chose of those that a sentence leaves open. */
export type Decision = Pick<Alternative, 'sentence' | 'read'>

const leading = /[:：]$/
const open =
  /(?:[,;–-]|(?<![^\s/(])(?:and|or|of|the|a|an|to|for|with|in|on|by|from|that|which|und|oder|der|die|das|mit|für|von|et|ou|de|la|le|les|y|o|el|en|e|do(?<!\b(?:must|should|shall|will|can|to|we|you|it|not) do)|da|и|или|с|в|на|και|του|της))$/i
const maxHeading = { characters: 90, words: 10 }
/** Maximum lines of a sentence. */
const maxBlockLines = 40

/** Bounds of the width of wrapped text, of which lines have the `full` share, and width at which sentences are cut. */
const wrapped = { min: 45, max: 160, full: 0.8, share: 0.25, lines: 25, cut: 360 }

/** Detects entries of a table of contents, such as "3.2 Payments 14" below "Contents". */
const isContentsLine = ({ text }: Mark, above: Heading | undefined) =>
  above?.topic === 'contents' && text.length <= maxHeading.characters && /\s\d{1,4}$/.test(text)

/** Maximum words of a heading that begins with a verb: "Search histories" may be one, longer ones are items. */
const maxCommandWords = 4

/** True for a title or heading that names the product, such as "Online shop for spare parts", unlike "# 3 Payments". */
function namesProduct({ title, depth, text, number, appendix }: Mark): boolean {
  if (topicOf(text) !== null || appendix || (title && number)) return false
  const words = wordsOf(text)
  const archetype = lexicon.find(words).find(({ owner }) => owner.kind === 'archetype')
  return (title && depth === 1) || (archetype !== undefined && archetype.at <= 3 && words.length >= 4)
}

const titlePassage = ({ id, text }: Mark, section: number): Passage => ({
  lines: [id],
  text,
  item: false,
  coded: false,
  leads: null,
  requirement: '',
  role: false,
  topic: null,
  headings: [],
  heading: '',
  ownTopic: false,
  looseHeading: false,
  section,
})

/** Joins lines into passages, each with the headings above it. */
export function passagesOf(marks: readonly Mark[]): Passage[] {
  const read = withItems(marks.filter(({ junk }) => !junk))
  const width = wrapWidthOf(read)
  const isRequirement = requirementCodes(read)
  const passages: Passage[] = []
  const stack: Heading[] = []
  let lead: (Heading & { items: number; marks: number }) | null = null
  let block: Mark[] = []
  // The numbers of a list may go on below other headings.
  let counted: Mark | undefined
  let section = 0
  // An annex at the beginning is another document's, and heads nothing that follows.
  let hasChapters = false

  const flush = () => {
    if (block.length === 0) return
    const headings = lead ? [...stack, lead] : stack
    passages.push(...sentencesOf(block, headings, section))
    if (stack.length > 0 && isItem(block[0]!)) stack.at(-1)!.lists = true
    block = []
  }

  for (const [index, mark] of read.entries()) {
    const before = block.at(-1)
    const next = read[index + 1]
    if (before && block.length < maxBlockLines && (isStep(mark, block) || continues(before, mark, width))) {
      block.push(mark)
      continue
    }
    flush()
    if (isContentsLine(mark, stack.at(-1))) continue
    if (before && leavesList(mark, before, next, stack.at(-1))) {
      stack.pop()
      section += 1
    }
    // A single line is all there is: it heads nothing.
    if (
      read.length > 1 &&
      !isNextItem(mark, before ?? counted) &&
      isHeading(mark, next, width, index === 0) &&
      !isListed(mark, stack.at(-1), before, next)
    ) {
      const requirement = isRequirement(mark) ? mark.number : ''
      const depth = mark.depth || (stack.findLast(({ marked }) => marked)?.depth ?? 0) + 1
      lead = null
      if (/\d/.test(mark.number)) counted = undefined
      section += 1
      while (stack.length > 0 && stack.at(-1)!.depth >= depth) stack.pop()
      stack.push({
        text: mark.text.replace(leading, ''),
        depth,
        marked: mark.depth > 0 && (hasChapters || !mark.appendix),
        number: mark.number,
        topic: topicOfHeading(read, index, requirement),
        requirement,
        opens: section === 1,
      })
      hasChapters ||= mark.depth > 0 && !mark.appendix
      if (requirement) passages.push(...sentencesOf([{ ...mark, number: '' }], stack, section))
      else if (namesProduct(mark)) passages.push(titlePassage(mark, section))
      continue
    }
    if (isLead(mark) || (!isItem(mark) && offersBelow(mark, next))) {
      lead = {
        text: mark.text,
        depth: leadDepth,
        marked: false,
        number: '',
        topic: topicOfLead(read, index),
        requirement: '',
        opens: false,
        items: 0,
        marks: 0,
      }
      block = [mark]
      flush()
      const leading = passages.at(-1)
      if (leading) leading.leads = !next || next.title || isLead(next) ? 'nothing' : 'lines'
      continue
    }
    if (lead && endsList(lead, mark)) lead = null
    if (mark.number) counted = mark
    block.push(mark)
  }
  flush()
  return passages
}

/** True if a line ends the list below a lead: a plain line after marked ones, or a sentence. */
function endsList(lead: { items: number; marks: number }, mark: Mark): boolean {
  lead.items += 1
  if (isItem(mark)) lead.marks += 1
  else if (lead.marks > 0) return true
  return lead.marks === 0 && lead.items > 1 && (lead.items > maxListItems || ended.test(mark.text))
}

/** Maximum items of a list without bullets. */
const maxListItems = 15

const isLead = ({ text, row }: Mark) => !row && leading.test(text) && text.length <= 160

/** A label and a list of several things. */
const labelledList = /^[^:,]{2,60}: [^,]{1,60}, \S/

/** Nouns that look like commands, before another one: "Order management for bakeries", unlike "Order the rows". */
const nounBefore = pattern(
  String.raw`^\p{L}+ (?:management|tracking|administration|planning|processing|handling|system|tool|platform|portal|app|and|und|et|y)(?!\p{L})`,
)

/** A title with its number: "Phase 2.", unlike "Members log in with Microsoft 365." */
const numberedTitle = /^(?:\S+ ){1,2}(?:\d+\.)*\d{1,2}\.$/

function isHeading(mark: Mark, next: Mark | undefined, width: number, isFirst: boolean): boolean {
  const { text, bullet, row, title } = mark
  if (row || (bullet && !title) || verdictIn(text)) return false
  if (text.length > maxHeading.characters || (ended.test(text) && !numberedTitle.test(text)) || /[,;]$/.test(text))
    return false
  if (title) return !leading.test(text) || mark.depth > 0
  // "Later: photos, a map" says all of it, in one line.
  if (!mark.number && labelledList.test(text)) return false
  const isTitle = isFirst && nounBefore.test(text)
  if (!mark.number && text.split(' ').length > maxCommandWords && startsAsCommand(text) && !isTitle) return false
  if (text.split(/\s+/).length > maxHeading.words || leading.test(text)) return false
  const topic = topicOf(text)
  if (topic) return true
  if (useCase.test(text) && !useCase.test(next?.text ?? '')) return true
  if (!next || isStep(next, [mark]) || onlyDate.test(next.text)) return false
  if (/^\p{Ll}/u.test(next.text) && !next.bullet && mark.width >= width * wrapped.full) return false
  if (!/^[\p{Lu}\p{Lo}\d"“«]/u.test(text) || open.test(text)) return false
  if (/^[^\p{Ll}]*$/u.test(text) && /\p{Lu}{3}/u.test(text)) return true
  // A line similar to its neighbors is a list item; a heading precedes something longer or marked.
  const below =
    (mark.depth > 0 && next.depth > mark.depth) ||
    (next.bullet && !labelIn(next.text)) ||
    next.row ||
    ended.test(next.text) ||
    next.text.length > maxHeading.characters
  return below || next.text.length > text.length * 2.5
}

/** The title of a use case, which its steps say: "Use Case #1: Register a guest". */
const useCase =
  /^(?:use[- ]?case|anwendungsfall|cas d['’]utilisation|cas(?:o|us) d(?:e |i |['’])usos?)[ -]?#?[\d.]* ?[:–—-] ?\S/i

/** True for "3. Photos" right after the item "2. Search". */
const isNextItem = ({ text, number, depth, title }: Mark, before: Mark | undefined) =>
  !title && topicOf(text) === null && depth === 1 && before?.depth === 1 && Number(number) === Number(before.number) + 1

/** Beginnings of what goes on with a line above it, and of a request of its own. */
const goesOn = pattern(
  String.raw`^(?:and|or|but|nor|then|with|without|for|of|in|on|at|by|to|from|into|as|than|that|which|who|where|when|if|because|so|und|oder|aber|sowie|mit|ohne|für|von|vom|im|an|auf|bei|zum?|zur|aus|nach|als|dass|d[iea][ersmn]s?|wenn|weil|et|ou|avec|sans|pour|des?|du|d['’]|dans|sur|par|qui|que|si|y|o|con|sin|para|por|en|e|per|di|da|che|met|zonder|voor|van|op|om)(?!\p{L})`,
)
const asks = pattern(String.raw`^(?:please|pls|bitte|merci de|por favor|per favore|graag)(?!\p{L})`)

/** Minimum words of a line below an item that is not the rest of it. */
const minWordsBelow = 4

/** True for a line in lower case that asks, or is below an item in lower case: all of the text may be. */
const startsAnew = (text: string, item: Mark) =>
  asks.test(text) ||
  (isItem(item) && /^\p{Ll}/u.test(item.text) && text.split(' ').length >= minWordsBelow && !goesOn.test(text))

function continues(before: Mark, mark: Mark, width: number): boolean {
  if (isItem(mark) || mark.title || before.row || before.title) return false
  if (leading.test(before.text) || cancellationsIn(mark.text).length > 0) return false
  // Lines that begin with a verb and its object each are a list.
  const isListed = startsAsCommand(before.text) && startsAsCommand(mark.text) && !open.test(before.text)
  const isBelowItem = startsAnew(mark.text, before) && !open.test(before.text) && !/\([^)]*$/.test(before.text)
  if (/^[\p{Ll}(]/u.test(mark.text) && !ended.test(before.text) && !isListed && !isBelowItem) return true
  if (ended.test(before.text) || mark.id !== before.id + 1) return false
  if (before.width >= wrapped.cut) return true
  if (open.test(before.text)) return true
  return (
    before.width >= width * wrapped.full &&
    mark.text.length > 0 &&
    width < Number.POSITIVE_INFINITY &&
    !topicOf(mark.text)
  )
}

/** Returns the width at which the text was wrapped, or infinity if each line is a paragraph. */
function wrapWidthOf(marks: readonly Mark[]): number {
  const widths = marks.filter(({ text, width }) => !ended.test(text) && width <= wrapped.max).map(({ width }) => width)
  const wide = widths.toSorted((a, b) => a - b)[Math.floor(widths.length * 0.9)] ?? 0
  const full = widths.filter((width) => width >= wide * wrapped.full).length
  return wide >= wrapped.min && full >= wrapped.lines && full >= widths.length * wrapped.share
    ? wide
    : Number.POSITIVE_INFINITY
}

/** Splits a block into sentences, each with its lines. */
function sentencesOf(block: Mark[], headings: Heading[], section: number): Passage[] {
  const first = block[0]!
  const item = isItem(first)
  const topic = topicUnder(headings, first.text)
  const heading = headings.findLast(({ depth }) => depth < leadDepth)
  const names = headings.map(({ text }) => text)
  const passages: Passage[] = []
  let text = ''
  let lines: number[] = []
  const close = (isToday = false) => {
    const [trimmed, isFirst] = [text.trim(), passages.length === 0]
    if (trimmed) {
      const label = first.row ? null : labelIn(trimmed, first.number !== '' && isFirst)
      passages.push({
        lines,
        text: label?.rest ?? trimmed,
        item: (item && isFirst) || label !== null,
        coded: code.test(first.number) && isFirst,
        leads: null,
        requirement: headings.findLast(({ requirement }) => requirement)?.requirement ?? '',
        role: first.role,
        system: first.system,
        ofTable: first.ofTable,
        topic: label?.topic ?? (isToday ? 'today' : topic),
        headings: names,
        heading: heading?.text ?? '',
        ownTopic: topic !== null && heading?.topic === topic,
        looseHeading: heading !== undefined && !heading.marked && heading.topic === null,
        section,
      })
    }
    text = ''
    lines = []
  }
  const said =
    clausesOfSpeech(block) ??
    block.flatMap(({ id, text }) => text.split(sentenceEnd).map((piece) => ({ id, text: piece, isToday: false })))
  for (const { id, text: piece, isToday } of said) {
    if (lines.at(-1) !== id) lines.push(id)
    text += (text && !text.endsWith('-') ? ' ' : '') + piece
    if (ended.test(piece) && !abbreviation.test(piece)) close(isToday)
  }
  close()
  return passages
}
