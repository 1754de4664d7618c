import { pattern } from '#domain/text/pattern'
import { bounded } from './numbers'

/** Phrases for a tax in or on an amount, in the languages of `phrases.ts`. */

const tax =
  '(?:the )?(?:\\d{1,2} ?% ?)?(?:v\\.?a\\.?t\\.?|gst|(?:sales )?tax(?:es)?|mwst\\.?|ust\\.?|mehrwertsteuer|umsatzsteuer|steuern?|tva|taxes|iva|i\\.v\\.a\\.|impuestos|impostos?|ндс|φπα|φ\\.π\\.α\\.)'

const included = [
  `(?:including|includes|include|inclusive of|incl\\.?|with|after|inklusive|inkl\\.?|einschließlich|mit|y compris|avec|con|incluye(?:ndo)?|incluindo|com|(?:с|включая) (?:учетом |учётом )?|с|με|συμπεριλαμβανομένου) ${tax}`,
  `${tax} (?:is |are |ist |est |está )?(?:included|inclusive|inbegriffen|enthalten|inklusive|comprise|comprises|incluse|incluidos?|incluídos?|inclusos?|incl\\.?|inkl\\.?)`,
  'gross|brutto|toutes taxes comprises|t\\.?t\\.?c\\.?|impuestos incluidos',
]
const excluded = [
  `(?:excluding|excludes|exclude|exclusive of|excl\\.?|ex|without|before|plus|net of|not including|exklusive|exkl\\.?|zuzüglich|zzgl\\.?|ohne|plus|hors|sans|sin|más|più|mas|sem|mais|без|плюс|χωρίς|πλέον) ${tax}`,
  `${tax} (?:is |are |ist |est |está |no )?(?:not included|excluded|exclusive|extra|excl\\.?|non comprise|non incluse|no incluidos?|não incluídos?)`,
  // Unlike ".NET" and "net 30 days".
  '(?<!\\.)net(?! \\d{1,2} days)|netto|hors taxes?|h\\.?t\\.?',
]

const either = (parts: readonly string[], unspaced: string) => `(?:${bounded(parts.join('|'))}|${unspaced})`
const phrase = {
  included: either(included, '(?<!不)含税'),
  excluded: either(excluded, `\\+ ?${bounded(tax)}|不含税|未税`),
}

/** Words between an amount and its tax: "20,000 euros (max.) incl. VAT". */
const gap = '[\\s,(:（]{0,3}(?:(?:in total|total|max\\.?|maximum|maximal|at most|in all|all)[\\s,)(]{1,3}){0,2}'

const follows = (tax: keyof typeof phrase) => pattern(`^${gap}${phrase[tax]}`)
/** "brutto 20.000 €", "Bruttobudget: 20.000 €", "budget incl. VAT: 20,000 €" */
const precedes = (tax: keyof typeof phrase) =>
  pattern(`(?:${phrase[tax]}|(?<!\\p{L})${tax === 'included' ? 'brutto' : 'netto'}\\p{L}{1,12})[^.;\\d]{0,25}$`)
const patterns = (['included', 'excluded'] as const).map((tax) => ({
  tax,
  follows: follows(tax),
  precedes: precedes(tax),
}))

/** Matches of the text around an amount, for the test of their bounds. */
export const taxPatterns = patterns.flatMap(({ follows, precedes }) => [follows, precedes])

/** Returns `included` or `excluded` if the text around an amount states it of the tax. */
export const taxStated = (before: string, after: string): 'included' | 'excluded' | undefined =>
  (patterns.find(({ follows }) => follows.test(after)) ?? patterns.find(({ precedes }) => precedes.test(before)))?.tax
