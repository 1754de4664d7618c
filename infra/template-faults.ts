import { callNames, calls } from '#contract/calls'
import { securityHeaders } from './headers'
import type { FunctionName } from './sizes'

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

/** What would hurt in a template, as sentences; none in one that may be deployed. */
export function faultsOf(template: Template): string[] {
  const all = Object.entries(template.Resources)
  const of = (type: string) => all.filter(([, resource]) => resource.Type === type)
  const text = JSON.stringify(template)
  const faults: string[] = []
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }

  const routes = of('AWS::ApiGatewayV2::Route').map(([, { Properties }]) => String(Properties.RouteKey))
  for (const name of callNames) {
    check(routes.includes(`${calls[name].method} ${calls[name].path}`), `${name} has no route`)
    check(idOf(name) in template.Resources, `${name} has no function`)
  }
  check(routes.length === callNames.length, 'There is a route that no call asks for')

  for (const name of [...callNames, 'runJob'] as const) {
    for (const { Action, Resource } of statementsOf(template, name)) {
      for (const action of [Action].flat()) {
        check(!action.includes('*'), `${name} may do ${action}`)
        check(resourceless.test(action) || !JSON.stringify(Resource).includes('"*"'), `${name} may ${action} anything`)
        check(!/^dynamodb:(Scan|BatchGetItem|DeleteTable)/.test(action), `${name} may ${action}`)
        const owners = reserved.find(([pattern]) => pattern.test(action))?.[1]
        check(!owners || owners.includes(name), `${name} may ${action}`)
        const reads = name !== 'runJob' && calls[name].method === 'GET'
        check(!(reads && writes.test(action)), `${name} only reads, and may ${action}`)
      }
    }
  }

  const [table] = of('AWS::DynamoDB::GlobalTable').map(([, resource]) => resource)
  const [replica] = (table?.Properties.Replicas ?? []) as Record<string, unknown>[]
  check(table?.DeletionPolicy === 'Retain', 'The table goes with the stack')
  check(replica?.DeletionProtectionEnabled === true, 'The table can be deleted')
  check(JSON.stringify(replica).includes('"PointInTimeRecoveryEnabled":true'), 'The table cannot be restored')

  check(!/\b(sk|rk)_(live|test)_\w{8}|whsec_\w{8}|AKIA\w{12}/.test(text), 'There is a secret in the template')
  for (const [id, { Properties }] of of('AWS::SecretsManager::Secret')) {
    check(!('SecretString' in Properties), `${id} has its value in the template`)
  }
  for (const [id, { Properties }] of of('AWS::Lambda::Function')) {
    const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> }
    const secret = JSON.stringify(Variables.ORIGIN_SECRET ?? '{{resolve:secretsmanager:')
    check(secret.includes('{{resolve:secretsmanager:'), `${id} has the origin secret in clear`)
  }

  const headers = JSON.stringify(of('AWS::CloudFront::ResponseHeadersPolicy').map(([, { Properties }]) => Properties))
  for (const [name, value] of Object.entries(securityHeaders('UPLOADS'))) {
    const start = JSON.stringify(value.split('UPLOADS')[0]).slice(1, -1)
    check(
      headerParts(name, start).every((part) => headers.includes(part)),
      `The distribution drops ${name}`,
    )
  }
  const [distribution] = of('AWS::CloudFront::Distribution').map(([, { Properties }]) => Properties.DistributionConfig)
  const { DefaultCacheBehavior, CacheBehaviors, Origins } = distribution as Record<string, unknown>
  const behaviors = [DefaultCacheBehavior, ...(CacheBehaviors as unknown[])] as Record<string, unknown>[]
  check(
    behaviors.every((behavior) => 'ResponseHeadersPolicyId' in behavior),
    'A behaviour adds no security headers',
  )
  check(
    behaviors.every(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy !== 'allow-all'),
    'The site answers http',
  )
  check(JSON.stringify(Origins).includes('x-origin-secret'), 'CloudFront does not show the origin secret')
  const api = behaviors.find(({ PathPattern }) => PathPattern === '/api/*')
  check(api?.CachePolicyId === cachingDisabled, 'CloudFront caches the API')
  check(JSON.stringify(api).includes('viewer-request'), 'The API is not told who calls')

  for (const [id, { Properties }] of of('AWS::S3::Bucket')) {
    const closed = JSON.stringify(Properties.PublicAccessBlockConfiguration ?? {})
    check((closed.match(/true/g) ?? []).length === 4, `${id} may be public`)
    const cors = JSON.stringify(Properties.CorsConfiguration ?? {})
    check(!cors.includes('"*"'), `${id} takes uploads from any site`)
  }

  const [invoke] = of('AWS::Lambda::EventInvokeConfig').map(([, { Properties }]) => Properties)
  check(invoke?.MaximumRetryAttempts === 0, 'Lambda runs a failed job again')
  check(Boolean(invoke?.DestinationConfig), 'A job that dies leaves no trace')
  check('ReservedConcurrentExecutions' in (template.Resources.RunJob?.Properties ?? {}), 'Jobs have no bound')
  return faults
}

/** AWS's managed policy "CachingDisabled". */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'

const idOf = (name: FunctionName) => name.charAt(0).toUpperCase() + name.slice(1)

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
  const role = JSON.stringify(template.Resources[idOf(name)]?.Properties.Role)
  const roleId = /"Fn::GetAtt":\["(\w+)"/.exec(role)?.[1]
  return Object.values(template.Resources)
    .filter(
      ({ Type, Properties }) => Type === 'AWS::IAM::Policy' && JSON.stringify(Properties.Roles).includes(`"${roleId}"`),
    )
    .flatMap(({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement)
}
