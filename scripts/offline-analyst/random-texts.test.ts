import { assert, constantFrom, nat, property, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#scripts/testing/arbitraries'
import { hoursOf } from './testing/hours'
import { texts } from './testing/texts'

/** Requirements to be combined at random. */
const sentences = [
  ...texts.stories.split('\n').filter((line) => line.startsWith('- As a')),
  ...texts.specification
    .split('\n')
    .filter((line) => /^\d\.\d\.\d .*\.$/.test(line))
    .map((line) => line.replace(/^\S+ /, '')),
  ...texts.german
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .slice(0, 5),
  'Users can pay by credit card.',
  'The system shall send an SMS when a parcel arrives.',
  'Managers approve expense claims in two steps.',
  '- Export to Excel',
  '- Single sign-on with Azure AD',
  'The app must work offline and synchronise later.',
  'We need a mobile app for iOS and Android.',
  'The interface is available in English, French and Arabic.',
  'An administrator can block users.',
  'The platform shall integrate with Salesforce and SAP.',
]

const some = shuffledSubarray(sentences, { minLength: 1 })
const runs = { numRuns: 25, seed: 7 }

test('adding a requirement to any others never lowers the hours', () => {
  assert(
    property(some, constantFrom(...sentences), nat(), (chosen, more, place) => {
      const at = place % (chosen.length + 1)
      const longer = [...chosen.slice(0, at), more, ...chosen.slice(at)]
      const hours = hoursOf(chosen.join('\n\n'))
      // Other task boundaries: the half-hour minimums of small tasks may differ by minutes.
      expect(hoursOf(longer.join('\n\n'))).toBeGreaterThanOrEqual(hours * 0.999)
    }),
    runs,
  )
})

test('reordering any requirements moves the total by less than 5 %', () => {
  assert(
    property(some, (chosen) => {
      const hours = hoursOf(chosen.join('\n\n'))
      expect(Math.abs(hoursOf(chosen.toReversed().join('\n\n')) - hours)).toBeLessThanOrEqual(hours * 0.05)
    }),
    runs,
  )
})

test('duplicating any requirements changes the total by at most 1 %', () => {
  assert(
    property(some, (chosen) => {
      const doubled = chosen.flatMap((sentence) => [sentence, sentence])
      const hours = hoursOf(chosen.join('\n\n'))
      expect(Math.abs(hoursOf(doubled.join('\n\n')) - hours)).toBeLessThanOrEqual(hours * 0.01)
    }),
    runs,
  )
})

test('random characters add few hours', () => {
  assert(
    property(anyText(2_000), (noise) => {
      expect(hoursOf(noise)).toBeLessThan(400)
    }),
    { numRuns: 50, seed: 7 },
  )
})
