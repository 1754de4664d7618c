import { expect, test } from 'vitest'
import { numberLines } from '#domain/text/requirement-lines'
import { read } from './reading/read'
import { workTypeOf } from './study'
import { hoursOf, studied } from './testing/hours'
import { kindOf, statements } from './testing/statements'
import { texts } from './testing/texts'

test.each([
  ['a numbered requirement', '2.1 The system shall send an invoice to each customer.', 'send an invoice'],
  ['a user story', 'As a driver, I want to see my next stop so that I arrive in time.', 'next stop'],
  ['an imperative in a list', 'We need an app.\n- Export all orders as CSV', 'Export'],
  [
    'a table row',
    'We need an app for a school.\n| Role | Action |\n|---|---|\n| Teacher | Approve leave requests |',
    'Teacher',
  ],
  ['a wish in prose', 'We are looking for a website where members can book courts.', 'courts'],
  ['a prohibition', 'The system runs in the browser. Users must not be able to book two courts at once.', 'two courts'],
  [
    'a requirement addressed to a contractor',
    'The Contractor shall develop a web portal that lets citizens apply for permits.',
    'permits',
  ],
])('%s is a requirement', (_, text, part) => {
  expect(kindOf(text, part)).toBe('function')
})

test.each([
  ['Contractor', 'The Contractor shall submit invoices monthly.'],
  ['Insurance', 'The Vendor shall maintain general liability insurance.'],
  ['Proposals', 'Proposals shall be submitted by e-mail to the purchasing office.'],
  ['Sprints', 'The Contractor shall use Scrum and report at the end of each sprint.'],
  ['glossary', 'API Application Programming Interface, a way for systems to talk to each other.'],
  ['Figure', 'Figure 3: the user logs in'],
  ['page', 'Page 7 of 23'],
  ['verify', 'Verify that the user can log in with a wrong password three times.'],
  ['manual', 'A user manual shall be provided.'],
])('%s: a sentence about it is background', (_, line) => {
  const found = statements(`We need a web app for a club. Members can log in.\n${line}`).filter((it) =>
    line.startsWith(it.text.slice(0, 12)),
  )
  expect(found.every(({ kind }) => kind === 'background')).toBe(true)
})

test.each(['2.1', '99.12.3', '100.2'])('the number %s of a section is no part of its requirement', (number) => {
  const [statement] = statements(`${number} The system shall send an invoice to each customer.`)
  expect(statement?.text).toMatch(/^The system/)
})

test('items below "Out of scope" or "Future" are not estimated, up to the next heading', () => {
  const text = `# App
## Features
- Users can book rooms
## Out of scope
- Online payments
## Future versions
- A chat between users
## Reports
- Managers can export bookings`
  expect(kindOf(text, 'book rooms')).toBe('function')
  expect(kindOf(text, 'Online payments')).toBe('excluded')
  expect(kindOf(text, 'chat')).toBe('later')
  expect(kindOf(text, 'export bookings')).toBe('function')
})

test('a section of a product may be called "Handover" or "Training"', () => {
  const text = `We need an app for a hospital ward.
## Patients
- Nurses see the patients of their ward
## Handover
- Nurses write a note for each patient at the end of their shift
- Users get a manual
- Staff must be trained on site`
  expect(kindOf(text, 'patients of their ward')).toBe('function')
  expect(kindOf(text, 'write a note')).toBe('function')
  expect(kindOf(text, 'manual')).toBe('background')
  expect(kindOf(text, 'trained')).toBe('background')
})

test('rows of a table of deliverables are requirements, except documents and tests', () => {
  const text = `# Grant proposal
> Proposals must contain all parts of this form. See the terms and conditions.

## Team
The applicant is a company with a focus on developer tools.
The applicant has received funds before.

## Development roadmap
### Milestone 1
| Number | Deliverable | Specification |
| --- | --- | --- |
| 1 | Unit tests | Tests of all functions. They run on each change. |
| 2 | Log parser | Parse the log files of smart contracts in Python. |
| 3 | Contract calls | Send the arguments of a contract call. |
| 4 | Documentation | A README describes how to use it. |`
  for (const part of ['Log parser', 'Contract calls']) expect(kindOf(text, part), part).toBe('function')
  for (const part of ['Unit tests', 'Documentation', 'must contain', 'focus on'])
    expect(kindOf(text, part), part).toBe('background')
})

test.each([
  'The system will not:\n• Manage billing',
  'Out of scope: billing and taxes',
  'The system shall not manage billing.',
  'Billing is out of scope.',
  'Nicht im Umfang\n- Billing',
])('text is read as an exclusion: %s', (text) => {
  expect(statements(`We need a web app. Users can log in.\n${text}`).some(({ kind }) => kind === 'excluded')).toBe(true)
})

test('revision history, contents, glossary, references and background contain no requirements', () => {
  const found = statements(texts.specification)
  for (const part of ['First draft', 'It is intended for', 'twice a day', 'Temperature recorders', 'Plant handbook']) {
    expect(found.find(({ text }) => text.includes(part))?.kind ?? 'background', part).toBe('background')
  }
})

test('a sentence wrapped over several lines is one statement', () => {
  const found = statements(texts.specification).find(({ text }) =>
    text.includes('escalated to the plant manager by SMS'),
  )
  expect(found?.text).toMatch(/^An alarm that is not acknowledged/)
})

test('quoted emails are read like the reply, without their headers', () => {
  const text = `From: Karin Vogel
Subject: Re: Re: Booking site for our court
Members should see their bookings.

On Tue, 3 Feb 2026 at 09:12, Ben Oduya <ben@studio.example> wrote:
> Hi Karin,
>> Members must be able to pay online by card.`
  expect(statements(text).map(({ text }) => text)).toEqual([
    'Booking site for our court',
    'Members should see their bookings.',
    'Members must be able to pay online by card.',
  ])
})

test('a scenario of several steps and a story on three lines are one statement each', () => {
  const text = `As an employee
I want to reserve a meeting room
So that I have a place to meet

Given the room is taken
When I try to reserve it
Then I see the next free room
And I see who has it`
  expect(statements(text).map(({ kind }) => kind)).toEqual(['function', 'function'])
})

test('short names on separate lines are read as list items, not as headings', () => {
  const found = statements('User login\nCard payment\nWish list\nReports\nStock management\nOut of scope\nChat')
  expect(found.filter(({ kind }) => kind === 'function').map(({ text }) => text)).toEqual([
    'User login',
    'Card payment',
    'Wish list',
    'Reports',
    'Stock management',
  ])
  expect(found.at(-1)).toMatchObject({ text: 'Chat', kind: 'excluded' })
})

test.each([
  ['German', 'Benutzeranmeldung\nProduktsuche\nWarenkorb\nKreditkartenzahlung\nLagerverwaltung\nBestellhistorie'],
  ['English', 'User login\nProduct search\nShopping cart\nCard payment\nStock management\nOrder history'],
])('the language of a feature list without common words is detected: %s', (name, text) => {
  const { language, statements } = read('', numberLines(text))
  expect(language.name).toBe(name)
  expect(statements.filter(({ kind }) => kind === 'function').length).toBeGreaterThanOrEqual(4)
})

test('a brief that mentions an old website is read as requirements for a new one', () => {
  const text = 'Our website looks old. We want to change texts ourselves. News with pictures. It should work on phones.'
  expect(kindOf(text, 'change texts')).toBe('function')
  expect(kindOf(text, 'News')).toBe('function')
})

test('qualities are distinguished from functions', () => {
  expect(kindOf(texts.specification, 'available 99.5')).toBe('quality')
  expect(kindOf(texts.specification, 'backed up daily')).toBe('quality')
  expect(kindOf(texts.specification, 'floor plan')).toBe('function')
})

test.each([
  ['German', texts.german],
  ['Greek', 'Το σύστημα πρέπει να επιτρέπει στους χρήστες να κλείνουν ραντεβού και να πληρώνουν με κάρτα.'],
  ['Russian', 'Система должна позволять пользователям записываться на приём и оплачивать услуги картой.'],
  ['Chinese', '系统应支持用户在线预约和支付。'],
  ['Spanish', 'El sistema debe permitir que los usuarios reserven citas y paguen con tarjeta.'],
  ['Dutch', 'Het systeem moet het mogelijk maken dat klanten een afspraak maken en met een kaart betalen.'],
])('%s is detected by its words', (name, text) => {
  expect(read('', numberLines(text)).language.name).toBe(name)
})

test.each([
  [
    'Hi Jo, small thing for the shop: customers want a wishlist. They can add a note to each wish. Thanks, Mia',
    'Favorites: Includes “Wishlist” and “Add a note to each wish”.',
  ],
  [
    'Hey mia,\none more thing for our app: members should see their invoices.',
    'Invoices and quotes: Includes “See their invoices”.',
  ],
  [
    'Hi Jo, hope you are well! Can you also build a loyalty program into the app?',
    'Loyalty program: Includes “Build a loyalty program into the app”.',
  ],
  [
    'Hi Jo\nsmall thing for the shop:\n- one more thing, can you also add a wishlist?',
    'Favorites: Includes “Add a wishlist”.',
  ],
  [
    'Hello,\nWe have that thing where people rate a recipe. Can we also show the stars on the home page?',
    'Website pages: Includes “Show the stars on the home page”.',
  ],
  [
    'One more thing: on the list of recipes, could you show how many people rated each?',
    'General features: Includes “Show how many people rated each”.',
  ],
  [
    'Bonjour,\nPourriez-vous ajouter un formulaire de contact sur notre site ? Ce serait bien avant Noël.',
    'Contact forms: Includes “Ajouter un formulaire de contact sur notre site”.',
  ],
  [
    "On our clinic's website patients should be able to book a visit. No rush, but it would be nice to have it before Easter.",
    "Booking: Includes “On our clinic's website patients should be able to book a visit”.",
  ],
  [
    'Quick one for the shop - gift cards: customers buy one for 25, 50 or 100 euros and send it by e-mail to a friend.',
    'Gift cards: Includes “Gift cards: customers buy one for 25, 50 or 100 euros and send it by e-mail to a friend”.',
  ],
  [
    'We need vouchers for the shop where customers choose a picture and one of the amounts of 25, 50, 100 or 200.',
    'Discounts and vouchers: Includes “Vouchers for the shop where customers choose a picture and one of the amounts of 25, 50, 100 or 200”.',
  ],
])('a casual mail asks for a change, without its greeting and lead-in: %s', (mail, described) => {
  const study = studied(mail)

  expect(workTypeOf(study).kind).toBe('change')
  expect(study.plan.components.map(({ name, description }) => `${name}: ${description}`)).toEqual([described])
})

test.each([
  'Would be great before Christmas.',
  'It would be lovely to have it by 20 March.',
  'Ideally live by the end of January.',
  'Schön wäre es vor Ostern.',
  'Ce serait bien avant Noël.',
  'Sería genial antes de Navidad.',
])('a wish for a date is no work: %s', (wish) => {
  const fault = 'The contact form on our website sends no mail any more.'
  expect(hoursOf(`${fault} ${wish}`)).toBe(hoursOf(fault))
})

test.each([
  'Hi Jo, small thing: we need a website for our bakery with a contact form.',
  'Hi Jo, we need a small app for our bakery where customers order cakes and pay by card.',
])('a casual mail may ask for a new product: %s', (mail) => {
  expect(workTypeOf(studied(mail)).kind).toBe('product')
})

test.each([
  'I hope you had a good start into the week.',
  'It was lovely to meet you at the fair.',
  'Ich hoffe, Sie hatten einen schönen Urlaub.',
  'Wir waren letzte Woche auf einer Messe.',
  'Über einen Kaffee würden wir uns freuen.',
  "J'espère que tu vas bien.",
  'Je vous remercie encore pour votre accueil.',
  'Te escribo de parte de la cooperativa.',
  'La semana pasada estuvimos de mudanza.',
  'Sorry it took me a while to write.',
  'Suite à notre échange, voici notre besoin.',
  'As promised, here is what we are looking for.',
  'Could you please send me a quote by Friday?',
  'Please quote in euros.',
  'Please quote a fixed price, excluding VAT.',
  'Bitte als Festpreis anbieten.',
  'If anything is unclear, give me a call.',
  'The authors would like to express their gratitude to all members who tested the booking software.',
])('small talk beside a request is no work: %s', (talk) => {
  for (const request of [
    'We need an online shop. Customers pay by card.',
    'Please add a filter to the list of our shop.',
  ]) {
    const kinds = read('', numberLines(`${talk}\n${request}`)).statements.filter(({ text }) => talk.startsWith(text))
    expect(kinds.map(({ kind }) => kind)).not.toContain('function')
  }
})

test('the names of a signature are no work', () => {
  const mail = 'We need an online shop.\nCustomers pay by card.'
  for (const signature of [
    'Anna Booking\nSenior Report Manager\nCalendar Ltd',
    'Anna Booking\nCalendar Tours | Am Deich 4 | 25946 Norddorf\nThis e-mail is confidential.',
    'Anna Booking\nCalendar Tours | Am Deich 4 | 25946 Norddorf\nCustomers also see a map.',
    'Anna Booking\nCalendar Tours, 4 Mill Lane, London SW1A 1AA\nCustomers also see a map.',
  ]) {
    const more = signature.includes('map') ? `${mail}\nCustomers also see a map.` : mail
    expect(studied(`${mail}\nKind regards,\n${signature}`).plan.components.map(({ name }) => name)).toEqual(
      studied(more).plan.components.map(({ name }) => name),
    )
  }
})

test('what a client maintains without help is work', () => {
  const { statements } = read(
    '',
    numberLines('We need an online shop. We edit the products ourselves in an admin area.'),
  )
  expect(statements.map(({ kind }) => kind)).toEqual(['function', 'function'])
})

test('a polite question of a mail about a new product asks for work', () => {
  const text =
    'Kannst du uns eine Webseite mit einem Kalender bauen? Gäste buchen Strandkörbe. Bezahlt wird mit PayPal.'
  const [first] = read('', numberLines(text)).statements
  expect(first!.kind).toBe('function')
})

test.each([
  `Wartungsplaner für Aufzüge\nTechniker erfassen Zeiten und Material.\nWenn kein Netz da ist, müssen die Eingaben erhalten bleiben.\nEin Auftrag darf nicht abgeschlossen werden, solange das Protokoll fehlt.\nDie Disposition sieht, wer verfügbar ist.`,
  'Cooks start timers for dishes on a wall tablet. Guests see on a screen which dish is ready. Chefs define dishes.',
])('a brief without a word for software is estimated, each sentence of it: %s', (text) => {
  const { statements } = read('', numberLines(text))
  expect(statements.map(({ kind }) => kind)).toEqual(statements.map(() => 'function'))
})
