import type { AnalystInput } from '#functions/services/analyst/read-chunks'

/** Hooks of a job for the analyst. */
export type AnalystHooks = Pick<AnalystInput, 'report' | 'remember'>
