import type { Estimation } from '#contract/estimation'
import { isNamedByPerson } from '#domain/hours/task-titles'
import { wordsOf } from '#domain/text/words'
import { refOf, scopeKey } from '#domain/scope/scope'
import { removedBetween, wordingsBetween } from './line-changes'

/** Name of work that a person typed or changed, and the wordings of its line, which may be removed. */
interface StaleName {
  name: string
  before: string
  after?: string
}

/** Words too short to show what a name quotes, unless they are numbers. */
const quotable = /\d|.{4}/u

/** Returns the names typed by a person that quote words which their line no longer has: "Cancel up to 24 hours before". */
export function staleNames(before: Estimation, after: Estimation): StaleName[] {
  const typed = [...after.components, ...after.options, ...after.outOfScope].flatMap((work) => [
    ...('originalName' in work && work.originalName !== undefined ? [work] : []),
    ...work.tasks.filter(isNamedByPerson),
  ])
  return wordingsBetween(before, after).flatMap(({ to, ...line }) => {
    const current = new Set(wordsIn(line.after))
    const gone = new Set(wordsIn(line.before).filter((word) => quotable.test(word) && !current.has(word)))
    return typed
      .filter(
        ({ name, sources }) => sources.some((id) => to.includes(id)) && wordsIn(name).some((word) => gone.has(word)),
      )
      .map(({ name }) => ({ name, before: line.before, after: line.after }))
  })
}

const wordsIn = (text: string) => wordsOf(text).split(' ')

/** Returns the tasks that a person changed, added or made optional, and that have lost one of their lines since. */
export function findLosing(before: Estimation, after: Estimation): StaleName[] {
  const removed = new Set(removedBetween(before, after))
  const gone = before.lines.filter(({ id }) => removed.has(id))
  const linesOf = new Map(tasksIn(before).map(({ key, task }) => [key, new Set(task.sources)]))
  return tasksIn(after)
    .filter(({ task, isSet }) => isSet || task.isAdded || task.original)
    .flatMap(({ key, task: { name } }) =>
      gone.filter(({ id }) => linesOf.get(key)?.has(id)).map(({ text }) => ({ name, before: text })),
    )
}

/** Returns all tasks with their keys, and true for those that a person set apart from their component. */
const tasksIn = ({ components, options, outOfScope }: Estimation) =>
  [
    ...components.map((work) => ({ ...work, isSet: false })),
    ...[...options, ...outOfScope].map(({ component, task, tasks }) => ({
      name: component,
      tasks,
      isSet: task !== undefined,
    })),
  ].flatMap(({ isSet, ...work }) => work.tasks.map((task) => ({ key: scopeKey(refOf(work, task)), task, isSet })))
