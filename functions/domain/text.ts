/** Where something stands in a text: from `start` up to but without `end`. */
export interface Span {
  start: number
  end: number
}

/** A text on one line, and for each of its characters (and its end) where it stood in the text it came from. */
export interface Flat {
  text: string
  at: number[]
}

const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
export const lineBreaks = new RegExp(lineBreak.source, 'g')

/** Breaks a word at the end of a line: the letters on both sides belong together. */
const hyphenation = /-[ \t]{0,8}(?:\r\n|[\n\r])[ \t]{0,200}(?=\p{Ll})/uy

const hyphen = 0x2d
const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)

/** White space and control characters of all kinds. */
const isBlank = (code: number) =>
  code <= 0x20 ||
  (code >= 0x7f && code <= 0xa0) ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200a) ||
  (code >= 0x2028 && code <= 0x2029) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000

/** Characters without a mark on the page: they hide text, or turn it around, and mean nothing to an estimate. */
const isInvisible = (code: number) =>
  code === 0xad ||
  code === 0x200b ||
  (code >= 0x200e && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  code === 0xfeff ||
  (code >= 0xfff9 && code <= 0xfffb) ||
  (code >= 0xe0000 && code <= 0xe007f)

const isHalfCharacter = (code: number) => code >= 0xd800 && code <= 0xdfff

/** Word's symbol fonts keep their bullets here. */
const isPrivate = (code: number) => code >= 0xe000 && code <= 0xf8ff

/** Puts a text on one line: white space and control characters become single spaces, invisible characters go. */
export function flatten(text: string): Flat {
  const at: number[] = []
  const characters: string[] = []
  let last: string | undefined
  const add = (character: string, position: number) => {
    for (let unit = 0; unit < character.length; unit++) at.push(position + unit)
    characters.push(character)
    last = character
  }
  for (let position = 0; position < text.length; ) {
    const code = text.codePointAt(position)!
    const character = String.fromCodePoint(code)
    if (isBlank(code)) {
      if (last !== undefined && last !== ' ') add(' ', position)
    } else if (code === hyphen && isLetter(last) && isBroken(text, position)) {
      position = hyphenation.lastIndex
      continue
    } else if (isHalfCharacter(code)) add('\ufffd', position)
    else if (isPrivate(code)) add('•', position)
    else if (!isInvisible(code)) add(character, position)
    position += character.length
  }
  if (last === ' ') {
    characters.pop()
    at.pop()
  }
  at.push(text.length)
  return { text: characters.join(''), at }
}

function isBroken(text: string, position: number): boolean {
  hyphenation.lastIndex = position
  return hyphenation.test(text)
}

const untidy = /[^ -~]| {2}|^ | $/

/** Text fit for one line of a screen or a report. */
export const oneLine = (text: string): string => (untidy.test(text) ? flatten(text).text : text)

/** Cuts a text to so many characters, the last of them an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text
    .slice(0, length - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`
}

/** Starts of lines that never continue the line before: headings, bullets, numbers, tables, quotes. */
const newItem =
  /^(?:[#|>•◦▪‣·●○■□–—*+\ue000-\uf8ff]|-\s|\(?[a-zA-Z0-9]{1,3}[.)]\s|\d{1,3}(?:\.\d{1,3}){1,5}\.?\s|[A-Z]{1,6}-?\d)/
const sentenceEnd = /[.!?:;。！？：；…|]["'”’»)\]]?$/
/** Columns: a gap within a line, other than the one after its bullet. */
const tabular = /^.\S+(?: \S+){0,60}(?:\t| {3})/
/** What a sentence does not end with: a comma, or a word as short as "of", "the", "und". */
const unfinished = /(?:,|(?:^|\s)\p{Ll}{1,3})$/u

/** Text wrapped at a fixed width is so wide; narrower is a list, and wider holds a paragraph in each line. */
const wrapWidth = { least: 50, most: 160 }

/**
 * The lines of a text as they were meant: a line that was wrapped in the middle of a sentence, as in plain text and PDF
 * files, is one with its continuation. Blank lines are left out.
 */
export function linesOf(text: string): Span[] {
  const lines: (Span & { text: string; follows: boolean })[] = []
  let start = 0
  let follows = false
  for (const piece of text.split(new RegExp(`(${lineBreak.source})`))) {
    const end = start + piece.length
    const content = piece.trim()
    if (!lineBreak.test(piece)) {
      if (content !== '') lines.push({ start, end: start + piece.trimEnd().length, text: content, follows })
      follows = content !== ''
    }
    start = end
  }

  const lengths = lines.map(({ start, end }) => end - start).toSorted((one, other) => one - other)
  const width = lengths[Math.floor(lengths.length * 0.9)] ?? 0
  const joined: Span[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const last = joined.at(-1)
    if (last && before && line.follows && continues(before, line.text, width)) last.end = line.end
    else joined.push({ start: line.start, end: line.end })
  }
  return joined
}

function continues(before: Span & { text: string }, next: string, width: number): boolean {
  const firstWord = next.slice(0, 40).split(/\s/, 1)[0]!
  const isFull = before.end - before.start + 1 + firstWord.length >= 0.8 * width
  if (width < wrapWidth.least || width > wrapWidth.most || !isFull) return false
  if (sentenceEnd.test(before.text.slice(-2)) || before.text.startsWith('#')) return false
  if (newItem.test(next) || tabular.test(before.text) || tabular.test(next)) return false
  return /^\p{Ll}/u.test(next) || unfinished.test(before.text.slice(-5))
}

/** A full stop after one of these ends no sentence. */
const abbreviations = new Set(
  'approx max min ca etc eg ie no nr vs inc ltd st dr mr mrs ms fig sec art incl excl est avg bzw usw inkl ggf mio tsd env aprox máx mín núm pág млн тыс руб г стр jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)
const stop = /[.!?]["'”’»)\]]{0,2}(?= )|[。！？；]["'”’»）」]{0,2}/gu
/** German writes days and quarters as "1. März" and "2. Quartal". */
const germanMonth = /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Qua|Hal)/
const lastWord = /(?:^|[\s(])([\p{L}.]{1,6}|\d{1,2})$/u

/** No sentence is longer: what goes on without an end is cut, between words where there are any. */
export const longestSentence = 400

/** The sentences of a line, in any language that ends them with a stop. Together they cover the line. */
export function sentencesOf(line: string): Span[] {
  const sentences: Span[] = []
  let start = 0
  const add = (end: number) => {
    while (end - start > longestSentence) {
      const cut = cutBefore(line, start, start + longestSentence)
      sentences.push({ start, end: cut })
      start = cut
    }
    if (end > start) sentences.push({ start, end })
    start = end
  }
  for (const match of line.matchAll(stop)) {
    const end = match.index + match[0].length
    if (match[0][0] !== '.' || endsSentence(line, start, match.index, end)) add(end)
  }
  add(line.length)
  return sentences
}

function endsSentence(line: string, start: number, dot: number, end: number): boolean {
  const word = lastWord.exec(line.slice(Math.max(start, dot - 8), dot))?.[1]?.toLowerCase()
  if (word === undefined) return true
  const next = line.slice(end + 1, end + 5)
  if (/^\d/.test(word)) return dot - word.length > start + 1 && !/^\p{Ll}/u.test(next) && !germanMonth.test(next)
  return word.length > 1 && !word.includes('.') && !abbreviations.has(word)
}

function cutBefore(line: string, from: number, to: number): number {
  const space = line.lastIndexOf(' ', to)
  if (space > from) return space + 1
  return isHalfCharacter(line.charCodeAt(to)) && line.charCodeAt(to) >= 0xdc00 ? to - 1 : to
}
