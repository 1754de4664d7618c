import { useCallback, useEffect, useRef, useState } from 'react'
import { defaultSettings, developerCounts, priorities } from '#contract/settings'
import { forgetDraft, keepDraft, onForgotten, readDraft } from '../../session/drafts'
import { type SettingsForm, formOf } from '../../settings/settings-form'

/** Input of the new-estimation form. */
export interface Draft extends SettingsForm {
  title: string
  requirements: string
  /** Names of the documents whose text is in the requirements. */
  documents: string[]
}

const empty: Draft = { title: '', requirements: '', documents: [], ...formOf(defaultSettings) }

const name = 'new'

/** Delay before a draft is stored: not at each keystroke, but before anyone loses a sentence. */
const pauseMs = 300

/** Draft of the form, stored in this browser for this user until it becomes a project. */
export function useDraft(email: string) {
  const [draft, setDraft] = useState(() => parse(readDraft(email, name)))
  /** Null if nothing was typed. */
  const latest = useRef<Draft>(null)

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(() => {
    if (latest.current) keepDraft(email, name, latest.current)
  }, [email])
  useEffect(() => onForgotten(email, name, () => void (latest.current = null)), [email])
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])
  const change = (changed: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => {
    const before = latest.current ?? draft
    const next = { ...before, ...(typeof changed === 'function' ? changed(before) : changed) }
    latest.current = next
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, pauseMs)
  }
  const forget = () => forgetDraft(email, name)
  return { draft, change, forget }
}

/** Parses a stored draft, which an older version may have written. */
function parse(stored: string | null): Draft {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<Draft> | null
    const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)
    return {
      title: text(kept?.title, empty.title),
      requirements: text(kept?.requirements, empty.requirements),
      hourlyRate: text(kept?.hourlyRate, empty.hourlyRate),
      developerCount: developerCounts.find((count) => count === kept?.developerCount) ?? empty.developerCount,
      priority: priorities.find((priority) => priority === kept?.priority) ?? empty.priority,
      documents: Array.isArray(kept?.documents) ? kept.documents.filter((name) => typeof name === 'string') : [],
    }
  } catch {
    return empty
  }
}
