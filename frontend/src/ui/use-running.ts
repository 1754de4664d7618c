import { useEffect } from 'react'
import type { ProjectSummary } from '#contract/project'
import { mayRun } from './started'

/** Interval of reloads, in milliseconds. */
const followMs = 5_000

/** Reloads a list of projects while one of them is being analyzed or estimated. */
export function useRunning(projects: readonly ProjectSummary[] | null | undefined, load: () => Promise<void>): void {
  useEffect(() => {
    if (!projects?.some(mayRun)) return undefined
    const timer = setTimeout(() => void load(), followMs)
    return () => clearTimeout(timer)
  }, [projects, load])
}
