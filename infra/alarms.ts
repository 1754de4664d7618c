import { Duration, Stack, Validations } from 'aws-cdk-lib'
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  type Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Operation, type TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { callNames } from '#contract/route-table'
import { rateLimits } from '#contract/rate-limits'
import { type LogEvent, logEvents } from '#functions/lib/log-events'
import type { Api } from './api'
import type { Functions } from './functions'
import type { MailFunctions } from './mail'
import { permissions } from './permissions'
import type { Stage } from './stage'

interface Parts {
  stage: Stage
  api: Api
  functions: Functions
  table: TableV2
}

interface Counted {
  /** Log field to sum instead of counting messages. */
  field?: string
  statistic?: 'Sum' | 'p90'
  /** Log group, if several are counted into one metric. */
  by?: string
}

const period = Duration.minutes(5)

const operations = [
  Operation.GET_ITEM,
  Operation.QUERY,
  Operation.UPDATE_ITEM,
  Operation.PUT_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
  Operation.BATCH_WRITE_ITEM,
]

/** Alarms that say what to do, and one dashboard, for the person on call. */
export class Alarms extends Construct {
  private readonly topic: Topic
  private readonly namespace: string

  constructor(scope: Construct, { stage, api, functions, table }: Parts) {
    super(scope, 'Alarms')
    this.namespace = `Scopewright/${stage.name}`

    this.topic = new Topic(this, 'Topic', { enforceSSL: true })
    this.topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'))
    if (stage.alarmEmail) {
      Validations.of(this.topic.addSubscription(new EmailSubscription(stage.alarmEmail))).acknowledge({
        id: 'Serverless::Serverless-SNSRedrivePolicy',
        reason: 'A copy of an undelivered email does not help anyone, and the alarm stays on the dashboard.',
      })
    }

    new Dashboard(this, 'Dashboard', {
      dashboardName: `Scopewright-${stage.name}`,
      widgets: [
        this.watchRequests(api),
        [this.watchJobs(functions), this.watchAnalyst(functions, stage)],
        [this.watchThrottles(table), this.watchPayments(functions)],
        [this.watchScans(functions, stage), ...(functions.mail ? [this.watchMail(functions.mail)] : [])],
      ],
    })
  }

  private watchRequests({ stage }: Api): GraphWidget[] {
    const requests = stage.metric('Count', { statistic: 'SampleCount', period })
    const errors = stage.metric('5xx', { statistic: 'Sum', period })
    const errorShare = new MathExpression({
      expression: '100 * errors / requests',
      usingMetrics: { errors, requests },
      label: '5xx, % of requests',
      period,
    })
    this.alarm('ErrorShare', errorShare, 2, {
      periods: 2,
      todo: `More than 2 % of requests fail. Open the dashboard to see which function, then its log for "${logEvents.callFailed}".`,
    })
    return [
      graph('Requests and errors', [requests], [errorShare]),
      graph('Latency', [stage.metric('Latency', { statistic: 'p90', period })]),
    ]
  }

  private watchJobs({ runJob, lostJobs }: Functions): GraphWidget {
    const failures = this.logged('JobFailures', runJob.logGroup, logEvents.jobFailed)
    this.alarm('JobFailures', failures, 5, {
      todo: 'Analyses or estimates fail. See the log of RunJob for the reason: model access, throttling or output that violates the schema.',
    })
    this.alarm('LostJobs', lostJobs.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }), 0, {
      todo: 'A job crashed (memory, time) and its message is in LostJobs. Users can retry. Check if the same document is in it twice.',
    })
    const age = runJob.metricDuration({ statistic: 'Maximum', period })
    this.alarm('JobAge', age, Duration.minutes(12).toMilliseconds(), {
      todo: 'A job gets close to its limit of 15 minutes. See the log of RunJob for the number of chunks of its document.',
    })
    return graph('Jobs', [failures], [age])
  }

  private watchAnalyst({ runJob: { logGroup } }: Functions, stage: Stage): GraphWidget {
    const latency = this.logged('AnalystMs', logGroup, logEvents.analystResponded, { field: 'ms', statistic: 'p90' })
    this.alarm('AnalystLatency', latency, 60_000, {
      periods: 3,
      todo: 'The model takes over a minute to respond. Check the health of Bedrock, or change modelId in cdk.json.',
    })
    const tokensIn = this.logged('TokensIn', logGroup, logEvents.analystResponded, { field: 'inputTokens' })
    const tokensOut = this.logged('TokensOut', logGroup, logEvents.analystResponded, { field: 'outputTokens' })
    this.alarm('Tokens', tokensOut.with({ period: Duration.hours(1) }), maxTokensPerHour(stage), {
      todo: 'The model is used more than the concurrent jobs explain. Look for a user or client IP that starts many projects.',
    })
    return graph('Analyst: ms, tokens', [latency], [tokensIn, tokensOut])
  }

  private watchThrottles(table: TableV2): GraphWidget {
    // Account-wide in this region, because all functions share its concurrency.
    const ofLambda = Lambda.metricAllThrottles({ period })
    this.alarm('Throttles', ofLambda, 10, {
      todo: 'Lambda throttles invocations. Raise analystConcurrency in cdk.json, or ask for a higher concurrency quota.',
    })
    const ofTable = table.metricThrottledRequestsForOperations({ operations, period })
    this.alarm('TableThrottles', ofTable, 5, {
      todo: 'DynamoDB throttles requests. On-demand tables scale within minutes. If it continues, look for a user with many requests.',
    })
    return graph('Throttles', [ofLambda, ofTable])
  }

  private watchScans({ calls }: Functions, stage: Stage): GraphWidget {
    const { logGroup } = calls.processDocument
    const pages = this.logged('ScannedPages', logGroup, logEvents.scanStarted, { field: 'pages' })
    const maxPages = stage.rateLimits.scannedPages ?? rateLimits.scannedPages.max
    this.alarm('ScannedPages', pages.with({ period: Duration.days(1) }), 0.8 * maxPages, {
      todo: 'Scans have used 80 % of the pages that all users have in a day. Look for a user or client IP with many scans, or raise scannedPages in cdk.json: 1,000 pages cost $1.50.',
    })
    return graph('Scanned pages', [pages])
  }

  private watchMail({ sendMail, dispatchMail, resources }: MailFunctions): GraphWidget {
    const dead = resources.deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' })
    this.alarm('LostMails', dead, 0, {
      todo: 'A mail was not sent, or it is not known whether it was: its message is in the queue of dead letters. See the log of SendMail for the reason, such as a domain or a recipient that SES has not verified.',
    })
    const age = dispatchMail.metric('IteratorAge', { statistic: 'Maximum', period })
    this.alarm('MailAge', age, Duration.minutes(10).toMilliseconds(), {
      todo: 'New mails wait for over 10 minutes. See the log of DispatchMail.',
    })
    const sent = this.logged('MailsSent', sendMail.logGroup, logEvents.mailSent)
    const failures = this.logged('MailFailures', sendMail.logGroup, logEvents.mailFailed)
    return graph('Mail', [sent, failures, dead], [age])
  }

  private watchPayments({ calls }: Functions): GraphWidget {
    // Every function that uses Stripe logs to its own group. One metric counts them all.
    const paying = callNames.filter((name) => permissions[name].includes('payments'))
    const logged = (id: string, message: LogEvent) =>
      paying.map((name) => this.logged(id, calls[name].logGroup, message, { by: name })).at(-1)!
    this.alarm('TwoSubscriptions', logged('TwoSubscriptions', logEvents.twoSubscriptions), 0, {
      todo: 'A customer pays twice. The log names the customer: cancel and refund one of the two subscriptions at Stripe.',
    })
    this.alarm('ChangesRefused', logged('ChangesRefused', logEvents.changeRejected), 0, {
      todo: 'Stripe rejected a change of plan that a user had confirmed. The user kept their plan and paid nothing. See the log for the reason.',
    })
    this.alarm('PaymentsAway', logged('PaymentsAway', logEvents.paymentsUnavailable), 5, {
      todo: 'Stripe does not respond, throttles or fails. See status.stripe.com. Users were asked to retry, and Stripe sends events again.',
    })
    const failures = this.logged('WebhookFailures', calls.stripeWebhook.logGroup, logEvents.callFailed)
    this.alarm('WebhookFailures', failures, 0, {
      todo: 'Stripe events are not processed, so plans may be out of date. See the log of StripeWebhook. Stripe retries for 3 days.',
    })
    return graph('Webhook failures', [failures])
  }

  /** Metric filter that counts a message, or sums one of its fields: `{ message, [field]: value }`. */
  private logged(
    id: string,
    logGroup: ILogGroup,
    message: LogEvent,
    { field, statistic = 'Sum', by = '' }: Counted = {},
  ): Metric {
    const filter = new MetricFilter(this, `${id}Logged${by}`, {
      logGroup,
      metricNamespace: this.namespace,
      metricName: id,
      filterPattern: FilterPattern.stringValue('$.message', '=', message),
      metricValue: field ? `$.${field}` : '1',
    })
    return filter.metric({ statistic, period })
  }

  private alarm(id: string, metric: IMetric, above: number, { todo, periods = 1 }: { todo: string; periods?: number }) {
    new Alarm(this, id, {
      metric,
      alarmName: `${Stack.of(this).stackName}-${id}`,
      alarmDescription: todo,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic))
  }
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12, period })

/** A job outputs about 6,000 tokens in half a minute. More tokens per hour mean more jobs than the limits allow. */
const maxTokensPerHour = ({ analystConcurrency, accountConcurrency }: Stage) =>
  (analystConcurrency ?? accountConcurrency) * 120 * 6_000
