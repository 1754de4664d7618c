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
 * Has the analyst judge tasks again that lost some of their lines, by those that they still have: they get its hours, but
 * at most the share of their own that these lines are of all. Small tasks share a document's hours, and alone each would
 * seem larger. Where the analyst finds no such work in these lines, or names it alike, a task keeps its hours. The parts of
 * its name that do not quote lost lines stay. One that is named after lost lines alone gets the name that the analyst
 * found, or else takes the share of the others, and is named after what these say of the same.
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
      const found = judged.get(key)
      const kept = titleLeft(lost, input)
      const restated = kept || found?.title ? '' : restate(lost, input)
      const name = [kept, found?.title, restated]
        .map((title) => title && inFull(title, task))
        .find((name) => name && (name === task.name || !known.has(keyOf(component, { ...task, name }))))
      const share = found?.share ?? (restated && name && lost.canJudge ? shareLeft(lost) : 1)
      if (share === 0) return null
      const [optimistic, likely, pessimistic] = [task.optimistic * share, task.likely * share, task.pessimistic * share]
      return { ...task, name: name || task.name, optimistic, likely, pessimistic }
    }),
  )
}

const shareLeft = ({ task, left }: Pick<Lost, 'task' | 'left'>) => left.length / task.sources.length

/** Names a piece of work like a task: "Import: screens". */
const inFull = (title: string, { name }: Pick<Task, 'name'>) => {
  const part = name.slice(titleOf({ name }).length)
  return shorten(title, maxAnalystLengths.task - part.length) + part
}

/** Work that the analyst finds in the lines that a task still has: its title, if it has a whole one, and its share. */
interface Found {
  title: string | undefined
  share: number
}

/**
 * Returns the work that the analyst finds in the lines that tasks still have, in the same component or by a part of their
 * name. The share is 0 for a layer that it finds in none of them, unlike other layers of the same work, and that of the
 * lines if it finds very little of any layer: then other tasks say the rest.
 */
async function judgeLeft(layers: readonly Layer[], tasks: ReadonlyMap<string, Losing>, input: Omit<Input, 'edited'>) {
  const losing = new Map([...tasks].filter(([, { canJudge }]) => canJudge))
  if (losing.size === 0) return new Map<string, Found>()
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
  const judged = [...losing].map(([key, lost]) => {
    const { component, task, left, work } = lost
    const isLeft = ({ role, sources }: (typeof found)[number]) =>
      role === task.role && sources.every((id) => left.includes(id))
    const isNamed = (one: (typeof found)[number]) =>
      one.component === component || shareIn(titleOf(one), titleOf(task)) >= minNamed
    const own = found.filter((one) => isLeft(one) && isNamed(one))
    for (const one of own) found.splice(found.indexOf(one), 1)
    const [title, hours] = [joinTitles(own), sum(own.map(expectedHours))]
    return {
      key,
      work,
      title,
      lines: shareLeft(lost),
      hours,
      all: expectedHours(task),
      isFound: hours > 0 && title !== titleOf(task),
      isOther: hours === 0 && all.some(isLeft),
    }
  })
  return new Map(
    judged.flatMap(({ key, work, lines, hours, all, isOther }): [string, Found][] => {
      const layers = judged.filter((one) => one.work === work)
      const found = layers.filter((one) => one.isFound)
      if (found.length === 0) return []
      const title = found.map((one) => one.title).find(Boolean)
      const isLittle = sum(layers.map((one) => one.hours - minFound * one.lines * one.all)) < 0
      return [[key, { title, share: isLittle || isOther ? lines : Math.min(lines, hours / all) }]]
    }),
  )
}

/** Maximum parts of the name of a task that come from different lines. */
const maxParts = 2

/** Joins the titles of tasks, without parts that are cut short. */
function joinTitles(tasks: readonly Pick<Task, 'name'>[]): string {
  const parts = tasks.flatMap((task) => titleOf(task).split('; ')).filter((part) => !part.endsWith('…'))
  return [...new Set(parts)].slice(0, maxParts).join('; ')
}

/** Minimum part of the share of its lines that the work of a task takes in them. */
const minFound = 1 / 3

/** Minimum share of the name of a found task that a joined name has. */
const minNamed = 0.6

type Texts = Pick<Input, 'before' | 'lines'>

/**
 * Returns the parts of a joined title, "Pay by card; Show maps", without those that say more of lost lines than of the
 * others.
 */
function titleLeft({ component, task, gone, left }: Lost, { before, lines }: Texts): string {
  const title = titleOf(task)
  if (title === component) return title
  const [lost, stated] = [wordsIn(before, gone), wordsIn(lines, left)]
  const parts = title.split('; ').filter((part) => shareOfWords(part, lost) <= shareOfWords(part, stated))
  return parts.join('; ')
}

/** Returns the piece of the lines of a task that has most words in common with it and its component, if any has. */
function restate({ component, task, left }: Losing, { lines }: Texts): string {
  const common = (piece: string) => shareOfWords(`${component} ${titleOf(task)}`, wordsOf(piece))
  const [best = ''] = lines
    .filter(({ id }) => left.includes(id))
    .flatMap(({ text }) => withoutMarker(withoutInlineMarkup(text)).split(pieceEnd))
    .map((piece) => piece.trim())
    .filter((piece) => piece.includes(' ') && common(piece) > 0)
    .toSorted((one, other) => common(other) - common(one))
  return capitalize(best)
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
  const all = components.flatMap(({ tasks }) => tasks)
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
      const isOwn = (id: number) =>
        all.every((other) => other.sources.length >= sources.length || !other.sources.includes(id))
      const isDirect = gone.some(isOwn) || titleLeft(lost, texts) !== titleOf(task)
      const canJudge = isDirect && !isPart && !answers && sources.length < maxTaskSources
      losing.set(key, { ...lost, canJudge, work: JSON.stringify([name, titleOf(task), sources]) })
    }
  return losing
}
