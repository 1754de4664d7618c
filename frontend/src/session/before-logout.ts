import { useEffect } from 'react'

const tasks = new Set<() => Promise<unknown>>()

/** Runs a task, such as sending what is unsent, while the session of a user who logs out is still valid. Must be stable. */
export function useBeforeLogout(task: () => Promise<unknown>): void {
  useEffect(() => {
    tasks.add(task)
    return () => void tasks.delete(task)
  }, [task])
}

/** Resolves once all tasks have ended, even if some fail. */
export const finishBeforeLogout = () => Promise.allSettled([...tasks].map((task) => task()))
