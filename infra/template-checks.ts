import { callNames, calls } from '#contract/route-table'
import { retentionDays } from '#contract/retention'
import { originSecretHeader } from '#functions/lib/origin-headers'
import { cachedErrors, offerPattern, securityHeaders } from './headers'
import { logicalIdOf } from './lambda'
import { type FunctionName, functionNames, isJob } from './sizes'
import { type Stage, isProduction } from './stage'
import { type Check, type Template, failuresOf, resolve, resourceOf, resourcesOf } from './template'

interface Statement {
  Condition?: unknown
  Effect: string
  Action: string | string[]
  Resource: unknown
}

/** Actions that only these functions may have. */
const reserved: [action: RegExp, functions: readonly FunctionName[]][] = [
  [/^textract:/, ['processDocument']],
  [/^s3:(GetObject|DeleteObject|ListBucket)$/, ['processDocument']],
  [/^s3:PutObject$/, ['createUpload']],
  [/^bedrock:/, ['runJob']],
  [/^lambda:InvokeFunction$/, ['analyze', 'estimate', 'revise', 'dispatchMail']],
  [/^sqs:/, ['runJob', 'dispatchMail', 'sendMail', 'stopMail']],
  [/^ses:/, ['sendMail']],
  [/^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/, ['dispatchMail']],
  [/^secretsmanager:/, ['createSubscription', 'syncSubscription', 'billingPortal', 'stripeWebhook', 'deleteAccount']],
]

/** Actions without resources, because their service does not support resource-level permissions. */
const actionsWithoutResource = /^(xray:(PutTraceSegments|PutTelemetryRecords)|textract:\w+)$/

const writes = /^dynamodb:(PutItem|UpdateItem|DeleteItem|BatchWriteItem)$/

/** Finds problems of a template that would cause harm after its deployment. */
export const findTemplateProblems = (template: Template, stage: Stage): string[] =>
  failuresOf(
    [routes, permissions, table, logs, secrets, headers, distribution, webAcl, buckets, jobs, mail, alarms].flatMap(
      (checks) => checks(template, stage),
    ),
  )

function routes(template: Template): Check[] {
  const ids = new Map(resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(([id, { RouteKey }]) => [RouteKey, id]))
  const keys = [...ids.keys()]
  const [stageId, { RouteSettings = {} }] = resourceOf(template, 'AWS::ApiGatewayV2::Stage')
  const before = [template.Resources[stageId]?.DependsOn].flat()
  return [
    ...Object.keys(RouteSettings as object).map(
      (key): Check => [
        before.includes(ids.get(key) ?? ''),
        `The stage has settings for ${key}, and may be created before that route`,
      ],
    ),
    ...callNames.flatMap((name): Check[] => [
      [keys.includes(`${calls[name].method} ${calls[name].path}`), `${name} has no route`],
      [logicalIdOf(name) in template.Resources, `${name} has no function`],
    ]),
    [keys.length === callNames.length, 'There is a route without a call'],
  ]
}

function permissions(template: Template): Check[] {
  return functionNames.flatMap((name) =>
    statementsOf(template, name).flatMap(({ Action, Resource }) =>
      [Action].flat().flatMap((action): Check[] => {
        const owners = reserved.find(([pattern]) => pattern.test(action))?.[1]
        const reads = !isJob(name) && calls[name].method === 'GET'
        // A public read consumes a rate limit and counts the openings of a link.
        const counts = reads && calls[name].access === 'public' && action === 'dynamodb:UpdateItem'
        return [
          [!action.includes('*'), `${name} may do ${action}`],
          [
            actionsWithoutResource.test(action) || !JSON.stringify(Resource).includes('"*"'),
            `${name} may ${action} on every resource`,
          ],
          [!/^dynamodb:(Scan|BatchGetItem|DeleteTable)/.test(action), `${name} may ${action}`],
          [!owners || owners.includes(name), `${name} may ${action}`],
          [!(reads && writes.test(action) && !counts), `${name} is read-only but may ${action}`],
        ]
      }),
    ),
  )
}

function table(template: Template): Check[] {
  const [id, { Replicas = [] }] = resourceOf(template, 'AWS::DynamoDB::GlobalTable')
  const [replica] = Replicas as Record<string, unknown>[]
  return [
    [template.Resources[id]?.DeletionPolicy === 'Retain', 'The table is deleted with the stack'],
    [replica?.DeletionProtectionEnabled === true, 'The table can be deleted'],
    [
      JSON.stringify(replica ?? {}).includes(
        `"PointInTimeRecoveryEnabled":true,"RecoveryPeriodInDays":${retentionDays.backups}}`,
      ),
      `The table cannot be restored as of ${retentionDays.backups} days ago`,
    ],
  ]
}

const logs = (template: Template): Check[] =>
  resourcesOf(template, 'AWS::Logs::LogGroup').map(([id, { RetentionInDays }]) => [
    RetentionInDays === retentionDays.logs,
    `${id} is not retained for ${retentionDays.logs} days`,
  ])

/** CloudFormation replaces it with a secret during the deployment. */
const resolved = '{{resolve:secretsmanager:'

function secrets(template: Template): Check[] {
  const shown = /\b(sk|rk)_(live|test)_\w{8}|whsec_\w{8}|AKIA\w{12}/.test(JSON.stringify(template))
  const inTemplate = resourcesOf(template, 'AWS::SecretsManager::Secret')
  const functions = resourcesOf(template, 'AWS::Lambda::Function')
  return [
    [!shown, 'The template contains a secret'],
    ...inTemplate.map(
      ([id, properties]): Check => [!('SecretString' in properties), `${id} has its value in the template`],
    ),
    ...functions.map(([id, { Environment = {} }]): Check => {
      const { Variables = {} } = Environment as { Variables?: Record<string, unknown> }
      const { ORIGIN_SECRET: secret = resolved } = Variables
      return [JSON.stringify(secret).includes(resolved), `${id} contains the origin secret as plain text`]
    }),
  ]
}

function headers(template: Template): Check[] {
  const policies = JSON.stringify(resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy'))
  return Object.entries(securityHeaders('UPLOADS')).map(([name, value]) => {
    const start = JSON.stringify(value.split('UPLOADS')[0]).slice(1, -1)
    return [headerParts(name, start).every((part) => policies.includes(part)), `The distribution drops ${name}`]
  })
}

function distribution(template: Template): Check[] {
  const config = distributionConfigOf(template)
  const { DefaultCacheBehavior = {}, CacheBehaviors = [], Origins = [], CustomErrorResponses = [] } = config
  const errors = JSON.stringify(CustomErrorResponses)
  const policies = JSON.stringify(resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy'))
  const behaviors = [DefaultCacheBehavior, ...(CacheBehaviors as unknown[])] as Record<string, unknown>[]
  const api = behaviors.find(({ PathPattern }) => PathPattern === '/api/*')
  return [
    [behaviors.every((behavior) => 'ResponseHeadersPolicyId' in behavior), 'A cache behavior adds no security headers'],
    [
      behaviors.every(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy !== 'allow-all'),
      'The site is served over plain HTTP',
    ],
    [JSON.stringify(Origins).includes(originSecretHeader), 'CloudFront does not send the origin secret'],
    [
      behaviors.some((behavior) => behavior.PathPattern === offerPattern) && policies.includes('"no-referrer"'),
      'The links to offers are sent to other sites',
    ],
    [!('Logging' in config), 'The access logs contain the links to offers'],
    [api?.CachePolicyId === cachingDisabled, 'CloudFront caches the API'],
    [JSON.stringify(api ?? {}).includes('viewer-request'), 'CloudFront does not send the client IP to the API'],
    ...cachedErrors.map(
      (status): Check => [
        errors.includes(`{"ErrorCachingMinTTL":0,"ErrorCode":${status}}`),
        `CloudFront caches errors of status ${status}, or replaces them with a page`,
      ],
    ),
  ]
}

const distributionConfigOf = (template: Template) => {
  const [, { DistributionConfig = {} }] = resourceOf(template, 'AWS::CloudFront::Distribution')
  return DistributionConfig as Record<string, unknown>
}

/** Calls that check or set a password, each at the cost of a hash. */
const passwordCalls = callNames.filter((name) => {
  const { body } = calls[name]
  return 'entries' in body && Object.keys(body.entries).some((field) => /password/i.test(field))
})

function webAcl(template: Template, stage: Stage): Check[] {
  const [id, { Rules = [] }] = resourceOf(template, 'AWS::WAFv2::WebACL')
  const limits = (Rules as unknown[]).map((rule) => JSON.stringify(rule)).filter((rule) => rule.includes('"Block"'))
  const isUsed = JSON.stringify(resolve(distributionConfigOf(template).WebACLId)) === `"\${${id}.Arn}"`
  if (!stage.webAcl && !isProduction(stage)) return []
  return [
    [isUsed, 'CloudFront has no web ACL'],
    [
      !JSON.stringify(template.Resources[id]).includes('"SampledRequestsEnabled":true'),
      "The web ACL's samples contain the links to offers",
    ],
    [limits.some((rule) => !rule.includes('ScopeDownStatement')), 'A client may send unlimited requests'],
    ...passwordCalls.map(
      (name): Check => [
        limits.some((rule) => rule.includes(`"SearchString":"${calls[name].path}"`)),
        `A client may use up the rate limit of ${name} for everyone`,
      ],
    ),
  ]
}

const buckets = (template: Template): Check[] =>
  resourcesOf(template, 'AWS::S3::Bucket').flatMap(([id, properties]): Check[] => {
    const privateBucket = JSON.stringify(properties.PublicAccessBlockConfiguration ?? {})
    const cors = JSON.stringify(properties.CorsConfiguration ?? {})
    return [
      [(privateBucket.match(/true/g) ?? []).length === 4, `${id} may be public`],
      [!cors.includes('"*"'), `${id} accepts uploads from any site`],
    ]
  })

function jobs(template: Template, { analystConcurrency }: Stage): Check[] {
  const invocations = resourcesOf(template, 'AWS::Lambda::EventInvokeConfig').map(([, properties]) => properties)
  const ofJob = invocations.find(({ FunctionName: fn }) => JSON.stringify(fn).includes('"RunJob"'))
  const sources = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').map(([, properties]) => properties)
  return [
    [ofJob?.MaximumRetryAttempts === 0, 'Lambda retries a failed job'],
    [
      [...invocations, ...sources].every(({ DestinationConfig: to }) => to !== undefined),
      'A job that crashes leaves no trace',
    ],
    [template.Resources.RunJob?.Properties?.ReservedConcurrentExecutions === analystConcurrency, 'Jobs have no bound'],
  ]
}

/** Mail may only be sent from one email, through the configuration set that stops mail to those who do not want it. */
function mail(template: Template, { mailFrom }: Stage): Check[] {
  if (mailFrom === undefined) return []
  const [, { SuppressionOptions = {} }] = resourceOf(template, 'AWS::SES::ConfigurationSet')
  const send = statementsOf(template, 'sendMail').find(({ Action }) => Action === 'ses:SendEmail')
  const [rule] = resourcesOf(template, 'AWS::Events::Rule').filter(([, properties]) =>
    JSON.stringify(properties).includes('"Email Bounced"'),
  )
  return [
    [
      JSON.stringify(send?.Condition ?? {}).includes(`"ses:FromAddress":"${mailFrom}"`),
      'Mail may be sent from any email',
    ],
    [
      JSON.stringify(SuppressionOptions).includes('["BOUNCE","COMPLAINT"]') && rule !== undefined,
      'Mail to emails that bounce or complain goes on',
    ],
    [JSON.stringify(rule ?? []).includes('"StopMail"'), 'Bounces and complaints reach no function'],
  ]
}

interface Metric {
  Namespace?: string
  MetricName?: string
  Metrics?: { MetricStat?: { Metric: Metric } }[]
}

/** Alarms name metrics as text, so a metric that nothing counts would go unnoticed. */
function alarms(template: Template, stage: Stage): Check[] {
  const filters = JSON.stringify(resourcesOf(template, 'AWS::Logs::MetricFilter'))
  const topics = JSON.stringify(resourcesOf(template, 'AWS::SNS::Subscription'))
  return [
    [!isProduction(stage) || topics.includes('"Protocol":"email"'), 'Alarms reach nobody'],
    ...resourcesOf(template, 'AWS::CloudWatch::Alarm').flatMap(([id, alarm]): Check[] => {
      const { Metrics = [], ...own } = alarm as Metric
      const watched = [own, ...Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])]
      return [
        [Boolean(alarm.AlarmActions), `${id} notifies nobody`],
        ...watched
          .filter(({ Namespace = 'AWS/' }) => !Namespace.startsWith('AWS/'))
          .map(
            ({ Namespace, MetricName }): Check => [
              filters.includes(`"MetricName":"${MetricName}","MetricNamespace":"${Namespace}"`),
              `${id} watches ${MetricName}, which no metric filter counts`,
            ],
          ),
      ]
    }),
  ]
}

/** AWS's managed policy "CachingDisabled". */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'

/**
 * Returns the template's form of a header: properties for a header that CloudFront knows, otherwise the header itself.
 */
function headerParts(name: string, value: string): string[] {
  const known: Record<string, string[]> = {
    'content-security-policy': ['"ContentSecurityPolicy"', value],
    'referrer-policy': [`"ReferrerPolicy":"${value}"`],
    'strict-transport-security': [
      '"StrictTransportSecurity":{"AccessControlMaxAgeSec":63072000,"IncludeSubdomains":true',
    ],
    'x-content-type-options': ['"ContentTypeOptions":{"Override":true}'],
    'x-frame-options': ['"FrameOption":"DENY"'],
  }
  return known[name] ?? [`"Header":"${name}"`, value]
}

/** Returns the policy statements of a function's role. */
function statementsOf(template: Template, name: FunctionName): Statement[] {
  const role = JSON.stringify(template.Resources[logicalIdOf(name)]?.Properties?.Role)
  const roleId = /"Fn::GetAtt":\["(\w+)"/.exec(role)?.[1]
  return resourcesOf(template, 'AWS::IAM::Policy')
    .filter(([, { Roles }]) => JSON.stringify(Roles).includes(`"${roleId}"`))
    .flatMap(([, { PolicyDocument }]) => (PolicyDocument as { Statement: Statement[] }).Statement)
}
