import type { Line } from '#contract/estimation'
import { maxAnalystLengths } from '#contract/limits'
import { withoutBullet } from '#domain/list-marks'
import { shorten } from '#domain/text'
import type { Layer, QuotingTexts } from './layers'

/** Returns the assumptions and exclusions that quote edited lines, with their new texts, which may be shortened. */
export function requote(
  breakdowns: readonly QuotingTexts[],
  edits: readonly { before: string; after: string }[],
): QuotingTexts {
  const quotes = edits.map(({ before, after }) => [plainQuote(before), plainQuote(after)] as const)
  const edited = (text: string) => {
    const plain = plainQuotes(text)
    const next = quotes.reduce((quoting, [before, after]) => quoting.replaceAll(before, () => after), plain)
    return next === plain ? [] : [shorten(next, maxAnalystLengths.text)]
  }
  return {
    assumptions: breakdowns.flatMap(({ assumptions }) => assumptions).flatMap(edited),
    exclusions: breakdowns.flatMap(({ exclusions }) => exclusions).flatMap(edited),
  }
}

/** Removes assumptions and exclusions that quote one of these lines, which are no longer in the text. */
export function withoutQuotes(layers: readonly Layer[], gone: readonly Line[]): Layer[] {
  const quotes = gone.map(({ text }) => plainQuote(text))
  const stays = (text: string) => !quotes.some((quote) => plainQuotes(text).includes(quote))
  return layers.map(({ breakdown, ...layer }) => ({
    ...layer,
    breakdown: {
      ...breakdown,
      assumptions: breakdown.assumptions.filter(stays),
      exclusions: breakdown.exclusions.filter(stays),
    },
  }))
}

/** Makes quotes comparable: straight ones, without the period of the quoted sentence. */
const plainQuotes = (text: string) => text.replaceAll(/[“”]/g, '"').replaceAll(/[.;]"/g, '"')
const plainQuote = (line: string) => plainQuotes(`"${withoutBullet(line)}"`)
