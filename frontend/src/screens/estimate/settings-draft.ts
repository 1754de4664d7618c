import * as v from 'valibot'
import { Settings } from '#contract/settings'
import { Terms } from '#contract/terms'
import { forgetDraft, keepDraft, readDraft } from '../../session/drafts'
import type { SettingsChange } from './settings-store'

/** Returns the settings of a project that this browser could not save, and a function that stores them. */
export function settingsDraft(email: string, projectId: string) {
  const name = `settings:${projectId}`
  return {
    unsaved: parseSettings(readDraft(email, name)),
    keep: (unsaved: SettingsChange | null) => (unsaved ? keepDraft(email, name, unsaved) : forgetDraft(email, name)),
  }
}

const Stored = v.object({ ...Settings.entries, terms: v.optional(Terms) })

/** Parses stored settings, which an older version may have written. */
function parseSettings(stored: string | null): SettingsChange | null {
  try {
    const { success, output } = v.safeParse(Stored, JSON.parse(stored ?? 'null'))
    return success ? output : null
  } catch {
    return null
  }
}
