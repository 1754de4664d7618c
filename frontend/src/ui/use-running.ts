import { useEffect, useState } from 'react'
import type { ProjectSummary } from '#contract/project'
import { mayRun } from './started'

/** Interval of reloads, in milliseconds. */
const followMs = 5_000

/** Reloads a list of projects while one of them is being analyzed or estimated. */
export function useRunning(projects: readonly ProjectSummary[] | null | undefined, load: () => Promise<void>): void {
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    if (!projects?.some(mayRun)) return undefined
    // Loads again also after a failure, which leaves the projects as they were.
    const timer = setTimeout(() => void load().then(() => setLoads(loads + 1)), followMs)
    return () => clearTimeout(timer)
  }, [projects, load, loads])
}
