import type { Line } from '#contract/estimation'
import type { RecordedAnalysis } from '#functions/services/analyst/recorded'
import { rangesOf } from './line-ranges'
import type { Asked } from './prompt'
import { type Reading, read } from './reading/read'
import { type Plan, type Work, planOf } from './sizing/breakdown'
import { type Recognised, recognise } from './sizing/recognise'
import { summaryOf } from './summary'

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
export function analysisOf({ title, lines, found, section }: Asked): RecordedAnalysis {
  const studied = study(
    title,
    lines,
    found.flatMap(({ tasks }) => tasks),
  )
  const { reading, plan, ids } = studied
  const sources = (work: Work) => sourcesOf(work, studied)
  const components = [...plan.components.values()].map(({ name, description, complexity, tasks }) => ({
    name,
    description,
    complexity,
    tasks: tasks.map((work) => ({
      name: work.name,
      role: work.role,
      optimistic: work.optimistic,
      likely: work.likely,
      pessimistic: work.pessimistic,
      sources: sources(work),
    })),
  }))
  const asking = new Set(reading.statements.filter(asks).flatMap(({ lines }) => lines))
  return {
    summary: summaryOf(studied, section === 1),
    components,
    technologies: [],
    risks: [],
    questions: [],
    settled: [],
    background: rangesOf(
      ids.filter((id) => !asking.has(id)),
      ids,
    ),
  }
}

const asks = ({ kind }: Reading['statements'][number]) => kind === 'function' || kind === 'quality' || kind === 'wish'

/** The lines that a task answers. */
export function sourcesOf({ places }: Work, { reading, ids }: Study): string[] {
  const found = places.flatMap((place) => reading.statements[place]?.lines ?? [])
  return rangesOf(found.length > 0 ? found : ids.slice(0, 1), ids)
}
