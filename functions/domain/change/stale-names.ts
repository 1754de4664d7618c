import type { EstimatedComponent, Estimation } from '#contract/estimation'
import { type Scope, emptyScope } from '#contract/scope'
import { isNamedByPerson } from '#domain/hours/task-titles'
import { wordsOf } from '#domain/text/words'
import { type WorkToCheck, isChecked } from '#domain/scope/checked-work'
import { refOf, scopeKey } from '#domain/scope/scope'
import { removedBetween, wordingsBetween } from './line-changes'

/** Name of work that a person typed or changed, and the wordings of its line, which may be removed. */
interface StaleName extends WorkToCheck {
  name: string
}

/** Returns work of a project to check, unless its owner has kept it as it is. */
export const findStale = (before: Estimation, after: Estimation, scope: Scope = emptyScope): StaleName[] =>
  [staleNames, findLosing].flatMap((find) => find(before, after)).filter((one) => !isChecked(scope, one))

/** Words too short to show what a name quotes, unless they are numbers. */
const quotable = /\d|.{4}/u

/** Returns the names typed by a person that quote words which their line no longer has: "Cancel up to 24 hours before". */
export function staleNames(before: Estimation, after: Estimation): StaleName[] {
  const typed = worksIn(after).flatMap((work) => [
    ...(work.originalName === undefined ? [] : [{ ...work, ref: refOf(work) }]),
    ...work.tasks.filter(isNamedByPerson).map((task) => ({ ...task, ref: refOf(work, task) })),
  ])
  return wordingsBetween(before, after).flatMap(({ to, ...line }) => {
    const current = new Set(wordsIn(line.after))
    const gone = new Set(wordsIn(line.before).filter((word) => quotable.test(word) && !current.has(word)))
    return typed
      .filter(
        ({ name, sources }) => sources.some((id) => to.includes(id)) && wordsIn(name).some((word) => gone.has(word)),
      )
      .map(({ name, ref }) => ({ ref, name, before: line.before, after: line.after }))
  })
}

const wordsIn = (text: string) => wordsOf(text).split(' ')

/**
 * Returns the tasks that a person changed, added or made optional, and that have lost one of their lines since. Work out
 * of scope is not checked.
 */
export function findLosing(before: Estimation, after: Estimation): StaleName[] {
  const removed = new Set(removedBetween(before, after))
  const gone = before.lines.filter(({ id }) => removed.has(id))
  const linesOf = new Map(tasksIn(worksIn(before)).map(({ ref, task }) => [scopeKey(ref), new Set(task.sources)]))
  return tasksIn(worksIn({ ...after, outOfScope: [] }))
    .filter(({ task, isSet }) => isSet || task.isAdded || task.original)
    .flatMap(({ ref, task: { name } }) =>
      gone.filter(({ id }) => linesOf.get(scopeKey(ref))?.has(id)).map(({ text }) => ({ ref, name, before: text })),
    )
}

interface Work extends Pick<EstimatedComponent, 'name' | 'originalName' | 'sources' | 'tasks'> {
  /** True if a person set these tasks apart from their component. */
  isSet: boolean
}

const worksIn = ({ components, options, outOfScope }: Estimation): Work[] => [
  ...components.map((work) => ({ ...work, isSet: false })),
  ...[...options, ...outOfScope].map(({ component, task, sources, tasks }) => ({
    name: component,
    sources,
    tasks,
    isSet: task !== undefined,
  })),
]

const tasksIn = (works: readonly Work[]) =>
  works.flatMap(({ isSet, ...work }) => work.tasks.map((task) => ({ ref: refOf(work, task), task, isSet })))
