import type { Task } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { maxAnalystLengths, maxTaskSources } from '#contract/limits'
import { sum } from '#domain/hours/apportion'
import { expectedHours } from '#domain/hours/range'
import { titleOf } from '#domain/hours/task-titles'
import { selectChanged } from '#domain/revision/changed-lines'
import { type Layer, allComponents, changeLayer, changeTasks, keyOf, keysOf } from '#domain/revision/layers'
import type { Revisable } from '#domain/revision/returned-lines'
import { shareIn, withoutMarker } from '#domain/revision/similar-lines'
import { refOf, scopeKey } from '#domain/scope/scope'
import { capitalize } from '#domain/text/format'
import { withoutInlineMarkup } from '#domain/text/inline-markup'
import { shorten } from '#domain/text/text'
import { shareOfWords, wordsOf } from '#domain/text/words'
import { analyzeChanges } from './analyze'
import type { AnalystInput } from './read-chunks'

interface Input extends AnalystInput, Revisable {
  /** Keys of tasks that a person changed, which stay as they are. */
  edited?: ReadonlySet<string> | undefined
}

interface Lost {
  component: string
  task: Task
  /** Lines that it still has. */
  left: (number | undefined)[]
  /** Earlier numbers of lines that it lost. */
  gone: number[]
}

interface Losing extends Lost {
  /** False if its lines say too little about its hours. */
  canJudge: boolean
  /** Same for the layers of a piece of work: "Import: screens" and "Import: back end". */
  work: string
}

/**
 * Has the analyst judge tasks again that lost some of their lines, by those that they still have: they get its name and
 * hours, but at most the share of their own that these lines are of all. Small tasks share a document's hours, and alone
 * each would seem larger. Where the analyst finds no such work in these lines, or names it alike, a task keeps its hours,
 * and the parts of its name that do not quote lost lines. One that is named after lost lines alone takes the share of the
 * others, and is named after what these say of the same.
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
      const kept = nameLeft(lost, input) ?? restate(lost, input)
      const isKnown = known.has(keyOf(component, { ...task, name: kept.name }))
      const found = judged.get(key)
      const { name, share } = { ...(isKnown ? { name: task.name, share: 1 } : kept), ...found }
      if (share === 0) return null
      const [optimistic, likely, pessimistic] = [task.optimistic * share, task.likely * share, task.pessimistic * share]
      return { ...task, name, optimistic, likely, pessimistic }
    }),
  )
}

/**
 * Returns the names by which the analyst finds the work of tasks in the lines that they still have, in the same component
 * or by a part of their name, and its share of theirs. It is 0 for a layer that it finds in none of them, unlike other
 * layers of the same work, and that of the lines if it finds very little of any layer: then other tasks say the rest.
 */
async function judgeLeft(layers: readonly Layer[], tasks: ReadonlyMap<string, Losing>, input: Omit<Input, 'edited'>) {
  const losing = new Map([...tasks].filter(([, { canJudge }]) => canJudge))
  if (losing.size === 0) return new Map<string, Partial<Kept>>()
  const own = [...losing.values()].flatMap(({ left }) => left.filter((id) => id !== undefined))
  const components = layers.flatMap(({ breakdown }) => breakdown.components)
  const staying = changeTasks(components, (task, component) => (losing.has(keyOf(component, task)) ? null : task))
  const analysis = await analyzeChanges({
    ...input,
    ...selectChanged(input.lines, { added: own, changed: [] }),
    replaced: [],
    unchanged: {
      components: staying,
      workType: layers[0]!.analysis.workType,
      questions: layers.flatMap((layer) => layer.analysis.questions),
    },
  })
  const known = new Set(keysOf(staying))
  const found = analysis.components.flatMap(({ name, tasks }) =>
    tasks.flatMap((task) => (known.has(keyOf(name, task)) ? [] : { component: name, ...task })),
  )
  const all = [...found]
  const judged = [...losing].map(([key, { component, task, left, work }]) => {
    const isLeft = ({ role, sources }: (typeof found)[number]) =>
      role === task.role && sources.every((id) => left.includes(id))
    const isNamed = (one: (typeof found)[number]) =>
      one.component === component || shareIn(titleOf(one), titleOf(task)) >= minNamed
    const own = found.filter((one) => isLeft(one) && isNamed(one))
    for (const one of own) found.splice(found.indexOf(one), 1)
    const name = shorten(own.map((one) => one.name).join('; '), maxAnalystLengths.task)
    return {
      key,
      work,
      name,
      lines: left.length / task.sources.length,
      hours: sum(own.map(expectedHours)),
      all: expectedHours(task),
      isAbsent: !all.some(isLeft),
      isFound: name !== '' && name !== task.name,
    }
  })
  return new Map(
    judged.flatMap(({ key, work, name, lines, hours, all, isAbsent, isFound }): [string, Partial<Kept>][] => {
      const layers = judged.filter((one) => one.work === work)
      if (!isFound && !(isAbsent && layers.some((one) => one.isFound))) return []
      const isLittle = sum(layers.map((one) => one.hours - minFound * one.lines * one.all)) < 0
      return [[key, isLittle ? { share: lines } : { name, share: Math.min(lines, hours / all) }]]
    }),
  )
}

/** Minimum part of the share of its lines that the work of a task takes in them. */
const minFound = 1 / 3

/** Minimum share of the name of a found task that a joined name has. */
const minNamed = 0.6

type Texts = Pick<Input, 'before' | 'lines'>
interface Kept {
  name: string
  share: number
}

/**
 * Returns the parts of a joined name, "Pay by card; Show maps", without those that say more of lost lines than of the
 * others, or null without any.
 */
function nameLeft({ component, task: { name }, gone, left }: Lost, { before, lines }: Texts): Kept | null {
  const title = titleOf({ name })
  if (title === component) return { name, share: 1 }
  const [lost, stated] = [wordsIn(before, gone), wordsIn(lines, left)]
  const parts = title.split('; ').filter((part) => shareOfWords(part, lost) <= shareOfWords(part, stated))
  return parts.length > 0 ? { name: parts.join('; ') + name.slice(title.length), share: 1 } : null
}

/** Names a task after the piece of its lines that has most words in common with it and its component. */
function restate({ component, task, left, canJudge }: Losing, { lines }: Texts): Kept {
  const { name, sources } = task
  const title = titleOf(task)
  const common = (piece: string) => shareOfWords(`${component} ${title}`, wordsOf(piece))
  const [best = ''] = lines
    .filter(({ id }) => left.includes(id))
    .flatMap(({ text }) => withoutMarker(withoutInlineMarkup(text)).split(pieceEnd))
    .map((piece) => piece.trim())
    .filter((piece) => piece.includes(' ') && common(piece) > 0)
    .toSorted((one, other) => common(other) - common(one))
  if (best === '') return { name, share: 1 }
  const part = name.slice(title.length)
  return {
    name: shorten(capitalize(best), maxAnalystLengths.task - part.length) + part,
    share: canJudge ? left.length / sources.length : 1,
  }
}

/** Marks between the pieces of a line, and its end. */
const pieceEnd = /[;|]|[.!?](?= |$)/

const wordsIn = (all: readonly Line[], ids: readonly (number | undefined)[]) =>
  all.flatMap(({ id, text }) => (ids.includes(id) ? wordsOf(text) : [])).join(' ')

/**
 * Finds the tasks that lost a line and have others, by their keys. The rest says too little about the hours of one with as
 * many lines as a task can have, which may come from more, of a part of a large task, and of work for the whole product,
 * which cites lines that have tasks of their own.
 */
function findLosing({ layers, match, ...texts }: Input, edited?: ReadonlySet<string>): Map<string, Losing> {
  const losing = new Map<string, Losing>()
  const components = layers.flatMap(allComponents)
  const fewest = new Map<number, number>()
  for (const { sources } of components.flatMap(({ tasks }) => tasks))
    for (const id of sources) fewest.set(id, Math.min(fewest.get(id) ?? Infinity, sources.length))
  for (const { name, tasks } of components)
    for (const task of tasks) {
      const key = keyOf(name, task)
      const { sources, answers } = task
      const left = sources.filter((id) => !match.removed.includes(id)).map((id) => match.kept.get(id))
      const isWhole = left.length === sources.length || left.length === 0 || left.includes(undefined)
      if (isWhole || edited?.has(key)) continue
      const isPart = key !== scopeKey(refOf({ name }, task))
      const gone = sources.filter((id) => match.removed.includes(id))
      const lost = { component: name, task, left, gone }
      const isDirect = gone.some((id) => fewest.get(id) === sources.length) || nameLeft(lost, texts)?.name !== task.name
      const canJudge = isDirect && !isPart && !answers && sources.length < maxTaskSources
      losing.set(key, { ...lost, canJudge, work: JSON.stringify([name, titleOf(task), sources]) })
    }
  return losing
}
