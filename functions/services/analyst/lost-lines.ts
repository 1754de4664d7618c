import type { Task } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { maxAnalystLengths, maxTaskSources } from '#contract/limits'
import { sum } from '#domain/hours/apportion'
import { expectedHours } from '#domain/hours/range'
import { titleOf } from '#domain/hours/task-titles'
import { selectChanged } from '#domain/revision/changed-lines'
import { type Layer, allComponents, changeLayer, changeTasks, keyOf, keysOf } from '#domain/revision/layers'
import type { Revisable } from '#domain/revision/returned-lines'
import { refOf, scopeKey } from '#domain/scope/scope'
import { shorten } from '#domain/text/text'
import { wordsOf } from '#domain/text/words'
import { analyzeChanges } from './analyze'
import type { AnalystInput } from './read-chunks'

interface Input extends AnalystInput, Revisable {
  /** Keys of tasks that a person changed, which stay as they are. */
  edited?: ReadonlySet<string> | undefined
}

interface Losing {
  task: Task
  /** Lines that it still has. */
  left: (number | undefined)[]
  /** Earlier numbers of lines that it lost. */
  gone: number[]
  /** False if its lines say too little about its hours. */
  canJudge: boolean
}

/**
 * Has the analyst judge tasks again that lost some of their lines, by those that they still have: they get its name and
 * hours, but at most the share of their own that these lines are of all. Small tasks share a document's hours, and alone
 * each would seem larger. Where the analyst finds no such work in these lines, or names it alike, a task keeps its hours,
 * and the parts of its name that do not quote lost lines.
 */
export async function judgeAgain(layers: Layer[], { edited, ...input }: Input): Promise<Layer[]> {
  const losing = findLosing(input, edited)
  if (losing.size === 0) return layers

  const judged = await judgeLeft(layers, losing, input)
  const all = layers.flatMap(({ breakdown }) => breakdown.components)
  const known = new Set(keysOf(all))
  return layers.map((layer) =>
    changeLayer(layer, (task, component) => {
      const key = keyOf(component, task)
      const lost = losing.get(key)
      if (!lost) return task
      const left = nameLeft(task.name, lost, input)
      const kept = { name: known.has(keyOf(component, { ...task, name: left })) ? task.name : left, share: 1 }
      const { name, share } = judged.get(key) ?? kept
      const [optimistic, likely, pessimistic] = [task.optimistic * share, task.likely * share, task.pessimistic * share]
      return { ...task, name, optimistic, likely, pessimistic }
    }),
  )
}

/** Returns the names by which the analyst finds the work of tasks in the lines that they still have, and its share of theirs. */
async function judgeLeft(layers: readonly Layer[], all: ReadonlyMap<string, Losing>, input: Omit<Input, 'edited'>) {
  const losing = new Map([...all].filter(([, { canJudge }]) => canJudge))
  if (losing.size === 0) return new Map<string, { name: string; share: number }>()
  const own = [...losing.values()].flatMap(({ left }) => left.filter((id) => id !== undefined))
  const components = layers.flatMap(({ breakdown }) => breakdown.components)
  const others = changeTasks(components, (task, component) => (losing.has(keyOf(component, task)) ? null : task))
  const analysis = await analyzeChanges({
    ...input,
    ...selectChanged(input.lines, { added: own, changed: [] }),
    replaced: [],
    unchanged: {
      components: others,
      workType: layers[0]!.analysis.workType,
      questions: layers.flatMap((layer) => layer.analysis.questions),
    },
  })
  const known = new Set(keysOf(others))
  const found = analysis.components.flatMap(({ name, tasks }) => tasks.filter((task) => !known.has(keyOf(name, task))))
  return new Map(
    [...losing].flatMap(([key, { task, left }]) => {
      const own = found.filter(({ role, sources }) => role === task.role && sources.every((id) => left.includes(id)))
      for (const one of own) found.splice(found.indexOf(one), 1)
      const name = shorten(own.map((one) => one.name).join('; '), maxAnalystLengths.task)
      if (name === '' || name === task.name) return []
      const hours = sum(own.map(expectedHours))
      return [[key, { name, share: Math.min(left.length / task.sources.length, hours / expectedHours(task)) }] as const]
    }),
  )
}

/** Returns the parts of a joined name, "Pay by card; Show maps", without those that say more of lost lines than of the others. */
function nameLeft(name: string, { gone, left }: Losing, { before, lines }: Pick<Input, 'before' | 'lines'>): string {
  const title = titleOf({ name })
  const textOf = (all: readonly Line[], ids: readonly (number | undefined)[]) =>
    all.flatMap(({ id, text }) => (ids.includes(id) ? wordsOf(text) : [])).join(' ')
  const [lost, stated] = [textOf(before, gone), textOf(lines, left)]
  const parts = title.split('; ').filter((part) => {
    const stems = wordsOf(part)
      .split(' ')
      .map((word) => word.slice(0, Math.max(minStem, word.length - 2)))
    const countIn = (text: string) => stems.filter((stem) => text.includes(stem)).length
    return countIn(lost) <= countIn(stated)
  })
  return parts.length > 0 ? parts.join('; ') + name.slice(title.length) : name
}

/** Minimum characters by which words in different forms are the same. */
const minStem = 4

/**
 * Finds the tasks that lost a line and have others, by their keys. The rest says too little about the hours of one with as
 * many lines as a task can have, which may come from more, and of a part of a large task.
 */
function findLosing({ layers, match }: Input, edited?: ReadonlySet<string>): Map<string, Losing> {
  const losing = new Map<string, Losing>()
  for (const { name, tasks } of layers.flatMap(allComponents))
    for (const task of tasks) {
      const key = keyOf(name, task)
      const { sources, answers } = task
      const left = sources.filter((id) => !match.removed.includes(id)).map((id) => match.kept.get(id))
      const isWhole = left.length === sources.length || left.length === 0 || left.includes(undefined)
      if (isWhole || edited?.has(key)) continue
      const isPart = key !== scopeKey(refOf({ name }, task))
      const canJudge = !isPart && !answers && sources.length < maxTaskSources
      losing.set(key, { task, left, gone: sources.filter((id) => match.removed.includes(id)), canJudge })
    }
  return losing
}
