import { sum } from '#domain/hours/apportion'
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
import { linesOf, readTasks, study, workTypeOf } from './study'
import { summaryOf } from './summary'
import { technologiesOf } from './technologies'

/** Analyzes a chunk and returns the input of the tool `record_analysis`. */
export function analysisOf(asked: Asked): AnalysisOutput {
  const { title, workType, section, isRevision } = asked
  const isFirst = section === 1
  const again = recordAgain(asked)
  const lines = asked.lines.flatMap((line) =>
    again.lines.has(line.id) ? again.added.filter(({ id }) => id === line.id) : line,
  )
  const earlier = earlierOf(asked)
  const isBuilt = earlier.hours > 0
  // After chunks without a requirement, the last one is the whole document.
  const isOnly = section === asked.of && !isBuilt && earlier.unread === 0 && !isRevision
  const of = isOnly ? 1 : asked.of
  // Chunks without a requirement say nothing about the product.
  const about = isRevision ? (workType?.kind === 'change' ? 'change' : 'software') : null
  const studied = study(title, lines, { of, workType: isBuilt ? workType : null, earlier, about })
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
    technologies: technologiesOf(studied, isBuilt ? asked.found.flatMap((it) => [it.component, ...it.tasks]) : []),
    risks: risksOf(studied, of === 1 && !isBuilt),
    ...questionsFor(studied, { isFirst, isRevision }),
    supporting: [...supporting].map(([row, of]) => ({ row, sources: rangesOf(of) })),
    background: rangesOf(ids.filter((id) => !asking.has(id))),
  }
}

/** Returns what was found before the lines of a request: in earlier chunks, or in the text that a revision changes. */
export function earlierOf({
  title,
  found,
  unread,
  isRevision,
}: Pick<Asked, 'title' | 'found' | 'unread' | 'isRevision'>) {
  const built = found.filter(({ component }) => component !== foundation.name)
  const all = built.flatMap(({ component, tasks }) => tasks.map((task) => ({ component, name: withoutLayer(task) })))
  // A revision adds to requirements, and the design of a component is none.
  const names = all.filter(({ component, name }) => !isRevision || name !== component).map(({ name }) => name)
  const hours = sum(built.map(({ hours }) => hours))
  return { hours, names, unread, ...(isRevision && { said: readTasks(title, [...new Set(names)]) }) }
}
