import { expect, test } from 'vitest'
import { applyCancellations, cancelledBy } from './cancellations'

test.each([
  ['We need a shop with a filter and gift cards.', 'We need a shop and gift cards.'],
  ['Customers search, filter and sort the list.', 'Customers search and sort the list.'],
  ['Customers get a newsletter when they use the filter.', 'Customers get a newsletter'],
  ['Add a filter, so that customers find things faster.', ''],
  ['Add price filters.', ''],
  ['Ein Preisfilter.', ''],
  ['When it rains, the page has a filter.', ''],
  ['When it rains, the page has a map and a filter.', 'When it rains, the page has a map'],
  ['We need a map, a filter, so that people find things, and gift cards.', 'We need a map, and gift cards.'],
  ['We need a page for the filter.', 'We need a page for the filter.'],
  ['The app also includes a filter and a map.', 'The app also includes a map.'],
  ['The shop must have a filter and be easy to read.', 'The shop must be easy to read.'],
  ['Doctors can filter the list and export the list.', 'Doctors can export the list.'],
  ['Nurses filter beds and managers can see a forecast.', 'managers can see a forecast.'],
  ['Filters help nurses, particularly those at night.', ''],
])('of a wish only what names the cancelled thing goes: %s', (wish, left) => {
  expect(applyCancellations([wish, 'The filter is not needed any more.']).texts[0]).toBe(left)
})

test.each([
  ['Bitte den Filter streichen.', 'den Filter'],
  ['El filtro ya no es necesario.', 'El filtro'],
  ['No necesitamos el filtro.', 'el filtro'],
  ['De filter is niet meer nodig.', 'De filter'],
  ['Laten we de filter vallen.', 'de filter'],
])('a sentence can cancel in another language: %s', (sentence, thing) => {
  expect(cancelledBy(sentence)?.thing).toBe(thing)
})

test('a sentence about something else cancels nothing', () => {
  const texts = [
    'So we want a chart.',
    'Add a filter.',
    'We do not need the filter before March.',
    'Add a filter, too.',
    'No need for a map.',
    'Members manage their bookings.',
    'Bookings are cancelled.',
    'Staff want to export lists.',
    'We no longer need to export lists.',
    'Our page has a slider.',
    'Please drop the slider.',
  ]
  expect(applyCancellations(texts)).toEqual({ texts, cancelling: new Set() })
})
