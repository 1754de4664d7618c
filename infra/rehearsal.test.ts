import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findDeploymentProblems } from './rehearsal'
import type { Template } from './template'

const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'asset.code'))
writeFileSync(join(folder, 'asset.code', 'index.js'), '')

const find = (Resources: Template['Resources'], accountConcurrency = 1_000) =>
  findDeploymentProblems({ Resources }, { folder, accountConcurrency })

const lambda = (properties: object = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { Code: { S3Key: 'code.zip' }, ...properties },
})
const bucket = (properties: object = {}) => ({ Type: 'AWS::S3::Bucket', Properties: { ...properties } })
const ref = (id: string) => ({ Ref: id })

test.each([
  ['Ref', { Description: ref('Gone') }],
  ['GetAtt', { Description: { 'Fn::Join': ['', ['a', { 'Fn::GetAtt': ['Gone', 'Arn'] }]] } }],
  ['Sub', { Description: { 'Fn::Sub': 'arn:${AWS::Partition}:${Gone.Arn}' } }],
])('a reference by %s to a missing resource is rejected', (_, properties) => {
  expect(find({ Function: lambda(properties) })).toEqual(['Function refers to Gone, which does not exist'])
})

test('a dependency on a missing resource and an unknown condition are rejected', () => {
  expect(find({ Site: { ...bucket(), DependsOn: 'Gone', Condition: 'Never' } })).toEqual([
    'Site refers to Gone, which does not exist',
    'Site has an unknown condition',
  ])
})

test('a cycle is rejected', () => {
  const [problem] = find({ A: { ...bucket(), DependsOn: ['B'] }, B: bucket({ Tags: [{ 'Fn::Sub': '${A}' }] }) })

  expect(problem).toMatch(/dependency cycle: A -> B -> A$/)
})

test('a resource that names another one as text is rejected unless it depends on it, directly or indirectly', () => {
  const logs = bucket({ BucketName: { 'Fn::Join': ['-', ['logs', ref('AWS::AccountId')]] } })
  const site = bucket({ LoggingConfiguration: { 'Fn::Sub': 'arn:aws:s3:::logs-${AWS::AccountId}/site' } })

  expect(find({ Logs: logs, Site: site })).toEqual([
    'Site names "logs-${AWS::AccountId}" as text and may be created before it',
  ])
  expect(find({ Logs: logs, Site: { ...site, DependsOn: 'Policy' }, Policy: bucket({ of: ref('Logs') }) })).toEqual([])
})

test('a new account reserves no concurrency, and other accounts leave at least 100 unreserved', () => {
  const functions = (reserved: number) => ({
    Job: lambda({ ReservedConcurrentExecutions: reserved - 1 }),
    Wait: lambda({ ReservedConcurrentExecutions: 1 }),
    Login: lambda(),
  })

  expect(find({ Login: lambda() }, 10)).toEqual([])
  expect(find(functions(5), 10)).toEqual([
    'The functions reserve a concurrency of 5 and AWS keeps 100 unreserved, but accountConcurrency is 10',
  ])
  expect(find(functions(900))).toEqual([])
  expect(find(functions(901))).toHaveLength(1)
})

test('sizes above the limits of CloudFormation, IAM, Lambda and CloudFront are rejected, and sizes at the limit are not', () => {
  const edge = (length: number) => ({
    Type: 'AWS::CloudFront::Function',
    Properties: { FunctionCode: 'x'.repeat(length) },
  })
  expect(find({ Edge: edge(10_240) })).toEqual([])
  expect(find({ Edge: edge(10_241) })).toEqual(['The code of Edge is above 10 KB'])

  // The text is wrapped in `{"NAME":"…"}`.
  const settings = (length: number) => lambda({ Environment: { Variables: { NAME: 'x'.repeat(length - 11) } } })
  expect(find({ Login: settings(4_096) })).toEqual([])
  expect(find({ Login: settings(4_097) })).toEqual(['The environment of Login is above 4 KB'])

  expect(find({ Login: lambda({ MemorySize: 3_008 }) })).toEqual([])
  expect(find({ Login: lambda({ MemorySize: 3_009 }) })).toEqual(['Login has more memory than a new account allows'])

  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`B${i}`, bucket()]))
  expect(find(many(500))).toEqual([])
  expect(find(many(501))).toEqual(['There are more than 500 resources'])
  expect(find({ Site: bucket({ Description: 'x'.repeat(1_000_000) }) })).toEqual(['The template is above 1 MB'])
})

test('all inline policies of a role count together, with their references at full length', () => {
  const policy = (Resource: unknown) => ({
    Type: 'AWS::IAM::Policy',
    Properties: { Roles: [ref('Role')], PolicyDocument: { Resource } },
  })
  const Role = { Type: 'AWS::IAM::Role' }
  const references = (count: number) => Array.from({ length: count }, () => ref('Role'))

  expect(find({ Role, A: policy(references(35)), B: policy(references(35)) })).toEqual([])
  expect(find({ Role, A: policy(references(35)), B: policy(references(40)) })).toEqual([
    'The policies of Role are above 10 KB',
  ])
})

test('names that are longer than their service allows are rejected', () => {
  const function64 = { 'Fn::Join': ['', [ref('AWS::Region'), 'x'.repeat(50)]] }
  expect(find({ Login: lambda({ FunctionName: function64 }) })).toEqual([])
  expect(find({ Login: lambda({ FunctionName: { 'Fn::Join': ['x', [function64, '']] } }) })).toEqual([
    'The name of Login has more than 64 characters',
  ])
  expect(find({ Site: bucket({ BucketName: 'x'.repeat(64) }) })).toEqual([
    'The name of Site has more than 63 characters',
  ])
})

test('a Lambda larger than 250 MB unzipped is rejected', () => {
  mkdirSync(join(folder, 'asset.large'))
  writeFileSync(join(folder, 'asset.large', 'index.js'), '')
  truncateSync(join(folder, 'asset.large', 'index.js'), 250 * 1024 * 1024 + 1)

  expect(find({ Login: lambda({ Code: { S3Key: 'large.zip' } }) })).toEqual(['The code of Login is above 250 MB'])
})
