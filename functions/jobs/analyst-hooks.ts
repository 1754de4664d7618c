import type { AnalystInput } from '#functions/services/analyst/read-chunks'

/** Hooks of a job for the analyst. */
export type AnalystHooks = Pick<AnalystInput, 'report' | 'remember'> & {
  /** Consumes one of the project's analyst runs. Called before the first request to the analyst. */
  spend: () => Promise<void>
}
