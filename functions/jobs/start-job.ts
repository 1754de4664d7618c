import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import * as v from 'valibot'
import { Job } from '#functions/data/leases'
import { Counted } from '#functions/data/throttles'
import { env } from '#functions/lib/config'

const client = new LambdaClient({ requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 } })
const FunctionName = env('RUN_JOB_NAME')

/** A job and the run that was counted for it. */
export const StartedJob = v.object({ ...Job.entries, run: v.optional(Counted) })
export type StartedJob = v.InferOutput<typeof StartedJob>

/** Hands the job to its own Lambda, which goes on when this one has answered. */
export async function startJob(job: StartedJob): Promise<void> {
  await client.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(job) }))
}
