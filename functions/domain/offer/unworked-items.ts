import type { Difference } from '#contract/difference'
import type { Estimation, Line } from '#contract/estimation'
import type { Scope } from '#contract/scope'
import { allLines } from '#domain/scope/all-lines'
import { findsNoRequirement, requirementIn } from '#domain/scope/exclusion-sentences'
import { plural } from '#domain/text/format'
import { isDocumentTitle, isHeading, isTitle } from '#domain/text/headings'
import { isMarkdownHeading, withoutBullet } from '#domain/text/list-marks'
import { asksNothing, quotedText, sentenceEnd } from '#domain/text/quoted-line'
import { findAll, marks } from '#domain/text/text'
import { saysMost, wordsOf } from '#domain/text/words'

type Given = Pick<Estimation, 'lines' | 'idleLines' | 'exclusions' | 'constraints' | 'techStack'> &
  Partial<Pick<Estimation, 'outOfScope' | 'assumptions' | 'components' | 'options'>>

const isItem = ({ text }: Line) => withoutBullet(text) !== text && !isMarkdownHeading(text)

/** Words that choose a technology: "shall use MySQL", "läuft auf Linux". Others may ask for work with it: "pay by Stripe". */
const choosing =
  /(?<!\p{L})(?:us(?:e[ds]?|ing)|built|based|written|developed|hosted|runs?|verwende[nt]|nutzt?|läuft|basiert|utili[sz]\p{L}+|tourne|usa\p{L}*|gebruikt?|draait)(?!\p{L})/iu

const isIn = (words: string, text: string) => ` ${text} `.includes(` ${words} `)

const conjunction = '(?<!\\p{L})(?:and|or|und|oder|et|ou|y|o|e|en)(?!\\p{L})'
/** Joins a wish to another one. */
const joining = new RegExp(`[,;:]|${conjunction}`, 'iu')

const withholds = (text: string) => text.search(marks) >= 0

/** Words that only say that a fact is all there is. */
const limiting = /^\W*(?:no more|mehr nicht)\W*$/i

/** True for a clause that only names a budget, a deadline or a technology, which the estimate lists as such. */
function isListed(clause: string, { constraints, techStack }: Given): boolean {
  // A constraint is quoted with the figures that the clause withholds, and perhaps with a wish.
  const parts = clause
    .replace(/^[^:]*: /, '')
    .split(joining)
    .filter((part) => wordsOf(part) && !limiting.test(part))
  const isFact = withholds(clause) ? parts.every(withholds) : parts.length === 1
  const pieces = clause.split(marks).map(wordsOf).filter(Boolean)
  const words = wordsOf(clause)
  return (
    (isFact && constraints.some(({ quote }) => pieces.every((piece) => isIn(piece, wordsOf(quote))))) ||
    (choosing.test(withoutBullet(clause)) && techStack.some((technology) => isIn(wordsOf(technology), words)))
  )
}

const clauseEnd = new RegExp(`(?<=;)\\s+|${sentenceEnd.source}`, sentenceEnd.flags)

/** Minimum words of a quote that stands for a whole line. A judgment. */
const minQuoted = 3

/** Returns the quotes in exclusions and assumptions, in lower case. */
const quotesIn = (texts: readonly string[]) =>
  findAll(/“([^“”]{1,300})”/g, texts.join('\n').toLowerCase())
    .map(([, quote]) => quote!)
    .filter((quote) => wordsOf(quote).split(' ').length >= minQuoted)

/** A few words that lead to a quote: "Not needed: an app". */
const label = /^(?:[^\s,;:]+ ){0,2}[^\s,;:]+: /

/** In place of a quote, and what only joins one to the next. */
const mark = '“”'
const between = new RegExp(`${mark}[^\\p{L}“]*(?:${conjunction}[^\\p{L}“]*)?(?=${mark})`, 'giu')

/** Returns a function that detects lines whose wish a later line takes back in its words, which an exclusion quotes. */
function findsTakenBack(estimation: Given) {
  const all = allLines(estimation)
  const withdrawals = estimation.exclusions.flatMap((exclusion) => {
    const quote = requirementIn(exclusion)
    const line = all.findLast(({ text }) => quote !== undefined && text.includes(quote))
    return quote !== undefined && line ? { quote, id: line.id } : []
  })
  return ({ id, text }: Line) =>
    withdrawals.some(({ quote, ...later }) => id < later.id && saysMost(text, quote) && saysMost(quote, text))
}

/** Returns a function that leaves of a line what an offer does not say as work, a fact of the estimate or an exclusion. */
function findsUnsaid(estimation: Given) {
  const { lines, exclusions, assumptions = [], components = [], options = [] } = estimation
  const asking = new Set(lines)
  const works = [...components, ...options].flatMap(({ tasks }) => tasks.map(({ name }) => name))
  const said = [...exclusions, ...works].map((text) => ` ${wordsOf(text)} `).join('\n')
  const quotes = quotesIn([...exclusions, ...assumptions]).toSorted((one, other) => other.length - one.length)
  // What is beside a quote asks for nothing else: its code, or that it is not decided.
  const isQuoted = (clause: string) => {
    const rest = quotes.reduce((text, quote) => text.replace(quote, mark), clause)
    return rest !== clause && !joining.test(rest.replaceAll(between, '').replace(label, ''))
  }
  const isUnsaid = (clause: string) => {
    const text = quotedText(clause).replace(/[.:;!]$/, '')
    return !said.includes(` ${wordsOf(text)} `) && !isQuoted(text.toLowerCase()) && !isListed(clause, estimation)
  }
  const isTakenBack = findsTakenBack(estimation)
  return (line: Line): string =>
    asking.has(line) || isTakenBack(line) ? '' : line.text.split(clauseEnd).filter(isUnsaid).join(' ').replace(/;$/, '')
}

/** Returns the headings without work above their items: "4. Payments" above "4.1 Members pay by card" or "- By card". */
function sectionTitles(estimation: Pick<Given, 'lines' | 'idleLines'>): string[] {
  const asking = new Set(estimation.lines)
  return allLines(estimation).flatMap((line, at, all) => {
    const { text } = line
    const next = all[at + 1]?.text ?? ''
    const isAbove = next.startsWith(`${text.replace(/\.?\s.*/, '')}.1`) || /^[-*•–] /.test(next)
    return isAbove && isHeading(text) && !asking.has(line) ? text : []
  })
}

interface Saved {
  estimation: Pick<Given, 'lines' | 'idleLines' | 'outOfScope'>
  scope?: Scope | undefined
}

/**
 * Returns a function that detects lines of these estimates that may ask for something, unlike titles, greetings, and what
 * the owner of the last one called no requirement: a line, or work with its lines.
 */
export function findsAsking(...all: Saved[]) {
  const titles = all.flatMap(({ estimation }) => sectionTitles(estimation))
  const { estimation, scope } = all.at(-1)!
  const isNoRequirement = findsNoRequirement(scope)
  const unasked = new Set(estimation.outOfScope?.flatMap(({ isUnnamed, sources }) => (isUnnamed ? sources : [])))
  const unaskedTexts = new Set(allLines(estimation).flatMap(({ id, text }) => (unasked.has(id) ? text : [])))
  return (text = '') =>
    !titles.includes(text) &&
    !isNoRequirement(text) &&
    !unaskedTexts.has(text) &&
    [text, quotedText(text)].every((one) => !isTitle(one) && !isDocumentTitle(one) && !asksNothing(one))
}

/**
 * Returns the lines that may be wishes and of which an offer says nothing, so that their owner decides: items that were
 * read as background in a list of which at least half ask for something. A line that the owner called no requirement, or
 * whose exclusion became a task that the owner added, is none.
 */
export function unworkedItems(
  estimation: Given,
  { exclusions: own = [], added = [] }: Partial<Pick<Scope, 'exclusions' | 'added'>> = {},
): Line[] {
  const isNoRequirement = findsNoRequirement({ exclusions: own })
  const wanted = quotesIn(own.flatMap(({ of, text }) => (text ? [] : of)))
  const isAdded = ({ text }: Line) =>
    wanted.some((quote) => text.toLowerCase().includes(quote)) && added.some(({ name }) => saysMost(text, name))
  const unsaidOf = findsUnsaid(estimation)
  const lists: Line[][] = [[]]
  const all = allLines(estimation)
  for (const line of all) {
    if (isItem(line)) lists.at(-1)!.push(line)
    else lists.push([])
  }
  const silent = new Set(
    lists.flatMap((items) => {
      const unsaid = items.filter(unsaidOf)
      const isWish = (line: Line) => !asksNothing(line.text) && !isAdded(line) && !isNoRequirement(line.text)
      return 2 * unsaid.length <= items.length ? unsaid.filter(isWish) : []
    }),
  )
  return all.flatMap((line) => (silent.has(line) ? { ...line, text: unsaidOf(line) } : []))
}

/** True if a changed line asks for something more: it has a new word and joins more than before. */
function isWider(before: string, after: string): boolean {
  const known = wordsOf(before).split(' ')
  const hasNew = wordsOf(after)
    .split(' ')
    .some((word) => !known.includes(word) && !joining.test(word))
  return hasNew && after.split(joining).length > before.split(joining).length
}

/**
 * Returns new and changed lines without work, and those that ask for more without hours for it, which a change request
 * lists at no price, so that their owner decides.
 */
export function unworkedChanges(saved: Saved & { estimation: Given }, { lines }: Pick<Difference, 'lines'>): Line[] {
  const { estimation } = saved
  const unpriced = lines.filter(({ isPriced }) => !isPriced)
  const differing = new Set(unpriced.flatMap(({ after = [] }) => after))
  const wider = new Set(
    unpriced.flatMap(({ before = '', after = '' }) => (before && after && isWider(before, after) ? after : [])),
  )
  const unsaidOf = findsUnsaid(estimation)
  const isAsking = findsAsking(saved)
  const idle = new Set(estimation.idleLines)
  return allLines(estimation)
    .filter((line) => (idle.has(line) ? differing.has(line.text) && isAsking(line.text) : wider.has(line.text)))
    .map((line) => (idle.has(line) ? { ...line, text: unsaidOf(line) } : line))
    .filter(({ text }) => text !== '')
}

/** Says that an offer is silent about lines, which follow. */
export const unworkedSentence = (count: number) =>
  `No work covers ${plural(count, 'line')} that may ask for something, and an offer does not name ${count === 1 ? 'it' : 'them'}.`

/** Says that an offer lists lines as without work, which follow. */
export const notEstimatedNotice = (count: number) =>
  `Your client reads ${plural(count, 'line')} as not included, because no work covers ${count === 1 ? 'it' : 'them'}.`
