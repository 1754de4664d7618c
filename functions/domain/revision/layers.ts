import type { Answers } from '#contract/answers'
import {
  type Analysis,
  type Breakdown,
  type ClarificationQuestion,
  type Component,
  type Risk,
  type SupportingLines,
  type Task,
  supportingRows,
} from '#contract/breakdown'
import { completeAnswers } from '#domain/scope/answers'
import { distinctBy, mergeComponents, mergeRisks, mergeTexts } from '#domain/hours/merge'
import { titleOf, wholeOf } from '#domain/hours/task-titles'
import { scopeKey, withTasks } from '#domain/scope/scope'
import { carryReferences, joinReferences } from '#domain/text/line-references'
import type { LineMatch } from './match-lines'
import { renameByEdits } from './renamed-tasks'
import type { Edit } from './reworded'

/**
 * Part of a version: the analyst's output about the first text, or about the lines that a later revision changed. A
 * version is its layers merged, so removing what a revision added restores what was there before, to the hour.
 */
export interface Layer {
  /** Lines that the revision changed. The first layer has all others. */
  lines?: number[] | undefined
  analysis: Analysis
  breakdown: Breakdown
  /**
   * Answers to questions of other layers, whose tasks this one replaced. Its tasks reflect them instead of the neutral
   * answers, and other answers change it.
   */
  reflects?: Answers | undefined
}

/** Maximum items of each list of a version, however many revisions it had. */
const max = { technologies: 20, risks: 12, assumptions: 20, exclusions: 20 }

/** Merges at least one analysis. */
export function mergeAnalyses(analyses: readonly Analysis[]): Analysis {
  const first = analyses[0]!
  if (analyses.length === 1) return first
  return {
    summary: distinctBy(analyses, ({ summary }) => summary)
      .map(({ summary }) => summary)
      .join(' '),
    technologies: mergeTexts(
      analyses.flatMap(({ technologies }) => technologies),
      max.technologies,
    ),
    questions: analyses.flatMap(({ questions }) => questions),
    ...mergeParts(analyses),
  }
}

/** Merges at least one breakdown. */
export function mergeBreakdowns(breakdowns: readonly Breakdown[]): Breakdown {
  const first = breakdowns[0]!
  if (breakdowns.length === 1) return first
  const texts = (of: 'assumptions' | 'exclusions' | 'techStack', limit: number) =>
    mergeTexts(joinReferences(breakdowns.flatMap((breakdown) => breakdown[of])), limit)
  return {
    assumptions: texts('assumptions', max.assumptions),
    exclusions: texts('exclusions', max.exclusions),
    techStack: texts('techStack', max.technologies),
    ...mergeParts(breakdowns),
  }
}

/** Merges what both have. */
function mergeParts(parts: readonly (Analysis | Breakdown)[]) {
  const supporting = parts.flatMap((part) => part.supporting)
  return {
    workType: parts[0]!.workType,
    components: mergeComponents(parts.flatMap(({ components }) => components)),
    risks: mergeRisks(
      parts.flatMap(({ risks }) => risks),
      max.risks,
    ),
    supporting: supportingRows
      .map((row) => ({ row, sources: ascending(supporting.filter((one) => one.row === row).flatMap(sourcesOf)) }))
      .filter(({ sources }) => sources.length > 0),
    background: ascending(parts.flatMap(({ background }) => background)),
  }
}

const sourcesOf = ({ sources }: { sources: number[] }) => sources
const ascending = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other)

/** Returns the breakdown of an analysis as long as none of its questions is answered: its tasks assume neutral answers. */
export const assumedBreakdown = (analysis: Analysis): Breakdown => {
  const { workType, components, risks, technologies, supporting, background } = analysis
  return {
    workType,
    components,
    risks,
    assumptions: [],
    exclusions: [],
    techStack: technologies,
    supporting,
    background,
  }
}

/** Tasks of the analyst with a changed line, which the analyst judges again. */
export interface AffectedTask {
  component: string
  task: Task
}

/** Returns the tasks that cite one of these lines. */
export function affectedTasks(components: readonly Component[], lines: Iterable<number>): AffectedTask[] {
  const changed = new Set(lines)
  return components.flatMap(({ name, tasks }) =>
    tasks.filter(({ sources }) => sources.some((id) => changed.has(id))).map((task) => ({ component: name, task })),
  )
}

/** Returns the components without the tasks whose lines were all removed. */
export function remainingComponents(components: readonly Component[], { removed }: LineMatch): Component[] {
  const gone = new Set(removed)
  const isGone = ({ sources }: Task) => sources.length > 0 && sources.every((id) => gone.has(id))
  return changeTasks(components, (task) => (isGone(task) ? null : task))
}

/** Returns the same key for a task and the parts that a large one is split into. */
export const keyOf = (component: string, { name, role }: Pick<Task, 'name' | 'role'>) =>
  scopeKey({ component, task: { name: wholeOf({ name }), role } })

/** Output of the analyst about changed and new lines. */
export interface Change {
  lines: number[]
  analysis: Analysis
  /** Assumptions and exclusions that quote changed lines. */
  quoting?: QuotingTexts
  /** Wordings of changed lines, whose tasks are named by the new ones. */
  edits?: readonly Edit[]
}

export type QuotingTexts = Pick<Breakdown, 'assumptions' | 'exclusions'>

/**
 * Carries layers to a new text. Tasks without a line in it go; the others stay to the hour. A task with a changed line
 * is replaced if the analysis of the changed and new lines has it again; then it reflects the answers given before.
 */
export function reviseLayers(
  layers: readonly Layer[],
  match: LineMatch,
  change?: Change,
  answers: Answers = {},
): Layer[] {
  if (!change) return prune(layers.map((layer) => carryLayer(layer, match)))

  const from = match.changed.map((pair) => pair.from)
  const affected = layers.map(
    (layer) => new Set(affectedTasks(allComponents(layer), from).map(({ component, task }) => keyOf(component, task))),
  )
  const again = new Set(keysOf(change.analysis.components).filter((key) => affected.some((keys) => keys.has(key))))
  /** True for a changed line if a task that cites it and the fewest others is still asked for, or none was before. */
  const isStated = (line: number) => {
    const own = affectedTasks(layers.flatMap(allComponents), [line])
    const fewest = Math.min(...own.map(({ task }) => task.sources.length))
    const direct = own.filter(({ task }) => task.sources.length === fewest)
    return own.length === 0 || direct.some(({ component, task }) => again.has(keyOf(component, task)))
  }
  const built = new Set(change.analysis.components.flatMap(({ tasks }) => tasks.flatMap(sourcesOf)))
  const carried = layers.map((layer) => carryLayer(layer, match, isStated, built))
  const left = sourcesByKey(carried, again)
  const staying = carried.map((layer) => without(layer, again))
  const [earlier, unchanged] = [layers, staying].map((all) => componentsByName(all))
  const others = change.analysis.components.flatMap(({ name, tasks }) =>
    tasks.flatMap((task) => (again.has(keyOf(name, task)) ? [] : titleOf(task))),
  )
  const components = change.analysis.components.map((component) => {
    const tasks = component.tasks.map((task) => {
      const key = keyOf(component.name, task)
      const all = { ...task, sources: [...new Set([...task.sources, ...(left.get(key) ?? [])])] }
      return again.has(key) ? renameByEdits(all, component.name, change.edits ?? [], others) : all
    })
    const before = earlier!.get(component.name) ?? component
    const kept = unchanged!.get(component.name)?.tasks ?? []
    // The analyst describes what it reads, which is only a part of a component that keeps other tasks.
    const own = kept.length > 0 ? '' : component.description
    return { ...component, description: own || withTasks(before, [...tasks, ...kept]).description, tasks }
  })
  const analysis = { ...change.analysis, components }
  const replaced = layers.filter((_, at) => [...affected[at]!].some((key) => again.has(key)))
  const reflects = completeAnswers(questionsChanging(replaced, layers), answers)
  return prune([
    ...staying,
    {
      lines: change.lines,
      analysis,
      breakdown: { ...assumedBreakdown(analysis), ...change.quoting },
      ...(Object.keys(reflects).length > 0 && { reflects }),
    },
  ])
}

/** Returns the questions of all layers whose answers change some of them. */
function questionsChanging(some: readonly Layer[], layers: readonly Layer[]): ClarificationQuestion[] {
  const ids = new Set(some.flatMap((layer) => [...layer.analysis.questions.map(({ id }) => id), ...reflectedBy(layer)]))
  return layers.flatMap(({ analysis }) => analysis.questions).filter(({ id }) => ids.has(id))
}

const reflectedBy = ({ reflects = {} }: Layer) => Object.keys(reflects)

export const allComponents = ({ analysis, breakdown }: Layer) => [...analysis.components, ...breakdown.components]
const componentsByName = (layers: readonly Layer[]) =>
  new Map(
    mergeComponents(layers.flatMap(({ breakdown }) => breakdown.components)).map((component) => [
      component.name,
      component,
    ]),
  )
const hasTasks = (layer: Layer) => allComponents(layer).length > 0

/**
 * Removes questions that can no longer change a task, and layers of which nothing is left. Questions of a layer without
 * tasks are about wishes in its lines, unless a later layer has these.
 */
function prune(layers: readonly Layer[]): Layer[] {
  const reflected = new Set(layers.filter(hasTasks).flatMap(reflectedBy))
  const asking = layers.map((layer, at): Layer => {
    const later = new Set(layers.slice(at + 1).flatMap(({ lines = [] }) => lines))
    const isOpen = hasTasks(layer) || layer.lines?.some((id) => !later.has(id))
    const questions = layer.analysis.questions.filter(({ id }) => isOpen || reflected.has(id))
    return { ...layer, analysis: { ...layer.analysis, questions } }
  })
  const asked = new Set(asking.flatMap(({ analysis }) => analysis.questions.map(({ id }) => id)))
  return asking.filter(hasMatter).map(({ reflects = {}, ...layer }) => {
    const known = Object.entries(reflects).filter(([id]) => asked.has(id))
    return known.length > 0 ? { ...layer, reflects: Object.fromEntries(known) } : layer
  })
}

/** True for the first layer, and for later ones of which anything is left. */
const hasMatter = ({ lines, analysis, breakdown }: Layer) =>
  lines === undefined ||
  analysis.summary !== '' ||
  [analysis.components, breakdown.components, analysis.questions, analysis.supporting, analysis.background].some(
    (list) => list.length > 0,
  )

export const keysOf = (components: readonly Component[]) =>
  components.flatMap(({ name, tasks }) => tasks.map((task) => keyOf(name, task)))

/** Returns the lines of each of these tasks that are still in the text. */
export function sourcesByKey(layers: readonly Layer[], keys: ReadonlySet<string>): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { name, tasks } of layers.flatMap(({ breakdown }) => breakdown.components))
    for (const task of tasks) {
      const key = keyOf(name, task)
      if (keys.has(key)) found.set(key, [...(found.get(key) ?? []), ...task.sources])
    }
  return found
}

/** Removes these tasks. */
export const without = (layer: Layer, keys: ReadonlySet<string>): Layer =>
  changeLayer(layer, (task, component) => (keys.has(keyOf(component, task)) ? null : task))

/** Replaces or removes tasks of a layer. */
export const changeLayer = (
  { analysis, breakdown, ...layer }: Layer,
  change: Parameters<typeof changeTasks>[1],
): Layer => ({
  ...layer,
  analysis: { ...analysis, components: changeTasks(analysis.components, change) },
  breakdown: { ...breakdown, components: changeTasks(breakdown.components, change) },
})

/** Returns the new lines of each changed one. */
function linesByEarlier(changed: LineMatch['changed']): Map<number, number[]> {
  const lines = new Map<number, number[]>()
  for (const { from, to } of changed) lines.set(from, [...(lines.get(from) ?? []), to])
  return lines
}

/** Replaces or removes tasks, and removes components without one. */
export const changeTasks = (components: readonly Component[], change: (task: Task, component: string) => Task | null) =>
  components
    .map((component) =>
      withTasks(
        component,
        component.tasks.map((task) => change(task, component.name)).filter((task) => task !== null),
      ),
    )
    .filter(({ tasks }) => tasks.length > 0)

/**
 * Renumbers the lines of a layer, also in its texts, which go with their lines unless a changed line still says the same
 * by `isStated`. Without a line left, so does everything in a later layer beside its tasks and questions. Questions stay
 * with changed lines, and with them the work of their answers, unless it is `built` by new tasks of these lines.
 */
export function carryLayer(
  { lines, analysis, breakdown, reflects }: Layer,
  { kept, changed }: LineMatch,
  isStated: (line: number) => boolean = () => false,
  built: ReadonlySet<number> = new Set(),
): Layer {
  const carry = (ids: readonly number[]) => ids.flatMap((id) => kept.get(id) ?? [])
  const to = linesByEarlier(changed)
  const own = lines && ascending(lines.flatMap((id) => kept.get(id) ?? to.get(id) ?? []))
  const named = new Map<number, number | number[]>([...kept, ...[...to].filter(([id]) => isStated(id))])
  const isGone = lines?.every((id) => !named.has(id))
  const questions = own?.length === 0 ? [] : analysis.questions
  const asked = new Set(questions.map(({ id }) => id))
  const carryTask = (task: Task): Task | null => {
    const sources = carry(task.sources)
    const { answers: given = [], ...work } = task
    const answers = given.filter((id) => asked.has(id))
    const edited = task.sources.flatMap((id) => to.get(id) ?? [])
    const isGone = task.sources.length > 0 && edited.length === 0
    if (sources.length === 0 && (answers.length === 0 || isGone || edited.some((line) => built.has(line)))) return null
    return { ...work, sources: sources.length > 0 ? sources : edited, ...(answers.length > 0 && { answers }) }
  }
  const carryParts = <T extends Pick<Analysis, 'components' | 'supporting' | 'background'>>(part: T): T => ({
    ...part,
    components: changeTasks(part.components, carryTask),
    supporting: part.supporting
      .map(({ row, sources }): SupportingLines => ({ row, sources: ascending(carry(sources)) }))
      .filter(({ sources }) => sources.length > 0),
    background: ascending(carry(part.background)),
  })
  const carryTexts = (texts: readonly string[]) => texts.flatMap((text) => carryReferences(text, named) ?? [])
  const carryRisks = (risks: readonly Risk[]) =>
    risks.flatMap((risk) => {
      const description = carryReferences(risk.description, named)
      return description === null ? [] : [{ ...risk, description }]
    })
  return {
    ...(own && { lines: own }),
    ...(reflects && { reflects }),
    analysis: {
      ...carryParts(analysis),
      risks: carryRisks(analysis.risks),
      questions,
      ...(isGone && { summary: '', risks: [], technologies: [] }),
    },
    breakdown: {
      ...carryParts(breakdown),
      risks: carryRisks(breakdown.risks),
      assumptions: carryTexts(breakdown.assumptions),
      exclusions: carryTexts(breakdown.exclusions),
      ...(isGone && { risks: [], assumptions: [], exclusions: [], techStack: [] }),
    },
  }
}
