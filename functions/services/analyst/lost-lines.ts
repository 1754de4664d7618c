import type { Component, Task } from '#contract/breakdown'
import { maxTaskSources } from '#contract/limits'
import { sum } from '#domain/hours/apportion'
import { expectedHours } from '#domain/hours/range'
import { selectChanged } from '#domain/revision/changed-lines'
import { type Layer, changeTasks, keyOf, keysOf, mergeBreakdowns } from '#domain/revision/layers'
import type { Revisable } from '#domain/revision/returned-lines'
import { analyzeChanges } from './analyze'
import type { AnalystInput } from './read-chunks'

interface Input extends AnalystInput, Revisable {
  /** Keys of tasks that a person changed, which stay as they are. */
  edited?: ReadonlySet<string> | undefined
}

/** Tasks of one key, which a large one is split into, and the lines that they still have. */
interface Losing {
  tasks: Task[]
  left: ReadonlySet<number>
}

/**
 * Has the analyst judge tasks again that lost some of their lines, by those that they still have: they get its hours, but
 * never more than before, and its name. Where it finds no such work in these lines, a task stays as it is.
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
    [...losing].flatMap(([key, { tasks, left }]) => {
      const own = found.filter(({ role, sources }) => role === tasks[0]!.role && sources.every((id) => left.has(id)))
      for (const task of own) found.splice(found.indexOf(task), 1)
      if (own.length === 0) return []
      const share = Math.min(1, hoursIn(own) / hoursIn(tasks))
      return [[key, { share, name: own.length === 1 ? own[0]!.name : undefined }] as const]
    }),
  )
  const change = (components: Component[]) =>
    changeTasks(components, (task, component) => {
      const { share, name } = judged.get(keyOf(component, task)) ?? { share: 1 }
      const [part = ''] = / \(\d+ of \d+\)$/.exec(task.name) ?? []
      return {
        ...task,
        ...(name && { name: name.replace(/ \(\d+ of \d+\)$/, '') + part }),
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
        left: new Set([...(losing.get(key)?.left ?? []), ...left.filter((id) => id !== undefined)]),
      })
    }
  return losing
}
