import { expect, test } from 'vitest'
import { maskConstraints } from '#domain/constraints/mask'
import { withoutInlineMarkup } from './inline-markup'
import { asksNothing, quotedText } from './quoted-line'

test.each([
  ['hey, so basically we need a shop with cards thx', 'We need a shop with cards'],
  ['Hi Jo, hope you are well! We need a shop. Many thanks, Grace', 'We need a shop.'],
  ['[09:14] Lena: hi all, iOS app please', 'iOS app please'],
  [
    '- Hallo zusammen, ich hoffe, euch geht es gut. Kunden bezahlen per Karte. Vielen Dank!',
    'Kunden bezahlen per Karte.',
  ],
  [
    'Bonjour, j’espère que vous allez bien. Les clients paient en ligne. Merci d’avance',
    'Les clients paient en ligne.',
  ],
  ['Lieber Herr Bauer, Kunden bezahlen per Karte.', 'Kunden bezahlen per Karte.'],
  ['hey, handle returns too', 'Handle returns too'],
  ['[08.01., 20:14] Tom (club): members pay online', 'Members pay online'],
  ['08.01.26, 20:14 - Tom: members pay online', 'Members pay online'],
  ['[8.1.26, 20:14:33] ~ +49 170 1234: members pay online', 'Members pay online'],
  ['hey we need a shop thx Customers pay by card', 'We need a shop. Customers pay by card'],
  ['Members export invoices, thanks!', 'Members export invoices'],
])('a quote has no greeting and no thanks: %s', (line, quoted) => {
  expect(quotedText(line)).toBe(quoted)
})

test.each([
  '- [ ] Members pay online',
  '* 3) Members pay online',
  '(a) Members pay online',
  '- **Members** pay _online_',
  '**12.** [Members](https://example.org) pay `online`',
])('a quote has no marks of a list and of Markdown: %s', (line) => {
  expect(quotedText(line)).toBe('Members pay online')
})

test.each([
  ['- Fields marked \\* are \\*required\\*', 'Fields marked * are *required*'],
  ['**The \\_id\\_** of order\\_items', 'The _id_ of order_items'],
  ['\\*Prices without tax', '*Prices without tax'],
  ['Files of C:\\in\\_new\\*.csv are read', 'Files of C:\\in\\_new\\*.csv are read'],
])('a quote has escaped marks as they were meant: %s', (line, quoted) => {
  expect(quotedText(line)).toBe(quoted)
  expect(quotedText(withoutInlineMarkup(line))).toBe(quoted)
})

test.each([
  ['| R-1 | Members pay online | By card | Must |', 'Members pay online – By card'],
  ['IF-3 | Members pay online | | By card | x', 'Members pay online – By card'],
  ['| A | Members pay online. | Storage | 12 | M |', 'Members pay online. – Storage – 12'],
  ['NFR-12 | Pages load fast', 'Pages load fast'],
  ['4.2.1 | Pages load fast', 'Pages load fast'],
  ['| PDF | Invoices are exported |', 'PDF – Invoices are exported'],
  ['Shirts come in S | M | L |  | Blue', 'Shirts come in S – M – L – Blue'],
  ['| R-2 | Search | M | A |', 'Search'],
  ['| 2027-01-15 | Invoices are exported |', '2027-01-15 – Invoices are exported'],
  ['| 2027 | Two more shops |', '2027 – Two more shops'],
  ['| **R-3** | Table order_items | 2*3 m | _Must_ |', 'Table order_items – 2*3 m'],
])('a quote of a row is read without the number of the row and the marks of cells: %s', (line, quoted) => {
  expect(quotedText(line)).toBe(quoted)
})

test.each([
  '2.5 hours of training',
  '3D models turn',
  'iPhone users scan tickets. A receipt is printed.',
  'After a donation, members see a page that says thanks.',
  'So that nothing is lost, drafts are saved.',
  'Hello! Thanks!',
  'Filters combine a || b and x|y.',
  'Salut est un café.',
  'Lieber mit PayPal zahlen, nicht mit Karte.',
  'Lieber Kalender, keine Listen.',
  'Lieber Karten!',
  'Lieber SMS, bitte.',
  'Thanks, could you add a filter?',
  'Highlights of the week are on the first page.',
  'The shop shows prices, e.g. thanks to Stripe.',
  'Wir brauchen z. B. Danke-Seiten.',
  'Customers get a mail. Thanks to the API it is fast.',
])('other lines are quoted as they are: %s', (line) => {
  expect(quotedText(line)).toBe(line)
})

test('a quote does not show that a budget or a deadline was withheld from the analyst', () => {
  const { text } = maskConstraints('Our budget is 20,000 EUR and the shop sells bikes.')
  expect(quotedText(text)).toBe('Our budget is … and the shop sells bikes.')
})

test.each([
  'Hi Jo, sounds good.',
  'Lieber Herr Bauer',
  'Lieber Jan,',
  'Perfect, go ahead. Thanks!',
  'Two more wishes:',
  'Two more bits before you start.',
  'One last thing',
  'From: Ann Lee, 3 December',
  'Von: Sabine Holt, 3. Dezember',
  'On Mon, 2 Nov, Jo wrote:',
])('a line of agreement, about what follows or above a mail asks for nothing: %s', (line) => {
  expect(asksNothing(line)).toBe(true)
})

test.each([
  'Great, go ahead with the blog.',
  'Two more changes before checkout: gift notes.',
  'Two more languages',
  'Perfect for phones',
  'Lieber eine App.',
  'Lieber Kalender, keine Listen,',
  'One question for each answer',
])('a line that names work asks for something: %s', (line) => {
  expect(asksNothing(line)).toBe(false)
})
