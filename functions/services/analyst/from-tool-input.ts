import type { Component, Risk } from '#contract/breakdown'
import { maxAnalystLengths } from '#contract/limits'
import { oneLine, shorten } from '#domain/text'
import { lineIds } from './line-ids'
import type { ComponentOutput, RiskOutput } from './tool-schemas'
import type { Chunk } from './chunks'

/** The most of each list that an estimate holds, however many sections it was read in, and characters of the summary. */
export const most = { technologies: 20, risks: 12, assumptions: 20, exclusions: 20, summary: 2_000 }

/** Components as the contract has them: bounded names, sources as line numbers. */
export function componentsOf(recorded: readonly ComponentOutput[], { lines }: Chunk): Component[] {
  const known = lines.map(({ id }) => id)
  return recorded.map((component) => {
    const name = bounded(component.name, maxAnalystLengths.component) || 'Other work'
    return {
      name,
      description: bounded(component.description, maxAnalystLengths.description),
      complexity: component.complexity,
      tasks: component.tasks.map((task) => ({
        ...task,
        name: bounded(task.name, maxAnalystLengths.task) || name,
        sources: lineIds(task.sources, known),
      })),
    }
  })
}

export const riskOf = ({ risk, description, impact, mitigation }: RiskOutput): Risk => ({
  risk: bounded(risk, maxAnalystLengths.risk),
  description: bounded(description, maxAnalystLengths.description),
  impact,
  mitigation: bounded(mitigation, maxAnalystLengths.description),
})

const longestSentence = 400

/** A technology, an assumption, an exclusion. */
export const sentenceOf = (text: string) => bounded(text, longestSentence)

/** A model's words, fit for one line of a screen. */
export const bounded = (text: string, characters: number) => shorten(oneLine(text), characters)
