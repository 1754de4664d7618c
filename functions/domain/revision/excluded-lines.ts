import type { Line } from '#contract/estimation'
import { applyCancellations } from '#domain/text/cancellations'
import { isHeading } from '#domain/text/headings'
import { excludedHeadings, isLaterPhase, laterHeadings, outOfScope } from '#domain/text/scope-words'
import { findSuperseded } from './named-lines'

const patternOf = (...lists: Record<string, string>[]) =>
  lists
    .flatMap((words) => Object.values(words).flatMap((list) => list.split(', ')))
    .map((phrase) => phrase.replaceAll(' ', '[- ]').replaceAll("'", "['’]"))
    .join('|')
const excludes = patternOf(outOfScope, excludedHeadings)
const named = new RegExp(`(?:^|\\P{L})(?:${excludes})(?!\\p{L})`, 'iu')
const alone = new RegExp(`^(?:${excludes}|${patternOf(laterHeadings)})$`, 'iu')

const isAlone = (text: string) => alone.test(text) || isLaterPhase(text)
/** True for a heading, or the words before a colon, that exclude or postpone what follows. */
const leavesOut = (text: string) => named.test(text) || isAlone(text)

const label = /^([^:：]{2,60})(?::\s|：)/u
const numbered = /^\d+[.)]?\s/

/** Returns the numbers of the lines that a heading or an introduction, such as "Out of scope:", excludes or postpones. */
export function findExcluded(lines: readonly Line[]): Set<number> {
  const isMarkdown = lines.some(({ text }) => text.startsWith('#'))
  const isNumbered = (at: number) => numbered.test(lines[at]?.text ?? '')
  /** A numbered line beside another one is an item of a list. */
  const isTitle = (text: string, at: number) =>
    (isMarkdown
      ? text.startsWith('#')
      : isHeading(text) && !(isNumbered(at) && (isNumbered(at - 1) || isNumbered(at + 1)))) || isAlone(text)
  const excluded = new Set<number>()
  let [heading, lead] = ['', '']
  for (const [at, { id, text }] of lines.entries()) {
    if (isTitle(text, at)) [heading, lead] = [text.replace(/^#+\s*/, ''), '']
    else if (text.endsWith(':')) lead = text.slice(0, -1)
    else if ([heading, lead, label.exec(text)?.[1] ?? ''].some(leavesOut)) excluded.add(id)
  }
  return excluded
}

/** Returns the numbers of the lines of which another line cancels a part, and of the lines that cancel something. */
export function findCancelled(lines: readonly Line[]): Record<'cancelled' | 'cancelling', Set<number>> {
  const { texts, cancelling, declining } = applyCancellations(lines.map(({ text }) => text))
  const { superseded, withdrawing } = findSuperseded(lines)
  const numbers = (isOne: (line: Line, at: number) => boolean) => new Set(lines.filter(isOne).map(({ id }) => id))
  return {
    cancelled: numbers(({ id, text }, at) => texts[at] !== text || superseded.has(id)),
    cancelling: numbers(({ id }, at) => cancelling.has(at) || declining.has(at) || withdrawing.has(id)),
  }
}

/** Returns the numbers of the lines that do not mean what they say elsewhere: excluded, postponed or cancelled ones. */
export const findLeftOut = (lines: readonly Line[]): Set<number> =>
  new Set([...findExcluded(lines), ...findCancelled(lines).cancelled])
