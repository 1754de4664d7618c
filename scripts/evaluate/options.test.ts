import { expect, test } from 'vitest'
import { readOptions } from './options'

test('the command accepts a folder, the briefs, outcomes or histories, and one format', () => {
  expect(readOptions(['docs', '--json'])).toEqual({ of: 'documents', folder: 'docs', format: 'json' })
  expect(readOptions(['docs', '--markdown'])).toEqual({ of: 'documents', folder: 'docs', format: 'markdown' })
  expect(readOptions(['docs'])).toEqual({ of: 'documents', folder: 'docs', format: 'text' })
  expect(readOptions(['--paraphrases'])).toEqual({ of: 'paraphrases', format: 'text' })
  expect(readOptions(['--outcomes', 'past'])).toEqual({ of: 'outcomes', folder: 'past', format: 'text' })
  expect(readOptions(['--record'])).toEqual({ of: 'record', file: undefined, format: 'text' })
  expect(readOptions(['--record', 'past.csv'])).toEqual({ of: 'record', file: 'past.csv', format: 'text' })
  expect(() => readOptions(['--record', 'past.csv', '--paraphrases'])).toThrow('Usage')
  expect(() => readOptions(['docs', '--paraphrases'])).toThrow('Usage')
  expect(() => readOptions(['--outcomes', 'past', '--paraphrases'])).toThrow('Usage')
  expect(() => readOptions(['docs', 'more'])).toThrow('Usage: npm run evaluate')
  expect(() => readOptions(['docs', '--json', '--markdown'])).toThrow('Usage')
  expect(() => readOptions(['--color'])).toThrow("Unknown option '--color'. Usage")
})
