import type { RecordedBreakdown } from '#functions/services/analyst/recorded'
import type { Asked } from './prompt'

/** What the answers change, as record_breakdown takes it. */
export function revisionOf(_asked: Asked): RecordedBreakdown {
  return { changed: [], removed: [], added: [], risks: [], assumptions: [], exclusions: [], techStack: [] }
}
