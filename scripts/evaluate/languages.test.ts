import { expect, test } from 'vitest'
import { admitsUnknownLanguage, familiar, familiarity } from './languages'
import { textsIn } from './variants'

test('the samples are familiar in the languages that the analyst has to know, and in no others', () => {
  const known = textsIn('languages').filter(([, text]) => familiarity(text)! > familiar.clearly)
  const unknown = textsIn('languages').filter(([, text]) => familiarity(text)! < familiar.min)

  expect(known.map(([language]) => language)).toEqual(['de', 'el', 'en', 'es', 'fr', 'pt', 'ru', 'zh'])
  expect(unknown.map(([language]) => language)).toEqual(['ar', 'fi', 'hi', 'ja', 'tr'])
})

test('a few words are not enough to detect a language', () => {
  expect(familiarity('Kirjasto lainaa kirjoja.')).toBeNull()
  expect(familiarity('')).toBeNull()
})

test('an analyst may admit in several ways that it does not know the language', () => {
  expect(admitsUnknownLanguage(['The text is in a language of which the offline analyst knows few words.'])).toBe(true)
  expect(admitsUnknownLanguage(['It does not know this language.'])).toBe(true)
  expect(admitsUnknownLanguage(['The app has one language.', 'There are no payments.'])).toBe(false)
})
