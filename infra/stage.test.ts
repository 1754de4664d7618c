import { App } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { stageOf } from './stage'

const production = {
  region: 'us-east-1',
  requestsPerSecond: 500,
  alarmEmail: 'alarms@scopewright.dev',
  webAcl: { requestsPerIp: 5000, passwordCallsPerIp: 100 },
}

const read = (stage: string, settings: object, context: object = {}) =>
  stageOf(new App({ context: { stages: { [stage]: settings }, stage, ...context } }).node)

test('production needs an email for its alarms that reaches someone', () => {
  expect(read('prod', production)).toMatchObject({ alarmEmail: 'alarms@scopewright.dev' })
  expect(() => read('prod', { ...production, alarmEmail: undefined })).toThrow(
    'Stage "prod" in cdk.json needs alarmEmail: the email that receives the alarms.',
  )

  const placeholder = { ...production, alarmEmail: 'alarms@example.com' }
  expect(() => read('prod', placeholder)).toThrow('needs a real alarmEmail')
  expect(read('prod', placeholder, { placeholders: 'allowed' })).toMatchObject(placeholder)
})

test("production needs a web ACL, and a web ACL must be in CloudFront's region", () => {
  expect(() => read('prod', { ...production, webAcl: undefined })).toThrow('Stage "prod" in cdk.json needs webAcl')
  for (const region of [undefined, 'eu-west-1']) {
    expect(() => read('prod', { ...production, region })).toThrow('"region": "us-east-1"')
    expect(() => read('dev', { ...production, region })).toThrow('"region": "us-east-1"')
  }
})

test('a stage without users only needs rate settings', () => {
  expect(read('dev', { requestsPerSecond: 50 })).toMatchObject({ name: 'dev', accountConcurrency: 10 })
})

test('a footer link is an https or mailto URL', () => {
  const links = { terms: 'https://scopewright.dev/terms', support: 'mailto:help@scopewright.dev' }
  expect(read('dev', { requestsPerSecond: 50, links })).toMatchObject({ links })
  for (const terms of [
    'http://scopewright.dev',
    'javascript:alert(1)',
    'mailto:',
    'mailto:javascript:1',
    '/terms',
    '',
  ]) {
    expect(() => read('dev', { requestsPerSecond: 50, links: { terms } })).toThrow(
      'Stage "dev" in cdk.json is invalid. links.terms: must be an https:// or mailto: URL',
    )
  }
  expect(() => read('dev', { requestsPerSecond: 50, links: { term: links.terms } })).toThrow('links.term')
})

test('mail is sent from an email of a domain that can prove it, and never from a placeholder', () => {
  const stage = { requestsPerSecond: 50, mailFrom: 'no-reply@mail.scopewright.dev' }
  expect(read('dev', stage)).toMatchObject(stage)
  expect(read('dev', { ...stage, mailDomain: 'scopewright.dev' })).toMatchObject(stage)
  for (const mailDomain of ['wright.dev', 'example.com']) {
    expect(() => read('dev', { ...stage, mailDomain })).toThrow('mailFrom to be an email of mailDomain')
  }
  expect(() => read('dev', { requestsPerSecond: 50, mailDomain: 'scopewright.dev' })).toThrow('mailFrom')
  expect(() => read('dev', { ...stage, mailFrom: 'no-reply@example.com' })).toThrow('a real mailFrom, or none')
})

test('a stage name that makes a bucket name too long is rejected', () => {
  expect(() => read('a-stage-for-demos', { requestsPerSecond: 50 })).toThrow('at most 15 lower-case letters')
})

test('a certificate that CloudFront cannot use is rejected', () => {
  const own = { ...production, domainName: 'scopewright.dev' }
  const certificateArn = 'arn:aws:acm:eu-west-1:123456789012:certificate/1'

  expect(() => read('prod', own)).toThrow('domainName and certificateArn together')
  expect(() => read('prod', { ...own, certificateArn })).toThrow('certificateArn')
})
