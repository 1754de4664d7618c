import { expect, test } from 'vitest'
import { clientText } from '#domain/offer/client-text'
import { contradictionsIn } from './contradictions'
import { risksOf } from './risks'
import { scopeContradictionsIn } from './scope-contradictions'
import { studied } from './testing/hours'

/** A specification in which nothing contradicts anything. */
const specification = `# Plant nursery
## Orders
The system shall show the stock of each plant.
Gardeners shall reserve plants for a garden.
Guests can view the catalog without an account.
The shop shall send a confirmation after each order.
Orders of up to 3 plants are sent by post.
Gardeners can cancel reservations until the evening before.
## Accounts
Users must log in to view their reservations.
Passwords have at least 12 characters.
Usernames have at least 4 characters.
Sessions expire after 20 minutes.
Gold members can reserve up to 20 plants.
Silver members can reserve up to 10 plants.
Gardeners cannot cancel reservations after the delivery has left.
## Technology
The data is stored in PostgreSQL.
Prices are imported from the Oracle database of the wholesaler.
Customers pay with Stripe or PayPal.
The driver app runs on Android only.
The customer app is for iOS and Android.
## Limits
The maximum upload size is 10 MB.
Photos of plants are limited to 5 MB.
Response time: at most 2 seconds`

const quoted = (text: string) =>
  contradictionsIn(studied(text).reading.statements).map(({ one, other }) => [one.text, other.text])

test('a specification whose lines agree has no contradiction', () => {
  expect(quoted(specification)).toEqual([])
})

test.each([
  ['The data is stored in PostgreSQL.', 'All reservations are kept in a MySQL database.'],
  ['Passwords have at least 12 characters.', 'A password must be at least eight characters long.'],
  [
    'Sessions expire after 20 minutes.',
    'The session shall expire after half an hour, that is after 30 minutes.',
    false,
  ],
  ['Sessions expire after 20 minutes.', 'The session shall expire after 1 hour.'],
  ['The maximum upload size is 10 MB.', 'Uploads are limited to 25 MB.'],
  ['The customer app is for iOS and Android.', 'The customer app is for iOS only.'],
  ['A phone number is required.', 'The phone number is optional.'],
  ['Guests can order plants without an account.', 'An account is required to order.'],
  ['Guests may place orders.', 'Customers must register before checkout.'],
  ['Photos have at least 98 % of their size.', 'A photo must have at least 99 % of its size.'],
  ['Gardeners can edit reviews.', 'Gardeners cannot edit reviews.'],
  ['The system is used by 50 users.', 'There are about 500 users.'],
  ['The shop is for 50 users.', 'The shop has 5,000 users.'],
  ['The shop runs in Chrome only.', 'The shop shall work in all major browsers.'],
])('“%s” and “%s” are named as a contradiction', (one, other, isOne = true) => {
  const added = [one, other].filter((line) => !specification.includes(line))
  const found = quoted(`${specification}\n## Addenda\n${added.join('\n')}`).flat()
  expect(found).toEqual(isOne ? expect.arrayContaining([one, other]) : [])
})

test.each([
  ['All payments run through Stripe.', 'Customers pay with Adyen.'],
  ['Bestellungen werden in MySQL gespeichert.', 'Datenbank: PostgreSQL'],
  ['Passwörter haben mindestens 8 Zeichen.', 'Ein Passwort muss mindestens zwölf Zeichen haben.'],
  ['Gäste können ohne Konto bestellen.', 'Zum Bestellen ist ein Konto erforderlich.'],
  ['Das System wird von 50 Nutzern verwendet.', 'Es gibt rund 500 Nutzer.'],
])('“%s” and “%s” are named in a text of their own', (one, other) => {
  const of = (line: string) => `Das System muss Pflanzen anzeigen.\n${line}`
  expect(quoted(`${of(one)}\n${of(other)}`)).toEqual([[one, other]])
})

test.each([
  ['Members can borrow up to 3 books.', 'Members can reserve up to 5 books.'],
  ['The tool supports MySQL and PostgreSQL.', 'The data is stored in MySQL.'],
  ['The old system runs on MySQL.', 'The data is stored in PostgreSQL.'],
  ['The data is not stored in MySQL.', 'The data is stored in PostgreSQL.'],
  ['Members can cancel a course.', 'Members cannot cancel a course of others.'],
  ['Sessions end after 15 minutes of inactivity.', 'Sessions end after 8 hours.'],
  ['Backups are kept for 30 days.', 'Logs are kept for 90 days.'],
  ['Guests must create an account to order.', 'Guests can order a taxi.'],
  ['Guests can order without an account.', 'An account is required to write reviews.'],
  ['A phone number is required.', 'A second phone number is optional.'],
  ['The search responds within 1 second.', 'The search responds within 1000 ms.'],
  ['Customers pay with Stripe.', 'Customers pay with PayPal.'],
  ['Admins can delete users.', 'Users cannot delete admins.'],
  ['Uploads are limited to at most 1 GB.', 'Uploads are limited to at most 1024 MB.'],
  ['Invoices are kept for 1 year.', 'Invoices are kept for 365 days.'],
  ['Orders of up to 5,000 plants are sent by post.', 'Orders of up to 5000 plants are sent by post.'],
  ['The system is used by 50 admins.', 'The system is used by 500 guests.'],
  ['The portal is for 50 users.', 'The app is for 500 users.'],
  ['The system is used by 50 users.', 'The system must support 500 users.'],
  ['The system has 50 users today.', 'There are 500 users.'],
  ['There are 50 users at the start.', 'There are 500 users after a year.'],
  ['There are 50 concurrent users.', 'There are 500 users.'],
  ['There are 450 users.', 'The system has about 500 users.'],
  ['Each account has 5 users.', 'There are 500 users.'],
  ['Die Pilotgruppe hat 50 Nutzer.', 'Es gibt 500 Nutzer.'],
  ['The shop runs in Chrome and Firefox.', 'The shop shall work in all major browsers.'],
  ['Printing works only in Chrome if a guest prints.', 'The shop shall work in all major browsers.'],
])('“%s” and “%s” are no contradiction', (one, other) => {
  expect(quoted(`The system shall show plants.\n${one}\nThe system shall sort plants.\n${other}`)).toEqual([])
})

test('what holds for one plan or one group of people contradicts no other', () => {
  const of = (one: string, other: string) =>
    quoted(`# ${one}\nProjects have up to 5 files.\n# ${other}\nProjects have up to 50 files.`)
  expect(of('Free plan', 'Pro plan')).toEqual([])
  expect(of('Students', 'Teachers')).toEqual([])
  expect(of('Files', 'Archive')).toHaveLength(1)
})

test('a contradiction is a risk of high impact that quotes both lines, with their numbers for the owner', () => {
  const study = studied(`${specification}\nAll reservations are kept in a MySQL database.`)
  const [risk] = risksOf(study)

  expect(risk).toMatchObject({ risk: 'Contradiction: the database', impact: 'high' })
  const said = '“The data is stored in PostgreSQL.”'
  const other = '“All reservations are kept in a MySQL database.”'
  expect(risk!.description.replaceAll(/ \d+\]/g, ' 1]')).toBe(
    `${said} [line 1] and ${other} [line 1] cannot both hold.`,
  )
  expect(clientText(risk!.description)).toBe(`${said} and ${other} cannot both hold.`)
})

const inAndOut = (text: string) =>
  scopeContradictionsIn(studied(text).reading.statements).map(({ one, other }) => [one.text, other.text])
const shop = 'We need a shop with a cart. '

test.each([
  ['The shop includes a wish list and gift cards. Gift cards are out of scope.', 'Gift cards are out of scope.'],
  ['The price includes a chat.\n\nOut of scope:\n- Chat\n- Forum', 'Chat'],
  ['The scope covers data migration. Data migration is not included.', 'Data migration is not included.'],
  ['\n## In scope\n\n- Gift cards\n- Newsletter\n\n## Out of scope\n\n- Newsletter\n- Mobile app', 'Newsletter'],
  ['Der Shop enthält einen Blog. Ein Blog ist nicht im Umfang enthalten.', 'Ein Blog ist nicht im Umfang enthalten.'],
  ['Die Umsetzung umfasst Gutscheine und Newsletter.\n\nNicht im Umfang:\n- Newsletter', 'Newsletter'],
  ['Le projet comprend un blog. Le blog est exclu.', 'Le blog est exclu.'],
])('what a text includes and excludes is a contradiction: %s', (lines, excluded) => {
  expect(inAndOut(shop + lines).map(([, other]) => other)).toEqual([excluded])
})

test.each([
  'The shop includes card payment. Payment by invoice is excluded.',
  'It includes a calendar.\n\nOut of scope:\n- Calendar sync with Google',
  'The shop contains products. The mobile app is out of scope.',
  'Prices include VAT. VAT reports are out of scope.',
])('what is included beside another thing that is excluded is none: %s', (lines) => {
  expect(inAndOut(shop + lines)).toEqual([])
})

test('a risk quotes the lines that include and exclude a thing', () => {
  const text = `${shop}The shop includes gift cards. Gift cards are out of scope.`
  const [risk] = risksOf(studied(text), true).filter(({ risk }) => risk.startsWith('Contradiction'))
  expect(risk?.description).toContain('“Gift cards are out of scope.”')
})
