import type { ClarificationQuestion } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { completeAnswers } from '#domain/scope/answers'
import { findLeftOut } from './excluded-lines'
import { withoutSubjects } from './gone-subjects'
import {
  type Layer,
  affectedTasks,
  allComponents,
  carryLayer,
  changeLayer,
  keyOf,
  keysOf,
  sourcesByKey,
  without,
} from './layers'
import { type LineMatch, matchLines } from './match-lines'
import { withoutQuotes } from './quotes'
import { contentOf } from './similar-lines'

/** The current version of a text that is revised: its lines, what the analyst said about them, and what becomes of them. */
export interface Revisable {
  before: Line[]
  layers: Layer[]
  match: LineMatch
}

/** Returns the numbers of the new lines that the current version does not have in these words. */
export const findNew = ({ added, changed }: LineMatch): Set<number> =>
  new Set([...added, ...changed.map(({ to }) => to)])

/** True if an earlier version may have one of the new lines, word for word. */
export function mayReturn({ match }: Revisable, lines: readonly Line[], earlier: readonly Line[]): boolean {
  const isNew = findNew(match)
  const contents = new Set(lines.filter(({ id }) => isNew.has(id)).map(({ text }) => contentOf(text)))
  return earlier.some(({ text }) => contents.has(contentOf(text)))
}

/**
 * Adds lines that an earlier version had, word for word, to the current one, with the tasks that they had there: then a
 * revision keeps them to the hour instead of reading them again. A task that other lines still ask for keeps its hours if
 * it lost none with the line.
 */
export function bringBack(
  current: Revisable,
  lines: readonly Line[],
  earlier: Pick<Revisable, 'before' | 'layers'>,
): Revisable {
  const { match } = current
  const isNew = findNew(match)
  const { kept } = matchLines(earlier.before, lines, findLeftOut)
  const returned = [...kept].filter(([, to]) => isNew.has(to))
  if (returned.length === 0) return current
  const gone = earlier.before.filter(({ id }) => !kept.has(id))
  const offered = withoutSubjects(earlier.layers, { gone, lines })
  const asked = current.layers.flatMap(({ analysis }) => analysis.questions)
  const last = Math.max(0, ...current.before.map(({ id }) => id))
  const back = returned.map(([from, to], at) => ({ from, id: last + 1 + at, to }))
  const isBack = new Set(back.map(({ to }) => to))
  const changed = match.changed.filter(({ to }) => !isBack.has(to))
  const staying = new Set(changed.map(({ from }) => from))
  const removed = match.changed.map(({ from }) => from).filter((id) => !staying.has(id))
  const replaced = match.changed.flatMap(({ from, to }) => (removed.includes(from) ? [[from, to] as const] : []))
  const currentOf = new Map([...replaced, ...match.kept].map(([id, to]) => [to, id]))
  const reduced = findReduced(current.layers, earlier.layers, back, removed, (id) => currentOf.get(kept.get(id)!))
  const textOf = new Map(lines.map(({ id, text }) => [id, text]))
  return {
    before: [...current.before, ...back.map(({ id, to }) => ({ id, text: textOf.get(to)! }))],
    layers: joinLayers(
      current.layers.map((layer) => withOptions(without(layer, reduced.gone), offered)),
      layersOf(withoutQuotes(offered, { gone, lines }), back, asked).map((layer) =>
        cite(layer, reduced.lines, removed),
      ),
      removed,
    ),
    match: {
      kept: new Map([...match.kept, ...back.map(({ id, to }) => [id, to] as const)]),
      changed,
      added: match.added.filter((id) => !isBack.has(id)),
      removed: [...match.removed, ...new Set(removed)],
    },
  }
}

/** Lets questions offer what they offered in an earlier version, which had more of the lines. */
function withOptions({ analysis, ...layer }: Layer, earlier: readonly Layer[]): Layer {
  const known = earlier.flatMap((other) => other.analysis.questions)
  const questions = analysis.questions.map(
    (asked) =>
      known.find(
        ({ id, question, options }) =>
          id === asked.id && question === asked.question && options.length >= asked.options.length,
      ) ?? asked,
  )
  return { ...layer, analysis: { ...analysis, questions } }
}

/**
 * Finds what is left of the tasks of an earlier version that have lost the lines that return, or whose names say other
 * words of the `removed` lines, which were in their place: the keys of these tasks now, and their lines by the keys that
 * they had.
 */
function findReduced(
  current: readonly Layer[],
  earlier: readonly Layer[],
  returning: readonly { from: number }[],
  removed: readonly number[],
  currentId: (id: number) => number | undefined,
) {
  const componentsNow = current.flatMap(({ breakdown }) => breakdown.components)
  const known = new Set(earlier.flatMap(keysIn))
  const [gone, lines] = [new Set<string>(), new Map<string, number[]>()]
  for (const { name, tasks } of earlier.flatMap(({ breakdown }) => breakdown.components))
    for (const task of tasks) {
      if (!returning.some(({ from }) => task.sources.includes(from))) continue
      const own = keyOf(name, task)
      const left = new Set(task.sources.map(currentId))
      for (const other of componentsNow.flatMap((work) => (work.name === name ? work.tasks : []))) {
        const { likely, sources, answers } = other
        const key = keyOf(name, other)
        const isReplaced = sources.some((id) => removed.includes(id))
        const isPart = (likely <= task.likely || isReplaced) && !answers && sources.every((id) => left.has(id))
        if (!isPart || (key === own ? likely === task.likely : known.has(key))) continue
        gone.add(key)
        lines.set(own, [...(lines.get(own) ?? []), ...sources])
      }
    }
  return { gone, lines }
}

/** Returns what the layers of an earlier version say about some of its lines, under other numbers, and ask beside `asked`. */
function layersOf(
  layers: readonly Layer[],
  returning: readonly { from: number; id: number }[],
  asked: readonly ClarificationQuestion[],
): Layer[] {
  const kept = new Map(returning.map(({ from, id }) => [from, id]))
  const later = new Set(layers.flatMap((layer) => layer.lines ?? []))
  const first = [...kept.keys()].filter((id) => !later.has(id))
  const isAsked = ({ id }: ClarificationQuestion) => asked.some((question) => question.id === id)
  return layers.map(({ lines = first, analysis, breakdown, reflects }) => {
    const layer = {
      lines,
      analysis: { ...analysis, questions: analysis.questions.filter((question) => !isAsked(question)) },
      breakdown,
      // Other answers to what is asked already still change its tasks.
      reflects: { ...completeAnswers(analysis.questions.filter(isAsked), {}), ...reflects },
    }
    return carryLayer(layer, { ...unchanged, kept })
  })
}

const unchanged: LineMatch = { kept: new Map(), changed: [], added: [], removed: [] }

/**
 * Joins layers with those of lines that come back. Tasks of both stay as they are unless they cite one of the lines that
 * go, which the returning ones replace.
 */
function joinLayers(current: readonly Layer[], back: readonly Layer[], gone: readonly number[]): Layer[] {
  const returning = new Set(back.flatMap(keysIn))
  const going = affectedTasks(current.flatMap(allComponents), gone).map(({ component, task }) => keyOf(component, task))
  const replaced = new Set(going.filter((key) => returning.has(key)))
  const staying = new Set(current.flatMap(keysIn).filter((key) => !replaced.has(key)))
  return [
    ...current.map((layer) => cite(without(layer, replaced), sourcesByKey(back, staying))),
    ...back.map((layer) => cite(without(layer, staying), sourcesByKey(current, replaced), gone)),
  ]
}

const keysIn = (layer: Layer) => keysOf(allComponents(layer))

/** Adds lines to the tasks of a layer, by the keys of these, except those that go. */
const cite = (layer: Layer, lines: ReadonlyMap<string, readonly number[]>, gone: readonly number[] = []): Layer =>
  changeLayer(layer, (task, component) => {
    const further = (lines.get(keyOf(component, task)) ?? []).filter((id) => !gone.includes(id))
    return { ...task, sources: [...new Set([...task.sources, ...further])] }
  })
