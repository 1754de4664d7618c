import { defaultSettings, developerCounts, priorities } from '#contract/settings'
import { type SettingsForm, formOf } from '../../settings/settings-form'

/** Input of the new-estimation form. */
export interface Draft extends Omit<SettingsForm, 'hourlyRate'> {
  /** Null until typed: the user's default applies, which may change in the meantime. */
  hourlyRate: string | null
  title: string
  requirements: string
  /** Names of the documents whose text is in the requirements. */
  documents: string[]
}

const empty: Draft = { title: '', requirements: '', documents: [], ...formOf(defaultSettings), hourlyRate: null }

/** Name of the draft. */
export const newEstimation = 'new'

/** Parses a stored draft, which an older version may have written. */
export function parseDraft(stored: string | null): Draft {
  try {
    const parsed = JSON.parse(stored ?? 'null') as Partial<Draft> | null
    const text = <Otherwise>(value: unknown, otherwise: Otherwise) => (typeof value === 'string' ? value : otherwise)
    return {
      title: text(parsed?.title, empty.title),
      requirements: text(parsed?.requirements, empty.requirements),
      hourlyRate: text(parsed?.hourlyRate, empty.hourlyRate),
      developerCount: developerCounts.find((count) => count === parsed?.developerCount) ?? empty.developerCount,
      priority: priorities.find((priority) => priority === parsed?.priority) ?? empty.priority,
      documents: Array.isArray(parsed?.documents) ? parsed.documents.filter((name) => typeof name === 'string') : [],
    }
  } catch {
    return empty
  }
}
