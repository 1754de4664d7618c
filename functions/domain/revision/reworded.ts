import type { Line } from '#contract/estimation'
import { maxAnalystLengths } from '#contract/limits'
import type { ScopeRef } from '#contract/scope'
import { scopeKey } from '#domain/scope/scope'
import { changedWords } from '#domain/text/changed-words'
import { capitalize } from '#domain/text/format'
import { withoutInlineMarkup } from '#domain/text/inline-markup'
import { escapePattern } from '#domain/text/renamed-texts'
import { renumber, withoutMarker } from './similar-lines'
import { type Changed, wordingsOf } from './wordings'

/** Wording of a changed line, before and after, both with its new number. */
export interface Edit {
  /** Number of the line in the earlier text. */
  from: number
  /** Number of the line in the new text. */
  to: number
  before: string
  after: string
}

/** Returns the wordings, without inline markup, of lines that were neither split nor joined, in which a name can follow the words. */
export const editsOf = (match: Changed, before: readonly Line[], after: readonly Line[]): Edit[] =>
  wordingsOf(match, before, after).flatMap(({ from: [from, ...joined], to: [to, ...parts], before, after }) =>
    joined.length + parts.length === 0
      ? {
          from: from!,
          to: to!,
          before: withoutInlineMarkup(renumber(before, after)),
          after: withoutInlineMarkup(after),
        }
      : [],
  )

/** Minimum characters of a word that says by itself which place of a name is meant. */
const minWord = 4

/** End of the name of a task that says which part it is: ": screens", " (1 of 2)". */
const part = /(?:: [\p{L} ]+)?(?: \(\d+ of \d+\))?$/u

/**
 * Makes the change of a line in the name of its task: "Tell tenants by e-mail" for "e-mail" becomes "Tell tenants by
 * e-mail and SMS". A name of one line that has these words in other forms becomes the new line. Other names stay.
 */
export function reword(name: string, { before, after }: Pick<Edit, 'before' | 'after'>): string {
  const { start, removed, added, end } = changedWords(before, after)
  // A further sentence is other work, and so is a further item of a list in one line.
  const further = removed === '' ? ` ${added}` : added
  if ((removed === '' && /[.!?。！？]$/u.test(start)) || / \(?\d[.)] /.test(further)) return name
  const [last, next] = [start.split(' ').at(-1)!, end.split(' ')[0]!]
  for (const [left, right] of [
    [last, next],
    [last, ''],
    ['', next],
    ['', ''],
  ] as const) {
    const from = join(left, removed, right)
    if (from.length < minWord) continue
    const places = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(from)}(?![\\p{L}\\p{N}])`, 'giu')
    if ([...name.matchAll(places)].length !== 1) continue
    const to = name.replace(places, () => join(left, added, right)).trim()
    // Not of "iOS app".
    const reworded = name === capitalize(name) ? capitalize(to) : to
    return reworded.length > maxAnalystLengths.task ? name : reworded
  }
  const line = withoutMarker(after).replace(/[.;]$/, '') + part.exec(name)![0]
  return !name.includes('; ') &&
    /\p{L}{4}/u.test(added) &&
    line.length <= maxAnalystLengths.task &&
    saysAnyOf(removed, name, after)
    ? line
    : name
}

/** True if a name has one of some words, in any form, that a text does not have. */
function saysAnyOf(words: string, name: string, text: string): boolean {
  const stems = words
    .toLowerCase()
    .match(/\p{L}{4,}/gu)
    ?.map((word) => word.slice(0, Math.max(minWord, word.length - 2)))
  const says = (of: string, stem: string) => new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(of)
  return stems?.some((stem) => says(name, stem) && !says(text, stem)) ?? false
}

/** Joins words without the marks around them. */
const join = (...words: string[]) =>
  words
    .filter(Boolean)
    .join(' ')
    .replace(/^[\s.,;:!?]+/, '')
    .replace(/(?<![\s.,;:!?])[\s.,;:!?]+$/, '')

/** Returns a reference to a task by its name after these edits, if only that is known. */
export function followEdits<Ref extends ScopeRef>(ref: Ref, edits: readonly Edit[], known: ReadonlySet<string>): Ref {
  const { task } = ref
  if (!task || known.has(scopeKey(ref))) return ref
  const renamed = edits.map((edit) => ({ ...ref, task: { ...task, name: reword(task.name, edit) } }))
  return renamed.find((other) => known.has(scopeKey(other))) ?? ref
}
