import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Template as CdkTemplate } from 'aws-cdk-lib/assertions'
import { type Check, type Resource, type Template, failuresOf, referencesIn, resolve, resourcesOf } from './template'

interface Deployment {
  /** Folder in which CDK wrote the template and its assets. */
  folder: string
  /** Lambda's concurrency quota of the account. */
  accountConcurrency: number
}

/**
 * Finds problems that would make CloudFormation or a service reject a template: missing references, cycles, resources
 * that are named as text and may be created later, and account limits. cfn-lint checks properties if Python is
 * installed; these checks need nothing, so every synthesis runs them.
 */
export const findDeploymentProblems = (template: Template, deployment: Deployment): string[] => [
  ...failuresOf([...checkReferences(template), ...checkMentions(template), ...checkLimits(template, deployment)]),
  ...findCycle(template),
]

const directDependencies = ({ DependsOn = [], Properties }: Resource) =>
  [DependsOn].flat().concat(referencesIn(Properties))

function checkReferences({ Resources, Parameters = {}, Outputs, Conditions = {} }: Template): Check[] {
  const check = (source: string, target: string): Check => [
    target in Resources || target in Parameters || target.startsWith('AWS::'),
    `${source} refers to ${target}, which does not exist`,
  ]
  return [
    ...Object.entries(Resources).flatMap(([id, resource]): Check[] => [
      ...directDependencies(resource).map((target) => check(id, target)),
      [!resource.Condition || resource.Condition in Conditions, `${id} has an unknown condition`],
    ]),
    ...referencesIn(Outputs).map((target) => check('An output', target)),
  ]
}

/** Runs CDK's own check of `Ref`, `Fn::GetAtt`, `Fn::Sub` and `DependsOn`. */
function findCycle(template: Template): string[] {
  try {
    CdkTemplate.fromJSON({ ...template })
    return []
  } catch (error) {
    return [String(error).split(':\n')[0]!]
  }
}

/** Types whose properties name metrics, origins or path prefixes, which need not exist. */
const mayNameAnything = [
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::ApiGatewayV2::Route',
]

/**
 * A name as text is not a dependency: CloudFormation may create the resource that uses it before the one that has it.
 */
function checkMentions({ Resources }: Template): Check[] {
  const named = Object.entries(Resources).flatMap(([id, resource]) => {
    const name = nameOf(resource)
    return name ? [{ id, name }] : []
  })
  return Object.entries(Resources)
    .filter(([, { Type }]) => !mayNameAnything.includes(Type))
    .flatMap(([id, { Properties }]) => {
      const texts = textsIn(resolve(Properties))
      const mentioned = named.filter((other) => other.id !== id && texts.some((text) => mentions(text, other.name)))
      if (mentioned.length === 0) return []
      const dependencies = allDependencies(Resources, id)
      return mentioned.map(
        (other): Check => [
          dependencies.has(other.id),
          `${id} names "${other.name}" as text and may be created before it`,
        ],
      )
    })
}

/** Returns every text in a value, including keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || !value) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
}

const mentions = (text: string, name: string) =>
  text.includes(name) &&
  text
    .split(name)
    .some(
      (before, index, { [index + 1]: after }) => after !== undefined && !/[\w-]$/.test(before) && !/^[\w-]/.test(after),
    )

function allDependencies(resources: Template['Resources'], id: string, found = new Set<string>()): Set<string> {
  for (const target of resources[id] ? directDependencies(resources[id]) : []) {
    if (!found.has(target)) allDependencies(resources, target, found.add(target))
  }
  return found
}

/**
 * Returns the name that the template gives a resource: `BucketName`, `Name`, `RouteKey` or the one in its
 * configuration.
 */
function nameOf({ Type, Properties = {} }: Resource): string | undefined {
  const kind = Type.split('::').at(-1)
  const { Name, RouteKey, [`${kind}Name`]: own, [`${kind}Config`]: config } = Properties
  const name = own ?? Name ?? RouteKey ?? (config as { Name?: unknown } | undefined)?.Name
  return name === undefined ? undefined : String(resolve(name))
}

/** Maximum characters of a name. The default is 64. */
const maxNameLength: Record<string, number> = {
  'AWS::S3::Bucket': 63,
  'AWS::IAM::Policy': 128,
  'AWS::CloudFront::ResponseHeadersPolicy': 128,
  'AWS::WAFv2::WebACL': 128,
  'AWS::CloudWatch::Alarm': 255,
  'AWS::CloudWatch::Dashboard': 255,
}

/** In bytes or characters unless named otherwise. */
const max = {
  template: 1_000_000,
  resources: 500,
  outputs: 200,
  rolePolicies: 10_240,
  environment: 4_096,
  edgeFunction: 10_240,
  /** Limit of new accounts. Others have 10,240. */
  memoryMb: 3_008,
  unzippedCode: 262_144_000,
}

/** AWS keeps this part of an account's concurrency for functions without reserved concurrency. */
const unreserved = 100

function checkLimits(template: Template, { folder, accountConcurrency }: Deployment): Check[] {
  const lambdas = resourcesOf(template, 'AWS::Lambda::Function')
  const reserved = lambdas.reduce((sum, [, lambda]) => sum + Number(lambda.ReservedConcurrentExecutions ?? 0), 0)
  const { Resources, Outputs = {} } = template
  return [
    [JSON.stringify(template, null, 1).length <= max.template, 'The template is above 1 MB'],
    [Object.keys(Resources).length <= max.resources, `There are more than ${max.resources} resources`],
    [Object.keys(Outputs).length <= max.outputs, `There are more than ${max.outputs} outputs`],
    [
      reserved === 0 || reserved + unreserved <= accountConcurrency,
      `The functions reserve a concurrency of ${reserved} and AWS keeps ${unreserved} unreserved, but accountConcurrency is ${accountConcurrency}`,
    ],
    ...Object.entries(Resources).map(([id, resource]): Check => {
      const { [resource.Type]: limit = 64 } = maxNameLength
      return [sizeOf(nameOf(resource)) <= limit, `The name of ${id} has more than ${limit} characters`]
    }),
    ...resourcesOf(template, 'AWS::IAM::Role').map(([role]): Check => {
      const policies = resourcesOf(template, 'AWS::IAM::Policy').filter(([, { Roles }]) =>
        referencesIn(Roles).includes(role),
      )
      const size = policies.reduce((sum, [, { PolicyDocument }]) => sum + sizeOf(PolicyDocument), 0)
      return [size <= max.rolePolicies, `The policies of ${role} are above 10 KB`]
    }),
    ...resourcesOf(template, 'AWS::CloudFront::Function').map(
      ([id, { FunctionCode }]): Check => [sizeOf(FunctionCode) <= max.edgeFunction, `The code of ${id} is above 10 KB`],
    ),
    ...lambdas.flatMap(([id, { Environment, MemorySize = 0, Code }]): Check[] => [
      [
        sizeOf((Environment as { Variables: unknown } | undefined)?.Variables) <= max.environment,
        `The environment of ${id} is above 4 KB`,
      ],
      [Number(MemorySize) <= max.memoryMb, `${id} has more memory than a new account allows`],
      [assetBytes(folder, Code) <= max.unzippedCode, `The code of ${id} is above 250 MB`],
    ]),
  ]
}

/** Maximum characters of a resolved reference. An ARN or name of ours unless listed. */
const referenceLengths: Record<string, number> = { 'AWS::Partition': 10, 'AWS::AccountId': 12, 'AWS::Region': 14 }
const maxArnLength = 140

/** Returns the maximum characters of a value after its references are resolved. */
function sizeOf(value: unknown = ''): number {
  const resolved = resolve(value)
  const text = typeof resolved === 'string' ? resolved : JSON.stringify(resolved)
  return text.replace(/\$\{([^}]+)\}/g, (_, id: string) => ' '.repeat(referenceLengths[id] ?? maxArnLength)).length
}

/** Returns the unzipped size of a Lambda's code. */
function assetBytes(folder: string, code: unknown): number {
  const asset = join(folder, `asset.${String((code as { S3Key: unknown }).S3Key).replace('.zip', '')}`)
  return readdirSync(asset, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, file) => sum + statSync(join(asset, file)).size,
    0,
  )
}
