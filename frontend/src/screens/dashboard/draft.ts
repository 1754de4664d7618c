import { useCallback, useEffect, useRef, useState } from 'react'
import { defaultSettings, developerCounts, priorities } from '#contract/settings'
import { forgetDraft, keepDraft, onForgotten, readDraft } from '../../session/drafts'
import { type SettingsForm, formOf } from '../../settings/settings-form'

/** The new-estimation form as typed. */
export interface Draft extends SettingsForm {
  title: string
  requirements: string
  /** Names of the documents whose text is in the requirements. */
  documents: string[]
}

const empty: Draft = { title: '', requirements: '', documents: [], ...formOf(defaultSettings) }

const name = 'new'

/** Long enough not to write at each letter, short enough that nobody loses a sentence. */
const pauseMs = 300

/** The form's draft, kept in this browser for this user until it has become a project. */
export function useDraft(email: string) {
  const [draft, setDraft] = useState(() => parse(readDraft(email, name)))
  /** What is not a project yet; null where nothing was typed. */
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

/** Whatever is stored there may have been written by an older version, or by hand. */
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
