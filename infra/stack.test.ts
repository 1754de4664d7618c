import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { beforeAll, expect, test } from 'vitest'
import { buildAll } from '#scripts/building/build'
import { ScopewrightStack } from './stack'
import { aStage } from './stage.fixture'
import { type Template, faultsOf } from './template-faults'

let template: Template

beforeAll(async () => {
  await buildAll()
  const app = new App()
  new ScopewrightStack(app, 'Scopewright', { stage: aStage })
  // A finding that is not acknowledged makes this throw.
  Validations.of(app).addPlugins(new AwsSolutionsChecks(), new ServerlessChecks())
  template = app.synth().getStackByName('Scopewright').template as Template
}, 120_000)

test('the stack may be deployed: nothing in it would hurt, and cdk-nag finds nothing that has no reason', () => {
  expect(faultsOf(template)).toEqual([])
})

/** The template with one thing changed for the worse. */
function worse(change: (template: Template) => void): string[] {
  const copy = structuredClone(template)
  change(copy)
  return faultsOf(copy)
}

const ofType = ({ Resources }: Template, type: string) =>
  Object.entries(Resources).filter(([, resource]) => resource.Type === type)

const policyOf = ({ Resources }: Template, role: string) =>
  Object.entries(Resources).find(([id]) => id.startsWith(`Functions${role}RoleDefaultPolicy`))![1].Properties
    .PolicyDocument as { Statement: unknown[] }

test('a read that may write is refused', () => {
  const faults = worse((copy) =>
    policyOf(copy, 'GetProject').Statement.push({ Effect: 'Allow', Action: 'dynamodb:PutItem', Resource: 'table' }),
  )

  expect(faults).toEqual(['getProject only reads, and may dynamodb:PutItem'])
})

test('a policy too wide is refused', () => {
  const faults = worse((copy) =>
    policyOf(copy, 'Login').Statement.push({ Effect: 'Allow', Action: ['dynamodb:*', 's3:GetObject'], Resource: '*' }),
  )

  expect(faults).toContain('login may do dynamodb:*')
  expect(faults).toContain('login may s3:GetObject')
})

test('a call without its route is refused', () => {
  const faults = worse((copy) => {
    const [[id] = ['']] = ofType(copy, 'AWS::ApiGatewayV2::Route').filter(
      ([, { Properties }]) => Properties.RouteKey === 'PUT /api/projects/{id}',
    )
    delete copy.Resources[id]
  })

  expect(faults).toContain('updateProject has no route')
})

test('a secret in the template is refused', () => {
  const inClear = worse((copy) => {
    copy.Resources.Login!.Properties.Environment = { Variables: { ORIGIN_SECRET: 'swordfish' } }
  })
  const stripeKey = worse((copy) => {
    copy.Resources.StripeWebhook!.Properties.Description = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_')
  })

  expect(inClear).toEqual(['Login has the origin secret in clear'])
  expect(stripeKey).toEqual(['There is a secret in the template'])
})

test('a security header that the distribution drops is refused', () => {
  const faults = worse((copy) => {
    for (const [, { Properties }] of ofType(copy, 'AWS::CloudFront::ResponseHeadersPolicy')) {
      const config = Properties.ResponseHeadersPolicyConfig as Record<string, Record<string, unknown>>
      delete config.SecurityHeadersConfig!.ContentSecurityPolicy
      config.CustomHeadersConfig!.Items = []
    }
  })

  expect(faults).toContain('The distribution drops content-security-policy')
  expect(faults).toContain('The distribution drops permissions-policy')
})

test('a table that goes with the stack is refused', () => {
  const faults = worse((copy) => {
    for (const [, resource] of ofType(copy, 'AWS::DynamoDB::GlobalTable')) resource.DeletionPolicy = 'Delete'
  })

  expect(faults).toEqual(['The table goes with the stack'])
})

test('the model is reached by its inference profile only, or in its own region without one', () => {
  const direct = new App()
  new ScopewrightStack(direct, 'Direct', { stage: { ...aStage, modelId: 'amazon.nova-2-lite-v1:0' } })
  const modelOf = (of: Template) =>
    policyOf(of, 'RunJob').Statement.filter((statement) => JSON.stringify(statement).includes('bedrock:InvokeModel'))

  const [profile, behind] = modelOf(template).map((statement) => JSON.stringify(statement))
  const [own, ...more] = modelOf(direct.synth().getStackByName('Direct').template as Template)

  expect(profile).toContain(':inference-profile/us.anthropic.claude-haiku-5-5')
  expect(behind).toContain('"bedrock:InferenceProfileArn"')
  expect(JSON.stringify(own)).toContain('::foundation-model/amazon.nova-2-lite-v1:0')
  expect(more).toEqual([])
})

test('every metric filter looks for what the functions log', async () => {
  const patterns = ofType(template, 'AWS::Logs::MetricFilter').map(([, { Properties }]) =>
    String(Properties.FilterPattern),
  )
  const messages = patterns.map((pattern) => /\$\.message = "([^"]+)"/.exec(pattern)?.[1])
  const logged = (await readSources('functions')).flatMap((text) => [...text.matchAll(/log\.\w+\('([^']+)'/g)])

  expect(messages).not.toHaveLength(0)
  expect(logged.map(([, message]) => message)).toEqual(expect.arrayContaining(messages))
})

async function readSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sources = entries.filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return Promise.all(sources.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
}
