import { afterAll } from 'vitest'
import type { Analysis, WorkType } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { startAnalyst } from '../start-analyst'

const rest = { title: 'A project', report: () => {}, remember: <T>(_: string, make: () => Promise<T>) => make() }

/**
 * Starts the analyst with the product's adapter for it, in which no question is answered. For one test file: the adapter
 * reads the environment variables once, when it is imported.
 */
export async function startAdapter() {
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
