import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type CallName, callNames } from '#contract/route-table'
import { type Granted, buildGrants } from './grants'
import { lambda } from './lambda'
import { permissions } from './permissions'

/**
 * Calls that wait for a job or a scan, each with reserved concurrency. A deletion takes long as well, but it does not
 * wait, and it must still have room when the account's concurrency is short.
 */
const waiting: readonly CallName[] = ['analyze', 'estimate', 'processDocument']

type Parts = Omit<Granted, 'runJob'>

/** One Lambda per call and one for long-running jobs, each with exactly the permissions of `permissions.ts`. */
export class Functions extends Construct {
  readonly calls: Record<CallName, Lambda>
  readonly runJob: Lambda
  /** Jobs that Lambda gave up on, for inspection. The next POST retries the work. */
  readonly lostJobs: Queue

  constructor(scope: Construct, parts: Parts) {
    super(scope, 'Functions')
    const { stage, table, secrets } = parts

    const common = { TABLE_NAME: table.tableName, RATE_LIMITS: JSON.stringify(stage.rateLimits) }
    this.lostJobs = new Queue(this, 'LostJobs', { enforceSSL: true })
    this.runJob = lambda(this, 'runJob', {
      environment: common,
      reservedConcurrentExecutions: stage.analystConcurrency,
      retryAttempts: 0,
      onFailure: new SqsDestination(this.lostJobs),
    })

    const environment = { ...common, ORIGIN_SECRET: secrets.originReference }
    this.calls = Object.fromEntries(
      callNames.map((name) => {
        const reservedConcurrentExecutions = waiting.includes(name) ? stage.waitingConcurrency : undefined
        return [name, lambda(this, name, { environment, reservedConcurrentExecutions })]
      }),
    ) as Record<CallName, Lambda>

    const grants = buildGrants({ ...parts, runJob: this.runJob })
    for (const name of callNames) for (const need of permissions[name]) grants[need](this.calls[name])
    for (const need of permissions.runJob) grants[need](this.runJob)
  }
}
