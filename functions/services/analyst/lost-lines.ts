import type { Component, Task } from '#contract/breakdown'
import { maxAnalystLengths, maxTaskSources } from '#contract/limits'
import { sum } from '#domain/hours/apportion'
import { expectedHours } from '#domain/hours/range'
import { selectChanged } from '#domain/revision/changed-lines'
import { type Layer, changeTasks, keyOf, keysOf, mergeBreakdowns } from '#domain/revision/layers'
import type { Revisable } from '#domain/revision/returned-lines'
import { shorten } from '#domain/text/text'
import { analyzeChanges } from './analyze'
import type { AnalystInput } from './read-chunks'

interface Input extends AnalystInput, Revisable {
  /** Keys of tasks that a person changed, which stay as they are. */
  edited?: ReadonlySet<string> | undefined
}

/** Tasks of one key, which a large one is split into, and the lines that they still have. */
interface Losing {
  tasks: Task[]
  /** Share of its lines that are left. */
  share: number
  left: ReadonlySet<number>
}

/**
 * Has the analyst judge tasks again that lost some of their lines, by those that they still have: they get its name and
 * hours, but at most the share of their own that these lines are of all. Small tasks share a document's hours, and alone
 * each would seem larger. A task stays as it is where the analyst finds no such work in these lines, or names it alike.
 */
export async function judgeAgain(layers: Layer[], { edited, ...input }: Input): Promise<Layer[]> {
  const losing = findLosing(input, edited)
  if (losing.size === 0) return layers

  const own = [...new Set([...losing.values()].flatMap(({ left }) => [...left]))]
  const { components, workType } = mergeBreakdowns(layers.map(({ breakdown }) => breakdown))
  const others = changeTasks(components, (task, component) => (losing.has(keyOf(component, task)) ? null : task))
  const analysis = await analyzeChanges({
    ...input,
    ...selectChanged(input.lines, { added: own, changed: [] }),
    replaced: [],
    unchanged: { components: others, workType, questions: layers.flatMap((layer) => layer.analysis.questions) },
  })
  const known = new Set(keysOf(others))
  const found = analysis.components.flatMap(({ name, tasks }) => tasks.filter((task) => !known.has(keyOf(name, task))))
  const judged = new Map(
    [...losing].flatMap(([key, { tasks, share, left }]) => {
      const own = found.filter(({ role, sources }) => role === tasks[0]!.role && sources.every((id) => left.has(id)))
      for (const task of own) found.splice(found.indexOf(task), 1)
      if (own.length === 0) return []
      const name = own.map((task) => task.name.replace(part, '')).join('; ')
      if (name === tasks[0]!.name.replace(part, '')) return []
      return [[key, { name, share: Math.min(share, hoursIn(own) / hoursIn(tasks)) }] as const]
    }),
  )
  const change = (components: Component[]) =>
    changeTasks(components, (task, component) => {
      const found = judged.get(keyOf(component, task))
      if (!found) return task
      const { share, name } = found
      const [suffix = ''] = part.exec(task.name) ?? []
      return {
        ...task,
        name: shorten(name, maxAnalystLengths.task - suffix.length) + suffix,
        optimistic: task.optimistic * share,
        likely: task.likely * share,
        pessimistic: task.pessimistic * share,
      }
    })
  return layers.map((layer) => ({
    ...layer,
    analysis: { ...layer.analysis, components: change(layer.analysis.components) },
    breakdown: { ...layer.breakdown, components: change(layer.breakdown.components) },
  }))
}

/** End of the name of each part of a large task. */
const part = / \(\d+ of \d+\)$/

const hoursIn = (tasks: readonly Task[]) => sum(tasks.map(expectedHours))

/**
 * Finds the tasks that lost a line and have others, by their keys. One with as many lines as a task can have may come from
 * more, so that the rest says too little about it.
 */
function findLosing({ layers, match, before, lines }: Input, edited?: ReadonlySet<string>): Map<string, Losing> {
  const texts = new Set(lines.map(({ text }) => text))
  const removed = new Set(match.removed)
  const gone = new Set(before.flatMap(({ id, text }) => (removed.has(id) && !texts.has(text) ? id : [])))
  const losing = new Map<string, Losing>()
  for (const { name, tasks } of mergeBreakdowns(layers.map(({ breakdown }) => breakdown)).components)
    for (const task of tasks) {
      const key = keyOf(name, task)
      const { sources, answers = [] } = task
      const left = sources.filter((id) => !gone.has(id)).map((id) => match.kept.get(id))
      const isWhole = left.length === sources.length || left.length === 0 || left.includes(undefined)
      if (isWhole || answers.length > 0 || sources.length >= maxTaskSources || edited?.has(key)) continue
      losing.set(key, {
        tasks: [...(losing.get(key)?.tasks ?? []), task],
        share: left.length / sources.length,
        left: new Set([...(losing.get(key)?.left ?? []), ...left.filter((id) => id !== undefined)]),
      })
    }
  return losing
}
