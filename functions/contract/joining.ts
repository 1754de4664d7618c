import * as v from 'valibot'

/** How far long work is, such as "Reading section" 3 of 7. */
export const Progress = v.object({ stage: v.string(), done: v.number(), total: v.number() })
export type Progress = v.InferOutput<typeof Progress>

/** The 202 of a long call: send the same request again with `?job=` to join. */
export const Joining = v.object({ job: v.string(), progress: Progress })
export type Joining = v.InferOutput<typeof Joining>
