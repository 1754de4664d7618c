/** Position in a text: from `start` up to but not including `end`. */
export interface Span {
  start: number
  end: number
}

/** A text on one line, with the original offset of each of its characters and of its end. */
interface Flat {
  text: string
  at: number[]
}

/** Soft hyphen at the end of a line: the letters on both sides belong together. */
const hyphenation = /-[ \t]{0,8}(?:\r\n|[\n\r])[ \t]{0,200}(?=\p{Ll})/uy

const letter = /\p{L}/u

/** White space and control characters. The byte order mark, which JavaScript calls white space, is invisible. */
const blank = /(?!\ufeff)[\s\p{Cc}]/u

/** Invisible characters, which can hide or reverse text. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u

/** Half of a surrogate pair. */
const half = /\p{Cs}/u

/** Private-use range where Word's symbol fonts have their bullets. */
const privateUse = /[\ue000-\uf8ff]/

/** Puts a text on one line: white space and control characters become single spaces, invisible characters are removed. */
export function flatten(text: string): Flat {
  const at: number[] = []
  if (!untidy.test(text)) {
    for (let position = 0; position <= text.length; position++) at.push(position)
    return { text, at }
  }
  const characters: string[] = []
  let last: string | undefined
  const add = (character: string, position: number) => {
    for (let unit = 0; unit < character.length; unit++) at.push(position + unit)
    characters.push(character)
    last = character
  }
  for (let position = 0; position < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(position)!)
    if (letter.test(character)) add(character, position)
    else if (blank.test(character)) {
      if (last !== undefined && last !== ' ') add(' ', position)
    } else if (character === '-' && letter.test(last ?? '') && isBroken(text, position)) {
      position = hyphenation.lastIndex
      continue
    } else if (half.test(character)) add('\ufffd', position)
    else if (privateUse.test(character)) add('•', position)
    else if (!invisible.test(character)) add(character, position)
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

/** Normalizes a text for one line of a screen or report. */
export const oneLine = (text: string): string => (untidy.test(text) ? flatten(text).text : text)

/** Marks by which `maskConstraints` replaces figures. */
export const marks = /\[(?:amount|date) withheld\]/g

/** Replaces the marks, which are for the analyst alone, by ellipses. */
export const withoutMarks = (text: string): string => text.replace(marks, '…')

/** Shortens a text to a number of characters, the last of them an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text
    .slice(0, length - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`
}

/**
 * Returns the matches of a global pattern. Unlike `matchAll` it does not copy the pattern: V8 would compile the copies of
 * a long one again and again.
 */
export function findAll(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}

/** Quotes of one component that are read beside it. Files have the others at the end, and screens fold them. */
export const maxQuotes = 8

/** Joins parts with commas and "and". No parts are an empty text. */
export const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Makes the quotes in a text single ones, for a quote of it: `“Add” button` is `‘Add’ button`. The mark of inches stays. */
export const singleQuotes = (text: string): string => text.replaceAll(/\B["“]([^"“”]*)["“”]/g, '‘$1’')

/** Quotes a text within a sentence. */
export const quote = (text: string): string => `“${singleQuotes(text)}”`

/** Quotes names within a sentence: `“Chat”, “Blog” and “Ads”`. */
export const quoteAll = (names: readonly string[]): string => listOf(names.map(quote))
