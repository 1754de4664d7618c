import type { Line } from '#contract/estimation'
import { pattern } from '#domain/text/pattern'
import { wordsOf } from '#domain/text/words'
import { shareIn } from './similar-lines'

const changing = '(?:chang|amend|revis|updat|modifi|cambi|(?:ge)?änder|(?:ge)?wijzig)\\p{L}+'
const withdrawing =
  'withdrawn?|(?:remove|delete)d?|dropped|cancell?ed|gestrichen|entfällt|zurückgezogen|(?:retir|supprim)ée?|(?:retir|elimin|suprim)ad[oa]|vervalt|vervallen|geschrapt|ingetrokken|ritirat[oa]|eliminat[oa]|(?:no longer|nicht mehr) \\p{L}+'
const noun = '(?:(?:requirement|item|p(?:oi|u)nk?to?|anforderung|exigence|requisito|eis) )?'
/** Number of a requirement: "R-12". */
const code = '\\p{L}{1,4}-\\d{1,3}'
const id = `(${code}|\\d[\\d.]*)`
/** Number of a line with a mark behind it, or one of a section or a requirement: "3.", "4.4.1.1". */
const numbered = pattern(`^(\\d{1,3}(?:\\.\\d{1,3})+|\\d{1,3}(?=[.):]|$)|${code})[.):]?(?=\\s|$)(.*)`)
const is = ' (?:is|was|has been|ist|wurde|wird|est|es|è) '
/** Ends of sentences about a number: "R-12 is changed: …", "4 is withdrawn.", not of a heading: "R-12 Changes". */
const says = {
  changed: `${is}(?:${changing}):`,
  withdrawn: `(?:${is}(?:${withdrawing})| entfällt| vervalt)\\.?$`,
}
const stated = (said: string) => `${id}(?: \\([^)]{0,80}\\))?(?:${said})`
/** The line of an addendum can have a number of its own: "A-3 R-12 is changed: …". */
const label = (words: string, said: string) =>
  pattern(`^(?:${code}[.:)]? )?(?:(?:${words})\\s*[:–—-]\\s*${noun}(?=${id})|${noun}(?=${stated(said)}))`)
const labels = { changed: label(changing, says.changed), withdrawn: label(withdrawing, says.withdrawn) }
const stating = pattern(`^${stated(`${says.changed}|${says.withdrawn}`)}`)

/** Lines of a text that a later line names by their numbers, each with that line. */
interface NamedLines {
  changed: Map<number, number>
  withdrawn: Map<number, number>
}

/** Minimum share of a new wording that is in the earlier one. */
const minShare = 0.5

/** Returns lines without the word that they change others: "Changed – 4.4.1.1 …". */
export const withoutLabels = (lines: readonly Line[]): Line[] =>
  lines.map(({ id, text }) => ({ id, text: text.replace(labels.changed, '').replace(stating, '$1.') }))

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
      kind === 'changed'
        ? shareIn(rest, one.text) >= minShare || number.includes('-')
        : rest === '' || haveCommonWord(rest, one.text)
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
