import { type Span, findAll } from './text'

/** Line breaks as defined by Unicode. */
export const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g
const capturedBreaks = new RegExp(`(${lineBreaks.source})`)

/** Starts of lines that never continue the previous one: headings, bullets, numbers, tables, quotes, chat messages, tags. */
const newItem =
  /^(?:[#|>•◦▪‣·●○■□–—*+\ue000-\uf8ff]|\d{1,7}(?:[,;][^\s\d]| \||\t)|\[[\d./-]{0,10},? ?\d?\d:\d\d|(?:[\d./-]{6,10},? )?\d?\d:\d\d(?: ?[ap]m)?(?: [-–])? \p{Lu}[^:]{0,30}: |\[[^\]]{1,40}\]\s\p{Lu}|-\s|\(?[a-zA-Z0-9]{1,3}[.)]\s|\d{1,3}(?:\.\d{1,3}){1,5}\.?\s|[A-Z]{1,6}-?\d)/u
const sentenceEnd = /[.!?:;。！？：；…|]["'”’»)\]]?$/
/** Gap between columns within a line, except after a bullet. */
const tabular = /^.\S+(?: \S+){0,60}(?:\t| {3}| \| )/
/** Times after the names above chat messages: "kira_w  9:05 am", "Omar — Today at 9:12", unlike prose: "We open at 9:00". */
const sentAt = /^.{1,40}(?: {2}|day at )\d?\d:\d\d(?: ?[ap]m)?$/gim
/** Endings that show an unfinished sentence: a comma, or a short word such as "of", "the", "und". */
const unfinished = /(?:,|(?:^|\s)\p{Ll}{1,3})$/u

/** Widths of wrapped text in characters. Narrower is a list; wider has a paragraph per line. */
const wrapWidth = { min: 50, max: 160 }

/**
 * Returns the logical lines of a text. A line wrapped in the middle of a sentence, as in plain text and PDF files, is
 * joined with its continuation, unless that one `standsAlone`, or the text is a chat.
 * Blank lines are omitted.
 */
export function linesOf(text: string, standsAlone: (line: string) => boolean = () => false): Span[] {
  const lines: (Span & { text: string; follows: boolean })[] = []
  let start = 0
  let follows = false
  for (const [at, piece] of text.split(capturedBreaks).entries()) {
    // Breaks have the odd places.
    if (at % 2 === 0) {
      const content = piece.trim()
      if (content !== '') lines.push({ start, end: start + piece.trimEnd().length, text: content, follows })
      follows = content !== ''
    }
    start += piece.length
  }

  const lengths = lines.map(({ start, end }) => end - start).toSorted((one, other) => one - other)
  const messages = findAll(sentAt, text).length
  const isChat = messages > 1 && messages * 5 > lines.length
  const width = isChat ? 0 : (lengths[Math.floor(lengths.length * 0.9)] ?? 0)
  const joined: Span[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (before && line.follows && continues(before, line.text, width) && !standsAlone(line.text))
      joined.at(-1)!.end = line.end
    else joined.push({ start: line.start, end: line.end })
  }
  return joined
}

function continues(before: Span & { text: string }, next: string, width: number): boolean {
  const firstWord = next.slice(0, 40).split(/\s/, 1)[0]!
  const isFull = before.end - before.start + 1 + firstWord.length >= 0.8 * width
  if (width < wrapWidth.min || width > wrapWidth.max || !isFull) return false
  if (sentenceEnd.test(before.text.slice(-2)) || before.text.startsWith('#')) return false
  if (newItem.test(next) || tabular.test(before.text) || tabular.test(next)) return false
  return /^[\p{Ll}\p{Sc}\d([]/u.test(next) || unfinished.test(before.text.slice(-5))
}

/** Abbreviations, whose period does not end a sentence. */
const abbreviations = new Set(
  'approx max min ca etc eg ie no nr vs inc ltd st dr mr mrs ms fig sec art incl excl est avg bzw usw inkl ggf mio tsd env aprox máx mín núm pág млн тыс руб г стр jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)
const stop = /[.!?]["'”’»)\]]{0,2}(?= |\p{Lu}\p{Ll}{1,20} )|[。！？；]["'”’»）」]{0,2}/gu
/** End of a word before a period that lost its space in copying. */
const gluedBefore = /(?:\p{Ll}{2}|\d{2})$/u
/** Ends of names such as "Vue.Js". */
const dottedName = /^(?:Ai|Com|Io|Js|Net) /
/** German dates such as "1. März" and "2. Quartal". */
const germanMonth = /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Adv|Qua|Hal)/
const lastWord = /(?:^|[\s(])([\p{L}.]{1,6}|[\d.]{1,5})$/u

/** Maximum sentence length in characters. Longer ones are cut, between words if possible. */
export const maxSentence = 400

/** Splits a line into sentences that together cover it, in any language that ends them with punctuation. */
export function sentencesOf(line: string): Span[] {
  const sentences: Span[] = []
  let start = 0
  const add = (end: number) => {
    while (end - start > maxSentence) {
      const cut = cutBefore(line, start, start + maxSentence)
      sentences.push({ start, end: cut })
      start = cut
    }
    if (end > start) sentences.push({ start, end })
    start = end
  }
  for (const match of findAll(stop, line)) {
    const end = match.index + match[0].length
    // `next` begins after the space, if there is one.
    const next = /\s/.test(line[end] ?? ' ') ? end + 1 : end
    if (next === end && /^[.!?]/.test(match[0]) && !isGlued(line, match.index, end)) continue
    if (match[0][0] !== '.' || endsSentence(line, start, match.index, next)) add(end)
  }
  add(line.length)
  return sentences
}

const isGlued = (line: string, dot: number, end: number) =>
  gluedBefore.test(line.slice(Math.max(0, dot - 2), dot)) && !dottedName.test(line.slice(end, end + 4))

function endsSentence(line: string, start: number, dot: number, nextAt: number): boolean {
  const word = lastWord.exec(line.slice(Math.max(start, dot - 8), dot))?.[1]?.toLowerCase()
  if (word === undefined) return true
  const next = line.slice(nextAt, nextAt + 4)
  if (/^\d/.test(word)) return dot - word.length > start + 1 && !/^\p{Ll}/u.test(next) && !germanMonth.test(next)
  return word.length > 1 && !word.includes('.') && !abbreviations.has(word)
}

function cutBefore(line: string, from: number, to: number): number {
  const space = line.lastIndexOf(' ', to)
  if (space > from) return space + 1
  return /[\udc00-\udfff]/.test(line.charAt(to)) ? to - 1 : to
}
