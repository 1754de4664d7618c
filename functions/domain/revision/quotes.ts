import type { Line } from '#contract/estimation'
import { maxAnalystLengths } from '#contract/limits'
import { withoutInlineMarkup } from '#domain/text/inline-markup'
import { withoutBullet } from '#domain/text/list-marks'
import { shorten } from '#domain/text/text'
import { findExcluded } from './excluded-lines'
import type { Layer, QuotingTexts } from './layers'
import type { Edit } from './reworded'

/**
 * Returns the assumptions and exclusions that quote edited lines, or a clause of them, with their new texts, which may be
 * shortened.
 */
export function requote(breakdowns: readonly QuotingTexts[], edits: readonly Wording[]): QuotingTexts {
  const edited = (text: string) => {
    const plain = plainQuotes(text)
    const next = edits.reduce((quoting, edit) => {
      const words = wordsIn(quoting).find((quoted) => wordsAfter(quoted, edit) !== undefined)
      return words === undefined ? quoting : quoting.replace(`"${words}"`, () => `"${wordsAfter(words, edit)}"`)
    }, plain)
    return next === plain ? [] : [shorten(next, maxAnalystLengths.text)]
  }
  return {
    assumptions: breakdowns.flatMap(({ assumptions }) => assumptions).flatMap(edited),
    exclusions: breakdowns.flatMap(({ exclusions }) => exclusions).flatMap(edited),
  }
}

type Wording = Pick<Edit, 'before' | 'after'>

/** Returns what an edit makes of quoted words: those of the whole line, or those behind the same beginning of it. */
function wordsAfter(quoted: string, { before, after }: Wording): string | undefined {
  const [from, to] = [plainLine(before), plainLine(after)]
  const at = from.lastIndexOf(quoted)
  return at < 0 || at + quoted.length < from.length || !to.startsWith(from.slice(0, at)) ? undefined : to.slice(at)
}

/** Minimum characters of quoted words that identify the line that they are a part of. */
const minQuoted = 6

/** Removes assumptions and exclusions that quote lines which are gone, or clauses of them that are in no other line. */
export function withoutQuotes(
  layers: readonly Layer[],
  { gone, lines }: { gone: readonly Line[]; lines: readonly Line[] },
): Layer[] {
  const before = gone.map(({ text }) => plainLine(text).toLowerCase())
  const now = lines.map(({ text }) => plainLine(text).toLowerCase())
  const excluded = findExcluded(lines)
  /** True for a clause that another line excludes, or that still follows the same word. */
  const isInText = (words: string, line: string) => {
    const lead = line.slice(0, line.indexOf(words)).split(' ').slice(-2).join(' ')
    return now.some(
      (other, at) =>
        other.includes(words) && (excluded.has(lines[at]!.id) || (lead !== '' && other.includes(lead + words))),
    )
  }
  // A line that moved asks for something else there.
  const isGone = (words: string) => {
    const sources = before.filter((line) => line.includes(words))
    return (
      before.includes(words) ||
      (words.length >= minQuoted && sources.length > 0 && !sources.some((line) => isInText(words, line)))
    )
  }
  const stays = (text: string) => !wordsIn(plainQuotes(text).toLowerCase()).some(isGone)
  return layers.map(({ breakdown, ...layer }) => ({
    ...layer,
    breakdown: {
      ...breakdown,
      assumptions: breakdown.assumptions.filter(stays),
      exclusions: breakdown.exclusions.filter(stays),
    },
  }))
}

/** Returns the quotations in a text: what is between its first and last quote, which may quote itself, and each one. */
const wordsIn = (text: string) =>
  [/"(.+)"/g, /"([^"]+)"/g].flatMap((quoted) => [...text.matchAll(quoted)].map(([, words]) => words!))

const straightQuotes = (text: string) =>
  withoutInlineMarkup(text)
    .replaceAll(/‘([^‘’]*)’/g, '"$1"')
    .replaceAll(/[“”]/g, '"')

/** Makes quotes comparable: straight ones without inline markup and the period of the quoted sentence. */
const plainQuotes = (text: string) => straightQuotes(text).replaceAll(/[.;]"/g, '"')
const plainLine = (line: string) => straightQuotes(withoutBullet(line)).replace(/[.;]$/, '')
