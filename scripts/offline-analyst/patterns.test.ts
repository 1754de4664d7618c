import { expect, test } from 'vitest'
import { pattern } from '#domain/text/pattern'

test('a pattern ends at a letter of every language that the vocabulary knows', () => {
  const word = pattern(String.raw`(?<!\p{L})an?(?!\p{L})`)
  expect(word.test('(An app) [1]')).toBe(true)
  const letters = ['é', 'ß', 'Œ', 'ñ', 'Я', 'ё', 'ω', 'ή', '的', 'ő', 'ž']
  expect(letters.filter((letter) => word.test(`a${letter}`) || word.test(`${letter}a`))).toEqual([])
})

test('a pattern finds letters within classes and beside escaped brackets', () => {
  expect(pattern('^\\[[\\p{L}-]+\\]\\P{L}$').test('[Größe-ü]!')).toBe(true)
  expect(pattern('^\\p{P}\\p{L}+$').flags).toBe('iu')
})

test('a pattern reads upper and lower case alike, also as a property of letters, unless its flags say otherwise', () => {
  const name = pattern('^\\p{Lu}\\p{Ll}+$')
  expect(['Éa', 'éA', 'ßx', 'Яя'].filter((text) => !name.test(text))).toEqual([])
  expect(['a', '中文', '1a'].filter((text) => name.test(text))).toEqual([])
  expect(['éA', 'éa', 'Éa'].filter((text) => pattern('^\\p{Lu}\\p{Ll}+$', '').test(text))).toEqual(['Éa'])
})

test('a pattern repeats groups, and finds brackets beside them', () => {
  const code = pattern('^(?:an?|the){2}(?<!x)(?:b|c)?\\)[)(]+?(?<end>d)*e')
  expect(code.exec('THEAb))de')?.groups).toEqual({ end: 'd' })
  expect(code.test('the)(e')).toBe(false)
})
