import { expect, test } from 'vitest'
import { numberLines } from '#domain/text/requirement-lines'
import { read } from './reading/read'
import { hoursOf, studied } from './testing/hours'

const kindOf = (text: string) => studied(text).profile.kind

test.each([
  'The cart forgets items. Please fix it. We would also like to move to PHP 8.3.',
  'Der Warenkorb vergisst Artikel. Bitte reparieren. Außerdem möchten wir auf PHP 8.3 wechseln.',
  'Le panier oublie des articles. Pouvez-vous réparer ? Nous aimerions aussi passer à PHP 8.3.',
  'El carrito olvida artículos. ¿Pueden arreglarlo? También queremos pasar a PHP 8.3.',
])('a wish beside a fault is work of its own: %s', (text) => {
  const names = studied(text).plan.components.map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Bug fixes', 'Upgrade to a new version'])
})

test.each([
  ['Build a prototype of a booking app for our boats.', 'prototype'],
  ['A booking app for our boats. Animations as in the clickable prototype.', 'production'],
])('a prototype that exists makes no other one: %s', (text, stage) => {
  expect(studied(text).profile.stage).toBe(stage)
})

test.each([
  'How much would it cost to add a filter to our order list?',
  'Quanto costa aggiungere un filtro alla nostra lista ordini?',
  'Combien coûterait l’ajout d’un filtre à notre liste de commandes ?',
])('a question for a price asks for the work: %s', (text) => {
  expect(kindOf(text)).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(1)
})

test.each([
  'App like Uber but for dog walkers, iOS and Android, payment in the app and live GPS tracking.',
  'App wie Airbnb, aber für Wohnmobile, mit Zahlung und Bewertungen.',
])('a product like one of another company is new, and connects to none: %s', (text) => {
  const { profile, plan } = studied(text)
  expect(profile.kind).toBe('product')
  expect(plan.components.map(({ name }) => name).join()).not.toContain('Integration')
})

test.each([
  'What does a connection between our WooCommerce shop and Xero cost?',
  'Wat kost een koppeling tussen onze WooCommerce-shop en Exact Online?',
  'Was kostet eine Schnittstelle zwischen unserem Shop und Lexware?',
])('a connection whose price is asked for takes more than a change: %s', (text) => {
  expect(hoursOf(text)).toBeGreaterThan(10)
})

test('a bug report with short headings describes a fault', () => {
  const text = `## BUG: the total is wrong with a coupon

### Steps to reproduce
1. Put two items in the cart

### Expected
The coupon comes first.

### Actual
The gift card is deducted before the coupon.`
  expect(studied(text).reading.form).toBe('bug report')
  expect(hoursOf(text)).toBeGreaterThan(0)
})

test('names with underscores are kept', () => {
  expect(read('', numberLines('The *new* tables are `orders` and order_items.')).statements[0]?.text).toBe(
    'The new tables are orders and order_items.',
  )
})
