import type { Line } from '#contract/estimation'
import { pattern } from '#domain/text/pattern'
import { wordsOf } from '#domain/text/words'
import { shareIn } from './similar-lines'

const changing =
  'changed?|amend(?:ed|ment)|revised|updated?|modified|geändert|änderung|modifiée?|modification|(?:cambi|modific)ad[oa]|cambio|gewijzigd|wijziging|modificat[oa]'
const withdrawing =
  'withdrawn?|removed?|deleted?|dropped|cancell?ed|gestrichen|entfällt|zurückgezogen|(?:retir|supprim)ée?|(?:retir|elimin|suprim)ad[oa]|vervalt|vervallen|geschrapt|ingetrokken|ritirat[oa]|eliminat[oa]'
const noun = '(?:(?:requirement|item|point|anforderung|punkt|exigence|requisito|punto|eis|punt) )?'
/** Number of a line with a mark behind it, or one of a section: "3.", "4.4.1.1". */
const number = String.raw`(\d{1,3}(?:\.\d{1,3})+|\d{1,3}(?=[.):]|$))[.):]?(?=\s|$)`
/** End of a sentence that only withdraws a number: "Requirement 4 is withdrawn." */
const stated = ` (?:is|was|has been|ist|wurde|wird|est|es|è) (?:${withdrawing})\\.?$`
const label = (words: string) => pattern(`^(?:${words})\\s*[:–—-]\\s*${noun}(?=\\d)`)
const labels = {
  changed: label(changing),
  withdrawn: pattern(`(?:${label(withdrawing).source})|^${noun}(?=\\d[\\d.]*${stated})`),
}
const stating = pattern(`^(\\d[\\d.]*)${stated}`)
const numbered = pattern(`^${number}(.*)`)

/** Lines of a text that a later line names by their numbers, each with that line. */
interface NamedLines {
  changed: Map<number, number>
  withdrawn: Map<number, number>
}

/** Minimum share of a new wording that is in the earlier one. */
const minShare = 0.5

/** Returns lines without the word that they change others: "Changed – 4.4.1.1 …". */
export const withoutLabels = (lines: readonly Line[]): Line[] =>
  lines.map(({ id, text }) => ({ id, text: text.replace(labels.changed, '') }))

/**
 * Finds the lines that an addendum below changes or withdraws by their numbers: "Changed – 4.4.1.1 …", "Withdrawn – 5.7.1.1
 * …". A number that several lines have names none.
 */
export function findNamed(lines: readonly Line[]): NamedLines {
  const named: NamedLines = { changed: new Map(), withdrawn: new Map() }
  const isLabeled = (text: string) => labels.changed.test(text) || labels.withdrawn.test(text)
  if (!lines.some(({ text }) => isLabeled(text))) return named
  const byNumber = new Map<string, (Line | undefined)[]>()
  for (const { id, text } of lines) {
    const kind = labels.changed.test(text) ? 'changed' : 'withdrawn'
    const [, number = '', words = ''] = numbered.exec(text.replace(labels[kind], '').replace(stating, '$1.')) ?? []
    if (number === '') continue
    const rest = words.trim()
    const known = byNumber.get(number) ?? []
    if (!isLabeled(text)) byNumber.set(number, [...known, { id, text: rest }])
    const [one, other] = known
    if (!isLabeled(text) || !one || other || named.withdrawn.has(one.id)) continue
    const isSame =
      kind === 'changed' ? shareIn(rest, one.text) >= minShare : rest === '' || haveCommonWord(rest, one.text)
    if (!isSame) continue
    const current = named.changed.get(one.id)
    if (kind === 'withdrawn') named.changed.delete(one.id)
    // Another addendum changed it before.
    for (const of of [one.id, current ?? one.id]) named[kind].set(of, id)
  }
  return named
}

const haveCommonWord = (one: string, other: string) => {
  const words = new Set(wordsOf(other).split(' '))
  return wordsOf(one)
    .split(' ')
    .some((word) => word.length > 2 && words.has(word))
}

/** Returns the numbers of lines that count no more, and of those that only withdraw others. */
export function findSuperseded(lines: readonly Line[]): Record<'superseded' | 'withdrawing', Set<number>> {
  const { changed, withdrawn } = findNamed(lines)
  return {
    superseded: new Set([...changed.keys(), ...withdrawn.keys()]),
    withdrawing: new Set(withdrawn.values()),
  }
}
