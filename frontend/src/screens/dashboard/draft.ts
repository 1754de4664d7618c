import { type Settings, defaultSettings, developerCounts, priorities } from '#contract/settings'
import { type SettingsForm, formOf } from '../../settings/settings-form'

/** Input of the new-estimation form. Settings are null until chosen: those apply that new estimates start with. */
export interface Draft extends Nullable<SettingsForm> {
  title: string
  requirements: string
  /** Names of the documents whose text is in the requirements. */
  documents: string[]
}

type Nullable<T> = { [Field in keyof T]: T[Field] | null }

const empty: Draft = {
  title: '',
  requirements: '',
  documents: [],
  hourlyRate: null,
  developerCount: null,
  priority: null,
}

/** Returns the chosen settings, and those that new estimates start with for the others. */
export const settingsOf = ({ hourlyRate, developerCount, priority }: Draft, start: Partial<Settings> | undefined) => {
  const form = formOf({ ...defaultSettings, ...start })
  return {
    hourlyRate: hourlyRate ?? form.hourlyRate,
    developerCount: developerCount ?? form.developerCount,
    priority: priority ?? form.priority,
  }
}

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
