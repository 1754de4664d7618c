import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import type { Job } from '#functions/data/leases'
import { env } from '#functions/lib/config'

const client = new LambdaClient({ requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 } })
const FunctionName = env('RUN_JOB_NAME')

/** Hands the job to its own Lambda, which goes on when this one has answered. */
export async function startJob(job: Job): Promise<void> {
  await client.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(job) }))
}
