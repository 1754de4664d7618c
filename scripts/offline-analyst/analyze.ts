import { sum } from '#domain/apportion'
import type { AnalysisOutput } from '#functions/services/analyst/tool-schemas'
import { rangesAmong } from './line-ranges'
import type { Asked } from './prompt'
import { questionsFor } from './questions/ask'
import { isAsking } from './reading/statement'
import { supportingLines } from './reading/supporting'
import { recordAgain } from './replaced'
import { risksOf } from './risks'
import { foundation } from './sizing/plan'
import { withoutLayer } from './sizing/roles'
import { contentsIn, linesOf, study, workTypeOf } from './study'
import { summaryOf } from './summary'
import { technologiesOf } from './technologies'

/** Analyzes a chunk and returns the input of the tool `record_analysis`. */
export function analysisOf(asked: Asked): AnalysisOutput {
  const { title, found, workType, section, of, unread, isRevision } = asked
  const isFirst = section === 1
  const again = recordAgain(asked)
  const lines = [...asked.lines.filter(({ id }) => !again.lines.has(id)), ...again.added]
  const built = found.filter(({ component }) => component !== foundation.name)
  // The design of a component is no requirement.
  const names = built.flatMap(({ component, tasks }) =>
    tasks.map(withoutLayer).filter((name) => !isRevision || name !== component),
  )
  const studied = study(title, lines, {
    of,
    // Chunks without a requirement say nothing about the product.
    workType: built.length > 0 ? workType : null,
    earlier: {
      hours: sum(built.map(({ hours }) => hours)),
      names,
      unread,
      ...(isRevision && { contents: contentsIn(title, [...new Set(names)]) }),
    },
    isSoftware: isRevision,
  })
  const { reading, plan, ids } = studied
  const asking = new Set(reading.statements.filter(isAsking).flatMap((statement) => statement.lines))
  const supporting = supportingLines(reading.statements)
  const rangesOf = rangesAmong(ids)
  return {
    summary: summaryOf(studied, isFirst),
    ...(isFirst || !workType ? workTypeOf(studied) : workType),
    components: [
      ...again.components,
      ...plan.components.map(({ name, description, complexity, tasks }) => ({
        name,
        description,
        complexity,
        tasks: tasks.map(({ places, ...task }) => ({ ...task, sources: rangesOf(linesOf(places, studied)) })),
      })),
    ],
    // Earlier chunks, or the text that a revision changes, have said the rest.
    technologies: technologiesOf(studied, built.length === 0),
    risks: risksOf(studied, of === 1 && built.length === 0),
    ...questionsFor(studied, { isFirst, isRevision }),
    supporting: [...supporting].map(([row, of]) => ({ row, sources: rangesOf(of) })),
    background: rangesOf(ids.filter((id) => !asking.has(id))),
  }
}
