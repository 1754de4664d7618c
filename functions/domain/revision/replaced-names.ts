import type { ClarificationQuestion, Risk } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { changedWords } from '#domain/text/changed-words'
import { renamerOf } from '#domain/text/renamed-texts'
import type { Layer } from './layers'
import type { Edit } from './reworded'

const properName = /^\p{Lu}[\p{L}\p{N}.&-]*(?: \p{Lu}[\p{L}\p{N}.&-]*)*$/u

/** Returns each name that an edited line replaces, with the new one ("DATEV" and "SAP"), unless another line still has it. */
function replacedNames(edits: readonly Edit[], lines: readonly Line[]): [from: string, to: string][] {
  return edits.flatMap(({ before, after }) => {
    const { start, removed, added } = changedWords(before, after)
    const [from, to] = [removed, added].map((name) => name.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''))
    const isName = start !== '' && properName.test(from!) && properName.test(to!)
    return isName && !lines.some(({ text }) => text.includes(from!)) ? [[from!, to!]] : []
  })
}

/** Puts names into the texts of layers that edited lines have in place of others. */
export function renameInTexts(layers: readonly Layer[], edits: readonly Edit[], lines: readonly Line[]): Layer[] {
  const names = replacedNames(edits, lines)
  if (names.length === 0) return [...layers]
  const rename = renamerOf(names)
  const renameRisk = ({ impact, ...texts }: Risk): Risk => ({
    risk: rename(texts.risk),
    description: rename(texts.description),
    impact,
    mitigation: rename(texts.mitigation),
  })
  const renameQuestion = (question: ClarificationQuestion) => ({
    ...question,
    question: rename(question.question),
    impact: rename(question.impact),
  })
  return layers.map(({ analysis, breakdown, ...layer }) => ({
    ...layer,
    analysis: {
      ...analysis,
      summary: rename(analysis.summary),
      technologies: analysis.technologies.map(rename),
      risks: analysis.risks.map(renameRisk),
      questions: analysis.questions.map(renameQuestion),
    },
    breakdown: {
      ...breakdown,
      risks: breakdown.risks.map(renameRisk),
      assumptions: breakdown.assumptions.map(rename),
      techStack: breakdown.techStack.map(rename),
    },
  }))
}
