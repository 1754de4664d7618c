import type { Task } from '#contract/breakdown'
import { builds } from '#domain/hours/task-sources'
import { titleOf } from '#domain/hours/task-titles'
import { changedWords } from '#domain/text/changed-words'
import { shareOfWords, wordsOf } from '#domain/text/words'
import { type Edit, reword } from './reworded'

/** Minimum share of the words of a title that a line has if the title is named after it. */
const minNamed = 0.8

const isNamedAfter = (title: string, text: string) => shareOfWords(title, wordsOf(text)) >= minNamed

/**
 * Names a task after the new wordings of its lines. The design of a component has its name, and keeps it. A name that
 * another line gave stays, and so does one beside `others`, the titles of new tasks, that say what a line says in addition.
 */
export function renameByEdits<T extends Task>(
  task: T,
  component: string,
  edits: readonly Edit[],
  others: readonly string[],
): T {
  const { name, sources } = task
  const title = titleOf(task)
  if (!builds(task) && title === component) return task
  const own = edits.filter(
    (edit) =>
      sources.includes(edit.to) &&
      (sources.length === 1 || title.split('; ').some((part) => isNamedAfter(part, edit.before))) &&
      !addsOnly(edit, others),
  )
  return { ...task, name: own.reduce(reword, name) }
}

/** Marks and words before a further clause. */
const joints = /[,;]? (?:and|und|et|y|e|en) |[,;] /

/** True for an edit that replaces nothing and adds a clause that other tasks are named after. */
function addsOnly({ before, after }: Edit, others: readonly string[]): boolean {
  const { removed, added } = changedWords(before, after)
  const [, ...clauses] = ` ${added}`.split(joints)
  return shareOfWords(removed, wordsOf(after)) === 1 && clauses.some((clause) => isNamedAfter(clause, others.join(' ')))
}
