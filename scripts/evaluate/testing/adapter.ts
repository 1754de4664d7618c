import { afterAll, vi } from 'vitest'
import type { Analysis, WorkType } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { startAnalyst } from '../start-analyst'

const rest = { title: 'A project', report: () => {}, remember: <T>(_: string, make: () => Promise<T>) => make() }

/** Starts the analyst for a test file, with the product's adapter for it, in which no question is answered. */
export async function startAdapter() {
  // The adapter reads the environment variables when it is imported, perhaps in an earlier file.
  vi.resetModules()
  const { stop, ...analyst } = await startAnalyst()
  afterAll(stop)
  const { analyze } = await import('#functions/services/analyst/analyze')
  const { breakDown } = await import('#functions/services/analyst/break-down')
  return {
    analyst,
    analyze: (lines: Line[]) => analyze({ lines, ...rest }),
    breakDown: (lines: Line[], analysis: Analysis, workType: WorkType = analysis.workType) =>
      breakDown({ lines, analysis, workType, answers: {}, assumed: [], ...rest }),
  }
}
