import * as v from 'valibot'
import { Job } from '#functions/data/leases'
import { Counted } from '#functions/data/throttles'

/** A job and the run that was counted for it. Apart from `start-job.ts`, for who does the job starts none. */
export const StartedJob = v.object({ ...Job.entries, run: v.optional(Counted) })
export type StartedJob = v.InferOutput<typeof StartedJob>
