import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import type { MailJob } from '#functions/data/mails'
import { env } from '#functions/lib/config'
import { describeError, log } from '#functions/lib/log'
import { mailPrefix } from '#functions/lib/mail-prefix'
import { requestTimeouts } from '#functions/lib/request-timeouts'

const client = new LambdaClient({ requestHandler: requestTimeouts })
const FunctionName = env('SEND_MAIL_NAME')

/**
 * Invokes `send-mail` for each mail that the table's stream reports. Each then has its own retries, so that no mail waits
 * for another. Lambda reports the records again from the first one that is returned.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const outcomes = await Promise.all(Records.map(dispatch))
  return { batchItemFailures: outcomes.filter((failure) => failure !== null) }
}

async function dispatch({ dynamodb }: DynamoDBRecord) {
  const { Keys: keys, SequenceNumber: itemIdentifier = '' } = dynamodb ?? {}
  const job: MailJob = { id: (keys?.pk?.S ?? '').slice(mailPrefix.length) }
  try {
    await client.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(job) }))
    return null
  } catch (error) {
    log.error('mail not dispatched', describeError(error))
    return { itemIdentifier }
  }
}
