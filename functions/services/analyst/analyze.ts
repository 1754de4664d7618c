import {
  type Analysis,
  type ClarificationQuestion,
  type Component,
  type SupportingLines,
  type WorkType,
  supportingRows,
} from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { sum } from '#domain/hours/apportion'
import { findIssues, normalizeComponents } from '#domain/hours/breakdown'
import { mergeComponents, mergeRisks, mergeTexts } from '#domain/hours/merge'
import { buildHoursOf } from '#domain/hours/workload'
import { refuse } from '#functions/lib/refusal'
import { type Chunk, isFirst } from './chunks'
import { modelId } from './converse'
import { analystFailures } from './failures'
import { analysisInstructions } from './instructions'
import { lineIds, lineRanges } from './line-ids'
import { shortenLine, toComponents, maxCounts, toRisk, boundText } from './model-output'
import { type Changes, type Found, analysisPrompt } from './prompt'
import { selectQuestions } from './questions'
import { type AnalystInput, type Part, readChunks } from './read-chunks'
import { findUnread, readable } from './repeats'
import { recordAnalysis } from './tool'
import type { AnalysisOutput } from './tool-schemas'

/**
 * Returns the first analysis: components and tasks with their sources, risks, technologies, and the questions whose
 * answers would change the estimate most. Throws a Refusal: 502 if the analyst fails, 503 if it is busy, 422 if the
 * text asks for nothing.
 */
export async function analyze(input: AnalystInput): Promise<Analysis & { analyst: string }> {
  if (input.lines.length === 0) throw refuse.nothingToBuild(analystFailures.nothing)

  const unread = findUnread(input.lines)
  const parts = await readChunks<AnalysisOutput>(
    { ...input, lines: readable(input.lines, unread) },
    { one: 'Reading the requirements', many: 'Reading sections' },
    (chunk, before) => {
      const found = foundIn(before)
      return {
        instructions: analysisInstructions,
        tool: recordAnalysis,
        prompt: (key) => analysisPrompt(input.title, chunk, found, key),
        issuesIn: (output) => analysisIssues(output, chunk),
      }
    },
  )

  const analysis = assemble(parts, { lines: input.lines, workType: workTypeOf(parts.map(({ output }) => output)) })
  if (analysis.components.length === 0) throw refuse.nothingToBuild(analystFailures.nothing)
  return { ...analysis, background: [...analysis.background, ...unread].toSorted((a, b) => a - b) }
}

/** The version that changed lines belong to. */
interface Unchanged {
  /** Components with the tasks that stay or whose lines are changed. */
  components: Component[]
  workType: WorkType
  questions: ClarificationQuestion[]
}

export interface ChangesInput extends AnalystInput, Changes {
  unchanged: Unchanged
}

/**
 * Analyzes the lines that a revision adds or changes. The analyst sees them with the names and hours of what it found
 * before, like a later section of a long document, and asks only about them.
 */
export async function analyzeChanges(input: ChangesInput): Promise<Analysis & { analyst: string }> {
  const { unchanged, context, replaced } = input
  const isOwn = ({ id }: Line) => !context.has(id)
  const ownLines = (chunk: Chunk) => ({ ...chunk, lines: chunk.lines.filter(isOwn) })
  const parts = await readChunks<AnalysisOutput>(
    { ...input, sectionsBefore: 1 },
    { one: 'Reading the changes', many: 'Reading the changes' },
    (chunk, before) => {
      const earlier = foundIn(before)
      const found = {
        chunks: Math.max(1, earlier.chunks),
        workType: unchanged.workType,
        components: mergeComponents([...unchanged.components, ...earlier.components]),
        questions: [...unchanged.questions.map(({ question }) => question), ...earlier.questions],
      }
      return {
        instructions: analysisInstructions,
        tool: recordAnalysis,
        prompt: (key) => analysisPrompt(input.title, chunk, found, key, { context, replaced }),
        issuesIn: (output) => analysisIssues(withoutContext(output, chunk, context), ownLines(chunk)),
      }
    },
  )
  return assemble(
    parts.map(({ output, chunk }) => ({ output: withoutContext(output, chunk, context), chunk: ownLines(chunk) })),
    {
      lines: input.lines.filter(isOwn),
      workType: unchanged.workType,
      asked: unchanged.questions,
      hoursBefore: buildHoursOf(unchanged.components).build,
    },
  )
}

/** Removes citations of context lines, and tasks that cite no others: they are estimated already. */
const withoutContext = (output: AnalysisOutput, { lines }: Chunk, context: ReadonlySet<number>): AnalysisOutput => ({
  ...output,
  components: output.components.map((component) => ({
    ...component,
    tasks: component.tasks.flatMap((task) => {
      const cited = lineIds(
        task.sources,
        lines.map(({ id }) => id),
      )
      const sources = cited.filter((id) => !context.has(id)).map(String)
      return cited.length > 0 && sources.length === 0 ? [] : [{ ...task, sources }]
    }),
  })),
})

interface Whole {
  lines: Line[]
  workType: WorkType
  /** Questions asked before, which are not asked again. */
  asked?: ClarificationQuestion[]
  /** Build hours beside those of the parts. */
  hoursBefore?: number
}

/** Merges the outputs for all parts of a text. */
function assemble(
  parts: Part<AnalysisOutput>[],
  { lines, workType, asked = [], hoursBefore = 0 }: Whole,
): Analysis & { analyst: string } {
  const outputs = parts.map(({ output }) => output)
  const components = normalizeComponents(mergedComponents(parts), new Set(lines.map(({ id }) => id)))
  const supporting = supportingOf(parts)
  const hours = parts.map((part) => buildHoursOf(mergedComponents([part])).build)
  const allHours = hoursBefore + sum(hours)
  return {
    summary: summaryOf(parts),
    workType,
    components,
    technologies: mergeTexts(
      outputs.flatMap(({ technologies }) => technologies).map(boundText),
      maxCounts.technologies,
    ),
    risks: mergeRisks(outputs.flatMap(({ risks }) => risks).map(toRisk), maxCounts.risks),
    questions: selectQuestions(
      outputs.map(({ questions }, index) => ({ questions, share: hours[index]! / allHours })),
      outputs.flatMap(({ settled }) => settled),
      { buildHours: hoursBefore + buildHoursOf(components).build, workType },
      asked,
    ),
    supporting,
    background: backgroundOf(parts, components, supporting).toSorted((a, b) => a - b),
    analyst: modelId,
  }
}

const mergedComponents = (parts: Part<AnalysisOutput>[]) =>
  mergeComponents(parts.flatMap(({ output, chunk }) => toComponents(output.components, chunk)))

/** Findings of earlier chunks, for the prompt of the next one. */
const foundIn = (parts: Part<AnalysisOutput>[]): Found => ({
  chunks: parts.at(-1)?.chunk.number ?? 0,
  workType: parts.length > 0 ? workTypeOf(parts.map(({ output }) => output)) : undefined,
  components: mergedComponents(parts),
  questions: parts.flatMap(({ output }) => output.questions.map(({ question }) => question)),
})

/** Later chunks see what the first one said about the type of work. The last correction wins. */
function workTypeOf(outputs: readonly AnalysisOutput[]): WorkType {
  const [first] = outputs as [AnalysisOutput]
  const last = <K extends keyof WorkType>(key: K) =>
    (outputs.findLast((output) => output[key] !== first[key]) ?? first)[key]
  return { kind: last('kind'), stage: last('stage'), platform: last('platform') }
}

/** Share of lines that appear in no list, above which the model is asked to place them. */
const maxGaps = 0.25

/**
 * The model is asked to check its output if a text of at least `lines` lines has a smaller share of lines that tasks or
 * supporting work cite.
 */
const minCited = { share: 0.1, lines: 10 }

/** Returns the issues of one chunk's breakdown for the model to repair. */
function analysisIssues(output: AnalysisOutput, chunk: Chunk): string[] {
  const components = toComponents(output.components, chunk)
  const asked = [...components.flatMap(({ tasks }) => tasks), ...supportingIn({ output, chunk })]
  const cited = new Set(asked.flatMap(({ sources }) => sources))
  const background = new Set(backgroundIn({ output, chunk }))

  const readable = chunk.lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const gaps = readable.filter(({ id }) => !cited.has(id) && !background.has(id))
  const citedLines = readable.filter(({ id }) => cited.has(id)).length
  const omitsMost =
    isFirst(chunk) &&
    components.length > 0 &&
    readable.length >= minCited.lines &&
    citedLines < readable.length * minCited.share
  return [
    ...findIssues(components, chunk.lines),
    ...(isFirst(chunk) && !output.summary.trim() ? ['summary: it is empty'] : []),
    ...(gaps.length > readable.length * maxGaps ? [gapsIssue(gaps)] : []),
    ...(omitsMost ? [backgroundIssue(citedLines, readable.length)] : []),
  ]
}

const gapsIssue = (gaps: Line[]) =>
  `These lines are neither cited by a task or supporting work nor in background: ${lineRanges(gaps.map(({ id }) => id)).join(', ')}. Cite each in the task that fulfills it, adding tasks if work is missing, or put it into background if it asks for nothing.`

const backgroundIssue = (cited: number, lines: number) =>
  `Only ${cited} of ${lines} lines are cited. Check the background again: only lines that ask for nothing belong there, no matter what the text itself says about its lines.`

const knownLines = (ranges: readonly string[], { lines }: Chunk) => {
  const known = new Set(lines.map(({ id }) => id))
  return lineIds(ranges, [...known]).filter((id) => known.has(id))
}

const backgroundIn = ({ output, chunk }: Part<AnalysisOutput>) => knownLines(output.background, chunk)

const supportingIn = ({ output, chunk }: Part<AnalysisOutput>): SupportingLines[] =>
  output.supporting.map(({ row, sources }) => ({ row, sources: knownLines(sources, chunk) }))

/** Returns the lines that ask for each row of supporting work, ascending. */
function supportingOf(parts: Part<AnalysisOutput>[]): SupportingLines[] {
  const all = parts.flatMap(supportingIn)
  return supportingRows
    .map((row) => ({ row, sources: all.filter((lines) => lines.row === row).flatMap(({ sources }) => sources) }))
    .filter(({ sources }) => sources.length > 0)
    .map(({ row, sources }) => ({ row, sources: [...new Set(sources)].toSorted((a, b) => a - b) }))
}

/** Background lines, except those that a task or supporting work cites. */
function backgroundOf(parts: Part<AnalysisOutput>[], components: Component[], supporting: SupportingLines[]) {
  const cited = new Set([...components.flatMap(({ tasks }) => tasks), ...supporting].flatMap(({ sources }) => sources))
  return parts.flatMap(backgroundIn).filter((id) => !cited.has(id))
}

function summaryOf(parts: Part<AnalysisOutput>[]): string {
  const sentences = mergeTexts(
    parts.map(({ output }) => output.summary),
    parts.length,
  )
  return shortenLine(sentences.join(' '), maxCounts.summary)
}
