import { expect, test } from 'vitest'
import { applyCancellations } from './cancellations'

test.each([
  ['We need a shop with a filter and gift cards.', 'We need a shop and gift cards.'],
  ['Customers search, filter and sort the list.', 'Customers search and sort the list.'],
  ['Customers get a newsletter when they use the filter.', 'Customers get a newsletter'],
  ['Add a filter, so that customers find things faster.', ''],
  ['Add price filters.', ''],
  ['Ein Preisfilter.', ''],
  ['We need a page for the filter.', 'We need a page for the filter.'],
])('of a wish only what names the cancelled thing goes: %s', (wish, left) => {
  expect(applyCancellations([wish, 'The filter is not needed any more.']).texts[0]).toBe(left)
})

test('a sentence about something else cancels nothing', () => {
  const texts = [
    'So we want a chart.',
    'Add a filter.',
    'We do not need the filter before March.',
    'Add a filter, too.',
    'No need for a map.',
  ]
  expect(applyCancellations(texts)).toEqual({ texts, cancelling: new Set() })
})
