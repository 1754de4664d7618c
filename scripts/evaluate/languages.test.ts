import { expect, test } from 'vitest'
import { confesses, familiar, familiarity } from './languages'
import { textsIn } from './variants'

test('the samples are familiar in the languages that are to be known, and in no others', () => {
  const known = textsIn('languages').filter(([, text]) => familiarity(text)! > familiar.clearly)
  const unknown = textsIn('languages').filter(([, text]) => familiarity(text)! < familiar.least)

  expect(known.map(([language]) => language)).toEqual(['de', 'el', 'en', 'es', 'fr', 'pt', 'ru', 'zh'])
  expect(unknown.map(([language]) => language)).toEqual(['ar', 'fi', 'hi', 'ja', 'tr'])
})

test('a few words do not tell their language', () => {
  expect(familiarity('Kirjasto lainaa kirjoja.')).toBeNull()
  expect(familiarity('')).toBeNull()
})

test('an analyst may say in several ways that it lacks the words', () => {
  expect(confesses(['The text is in a language of which the offline analyst knows few words.'])).toBe(true)
  expect(confesses(['It does not know this language.'])).toBe(true)
  expect(confesses(['The app has one language.', 'There are no payments.'])).toBe(false)
})
