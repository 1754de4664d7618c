import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import type { Job } from '#functions/data/leases'
import { env } from '#functions/lib/config'
import { assertInTime } from '#functions/lib/deadline'

const client = new LambdaClient({ requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 } })
const FunctionName = env('RUN_JOB_NAME')

/** Invokes the Lambda that does the job, which goes on when this one has responded. */
export async function startJob(job: Job): Promise<void> {
  assertInTime()
  await client.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(job) }))
}
