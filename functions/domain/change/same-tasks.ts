import type { EstimatedComponent, EstimatedTask, Estimation } from '#contract/estimation'
import type { ScopeRef } from '#contract/scope'
import { memoize } from '#domain/hours/memoize'
import { followEdits } from '#domain/revision/reworded'
import { refOf, scopeKey } from '#domain/scope/scope'
import { wordsOf } from '#domain/text/words'
import type { matchBetween } from './line-changes'
import { editsBetween } from './work-lines'

export type Work = Pick<EstimatedComponent, 'name' | 'originalName' | 'tasks'>

type LineMatch = NonNullable<ReturnType<typeof matchBetween>>
type Match = LineMatch | (Pick<LineMatch, 'edits'> & { kept?: never })

/** Returns what identifies the tasks of a component, so that a renamed or moved one is the same. */
export const taskKeysOf = memoize((work: Work) => work.tasks.map((task) => scopeKey(refOf(work, task))))

/**
 * Returns work of the earlier estimate with the tasks by the names of the later one, in which other words of a line, or
 * one line more or less, may have changed them.
 */
export function nameAsIn<W extends Work>(
  after: readonly Work[],
  before: readonly W[],
  findMatch: (sources: number[]) => Match | undefined,
): readonly W[] {
  const [earlier, later] = [before, after].map((works) => new Set(works.flatMap(taskKeysOf)))
  const missing = refsIn(before).filter(({ key }) => !later!.has(key))
  const match = missing.length > 0 ? findMatch(missing.flatMap(({ task }) => task.sources)) : undefined
  if (!match) return before
  const follow = ({ task, ref }: TaskRef) => {
    const own = match.edits.filter(({ from }) => task.sources.includes(from))
    return followEdits(ref, own, later!)
  }
  const lost = missing.filter((one) => !later!.has(scopeKey(follow(one))))
  const fresh = refsIn(after).filter(({ key }) => !earlier!.has(key))
  const areSame = (one: TaskRef, other: TaskRef) =>
    other.ref.component === one.ref.component &&
    other.task.role === one.task.role &&
    (wordsOf(other.ref.task!.name) === wordsOf(one.ref.task!.name) ||
      (match.kept !== undefined && haveSameLines(one.task.sources, other.task.sources, match)))
  /**
   * Returns the reference to the task that has other lines, or of two of the same name, of which a person added one. Of
   * several, each may be another one.
   */
  const withOtherLines = (task: TaskRef): ScopeRef => {
    const found = only(fresh.filter((other) => areSame(task, other)))
    return found && only(lost.filter((one) => areSame(one, found))) ? found.ref : task.ref
  }
  return before.map((work) => ({
    ...work,
    tasks: refsIn([work]).map((one) => {
      const { task, ref, key } = one
      if (later!.has(key)) return task
      const edited = follow(one)
      const found = later!.has(scopeKey(edited)) ? edited : withOtherLines(one)
      if (found === ref) return task
      const { addedId, ...named } = found.task!
      return { ...task, addedId, original: { ...(task.original ?? task), ...named } }
    }),
  }))
}

/** Returns all work of an estimate, with the optional one and that out of scope as components. */
export const worksOf = ({ components, ...outside }: Estimation) => [...components, ...outsideOf(outside)]

export const outsideOf = ({ options, outOfScope }: Pick<Estimation, 'options' | 'outOfScope'>) =>
  [...options, ...outOfScope].map(({ component, componentName = component, ...work }) => ({
    ...work,
    name: componentName,
    originalName: component,
  }))

/**
 * Returns the earlier estimate with the tasks in scope and of options by the names of the later one. It follows lines that
 * were reworded, but does not compare the whole texts.
 */
export function nameAllAsIn(after: Estimation, before: Estimation): Estimation {
  const { components, options } = before
  const named = nameAsIn(worksOf(after), worksOf(before), (sources) => ({
    edits: editsBetween(before, after, sources),
  }))
  return {
    ...before,
    components: components.map((work, at) => ({ ...work, tasks: named[at]!.tasks })),
    options: options.map((option, at) => {
      const { tasks } = named[components.length + at]!
      return { ...option, tasks, ...refOf({ name: option.component }, option.task && tasks[0]) }
    }),
  }
}

interface TaskRef {
  task: EstimatedTask
  ref: ScopeRef
  key: string
}

const refsIn = (works: readonly Work[]): TaskRef[] =>
  works.flatMap((work) => work.tasks.map((task, at) => ({ task, ref: refOf(work, task), key: taskKeysOf(work)[at]! })))

const only = <T>([first, ...others]: readonly T[]): T | undefined => (others.length > 0 ? undefined : first)

/** True if two tasks have the same unchanged lines, and one of them also lines that were removed or added. */
function haveSameLines(
  before: readonly number[],
  after: readonly number[],
  { kept, removed, added }: LineMatch,
): boolean {
  const [left, known] = [before.filter((id) => !removed.includes(id)), after.filter((id) => !added.includes(id))]
  return (
    left.length > 0 &&
    left.length === known.length &&
    left.length + known.length < before.length + after.length &&
    left.every((id) => known.includes(kept.get(id)!))
  )
}
