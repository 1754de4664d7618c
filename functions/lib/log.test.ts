import { afterEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { described, log } from './log'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a message with line breaks stays one line of JSON, so nobody forges an entry', () => {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk))
    return true
  })
  log.error('call failed', { requestId: 'a\n{"level":"INFO","message":"all is well"}' })

  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'ERROR', message: 'call failed' })
})

test.each([
  ['a JSON parser', () => JSON.parse('our secret plan') as unknown, 'SyntaxError'],
  ['a validator', () => v.parse(v.number(), 'our secret plan'), 'ValiError'],
])('what %s says of a text is not logged, for it quotes the text', (_, read, error) => {
  let thrown: unknown
  try {
    read()
  } catch (caught) {
    thrown = caught
  }
  expect(String(thrown)).toContain('secret')
  expect(JSON.stringify(described(thrown))).not.toContain('secret')
  expect(described(thrown)).toMatchObject({ error })
})

test('any other error is logged with its reason and where it was thrown', () => {
  const entry = described(new TypeError('record is undefined'))
  expect(entry).toMatchObject({ error: 'TypeError', reason: 'record is undefined' })
  expect(JSON.stringify(entry)).toContain('log.test.ts')
  expect(described('a thrown text')).toEqual({ error: 'string' })
})
