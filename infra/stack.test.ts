import { execFile } from 'node:child_process'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { type CallName, calls, fileOf } from '#contract/route-table'
import { logEvents } from '#functions/lib/log-events'
import { buildAll } from '#scripts/build/build'
import { bundleOf } from '#scripts/build/functions'
import { modelStatements } from './grants'
import { logicalIdOf } from './lambda'
import { functionNames } from './sizes'
import { stageNames, synthesizeStage } from './synthesis.fixture'
import { type Resource, type Template, referencesIn, resourceOf, resourcesOf } from './template'
import { findTemplateProblems } from './template-checks'

const run = promisify(execFile)

let syntheses: ReturnType<typeof synthesizeStage>[]
let template: Template

beforeAll(async () => {
  await buildAll()
  // Throws if cdk-nag finds something without a suppression.
  syntheses = stageNames.map((name) => synthesizeStage(name))
  template = syntheses.at(-1)!.template
})

test('every stage of cdk.json can be deployed', () => {
  expect(syntheses.map(({ stage, problems }) => ({ [stage.name]: problems }))).toEqual([{ dev: [] }, { prod: [] }])
})

test('dev reserves no concurrency, and production reserves it for jobs and for each call that waits', () => {
  const reservedIn = (of: Template) =>
    resourcesOf(of, 'AWS::Lambda::Function').flatMap(([id, { ReservedConcurrentExecutions: reserved }]) =>
      reserved === undefined ? [] : [[id, reserved]],
    )
  const [dev, prod] = syntheses.map((synthesis) => Object.fromEntries(reservedIn(synthesis.template)))

  expect(dev).toEqual({})
  expect(prod).toEqual({ RunJob: 50, Analyze: 100, Estimate: 100, Revise: 100, ProcessDocument: 100 })
})

/** CDK repeats dependencies (W3005), and gives the bucket of access logs an access control list (W3045). */
const ignored = 'W3005,W3045'

/** The same for values that differ only in texts, hashes and what they refer to. */
const formOf = (value: object) =>
  JSON.stringify({ ...value, DependsOn: undefined })
    .replaceAll(/"[^"]*(?:[\s/]|[\da-f]{32})[^"]*"/g, '""')
    .replaceAll(/(?<="Ref":|"Fn::GetAtt":\[)"\w+"/g, '""')

/** Returns the forms in a resource: those of the statements of a policy, most of which several functions have. */
const formsOf = (resource: Resource) =>
  resource.Type === 'AWS::IAM::Policy' ? statementsOf(resource).map(formOf) : [formOf(resource)]

const statementsOf = ({ Properties }: Resource) => (Properties!.PolicyDocument as { Statement: object[] }).Statement

/** Returns a template with each form, and the resources to which it refers: linting all of them takes long. */
function oneOfEachForm(of: Template): Template {
  const seen = new Set<string>()
  const ids = new Set(referencesIn(of.Outputs))
  for (const [id, resource] of Object.entries(of.Resources)) {
    const forms = formsOf(resource).filter((form) => !seen.has(form))
    if (forms.length > 0) ids.add(id)
    for (const form of forms) seen.add(form)
  }
  // Those that are added are visited as well.
  for (const id of ids) for (const target of referencesIn(of.Resources[id]?.Properties)) ids.add(target)
  const resources = Object.entries(of.Resources).filter(([id]) => ids.has(id))
  const linted = resources.map(([id, { DependsOn = [], ...resource }]): [string, Resource] => [
    id,
    { ...resource, DependsOn: [DependsOn].flat().filter((other) => ids.has(other)) },
  ])
  return { ...of, Resources: Object.fromEntries(linted) }
}

test('cfn-lint finds nothing, where it is installed', async ({ skip }) => {
  const file = join(syntheses.at(-1)!.folder, 'linted.template.json')
  await writeFile(file, JSON.stringify(oneOfEachForm(template)))

  const found = await run('cfn-lint', ['--ignore-checks', ignored, '--', file]).then(
    () => '',
    ({ code, stdout }: { code: unknown; stdout: string }) => (code === 'ENOENT' ? skip() : stdout),
  )

  expect(found).toBe('')
})

test('the first stage has no kind of resource and no property that production lacks', () => {
  const used = (of: Template) =>
    Object.values(of.Resources).flatMap(({ Type, Properties = {} }) => [
      Type,
      ...Object.keys(Properties).map((property) => `${Type}.${property}`),
    ])

  expect(new Set(used(template))).toEqual(new Set([...used(template), ...used(syntheses[0]!.template)]))
})

test('every function starts with the environment variables of its stack, without the others', async () => {
  const { AWS_REGION = 'us-east-1', PATH = '' } = process.env
  const starts = functionNames.map((name) => {
    const { Variables } = template.Resources[logicalIdOf(name)]!.Properties!.Environment as { Variables: object }
    const settings = Object.keys(Variables).map((setting) => [setting, process.env[setting] ?? 'some'])
    return { name, bundle: bundleOf(fileOf(name)), environment: { AWS_REGION, PATH, ...Object.fromEntries(settings) } }
  })
  const start = `for (const { name, bundle, environment } of ${JSON.stringify(starts)}) {
    process.env = environment
    console.log(name, typeof require(bundle).handler)
  }`

  const { stdout } = await run(process.execPath, ['-e', start])

  expect(stdout.trim().split('\n')).toEqual(functionNames.map((name) => `${name} function`))
})

/** Returns the problems of production's template after a change for the worse. */
function worse(change: (template: Template) => void): string[] {
  const copy = structuredClone(template)
  change(copy)
  return findTemplateProblems(copy, syntheses.at(-1)!.stage)
}

const policyOf = (of: Template, role: string) =>
  resourcesOf(of, 'AWS::IAM::Policy').find(([id]) => id.startsWith(`Functions${role}RoleDefaultPolicy`))![1]
    .PolicyDocument as { Statement: unknown[] }

const routeOf = (of: Template, name: CallName) =>
  resourcesOf(of, 'AWS::ApiGatewayV2::Route').find(
    ([, { RouteKey }]) => RouteKey === `${calls[name].method} ${calls[name].path}`,
  )![0]

const distributionOf = (of: Template) =>
  resourceOf(of, 'AWS::CloudFront::Distribution')[1].DistributionConfig as Record<string, unknown>

test('a read-only call that may write is rejected', () => {
  const problems = worse((copy) =>
    policyOf(copy, 'GetProject').Statement.push({ Effect: 'Allow', Action: 'dynamodb:PutItem', Resource: 'table' }),
  )

  expect(problems).toEqual(['getProject is read-only but may dynamodb:PutItem'])
})

test('a policy that is too wide is rejected', () => {
  const problems = worse((copy) =>
    policyOf(copy, 'Login').Statement.push({ Effect: 'Allow', Action: ['dynamodb:*', 's3:GetObject'], Resource: '*' }),
  )

  expect(problems).toContain('login may do dynamodb:*')
  expect(problems).toContain('login may s3:GetObject')
})

test('a call without a route is rejected', () => {
  const problems = worse((copy) => {
    delete copy.Resources[routeOf(copy, 'updateProject')]
  })

  expect(problems).toContain('updateProject has no route')
})

test('a secret in the template is rejected', () => {
  const withPlainText = worse((copy) => {
    copy.Resources.Login!.Properties!.Environment = { Variables: { ORIGIN_SECRET: 'swordfish' } }
  })
  const stripeKey = worse((copy) => {
    copy.Resources.StripeWebhook!.Properties!.Description = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_')
  })

  expect(withPlainText).toEqual(['Login contains the origin secret as plain text'])
  expect(stripeKey).toEqual(['The template contains a secret'])
})

test('retention periods of backups and logs that differ from the documented ones are rejected', () => {
  const problems = worse((copy) => {
    resourceOf(copy, 'AWS::Logs::LogGroup')[1].RetentionInDays = 3650
    const [replica] = resourceOf(copy, 'AWS::DynamoDB::GlobalTable')[1].Replicas as Record<string, unknown>[]
    replica!.PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true }
  })

  expect(problems).toEqual([
    'The table cannot be restored as of 35 days ago',
    expect.stringMatching(/ is not retained for 30 days$/),
  ])
})

test('a security header that the distribution drops is rejected', () => {
  const problems = worse((copy) => {
    for (const [, { ResponseHeadersPolicyConfig }] of resourcesOf(copy, 'AWS::CloudFront::ResponseHeadersPolicy')) {
      const config = ResponseHeadersPolicyConfig as Record<string, Record<string, unknown>>
      delete config.SecurityHeadersConfig!.ContentSecurityPolicy
      config.CustomHeadersConfig!.Items = []
    }
  })

  expect(problems).toContain('The distribution drops content-security-policy')
  expect(problems).toContain('The distribution drops permissions-policy')
})

test('a table that is deleted with the stack is rejected', () => {
  const problems = worse((copy) => {
    for (const [id] of resourcesOf(copy, 'AWS::DynamoDB::GlobalTable')) copy.Resources[id]!.DeletionPolicy = 'Delete'
  })

  expect(problems).toEqual(['The table is deleted with the stack'])
})

test('a stage that may be created before the routes of its settings is rejected', () => {
  const problems = worse((copy) => {
    const stage = resourceOf(copy, 'AWS::ApiGatewayV2::Stage')[0]
    const login = routeOf(copy, 'login')
    const { [stage]: resource } = copy.Resources
    resource!.DependsOn = [resource!.DependsOn ?? []].flat().filter((id) => id !== login)
  })

  expect(problems).toContain('The stage has settings for POST /api/login, and may be created before that route')
})

test('the function of the distribution opens the page of offers for their links, and that of screens for the others', () => {
  const code = resourcesOf(template, 'AWS::CloudFront::Function').map(([, { FunctionCode }]) => String(FunctionCode))
  const fileOf = code.find((text) => text.includes('fileOf'))!
  const open = (uri: string) =>
    runInNewContext(`${fileOf}; handler(event).uri`, { event: { request: { uri } } }) as string
  expect(['/shared/a-Token', '/shared', '/projects', '/assets/main.js'].map(open)).toEqual([
    '/shared.html',
    '/shared.html',
    '/index.html',
    '/assets/main.js',
  ])
})

test('a distribution that logs, samples or refers the links to offers is rejected', () => {
  const logged = worse((copy) => {
    distributionOf(copy).Logging = { Bucket: 'logs' }
  })
  const sampled = worse((copy) => {
    const { VisibilityConfig } = resourceOf(copy, 'AWS::WAFv2::WebACL')[1]
    Object.assign(VisibilityConfig as object, { SampledRequestsEnabled: true })
  })
  const referred = worse((copy) => {
    const distribution = distributionOf(copy)
    distribution.CacheBehaviors = (distribution.CacheBehaviors as { PathPattern: string }[]).filter(
      ({ PathPattern }) => PathPattern !== '/shared*',
    )
  })

  expect(logged).toEqual(['The access logs contain the links to offers'])
  expect(referred).toEqual(['The links to offers are sent to other sites'])
  expect(sampled).toEqual(["The web ACL's samples contain the links to offers"])
})

test('an error that CloudFront caches for everyone is rejected', () => {
  const problems = worse((copy) => {
    const errors = distributionOf(copy).CustomErrorResponses as { ErrorCode: number; ErrorCachingMinTTL?: number }[]
    delete errors.find(({ ErrorCode }) => ErrorCode === 403)!.ErrorCachingMinTTL
    Object.assign(errors.find(({ ErrorCode }) => ErrorCode === 404)!, { ResponseCode: 200, ResponsePagePath: '/' })
  })

  expect(problems).toEqual([
    'CloudFront caches errors of status 403, or replaces them with a page',
    'CloudFront caches errors of status 404, or replaces them with a page',
  ])
})

test("one client can neither send unlimited requests nor use up everyone's sign-ins", () => {
  const withoutRule = (name: string) =>
    worse((copy) => {
      const acl = resourceOf(copy, 'AWS::WAFv2::WebACL')[1]
      acl.Rules = (acl.Rules as { Name: string }[]).filter(({ Name }) => Name !== name)
    })

  expect(withoutRule('requests')).toEqual(['A client may send unlimited requests'])
  expect(withoutRule('password-calls')).toEqual(
    ['login', 'register', 'changePassword', 'resetPassword', 'changeEmail', 'deleteAccount'].map(
      (name) => `A client may use up the rate limit of ${name} for everyone`,
    ),
  )
  expect(worse((copy) => delete distributionOf(copy).WebACLId)).toContain('CloudFront has no web ACL')
})

test('mail that anyone may send, or that ignores bounces, is rejected', () => {
  const fromAnyone = worse((copy) => {
    for (const statement of policyOf(copy, 'SendMail').Statement as Record<string, unknown>[]) {
      if (statement.Action === 'ses:SendEmail') delete statement.Condition
    }
  })
  const onAndOn = worse((copy) => delete resourceOf(copy, 'AWS::SES::ConfigurationSet')[1].SuppressionOptions)
  const lost = worse((copy) => {
    for (const [, properties] of resourcesOf(copy, 'AWS::Lambda::EventSourceMapping'))
      delete properties.DestinationConfig
  })

  expect(fromAnyone).toEqual(['Mail may be sent from any email'])
  expect(onAndOn).toEqual(['Mail to emails that bounce or complain goes on'])
  expect(lost).toEqual(['A job that crashes leaves no trace'])
})

test('a stage without a sender has no functions of mail, and its table has no stream', () => {
  const [dev] = syntheses.map((synthesis) => synthesis.template)

  expect(Object.keys(dev!.Resources).filter((id) => /Mail/.test(id) && !/^Functions.*Email/.test(id))).toEqual([])
  expect(JSON.stringify(resourceOf(dev!, 'AWS::DynamoDB::GlobalTable'))).not.toContain('StreamSpecification')
  expect(dev!.Resources.Login?.Properties?.Environment).toMatchObject({ Variables: { MAIL: 'off' } })
  expect(template.Resources.Login?.Properties?.Environment).toMatchObject({ Variables: { MAIL: 'on' } })
})

test('an alarm without a recipient, or without a metric that is counted, is rejected', () => {
  const withoutRecipient = worse((copy) => {
    for (const [id] of resourcesOf(copy, 'AWS::SNS::Subscription')) delete copy.Resources[id]
  })
  const withoutMetric = worse((copy) => {
    for (const [id, filter] of resourcesOf(copy, 'AWS::Logs::MetricFilter')) {
      if (JSON.stringify(filter).includes('"JobFailures"')) delete copy.Resources[id]
    }
  })

  expect(withoutRecipient).toEqual(['Alarms reach nobody'])
  expect(withoutMetric).toEqual([
    expect.stringMatching(/^AlarmsJobFailures\w+ watches JobFailures, which no metric filter counts$/),
  ])
})

test('the model is only accessible through its inference profile, or in its own region without one', () => {
  const [profile, behind] = policyOf(template, 'RunJob')
    .Statement.map((statement) => JSON.stringify(statement))
    .filter((statement) => statement.includes('bedrock:InvokeModel'))
  const [own, ...more] = modelStatements('amazon.nova-2-lite-v1:0')

  expect(profile).toContain(':inference-profile/us.anthropic.claude-haiku-5-5')
  expect(behind).toContain('"bedrock:InferenceProfileArn"')
  expect(own?.resources.join()).toContain('::foundation-model/amazon.nova-2-lite-v1:0')
  expect(more).toEqual([])
})

test('every metric filter matches a message that the functions log', async () => {
  const patterns = resourcesOf(template, 'AWS::Logs::MetricFilter').map(([, { FilterPattern }]) =>
    String(FilterPattern),
  )
  const messages = patterns.map((pattern) => /\$\.message = "([^"]+)"/.exec(pattern)?.[1])
  const logged = (await readSources('functions')).flatMap((text) => [...text.matchAll(/log\.\w+\(logEvents\.(\w+)/g)])

  expect(messages).not.toHaveLength(0)
  expect(logged.map(([, name]) => logEvents[name as keyof typeof logEvents])).toEqual(expect.arrayContaining(messages))
})

async function readSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sources = entries.filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return Promise.all(sources.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
}
