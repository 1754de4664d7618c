import { expect, test } from 'vitest'
import { joinQuotes } from './offer-text'

test('exclusions that differ in their quotes are one sentence, with each quote once', () => {
  const excluded = ['Chat', 'Payments', 'Chat'].map((quote) => `As the requirements say: “${quote}”`)
  expect(joinQuotes([...excluded, 'Running costs.', 'Running costs.'])).toEqual([
    'As the requirements say: “Chat” and “Payments”',
    'Running costs.',
  ])
})
