import type { Line } from '#contract/estimation'
import type { AnalysisOutput } from '#functions/services/analyst/tool-schemas'
import { rangesOf } from './line-ranges'
import type { Asked } from './prompt'
import { type Statement, isAsking } from './reading/classify'
import { questionsFor } from './questions/ask'
import type { Standing } from './questions/effects'
import { type Reading, read } from './reading/read'
import { risksOf } from './risks'
import { type Plan, type Work, planOf } from './sizing/breakdown'
import { type Recognised, recognise } from './sizing/recognise'
import { summaryOf } from './summary'
import { technologiesOf } from './technologies'

/** A text read and broken down. */
export interface Study {
  reading: Reading
  recognised: Recognised
  plan: Plan
  /** The numbers of the lines there are. */
  ids: number[]
}

/** Reads a text and breaks it down. `foundBefore` are tasks of sections read before, whose matter counts no more. */
export function study(title: string, lines: readonly Line[], foundBefore: readonly string[] = []): Study {
  const reading = read(title, lines)
  const recognised = recognise(reading)
  return { reading, recognised, plan: planOf(reading, recognised, foundBefore), ids: lines.map(({ id }) => id) }
}

/** The first reading of a section, as record_analysis takes it. */
export function analysisOf({ title, lines, found, section, of }: Asked): AnalysisOutput {
  const studied = study(
    title,
    lines,
    found.flatMap(({ tasks }) => tasks),
  )
  const { reading, plan, recognised, ids } = studied
  const components = [...plan.components.values()]
  const works = components.flatMap((component) => component.tasks.map((work) => ({ component: component.name, work })))
  const tasks: Standing[] = works.map(({ component, work }) => ({ component, ...work }))
  const sourcesOf = (place: number) => linesOf(works[place]!.work, studied)
  const asking = new Set(reading.statements.filter(asks).flatMap((statement) => statement.lines))
  return {
    summary: summaryOf(studied, section === 1, of),
    kind: 'product',
    stage: 'production',
    platform: 'web',
    components: components.map(({ name, description, complexity, tasks }) => ({
      name,
      description,
      complexity,
      tasks: tasks.map(({ places, detail: _detail, ...task }) => ({
        ...task,
        sources: rangesOf(linesOf({ places }, studied), ids),
      })),
    })),
    technologies: technologiesOf(studied),
    risks: risksOf(studied),
    ...(tasks.length > 0 ? questionsFor({ reading, recognised, tasks, sourcesOf }) : { questions: [], settled: [] }),
    supporting: [],
    background: rangesOf(
      ids.filter((id) => !asking.has(id)),
      ids,
    ),
  }
}

const asks = (statement: Statement) => isAsking(statement) || statement.kind === 'wish'

/** The lines that a task answers: at least one. */
function linesOf({ places }: Pick<Work, 'places'>, { reading, ids }: Study): number[] {
  const found = places.flatMap((place) => reading.statements[place]?.lines ?? [])
  return found.length > 0 ? found : ids.slice(0, 1)
}
