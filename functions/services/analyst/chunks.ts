import type { Line } from '#contract/estimation'
import { isHeading } from '#domain/text/headings'

/** Part of the document that fits into one request. */
export interface Chunk {
  lines: Line[]
  /** Starts at 1. */
  number: number
  of: number
  /**
   * "" for a whole chunk. If the model needs smaller parts, "a" and "b" are the halves and "ab" is the second quarter.
   */
  part: string
}

/**
 * Characters of one chunk: about 10,000 input tokens, and as many tasks as fit into one output. A document up to a
 * quarter longer is still read in one chunk, so that no tiny remainder is read alone.
 */
const chunkCharacters = 40_000
const maxSingleChunkCharacters = chunkCharacters * 1.25
const minChunkShare = 0.6

/** Chunks with fewer characters are not halved. */
const minDivisibleCharacters = 1_500

/** Splits at line ends, before a heading if possible. The result is deterministic. */
export function splitIntoChunks(lines: Line[]): Chunk[] {
  const parts: Line[][] = []
  let rest = lines
  while (charactersOf(rest) > maxSingleChunkCharacters) {
    const at = findCut(rest, chunkCharacters * minChunkShare, chunkCharacters)
    parts.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  parts.push(rest)
  return parts.map((part, index) => ({ lines: part, number: index + 1, of: parts.length, part: '' }))
}

/** Returns two halves, or null if the chunk is too short. */
export function splitInHalf(chunk: Chunk): [Chunk, Chunk] | null {
  const characters = charactersOf(chunk.lines)
  if (chunk.lines.length < 2 || characters < minDivisibleCharacters) return null
  const at = findCut(chunk.lines, characters * 0.4, characters * 0.6)
  return [
    { ...chunk, lines: chunk.lines.slice(0, at), part: `${chunk.part}a` },
    { ...chunk, lines: chunk.lines.slice(at), part: `${chunk.part}b` },
  ]
}

/** True for the chunk, or part of it, that has to describe the product as a whole. */
export const isFirst = ({ number, part }: Chunk) => number === 1 && !part.includes('b')

/** Characters in the prompt, including the line number and its separators, which matter if lines are short. */
const charactersIn = ({ text }: Line) => text.length + 8

export const charactersOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + charactersIn(line), 0)

/**
 * Returns the number of lines to take: up to the last heading that begins between the two sizes, otherwise up to the
 * larger size.
 */
function findCut(lines: Line[], from: number, to: number): number {
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
