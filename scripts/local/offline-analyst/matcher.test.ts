import { expect, test } from 'vitest'
import { Matcher } from './matcher'
import { wordsOf } from './reading/words'

function found(term: string, text: string) {
  const matcher = new Matcher<string>()
  matcher.add(term, term)
  return matcher.find(wordsOf(text)).length > 0
}

test.each([
  ['invoice', 'Invoices are sent'],
  ['log in', 'they logged in'],
  ['e mail', 'by e mail'],
  ['book*', 'bookings'],
  ['*buchung*', 'Die Kursbuchungen'],
  ['send _ email', 'send them an email'],
  ['send _ email', 'send email'],
  ['(pay|buy) online', 'people buy online'],
  ['оплат*', 'с онлайн-оплатой'],
  ['支付', '支持微信支付功能'],
  ['straße', 'Strasse'],
  ['réservation', 'les reservations'],
])('%s is found in “%s”', (term, text) => {
  expect(found(term, text)).toBe(true)
})

test.each([
  ['invoice', 'the voice'],
  ['=orders', 'in order to'],
  ['log in', 'log. In the end'],
  ['send _ email', 'send one two three four email'],
  ['theme', 'give it to them'],
  ['(pay|buy) online', 'pay later online'],
])('%s is not found in “%s”', (term, text) => {
  expect(found(term, text)).toBe(false)
})
