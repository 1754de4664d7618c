import { expect, test } from 'vitest'
import { pathWithin } from './guards'

test.each([
  [null, '/'],
  ['', '/'],
  ['/estimate/01J?x=1#clarifications', '/estimate/01J?x=1#clarifications'],
  ['/subscribe?plan=Tier+1&priceId=price_1', '/subscribe?plan=Tier+1&priceId=price_1'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['/..//elsewhere.example', '/'],
  ['//', '/'],
  ['///', '/'],
  ['/\\', '/'],
  ['/\n/', '/'],
  ['//:', '/'],
  ['//[', '/'],
  ['/%2f/elsewhere.example', '/'],
  ['/%5Celsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/auth?next=/auth', '/'],
])('after signing in, next=%s leads to %s', (next, path) => {
  expect(pathWithin(next)).toBe(path)
})
