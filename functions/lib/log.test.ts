import { afterEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { describeError, log } from './log'

afterEach(() => {
  vi.restoreAllMocks()
})

test('line breaks in a message cannot forge a log entry', () => {
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
  ['a validator of several lines', () => v.parse(v.number(), 'our plan:\nat secret prices'), 'ValiError'],
])('a message of %s is not logged, because it quotes the input', (_, read, error) => {
  let thrown: unknown
  try {
    read()
  } catch (caught) {
    thrown = caught
  }
  expect(String(thrown)).toContain('secret')
  expect(JSON.stringify(describeError(thrown))).not.toContain('secret')
  expect(describeError(thrown)).toMatchObject({ error })
})

test('any other error is logged with its message and stack', () => {
  const entry = describeError(new TypeError('record is undefined'))
  expect(entry).toMatchObject({ error: 'TypeError', reason: 'record is undefined' })
  expect(JSON.stringify(entry)).toContain('log.test.ts')
  expect(describeError('a thrown text')).toEqual({ error: 'string' })
})
