import * as v from 'valibot'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useBeforeLogout } from '../../session/before-logout'
import { forgetDraft, keepDraft, readDraft } from '../../session/drafts'
import type { SaveQueue } from '../../ui/save-queue'
import { useReconnect } from '../../ui/use-reconnect'

interface Saving<Value> {
  queue: SaveQueue<Value>
  /** Resolves once everything on screen is saved. */
  settled: () => Promise<void>
}

/**
 * Sends what an earlier page could not save, what fails once the connection is back, and everything once the user leaves.
 * `finish` sends a pending change immediately.
 */
export function useSaving<Value>({ queue, settled }: Saving<Value>, finish: () => void): void {
  const { status, retry } = useStore(queue)
  useEffect(() => {
    addEventListener('pagehide', finish)
    return () => {
      removeEventListener('pagehide', finish)
      finish()
    }
  }, [finish])
  useReconnect(status === 'failed', retry)
  useEffect(() => {
    retry()
    return retry
  }, [retry])
  useBeforeLogout(settled)
}

/** Returns what an earlier page could not save, which an older version may have stored, and a function that stores it. */
export function unsavedDraft<Value>(schema: v.GenericSchema<unknown, Value>, email: string, name: string) {
  return {
    unsaved: parseDraft(schema, readDraft(email, name)),
    keep: (unsaved: Value | null) => (unsaved ? keepDraft(email, name, unsaved) : forgetDraft(email, name)),
  }
}

function parseDraft<Value>(schema: v.GenericSchema<unknown, Value>, stored: string | null): Value | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(stored ?? 'null'))
    return success ? output : null
  } catch {
    return null
  }
}
