import { FilterCriteria, FilterRule, type Function as Lambda, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type CallName, callNames } from '#contract/route-table'
import { mailPrefix } from '#functions/lib/mail-prefix'
import { type Granted, buildGrants } from './grants'
import { lambda } from './lambda'
import { Mail, type MailFunctions } from './mail'
import { permissions } from './permissions'
import { type JobName, type MailJobName, mailJobNames, retriesOf } from './sizes'
import { isMailStage } from './stage'

/**
 * Calls that wait for a job or a scan, each with reserved concurrency. A deletion takes long as well, but it does not
 * wait, and it must still have room when the account's concurrency is short.
 */
const waiting: readonly CallName[] = ['analyze', 'estimate', 'revise', 'processDocument']

type Parts = Omit<Granted, 'runJob' | 'mail'>

/** One Lambda per call and one per job, each with exactly the permissions of `permissions.ts`. */
export class Functions extends Construct {
  readonly calls: Record<CallName, Lambda>
  readonly runJob: Lambda
  /** Absent if the stage sends no mail. */
  readonly mail: MailFunctions | undefined
  /** Jobs that Lambda gave up on, for inspection. The next POST retries the work. */
  readonly lostJobs: Queue

  constructor(scope: Construct, parts: Parts) {
    super(scope, 'Functions')
    const { stage, table, secrets } = parts

    const common = {
      TABLE_NAME: table.tableName,
      RATE_LIMITS: JSON.stringify(stage.rateLimits),
      MAIL: isMailStage(stage) ? 'on' : 'off',
    }
    this.lostJobs = new Queue(this, 'LostJobs', { enforceSSL: true })
    this.runJob = lambda(this, 'runJob', {
      environment: common,
      reservedConcurrentExecutions: stage.analystConcurrency,
      retryAttempts: retriesOf('runJob'),
      onFailure: new SqsDestination(this.lostJobs),
    })

    const environment = { ...common, ORIGIN_SECRET: secrets.originReference }
    this.calls = Object.fromEntries(
      callNames.map((name) => {
        const reservedConcurrentExecutions = waiting.includes(name) ? stage.waitingConcurrency : undefined
        return [name, lambda(this, name, { environment, reservedConcurrentExecutions })]
      }),
    ) as Record<CallName, Lambda>
    this.mail = isMailStage(stage) ? this.createMail(new Mail(this, stage), common, environment) : undefined

    const grants = buildGrants({ ...parts, runJob: this.runJob, mail: this.mail })
    for (const name of callNames) for (const permission of permissions[name]) grants[permission](this.calls[name])
    for (const [name, fn] of this.jobs) for (const permission of permissions[name]) grants[permission](fn)
    if (this.mail) this.mail.dispatchMail.addEventSource(newMails(parts.table, this.mail))
  }

  get jobs(): (readonly [JobName, Lambda])[] {
    const { mail } = this
    return [['runJob', this.runJob], ...(mail ? mailJobNames.map((name) => [name, mail[name]] as const) : [])]
  }

  /** Only `sendMail` signs links, so only it gets the origin secret. */
  private createMail(
    resources: Mail,
    common: Record<string, string>,
    withSecret: Record<string, string>,
  ): MailFunctions {
    const create = (name: MailJobName, environment: Record<string, string>) =>
      lambda(this, name, {
        environment,
        retryAttempts: retriesOf(name),
        onFailure: new SqsDestination(resources.deadLetters),
      })
    const mail = {
      resources,
      dispatchMail: lambda(this, 'dispatchMail', { environment: common }),
      sendMail: create('sendMail', withSecret),
      stopMail: create('stopMail', common),
    }
    resources.reportTo(mail.stopMail)
    return mail
  }
}

/** The inserts of mails into the table. While Lambda cannot take them they wait for up to a day, as long as a stream holds them. */
const newMails = (table: Parts['table'], { resources }: MailFunctions) =>
  new DynamoEventSource(table, {
    startingPosition: StartingPosition.TRIM_HORIZON,
    reportBatchItemFailures: true,
    filters: [
      FilterCriteria.filter({
        eventName: FilterRule.isEqual('INSERT'),
        dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(mailPrefix) } } },
      }),
    ],
    onFailure: new SqsDlq(resources.deadLetters),
  })
