import { expect, test } from 'vitest'
import { fileOf, securityHeaders } from './headers'

const headers = securityHeaders('https://uploads.example.com')
const policy = new Map(
  (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources] as const
  }),
)

test('no other site may frame ours', () => {
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  expect(headers['x-frame-options']).toBe('DENY')
})

test("only our own and Stripe's scripts run, and no script in a text", () => {
  expect(policy.get('default-src')).toEqual(["'self'"])
  for (const name of ['object-src', 'base-uri']) expect(policy.get(name)).toEqual(["'none'"])
  for (const name of ['script-src', 'style-src']) {
    for (const source of policy.get(name) ?? []) {
      expect(source).toMatch(/^('self'|'sha256-[\w+/=]{44}'|https:\/\/(\*\.)?js\.stripe\.com)$/)
    }
  }
})

test('nothing is sent to other hosts or unencrypted', () => {
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.stripe.com', 'https://uploads.example.com'])
  expect(policy.get('form-action')).toEqual(["'self'"])
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}; includeSubDomains/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('links to offers have a page of their own, also if a mail program cut them off', () => {
  for (const path of ['/shared/a-Token_1', '/shared/', '/shared']) expect(fileOf(path)).toBe('/shared.html')
  for (const path of ['/', '/shared-offers', '/sharedx']) expect(fileOf(path)).toBe('/index.html')
})
