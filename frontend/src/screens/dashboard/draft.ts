import { useEffect, useRef, useState } from 'react'
import { defaultSettings, developerCounts, priorities } from '#contract/settings'
import { readStored, writeStored } from '../../ui/browser-storage'

/** The new-estimation form as typed: the rate may still be half a number. */
export interface Draft {
  title: string
  requirements: string
  hourlyRate: string
  developerCount: (typeof developerCounts)[number]
  priority: (typeof priorities)[number]
  /** Names of the documents whose text is in the requirements. */
  documents: string[]
}

const empty: Draft = {
  title: '',
  requirements: '',
  documents: [],
  ...defaultSettings,
  hourlyRate: String(defaultSettings.hourlyRate),
}

/** Long enough not to write at each letter, short enough that nobody loses a sentence. */
const pauseMs = 300

/** The form's draft, kept in this browser for this user until it has become a project. */
export function useDraft(email: string) {
  const key = `draft:${email}`
  const [draft, setDraft] = useState(() => parse(readStored(key)))
  const latest = useRef<Draft>(null)

  useEffect(() => {
    const keep = () => latest.current && writeStored(key, JSON.stringify(latest.current))
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [key])
  useEffect(() => {
    if (!latest.current) return undefined
    const timer = setTimeout(() => writeStored(key, JSON.stringify(draft)), pauseMs)
    return () => clearTimeout(timer)
  }, [key, draft])

  const change = (changed: Partial<Draft>) =>
    setDraft((draft) => {
      const next = { ...draft, ...changed }
      latest.current = next
      return next
    })
  const forget = () => {
    latest.current = null
    writeStored(key, null)
  }
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
