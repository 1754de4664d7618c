import { expect, test } from 'vitest'
import { readOptions } from './options'

test('the command takes a folder and one format', () => {
  expect(readOptions(['docs', '--json'])).toEqual({ folder: 'docs', format: 'json' })
  expect(readOptions(['docs', '--markdown'])).toEqual({ folder: 'docs', format: 'markdown' })
  expect(readOptions(['docs'])).toEqual({ folder: 'docs', format: 'text' })
  expect(() => readOptions(['docs', 'more'])).toThrow('Usage: npm run evaluate')
  expect(() => readOptions(['docs', '--json', '--markdown'])).toThrow('Usage')
  expect(() => readOptions(['--color'])).toThrow("Unknown option '--color'. Usage")
})
