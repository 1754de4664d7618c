import { expect, test } from 'vitest'
import { buildHours, hoursOf, studied } from './testing/hours'
import { kindOf, statements } from './testing/statements'
import { workTypeOf } from './study'

test('each line of a lettered list is an item, and the subject of a mail is its title', () => {
  const text = `Subject: Re: booking site
Changes to our existing booking site:

A. Owners see the occupancy per month.
B. Dark mode
C. Customers cancel a booking themselves.
D. Upgrade to Laravel 12`
  expect(statements(text).map(({ lines: [line], kind }) => [line, kind])).toEqual([
    [2, 'background'],
    [3, 'function'],
    [4, 'function'],
    [5, 'function'],
    [6, 'function'],
  ])
  expect(studied(text).plan.components.map(({ name }) => name)).toContain('Upgrade to a new version')
})

test('an item among requirements is one, whatever its words, and what applicants are asked is none', () => {
  const text = `We need a marketplace for used instruments.

Buyers:
- search with filters
- rate the seller
- make an offer, counter offer, accept or decline an offer
- pay by card`
  expect(kindOf(text, 'counter offer')).toBe('function')
  expect(kindOf(`${text}\n\nTo apply, answer these:\n- Show us a marketplace that you built.`, 'Show us')).toBe(
    'background',
  )
})

test('codes without text between them are items', () => {
  const text = `Member portal
A. App
A1. Sign in with a PIN
A2. List of the stops in their order, with directions
B. Office
B1. Members
B2. Planning of tours on a map`
  expect(statements(text).flatMap(({ lines, kind }) => (kind === 'function' ? lines : []))).toEqual([1, 3, 4, 6, 7])
})

test('a tender of an institution with locations asks for a new product', () => {
  const text = `# RFP: Volunteer hours

## Background
The county library system has 14 branches and roughly 600 volunteers.

## Scope
The vendor shall deliver a web-based system that:
1. lets volunteers check in on a tablet
2. calculates the hours per branch
3. sends milestone badges (50, 100 hours) by e-mail
4. is up for 99.5% of the opening hours`
  const { profile, plan, reading } = studied(text)
  expect(profile).toMatchObject({ kind: 'product', platform: null })
  expect(reading.statements.filter(({ kind }) => kind !== 'background').flatMap(({ lines }) => lines)).toEqual([
    6, 7, 8, 9,
  ])
  expect(plan.components.map(({ name }) => name)).not.toContain('Borrowing and returns')
})

test('a section numbered 3.10 is a heading, and so is a short one with a deep number', () => {
  const text = `# Portal for a tool hire

## 3.9 Telematics
- FR-1: The portal shows where a machine is.

3.10 Reports
- FR-2: The portal lists the hours of each machine.

### 3.10.1 Context
The list is printed today.`
  const found = statements(text)
  expect(found.find(({ text }) => text.includes('lists the hours'))?.heading).toBe('Reports')
  expect(found.find(({ text }) => text.includes('printed'))?.kind ?? 'background').toBe('background')
})

test('the wishes that a sentence lists are read one by one', () => {
  const text =
    'Deve fare: schede clienti (ricerca per nome), magazzino con scorta minima, promemoria via SMS e fatture mensili.'
  expect(
    statements(`Vorrei un gestionale.\n\n${text}`)
      .slice(1)
      .map(({ text }) => text),
  ).toEqual([
    'Schede clienti (ricerca per nome)',
    'Magazzino con scorta minima',
    'Promemoria via SMS',
    'Fatture mensili.',
  ])
})

test.each([
  'Please add to our shop:',
  'New features for our shop:',
  'Wir brauchen für den Shop noch:',
  'Necesitamos para nuestra tienda online:',
  'Nous avons besoin pour notre boutique :',
  'Our shop needs some changes:',
  'To do:',
])('what a lead asks for is a change of each item, even a name: %s', (lead) => {
  const text = `${lead}\n- Klarna\n- Apple Pay\n- gift wrapping`
  expect(studied(text).profile.kind).toBe('change')
  expect(['Klarna', 'Apple Pay', 'gift wrapping'].map((item) => kindOf(text, item))).toEqual(
    Array.from({ length: 3 }, () => 'function'),
  )
})

test.each([
  'Here is what we need for the booking portal of our club:',
  'As discussed, here are the things we want in the booking portal of our club:',
  'Wie besprochen, hier sind unsere Punkte für das Buchungsportal des Vereins:',
  'Voici ce dont nous avons besoin pour le portail de réservation du club :',
  'Aquí están nuestros deseos para el portal de reservas del club:',
  'Ecco cosa ci serve per il portale di prenotazione del club:',
])('what presents a list is no work beside its items: %s', (lead) => {
  const { reading } = studied(`${lead}\n- members book boats\n- the board blocks boats`)
  expect(reading.statements.map(({ kind }) => kind)).toEqual(['background', 'function', 'function'])
})

test.each([
  ['Hi, could you please:', 'function'],
  ['It would be great if you could:', 'function'],
  ['Hi Jo, could we have:', 'function'],
  ['Kann man bitte:', 'function'],
  ['Could:', 'wish'],
])('a request to the reader makes nothing optional, unlike a heading: %s', (lead, kind) => {
  const wishes = ['add a waiting list to the class booking', 'show photos on the team page', 'add a contact form']
  const numbered = wishes.map((wish, at) => `${at + 1}) ${wish}`)
  for (const text of [`${lead} ${numbered.join(', ')}.`, `${lead}\n${numbered.join('\n')}`, `${lead}\n${wishes[0]}.`])
    expect(kindOf(`Members of our booking site must be able to pay by card.\n\n${text}`, 'waiting list'), text).toBe(
      kind,
    )
})

test('the items below a scope are requirements, and those below a lead for a new product leave it one', () => {
  expect(kindOf('Scope:\n- user registration\n- profile\n- search', 'profile')).toBe('function')
  expect(studied('We need a new online shop for our bakery with:\n- cakes\n- payment').profile.kind).toBe('product')
  expect(kindOf('We use for our shop:\n- React\n- Node', 'React')).toBe('background')
})

test('a line that lists with letters or numbers asks for each, and what is in parentheses excludes nothing', () => {
  const functions = (text: string) => statements(text).filter(({ kind }) => kind === 'function')
  const shop = 'We have a WooCommerce shop. Need: (a) prices per group (b) invoices as PDF (c) an export to our ERP.'
  expect(functions(shop).map(({ text }) => text)).toEqual([
    'Prices per group',
    'Invoices as PDF',
    'An export to our ERP',
  ])
  expect(functions('We have a shop. Please 1) add a filter, 2) show the stock.')).toHaveLength(2)
  expect(kindOf('Migrate our PHP application (80 pages, no tests) to Laravel 12.', 'no tests')).toBe('function')
})

test('what may come later is no part of the sentence that asks, and an introduction does not hide the wish in it', () => {
  const idea = 'An app where dog owners see who is out on a map and can chat, and maybe later shops could advertise.'
  expect([kindOf(idea, 'map'), kindOf(idea, 'advertise')]).toEqual(['function', 'later'])
  expect(kindOf('Ho un ristorante e vorrei un sito con menu e prenotazione tavoli online.', 'prenotazione')).toBe(
    'function',
  )
})

test('each item of a list of changes takes as long as a change of its own', () => {
  const wishes = ['Customers pre-order cakes and choose a time', 'Staff can edit the opening hours']
  const list = `We already have a website. We would like:\n- ${wishes.join('\n- ')}`
  const alone = wishes.map((wish) => buildHours(studied(`We already have a website. We would like:\n- ${wish}`)))
  expect(buildHours(studied(list))).toBeGreaterThan(Math.max(...alone) + 3)
})

test('a sentence that only announces changes is none, and neither is the product that a client has', () => {
  const text = 'Change to our existing website (WordPress).\nThe bakery already has a website with a contact form. '
  const kinds = statements(`${text}We would like:\n- a page with a map\n- vouchers`).map(({ kind }) => kind)
  expect(kinds).toEqual(['background', 'background', 'background', 'function', 'function'])
})

test('a checklist asks for its open items, below what is finished, and not for those that wait', () => {
  const text = `Podcast app

## ✅ Done
- Landing page with waitlist
## MVP
- [ ] Upload an episode
- [x] Choose a name
- [ ] Edit show notes
## 🧊 Icebox
- [ ] Team workspaces`
  const kinds = () => ['Landing', 'Upload', 'Choose', 'Edit', 'Team'].map((item) => kindOf(text, item) ?? null)
  expect(kinds()).toEqual(['background', 'function', null, 'function', 'later'])
  expect(studied(text).profile.kind).toBe('product')
  const boxes = '\n[x] Online booking\n[ ] Photo gallery\nWe need a website.'
  expect(kindOf(`What should it have?${boxes}`, 'Online booking')).toBe('function')
})

test('short lines are tickets unless they ask for a product or have headings, and a lead to tickets is none', () => {
  const changes = '- Fix the cart total\n- Add Klarna\n- Remove the banner\n- Update the footer'
  const formOf = (text: string) => studied(text).reading.form
  expect([formOf(`Tasks for our shop:\n${changes}`), kindOf(`Tasks for our shop:\n${changes}`, 'Tasks')]).toEqual([
    'tickets',
    'background',
  ])
  expect(formOf(`Relaunch\nIt was written in 2009\nTarget\n${changes}`)).not.toBe('tickets')
  const app = 'We need an app for hikers.\nAdd a tour\nMove a photo to another tour\nDark mode\nFriends comment tours'
  expect(formOf(app)).toBe('text')
  expect(['Add', 'Move', 'Dark', 'Friends'].map((item) => kindOf(app, item))).toEqual(
    Array.from({ length: 4 }, () => 'function'),
  )
})

test.each([
  ['footer, swap the feed for our videos', "please don't touch checkout"],
  ['Footer, swap the feed for our videos', "please don't touch checkout"],
  ['blog mit fotos', 'bitte die startseite nicht anfassen'],
  ['un blog', 'merci de ne pas toucher au panier'],
  ['new footer', 'our shop runs on shopify'],
  ['new footer', 'homepage stays as it is, thanks'],
])('a text in lower case goes on below its list: %s', (item, below) => {
  const text = `could you do the following:\n1. map of all shops\n2. ${item}\n\n${below}`
  expect(statements(text).map(({ text }) => text)).toEqual(expect.arrayContaining([item, below]))
})

test.each([
  ['members can book a court', 'and pay by card at once'],
  ['the courier scans the code of', 'parcels in the van there'],
  ['a list of all orders,', 'newest first and by customer'],
  ['a map of shops (opening', 'hours and phone numbers of all)'],
  ['kunden buchen einen kurs', 'mit ihrer kundenkarte und zahlen'],
  ['Members reserve a court', 'online up to two weeks before'],
])('an item in lower case goes on in the next line: %s', (item, rest) => {
  const text = `We need an app for a club:\n- members log in\n- ${item}\n  ${rest}`
  expect(statements(text).map(({ text }) => text)).toContain(`${item} ${rest}`)
})

const parts =
  `logo, opening words, five newest plants, care of each plant, height, photo of a plant, pot size, name of the
grower, date of sowing, stars, link to the contact page, legal notice, delivery areas, seasons, origin`.split(/,\s/)
const touches =
  `darker header, bigger logo, new phone number in the footer, filter by size, typo on the contact page, opening
hours on the start page, sort orders by date, print button on invoices, wider columns, photo of the shop, link to our map,
shorter title, faster search`.split(/,\s/)
const asList = (items: readonly string[]) => items.map((it) => `- ${it.replace('\n', ' ')}`).join('\n')

const rules =
  'close the gate, clean the stairs, be quiet, pay the rent, sort the waste, heat the rooms, shovel the snow'
const tenants = [1, 2].flatMap((time) => rules.split(', ').map((it) => `Tenants must ${it} ${time}`))

test.each([
  [parts.map((it) => `we must see the ${it}`), true],
  [parts.map((it) => `there must be a ${it}`), true],
  [parts.map((it) => `the ${it}`), true],
  [touches, true],
  [tenants, false],
  [tenants.slice(0, 5), false],
])('a list is a brief if its items name parts of software, and house rules are none: %s', (items, isBrief) => {
  expect(hoursOf(asList(items)) > 0).toBe(isBrief)
})

test('the longer a list of parts, the more it takes, and a dozen are a product in however few words', () => {
  const texts = [4, 8, 12, 15].map((count) => asList(parts.slice(0, count).map((it) => `the ${it}`)))
  expect(workTypeOf(studied(texts[0]!)).kind).toBe('change')
  expect(texts.slice(2).map((text) => workTypeOf(studied(text)).kind)).toEqual(['product', 'product'])
  const hours = texts.map((text) => hoursOf(text))
  expect(hours).toEqual(hours.toSorted((one, other) => one - other))
})

test('a thirteenth change of a list does not turn the others into a product, and each takes time', () => {
  const [six, nine, thirteen] = [6, 9, 13].map((count) => hoursOf(asList(touches.slice(0, count))))
  expect(studied(asList(touches)).reading.isOfExisting).toBe(true)
  expect(nine! / six!).toBeGreaterThan(1.2)
  expect(thirteen! / nine!).toBeGreaterThan(1.05)
})

const functions =
  `Class schedule, Trainer profiles, Check-in with QR code, Payment of dues, Workout plans, Body measurements, Chat with the
trainer, Push reminders`.split(/,\s/)

test.each([
  ['These are for our current shop.', 'change'],
  ['All of it for the portal that we have been using since 2019.', 'change'],
  ['The current system (Laravel) stays.', 'change'],
  ['Das sind die Wünsche der Mitglieder für die bestehende Kurs-App, was kostet was?', 'change'],
  ['Unseren Onlineshop gibt es seit 2020.', 'change'],
  ['So weit alles für unser Portal.', 'change'],
  ['Tout cela pour notre site actuel.', 'change'],
  ["L'app esiste già dal 2021.", 'change'],
  ['La tienda actual es de 2019.', 'change'],
  ['It replaces our current website.', 'product'],
  ['Orders must reach our existing ERP system.', 'product'],
  ['Our gym has been open since 1952.', 'product'],
  ['Alles in einer App für unser Studio.', 'product'],
  ['New app for our gym and its shop, please estimate.', 'product'],
  ['Verbunden mit unserem bestehenden Shop.', 'product'],
  ['Notre club existe depuis 1952.', 'product'],
  ['Our flower shop has been in the family since 1952.', 'product'],
  ['Unser Shop in der Altstadt besteht seit 1987.', 'product'],
  ['Notre boutique existe depuis 1987.', 'product'],
  ['Our online store has been running since 2019.', 'change'],
  ['The existing app gets deleted afterwards.', 'product'],
])('a sentence behind a list says whether what its wishes are for exists: %s', (closing, kind) => {
  expect(studied(`${asList(functions)}\n\n${closing}`).profile.kind).toBe(kind)
})

test.each([
  ['Wish list', 'product'],
  ['Nouveaux horaires', 'change'],
  ['Schnellere Suche', 'change'],
  ['Prices up to date', 'change'],
  ['Página más rápida', 'change'],
  ['Instructions', 'product'],
  ['New members', 'product'],
  ['Neue Termine', 'product'],
  ['New photos every week', 'product'],
  ['Neue Fotos jede Woche', 'product'],
  ['Nuevos precios cada mes', 'product'],
])('a list that renews something is for what exists, however long: %s', (item, kind) => {
  const items = asList([item, ...parts.slice(0, 12).map((it) => `the ${it}`)])
  expect(studied(items).profile.kind).toBe(kind)
})

test('a dozen wishes for a shop that exists are a change, however many functions they name', () => {
  const wishes =
    `Wish list, Product comparison, Gift wrapping, Filter by brand, Order tracking page, PayPal, Size guide,
Back-in-stock mail, Guest checkout, Invoice download, Loyalty points, Search suggestions`.split(/,\s/)
  for (const lead of ['Improvements for our existing online shop:', 'Neu im bestehenden Onlineshop:'])
    expect(studied(`${lead}\n${asList(wishes)}`).profile.kind).toBe('change')
})

test.each([
  ['60 levels at launch, data in JSON for our designer', 'function'],
  ['four boosters at launch, more by an editor', 'function'],
  ['launch in Canada in October', 'background'],
  ['the site is live in May', 'background'],
])('what there is at launch is work, and a launch by a time is none: %s', (item, kind) => {
  expect(kindOf(`We need a mobile game.\nFeatures\n- daily reward for players\n- ${item}`, item)).toBe(kind)
})

test.each([
  'Contrast of the grey text is 2.9:1.',
  'Der Kontrast der grauen Schrift ist zu gering.',
  'Le contraste du texte gris est insuffisant.',
])('contrast is work on the front end: %s', (line) => {
  const { plan } = studied(`Please fix these on our existing portal:\n- ${line}\n- The mail arrives twice.`)
  const tasks = plan.components.flatMap(({ tasks }) => tasks)
  expect(tasks.find(({ places }) => places.includes(1))?.role).toBe('Front-end developer')
})
