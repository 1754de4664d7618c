import { callNames, calls } from '#contract/calls'
import { originSecretHeader } from '#functions/lib/origin-headers'
import { securityHeaders } from './headers'
import { logicalIdOf } from './lambda'
import { type FunctionName, functionNames } from './sizes'

interface Resource {
  Type: string
  DeletionPolicy?: string
  Properties: Record<string, unknown>
}
export interface Template {
  Resources: Record<string, Resource>
}

interface Statement {
  Effect: string
  Action: string | string[]
  Resource: unknown
}

/** Actions that only these functions may have; everything else of the kind is a fault in any other. */
const reserved: [action: RegExp, functions: readonly FunctionName[]][] = [
  [/^textract:/, ['processDocument']],
  [/^s3:(GetObject|DeleteObject|ListBucket)$/, ['processDocument']],
  [/^s3:PutObject$/, ['createUpload']],
  [/^bedrock:/, ['runJob']],
  [/^lambda:InvokeFunction$/, ['analyze', 'estimate']],
  [/^sqs:/, ['runJob']],
  [/^secretsmanager:/, ['createSubscription', 'syncSubscription', 'billingPortal', 'stripeWebhook', 'deleteAccount']],
]

/** What may name no resource, because its service knows none. */
const resourceless = /^(xray:(PutTraceSegments|PutTelemetryRecords)|textract:\w+)$/

const writes = /^dynamodb:(PutItem|UpdateItem|DeleteItem|BatchWriteItem)$/

/** Something that must hold, and the sentence to say where it does not. */
type Check = [holds: boolean, fault: string]

/** What would hurt in a template, as sentences; none in one that may be deployed. */
export const faultsOf = (template: Template): string[] =>
  [routes, rights, table, secrets, headers, distribution, buckets, jobs]
    .flatMap((checks) => checks(template))
    .filter(([holds]) => !holds)
    .map(([, fault]) => fault)

const resourcesOf = (template: Template, type: string) =>
  Object.entries(template.Resources).filter(([, { Type }]) => Type === type)

function routes(template: Template): Check[] {
  const keys = resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) =>
    String(Properties.RouteKey),
  )
  return [
    ...callNames.flatMap((name): Check[] => [
      [keys.includes(`${calls[name].method} ${calls[name].path}`), `${name} has no route`],
      [logicalIdOf(name) in template.Resources, `${name} has no function`],
    ]),
    [keys.length === callNames.length, 'There is a route that no call asks for'],
  ]
}

function rights(template: Template): Check[] {
  return functionNames.flatMap((name) =>
    statementsOf(template, name).flatMap(({ Action, Resource }) =>
      [Action].flat().flatMap((action): Check[] => {
        const owners = reserved.find(([pattern]) => pattern.test(action))?.[1]
        const reads = name !== 'runJob' && calls[name].method === 'GET'
        return [
          [!action.includes('*'), `${name} may do ${action}`],
          [resourceless.test(action) || !JSON.stringify(Resource).includes('"*"'), `${name} may ${action} anything`],
          [!/^dynamodb:(Scan|BatchGetItem|DeleteTable)/.test(action), `${name} may ${action}`],
          [!owners || owners.includes(name), `${name} may ${action}`],
          [!(reads && writes.test(action)), `${name} only reads, and may ${action}`],
        ]
      }),
    ),
  )
}

function table(template: Template): Check[] {
  const [[, found] = []] = resourcesOf(template, 'AWS::DynamoDB::GlobalTable')
  const [replica] = (found?.Properties.Replicas ?? []) as Record<string, unknown>[]
  return [
    [found?.DeletionPolicy === 'Retain', 'The table goes with the stack'],
    [replica?.DeletionProtectionEnabled === true, 'The table can be deleted'],
    [JSON.stringify(replica ?? {}).includes('"PointInTimeRecoveryEnabled":true'), 'The table cannot be restored'],
  ]
}

/** What CloudFormation puts a secret in the place of, while it deploys. */
const resolved = '{{resolve:secretsmanager:'

function secrets(template: Template): Check[] {
  const shown = /\b(sk|rk)_(live|test)_\w{8}|whsec_\w{8}|AKIA\w{12}/.test(JSON.stringify(template))
  const inTemplate = resourcesOf(template, 'AWS::SecretsManager::Secret')
  const functions = resourcesOf(template, 'AWS::Lambda::Function')
  return [
    [!shown, 'There is a secret in the template'],
    ...inTemplate.map(
      ([id, { Properties }]): Check => [!('SecretString' in Properties), `${id} has its value in the template`],
    ),
    ...functions.map(([id, { Properties }]): Check => {
      const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> }
      const { ORIGIN_SECRET: secret = resolved } = Variables
      return [JSON.stringify(secret).includes(resolved), `${id} has the origin secret in clear`]
    }),
  ]
}

function headers(template: Template): Check[] {
  const policies = JSON.stringify(
    resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy').map(([, { Properties }]) => Properties),
  )
  return Object.entries(securityHeaders('UPLOADS')).map(([name, value]) => {
    const start = JSON.stringify(value.split('UPLOADS')[0]).slice(1, -1)
    return [headerParts(name, start).every((part) => policies.includes(part)), `The distribution drops ${name}`]
  })
}

function distribution(template: Template): Check[] {
  const [[, found] = []] = resourcesOf(template, 'AWS::CloudFront::Distribution')
  const config = (found?.Properties.DistributionConfig ?? {}) as Record<string, unknown>
  const { DefaultCacheBehavior = {}, CacheBehaviors = [], Origins = [] } = config
  const behaviors = [DefaultCacheBehavior, ...(CacheBehaviors as unknown[])] as Record<string, unknown>[]
  const api = behaviors.find(({ PathPattern }) => PathPattern === '/api/*')
  return [
    [behaviors.every((behavior) => 'ResponseHeadersPolicyId' in behavior), 'A behaviour adds no security headers'],
    [behaviors.every(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy !== 'allow-all'), 'The site answers http'],
    [JSON.stringify(Origins).includes(originSecretHeader), 'CloudFront does not show the origin secret'],
    [api?.CachePolicyId === cachingDisabled, 'CloudFront caches the API'],
    [JSON.stringify(api ?? {}).includes('viewer-request'), 'The API is not told who calls'],
  ]
}

const buckets = (template: Template): Check[] =>
  resourcesOf(template, 'AWS::S3::Bucket').flatMap(([id, { Properties }]): Check[] => {
    const closed = JSON.stringify(Properties.PublicAccessBlockConfiguration ?? {})
    const cors = JSON.stringify(Properties.CorsConfiguration ?? {})
    return [
      [(closed.match(/true/g) ?? []).length === 4, `${id} may be public`],
      [!cors.includes('"*"'), `${id} takes uploads from any site`],
    ]
  })

function jobs(template: Template): Check[] {
  const [[, invoke] = []] = resourcesOf(template, 'AWS::Lambda::EventInvokeConfig')
  return [
    [invoke?.Properties.MaximumRetryAttempts === 0, 'Lambda runs a failed job again'],
    [Boolean(invoke?.Properties.DestinationConfig), 'A job that dies leaves no trace'],
    ['ReservedConcurrentExecutions' in (template.Resources.RunJob?.Properties ?? {}), 'Jobs have no bound'],
  ]
}

/** AWS's managed policy "CachingDisabled". */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'

/** How CloudFormation writes a header that CloudFront knows by name, else the header as it is. */
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

/** What the role of a function may do. */
function statementsOf(template: Template, name: FunctionName): Statement[] {
  const role = JSON.stringify(template.Resources[logicalIdOf(name)]?.Properties.Role)
  const roleId = /"Fn::GetAtt":\["(\w+)"/.exec(role)?.[1]
  return Object.values(template.Resources)
    .filter(
      ({ Type, Properties }) => Type === 'AWS::IAM::Policy' && JSON.stringify(Properties.Roles).includes(`"${roleId}"`),
    )
    .flatMap(({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement)
}
