import { expect, test } from 'vitest'
import { numberOfWords } from './numbers'

test.each([
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
])('numbers are read in words: %s', (words) => {
  expect(words.split(' ').map(numberOfWords)).toEqual(words.split(' ').map((_, at) => at + 1))
})
