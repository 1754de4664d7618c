import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { env } from '#functions/lib/config'
import type { StartedJob } from './started-job'

const client = new LambdaClient({ requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 } })
const FunctionName = env('RUN_JOB_NAME')

/** Hands the job to its own Lambda, which goes on when this one has answered. */
export async function startJob(job: StartedJob): Promise<void> {
  await client.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(job) }))
}
