import * as v from 'valibot'

/** Progress of a job, such as "Reading sections" 3 of 7. */
export const Progress = v.object({ stage: v.string(), done: v.number(), total: v.number() })
export type Progress = v.InferOutput<typeof Progress>

/** Body of a 202 response. Sending the same request again with `?job=` joins the job. */
export const Joining = v.object({ job: v.string(), progress: Progress })
export type Joining = v.InferOutput<typeof Joining>

/** Progress of a long call. The client repeats the request immediately, or after `retryAfter` seconds. */
export interface InProgress {
  joining: Joining
  retryAfter?: number
}
