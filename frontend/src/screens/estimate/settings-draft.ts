import * as v from 'valibot'
import { Settings } from '#contract/settings'
import { forgetDraft, keepDraft, readDraft } from '../../session/drafts'

/** Returns the settings of a project that this browser could not save, and a function that stores them. */
export function settingsDraft(email: string, projectId: string) {
  const name = `settings:${projectId}`
  return {
    unsaved: parseSettings(readDraft(email, name)),
    keep: (unsaved: Settings | null) => (unsaved ? keepDraft(email, name, unsaved) : forgetDraft(email, name)),
  }
}

/** Parses stored settings, which an older version may have written. */
function parseSettings(stored: string | null): Settings | null {
  try {
    const { success, output } = v.safeParse(Settings, JSON.parse(stored ?? 'null'))
    return success ? output : null
  } catch {
    return null
  }
}
