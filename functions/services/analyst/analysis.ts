import type { Component } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { issuesOf } from '#domain/breakdown'
import { bounded, componentsOf, most } from './from-recorded'
import { lineIds, lineRanges } from './line-ids'
import { mergeComponents, mergeTexts } from './merge'
import type { Found } from './prompt'
import type { Part } from './reading'
import type { RecordedAnalysis } from './recorded'
import { type Section, isFirst } from './sections'

/** A line answered by no task and called background by nobody is a gap; above this share the model is told of it. */
const gapTold = 0.25

export const mergedComponents = (parts: Part<RecordedAnalysis>[]) =>
  mergeComponents(parts.flatMap(({ answer, section }) => componentsOf(answer.components, section)))

/** What the sections before found, for the next one to see. */
export const foundIn = (parts: Part<RecordedAnalysis>[]): Found => ({
  components: mergedComponents(parts),
  questions: parts.flatMap(({ answer }) => answer.questions.map(({ question }) => question)),
})

/** What the model should put right in one section's answer. */
export function analysisIssues(answer: RecordedAnalysis, section: Section): string[] {
  const components = componentsOf(answer.components, section)
  const named = new Set(components.flatMap(({ tasks }) => tasks.flatMap(({ sources }) => sources)))
  for (const id of backgroundIn({ answer, section })) named.add(id)

  const readable = section.lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const gaps = readable.filter(({ id }) => !named.has(id))
  return [
    ...issuesOf(components, section.lines),
    ...(isFirst(section) && !answer.summary.trim() ? ['summary: there is none'] : []),
    ...(gaps.length > readable.length * gapTold ? [gapsIssue(gaps)] : []),
  ]
}

const gapsIssue = (gaps: Line[]) =>
  `These lines are neither cited by a task nor in background: ${lineRanges(gaps.map(({ id }) => id)).join(', ')}. Cite each in the task that answers it, adding tasks where work is missing, or put it into background if it asks for nothing.`

const backgroundIn = ({ answer, section }: Part<RecordedAnalysis>) => {
  const known = new Set(section.lines.map(({ id }) => id))
  return lineIds(answer.background, [...known]).filter((id) => known.has(id))
}

/** What a task cites asks for something, whoever called it background. */
export function backgroundOf(parts: Part<RecordedAnalysis>[], components: Component[]): number[] {
  const cited = new Set(components.flatMap(({ tasks }) => tasks.flatMap(({ sources }) => sources)))
  return parts.flatMap(backgroundIn).filter((id) => !cited.has(id))
}

export function summaryOf(parts: Part<RecordedAnalysis>[]): string {
  const sentences = mergeTexts(
    parts.map(({ answer }) => answer.summary),
    parts.length,
  )
  return bounded(sentences.join(' '), most.summary)
}
