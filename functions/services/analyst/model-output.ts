import type { Component, Risk } from '#contract/breakdown'
import { maxAnalystLengths } from '#contract/limits'
import { withoutInlineMarkup } from '#domain/text/inline-markup'
import { oneLine, shorten, withoutMarks } from '#domain/text/text'
import type { Chunk } from './chunks'
import { lineIds } from './line-ids'
import type { ComponentOutput, RiskOutput } from './tool-schemas'

/** Maximum list lengths of an estimate, however many chunks it was read in, and maximum characters of the summary. */
export const maxCounts = { technologies: 20, risks: 12, assumptions: 20, exclusions: 20, summary: 2_000 }

/** Converts recorded components to the contract's type, with shortened names and sources as line numbers. */
export function toComponents(recorded: readonly ComponentOutput[], { lines }: Chunk): Component[] {
  const known = lines.map(({ id }) => id)
  return recorded.map((component) => {
    const name = shortenLine(component.name, maxAnalystLengths.component) || 'Other work'
    return {
      name,
      description: shortenLine(component.description, maxAnalystLengths.description),
      complexity: component.complexity,
      tasks: component.tasks.map((task) => ({
        ...task,
        name: shortenLine(task.name, maxAnalystLengths.task) || name,
        sources: lineIds(task.sources, known),
      })),
    }
  })
}

export const toRisk = ({ risk, description, impact, mitigation }: RiskOutput): Risk => ({
  risk: shortenLine(risk, maxAnalystLengths.risk),
  description: shortenLine(description, maxAnalystLengths.description),
  impact,
  mitigation: shortenLine(mitigation, maxAnalystLengths.description),
})

/** Shortens a technology, an assumption or an exclusion. */
export const boundText = (text: string) => shortenLine(text, maxAnalystLengths.text)

/** Makes a model's text fit on one line of the screen, without inline markup and the marks of withheld figures. */
export const shortenLine = (text: string, characters: number) =>
  shorten(withoutMarks(withoutInlineMarkup(oneLine(text))), characters)
