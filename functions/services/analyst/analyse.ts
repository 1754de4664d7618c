import type { Analysis, Component } from '#contract/breakdown'
import { soundComponents } from '#domain/breakdown'
import { expectedHours } from '#domain/range'
import { refuse } from '#functions/lib/refusal'
import { analysisIssues, backgroundOf, foundIn, mergedComponents, summaryOf } from './analysis'
import { modelId } from './converse'
import { analystFailures } from './failures'
import { most, riskOf, sentenceOf } from './from-recorded'
import { analysisInstructions } from './instructions'
import { mergeRisks, mergeTexts } from './merge'
import { analysisPrompt } from './prompt'
import { questionsOf } from './questions'
import { type AnalystInput, readSections } from './reading'
import type { RecordedAnalysis } from './recorded'
import { repeatsIn } from './repeats'
import { recordAnalysis } from './tool'

/**
 * The analyst's first reading: components and tasks with their sources, risks, technologies, and the questions whose
 * answers would move the estimate most. Throws a Refusal: 502 when the analyst fails, 503 when it is busy, 422 when
 * the text asks for nothing.
 */
export async function analyse(input: AnalystInput): Promise<Analysis & { analyst: string }> {
  if (input.lines.length === 0) throw refuse.unreadable(analystFailures.nothing)

  const repeats = repeatsIn(input.lines)
  const parts = await readSections<RecordedAnalysis>(
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
  const components = soundComponents(mergedComponents(parts), ids)
  if (components.length === 0) throw refuse.unreadable(analystFailures.nothing)

  const answers = parts.map(({ answer }) => answer)
  const hours = parts.map((part) => hoursOf(mergedComponents([part])))
  const allHours = hours.reduce((sum, one) => sum + one, 0)
  return {
    summary: summaryOf(parts),
    components,
    technologies: mergeTexts(answers.flatMap(({ technologies }) => technologies).map(sentenceOf), most.technologies),
    risks: mergeRisks(answers.flatMap(({ risks }) => risks).map(riskOf), most.risks),
    questions: questionsOf(
      answers.map(({ questions }, index) => ({ questions, share: hours[index]! / allHours })),
      answers.flatMap(({ settled }) => settled),
      hoursOf(components),
    ),
    background: [...backgroundOf(parts, components), ...repeats].toSorted((a, b) => a - b),
    analyst: modelId,
  }
}

const hoursOf = (components: Component[]) =>
  components.flatMap(({ tasks }) => tasks).reduce((sum, task) => sum + expectedHours(task), 0)
