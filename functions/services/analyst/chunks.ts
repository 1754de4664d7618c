import type { Line } from '#contract/estimation'

/** A part of the document that one request holds. */
export interface Chunk {
  lines: Line[]
  /** From 1. */
  number: number
  of: number
  /** "" or, when the model had to be given smaller parts, which: "a" and "b" are the halves, "ab" the second quarter. */
  part: string
}

/**
 * Characters of one section: about 10,000 tokens to read, and as many tasks as fit into one answer. A document a
 * quarter longer is still read in one, so that no tiny rest is read alone.
 */
const sectionCharacters = 40_000
const wholeCharacters = sectionCharacters * 1.25
const shortestShare = 0.6

/** A section shorter than this is not halved again. */
const indivisibleCharacters = 1_500

/** Whole lines, cut before a heading where there is one. The same lines always give the same sections. */
export function splitIntoChunks(lines: Line[]): Chunk[] {
  const parts: Line[][] = []
  let rest = lines
  while (charactersOf(rest) > wholeCharacters) {
    const at = cutOf(rest, sectionCharacters * shortestShare, sectionCharacters)
    parts.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  parts.push(rest)
  return parts.map((part, index) => ({ lines: part, number: index + 1, of: parts.length, part: '' }))
}

/** Two halves, or null for a section that is too short for it. */
export function splitInHalf(section: Chunk): [Chunk, Chunk] | null {
  const characters = charactersOf(section.lines)
  if (section.lines.length < 2 || characters < indivisibleCharacters) return null
  const at = cutOf(section.lines, characters * 0.4, characters * 0.6)
  return [
    { ...section, lines: section.lines.slice(0, at), part: `${section.part}a` },
    { ...section, lines: section.lines.slice(at), part: `${section.part}b` },
  ]
}

/** The product as a whole is told once, in the first section or the first part of it. */
export const isFirst = ({ number, part }: Chunk) => number === 1 && !part.includes('b')

/** Characters in the prompt: a line's number and its marks count too, which matters where lines are short. */
const charactersIn = ({ text }: Line) => text.length + 8

export const charactersOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + charactersIn(line), 0)

/** How many lines to take: up to the last heading that begins between two sizes, else up to the larger one. */
function cutOf(lines: Line[], from: number, to: number): number {
  let size = 0
  let cut = 1
  let atHeading = 0
  for (const [index, line] of lines.entries()) {
    if (size > to) break
    if (index > 0) cut = index
    if (index > 0 && size >= from && isHeading(line.text)) atHeading = index
    size += charactersIn(line)
  }
  return atHeading || cut
}

/** Short, without a sentence's end, and marked: "# Search", "3.2 Search", "SEARCH". */
const isHeading = (text: string) =>
  text.length <= 90 &&
  !/[.;:,!?]\s*$/.test(text) &&
  (/^#{1,6}\s/.test(text) ||
    /^\d+(\.\d+)*\.?\s+\p{Lu}/u.test(text) ||
    (/\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)))
