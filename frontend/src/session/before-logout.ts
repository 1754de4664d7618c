import { useEffect } from 'react'
import { deletionsEnd } from '../ui/deletions'

const tasks = new Set<() => Promise<unknown>>()

/** Runs a task, such as sending what is unsent, while the session of a user who logs out is still valid. Must be stable. */
export function useBeforeLogout(task: () => Promise<unknown>): void {
  useEffect(() => {
    tasks.add(task)
    return () => void tasks.delete(task)
  }, [task])
}

/** Resolves once all tasks and deletions have ended, even if some fail. */
export const finishBeforeLogout = () => Promise.allSettled([deletionsEnd(), ...[...tasks].map((task) => task())])
