import { type Analysis, type Component, type SupportingLines, type WorkType, supportingRows } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { findIssues, normalizeComponents } from '#domain/breakdown'
import { expectedHours } from '#domain/range'
import { refuse } from '#functions/lib/refusal'
import { modelId } from './converse'
import { analystFailures } from './failures'
import { bounded, componentsOf, most, riskOf, sentenceOf } from './from-tool-input'
import { analysisInstructions } from './instructions'
import { lineIds, lineRanges } from './line-ids'
import { mergeComponents, mergeRisks, mergeTexts } from './merge'
import { type Found, analysisPrompt } from './prompt'
import { questionsOf } from './questions'
import { type AnalystInput, type Part, readChunks } from './read-chunks'
import type { AnalysisOutput } from './tool-schemas'
import { repeatsIn } from './repeats'
import { type Chunk, isFirst } from './chunks'
import { recordAnalysis } from './tool'

/**
 * The analyst's first reading: components and tasks with their sources, risks, technologies, and the questions whose
 * answers would move the estimate most. Throws a Refusal: 502 when the analyst fails, 503 when it is busy, 422 when
 * the text asks for nothing.
 */
export async function analyse(input: AnalystInput): Promise<Analysis & { analyst: string }> {
  if (input.lines.length === 0) throw refuse.nothingToBuild(analystFailures.nothing)

  const repeats = repeatsIn(input.lines)
  const parts = await readChunks<AnalysisOutput>(
    { ...input, lines: input.lines.filter(({ id }) => !repeats.has(id)) },
    { one: 'Reading the requirements', many: 'Reading section' },
    (section, before) => {
      const found = foundIn(before)
      return {
        instructions: analysisInstructions,
        tool: recordAnalysis,
        prompt: (key) => analysisPrompt(input.title, section, found, key),
        issuesIn: (answer) => analysisIssues(answer, section),
      }
    },
  )

  const ids = new Set(input.lines.map(({ id }) => id))
  const components = normalizeComponents(mergedComponents(parts), ids)
  if (components.length === 0) throw refuse.nothingToBuild(analystFailures.nothing)

  const answers = parts.map(({ answer }) => answer)
  const workType = workTypeOf(answers)
  const supporting = supportingOf(parts)
  const hours = parts.map((part) => hoursOf(mergedComponents([part])))
  const allHours = hours.reduce((sum, one) => sum + one, 0)
  return {
    summary: summaryOf(parts),
    workType,
    components,
    technologies: mergeTexts(answers.flatMap(({ technologies }) => technologies).map(sentenceOf), most.technologies),
    risks: mergeRisks(answers.flatMap(({ risks }) => risks).map(riskOf), most.risks),
    questions: questionsOf(
      answers.map(({ questions }, index) => ({ questions, share: hours[index]! / allHours })),
      answers.flatMap(({ settled }) => settled),
      { buildHours: hoursOf(components), workType },
    ),
    supporting,
    background: [...backgroundOf(parts, components, supporting), ...repeats].toSorted((a, b) => a - b),
    analyst: modelId,
  }
}

const hoursOf = (components: Component[]) =>
  components.flatMap(({ tasks }) => tasks).reduce((sum, task) => sum + expectedHours(task), 0)

const mergedComponents = (parts: Part<AnalysisOutput>[]) =>
  mergeComponents(parts.flatMap(({ answer, section }) => componentsOf(answer.components, section)))

/** What the sections before found, for the next one to see. */
const foundIn = (parts: Part<AnalysisOutput>[]): Found => ({
  workType: parts.length > 0 ? workTypeOf(parts.map(({ answer }) => answer)) : undefined,
  components: mergedComponents(parts),
  questions: parts.flatMap(({ answer }) => answer.questions.map(({ question }) => question)),
})

/** Later sections are shown what the first one said: of those that correct it, the last one holds. */
function workTypeOf(answers: readonly AnalysisOutput[]): WorkType {
  const [first] = answers as [AnalysisOutput]
  const last = <K extends keyof WorkType>(key: K) =>
    (answers.findLast((answer) => answer[key] !== first[key]) ?? first)[key]
  return { kind: last('kind'), stage: last('stage'), platform: last('platform') }
}

/** Share of lines in no list at all above which the model is asked to place them. */
const maxGaps = 0.25

/** Share of lines cited by tasks or supporting work below which the model is asked to check a text of so many lines. */
const minCited = { share: 0.1, lines: 10 }

/** Issues of one section's breakdown for the model to repair. */
function analysisIssues(answer: AnalysisOutput, section: Chunk): string[] {
  const components = componentsOf(answer.components, section)
  const asked = [...components.flatMap(({ tasks }) => tasks), ...supportingIn({ answer, section })]
  const cited = new Set(asked.flatMap(({ sources }) => sources))
  const background = new Set(backgroundIn({ answer, section }))

  const readable = section.lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const gaps = readable.filter(({ id }) => !cited.has(id) && !background.has(id))
  const citedLines = readable.filter(({ id }) => cited.has(id)).length
  const omitsMost =
    isFirst(section) &&
    components.length > 0 &&
    readable.length >= minCited.lines &&
    citedLines < readable.length * minCited.share
  return [
    ...findIssues(components, section.lines),
    ...(isFirst(section) && !answer.summary.trim() ? ['summary: it is empty'] : []),
    ...(gaps.length > readable.length * maxGaps ? [gapsIssue(gaps)] : []),
    ...(omitsMost ? [backgroundIssue(citedLines, readable.length)] : []),
  ]
}

const gapsIssue = (gaps: Line[]) =>
  `These lines are neither cited by a task or supporting work nor in background: ${lineRanges(gaps.map(({ id }) => id)).join(', ')}. Cite each in the task that fulfills it, adding tasks if work is missing, or put it into background if it asks for nothing.`

const backgroundIssue = (cited: number, lines: number) =>
  `Only ${cited} of ${lines} lines are cited. Check the background again: only lines that ask for nothing belong there, whatever the text itself says about its lines.`

const knownLines = (ranges: readonly string[], { lines }: Chunk) => {
  const known = new Set(lines.map(({ id }) => id))
  return lineIds(ranges, [...known]).filter((id) => known.has(id))
}

const backgroundIn = ({ answer, section }: Part<AnalysisOutput>) => knownLines(answer.background, section)

const supportingIn = ({ answer, section }: Part<AnalysisOutput>): SupportingLines[] =>
  answer.supporting.map(({ row, sources }) => ({ row, sources: knownLines(sources, section) }))

/** The lines that ask for each row of supporting work, in order. */
function supportingOf(parts: Part<AnalysisOutput>[]): SupportingLines[] {
  const all = parts.flatMap(supportingIn)
  return supportingRows
    .map((row) => ({ row, sources: all.filter((lines) => lines.row === row).flatMap(({ sources }) => sources) }))
    .filter(({ sources }) => sources.length > 0)
    .map(({ row, sources }) => ({ row, sources: [...new Set(sources)].toSorted((a, b) => a - b) }))
}

/** Lines that a task or supporting work cites ask for something, whoever called them background. */
function backgroundOf(parts: Part<AnalysisOutput>[], components: Component[], supporting: SupportingLines[]) {
  const cited = new Set([...components.flatMap(({ tasks }) => tasks), ...supporting].flatMap(({ sources }) => sources))
  return parts.flatMap(backgroundIn).filter((id) => !cited.has(id))
}

function summaryOf(parts: Part<AnalysisOutput>[]): string {
  const sentences = mergeTexts(
    parts.map(({ answer }) => answer.summary),
    parts.length,
  )
  return bounded(sentences.join(' '), most.summary)
}
