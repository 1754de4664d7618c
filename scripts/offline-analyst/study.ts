import type { WorkType } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { type Profile, profileOf } from './reading/profile'
import { type Reading, read } from './reading/read'
import type { Earlier } from './sizing/items'
import { type Plan, planOf } from './sizing/plan'
import { type Recognized, recognize } from './sizing/recognize'

/** Reading and breakdown of a text. */
export interface Study {
  reading: Reading
  recognized: Recognized
  profile: Profile
  plan: Plan
  /** Line numbers of the text. */
  ids: number[]
}

/** Facts from earlier chunks or from the user's correction. */
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

/** Returns kind, stage and platform as in the contract. The default platform is web. */
export const workTypeOf = ({ profile: { kind, stage, platform } }: Study): WorkType => ({
  kind,
  stage,
  platform: platform ?? 'web',
})

/** Returns the lines that a task covers: at least one. */
export function linesOf(places: readonly number[], { reading, ids }: Pick<Study, 'reading' | 'ids'>): number[] {
  const found = places.flatMap((place) => reading.statements[place]?.lines ?? [])
  return found.length > 0 ? found : ids.slice(0, 1)
}
