import type { Line } from '#contract/estimation'
import type { WorkType } from '#contract/breakdown'
import type { RecordedAnalysis } from '#functions/services/analyst/recorded'
import { rangesOf } from './line-ranges'
import type { Asked } from './prompt'
import { questionsFor } from './questions/ask'
import { isAsking } from './reading/classify'
import { type Profile, profileOf } from './reading/profile'
import { type Reading, read } from './reading/read'
import { supportingLines } from './reading/supporting'
import { risksOf } from './risks'
import { type Earlier, type Plan, planOf } from './sizing/plan'
import { type Recognized, recognize } from './sizing/recognize'
import { summaryOf } from './summary'
import { technologiesOf } from './technologies'

/** A text, read and broken down. */
export interface Study {
  reading: Reading
  recognized: Recognized
  profile: Profile
  plan: Plan
  /** Numbers of the lines of the text. */
  ids: number[]
}

/** Earlier sections, or the user's correction, decide the kind of work. */
interface Known {
  workType?: WorkType | null
  earlier?: Earlier
}

/** Reads a text and breaks it down. */
export function study(
  title: string,
  lines: readonly Line[],
  { workType = null, earlier = { sections: 0, names: [] } }: Known = {},
): Study {
  const reading = read(title, lines)
  const recognized = recognize(reading)
  const profile = { ...profileOf(reading), ...workType }
  return {
    reading,
    recognized,
    profile,
    plan: planOf(reading, recognized, profile, earlier),
    ids: lines.map(({ id }) => id),
  }
}

/** Kind, stage and platform as the contract states them. A product whose text names no platform is taken for a web one. */
export const workTypeOf = ({ profile: { kind, stage, platform } }: Study): WorkType => ({
  kind,
  stage,
  platform: platform ?? 'web',
})

/** The first reading of a section, as record_analysis takes it. */
export function analysisOf({ title, lines, found, workType, section, of }: Asked): RecordedAnalysis {
  const isFirst = section === 1
  const studied = study(title, lines, {
    workType: isFirst ? null : workType,
    earlier: { sections: section - 1, names: found.flatMap(({ tasks }) => tasks) },
  })
  const { reading, plan, ids } = studied
  const asking = new Set(reading.statements.filter(isAsking).flatMap((statement) => statement.lines))
  const supporting = supportingLines(reading.statements)
  return {
    summary: summaryOf(studied, isFirst, of),
    ...(isFirst || !workType ? workTypeOf(studied) : workType),
    components: plan.components.map(({ name, description, complexity, tasks }) => ({
      name,
      description,
      complexity,
      tasks: tasks.map(({ places, ...task }) => ({ ...task, sources: rangesOf(linesOf(places, studied), ids) })),
    })),
    technologies: technologiesOf(studied),
    risks: risksOf(studied),
    ...questionsFor(studied),
    supporting: [...supporting].map(([row, of]) => ({ row, sources: rangesOf(of, ids) })),
    background: rangesOf(
      ids.filter((id) => !asking.has(id)),
      ids,
    ),
  }
}

/** Lines that a task covers: at least one. */
export function linesOf(places: readonly number[], { reading, ids }: Pick<Study, 'reading' | 'ids'>): number[] {
  const found = places.flatMap((place) => reading.statements[place]?.lines ?? [])
  return found.length > 0 ? found : ids.slice(0, 1)
}
