import { expect, test } from 'vitest'
import { technologiesOf } from './technologies'
import { studied } from './testing/hours'

test('a product does not connect to itself, nor to people', () => {
  const text = `TTL shall record samples.\nTTL shall print labels.\nTechnicians maintain the integration of TTL.
Orders are sent to SUAs.\nThe lab results are sent to the Reporting Party.\nTTL integrates with Orbis.`
  expect([...new Set(studied(text).recognized.systems.flatMap((names) => [...names]))]).toEqual(['Orbis'])
})

test('a new product has one database, the first that its text names', () => {
  const text = 'We need a booking portal. The stack is React and MySQL or PostgreSQL. Members book courts.'
  expect(technologiesOf(studied(text))).toEqual(expect.arrayContaining(['React', 'MySQL']))
  expect(technologiesOf(studied(text))).not.toContain('PostgreSQL')
  const hosted = 'We need a booking portal. It uses PostgreSQL on Supabase. Members book courts.'
  expect(technologiesOf(studied(hosted))).not.toContain('PostgreSQL')
})
