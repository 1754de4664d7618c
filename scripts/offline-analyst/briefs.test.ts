import { expect, test } from 'vitest'
import { wholePerBuildHour } from '#domain/hours/supporting-work'
import { median } from '#scripts/evaluate/statistics'
import { apart, hoursOf } from './testing/hours'

/** Returns the total hours that a client sees, including supporting work. */
const whole = (text: string) =>
  hoursOf(text) * wholePerBuildHour({ kind: 'product', stage: 'production', platform: 'web' })

/**
 * Total hours that a large language model estimates for each brief through the product's prompt, without having seen
 * an estimate. `open` describes the range that a one-line brief leaves open.
 */
const briefs: { text: string; reading: number; open: string }[] = [
  { text: 'A landing page for a dentist', reading: 31, open: 'one page from a template, to one designed with care' },
  {
    text: 'Coming soon page that collects e-mail addresses',
    reading: 21,
    open: 'a page and a list at a mailing service',
  },
  {
    text: 'Five-page website for a small law firm with a contact form',
    reading: 59,
    open: 'template site, to own design',
  },
  {
    text: 'Personal blog with comments and newsletter',
    reading: 64,
    open: 'ready-made blog adapted, to own templates',
  },
  {
    text: 'WordPress website for a restaurant with menu, gallery and table reservation form',
    reading: 65,
    open: 'plugins, to reservations of its own',
  },
  {
    text: 'Chrome extension that saves job offers to a list',
    reading: 39,
    open: 'list in the browser, to several job sites read',
  },
  {
    text: 'A script that copies new orders from Shopify to a Google Sheet every night',
    reading: 29,
    open: 'two documented interfaces, to retries and reports',
  },
  {
    text: 'Dashboard that shows our sales figures from a PostgreSQL database as charts',
    reading: 70,
    open: 'a few charts behind a sign-in, to drill-down',
  },
  {
    text: 'WordPress plugin that shows our dealers on a map, with search by postcode and import from CSV',
    reading: 54,
    open: 'a map and a list within WordPress, to clusters and several maps',
  },
  {
    text: 'Firmware for a battery-powered soil moisture sensor: measures every 15 minutes, sends over LoRaWAN, updates over the air',
    reading: 144,
    open: 'a known board and its libraries, to a year on one battery',
  },
  {
    text: 'REST API for our inventory with API keys and documentation',
    reading: 80,
    open: 'ten resources, to rights and limits per partner',
  },
  {
    text: 'Move our data from an old Access database to a new CRM',
    reading: 109,
    open: 'one clean source, to years of doubles',
  },
  {
    text: 'Chatbot for our website that answers customer questions from our documents',
    reading: 115,
    open: 'hosted model and search, to measured answers',
  },
  { text: 'A booking site for my yoga studio', reading: 88, open: 'classes and bookings, to passes and payments' },
  {
    text: 'Point of sale app for a coffee shop with inventory and daily reports',
    reading: 182,
    open: 'one till, to several with offline work',
  },
  {
    text: 'Mobile puzzle game with levels and leaderboard',
    reading: 179,
    open: 'casual game, to one with polished levels',
  },
  {
    text: 'IoT dashboard for temperature sensors with alarms',
    reading: 116,
    open: 'one type of sensor, to a fleet with rules',
  },
  {
    text: 'A mobile app for iOS and Android to track workouts and share them with friends',
    reading: 153,
    open: 'log and charts, to wearables',
  },
  {
    text: 'CRM for a small sales team: contacts, deals pipeline, reminders and e-mail',
    reading: 167,
    open: 'lists and pipeline, to mail kept in step',
  },
  {
    text: 'An online shop for handmade candles with card payment and shipping',
    reading: 75,
    open: 'made to measure; a ready-made shop is a question',
  },
  {
    text: 'A learning platform with video courses, quizzes and certificates',
    reading: 177,
    open: 'courses and tests, to cohorts and payments',
  },
  {
    text: 'Timesheet tool for 50 employees with approval by managers and export to payroll',
    reading: 108,
    open: 'hours and approval, to rules of overtime',
  },
  {
    text: 'Real estate portal with map search and saved listings',
    reading: 171,
    open: 'listings and map, to feeds of agents',
  },
  { text: 'Social network for chess players', reading: 205, open: 'feed and messages, to moderation at scale' },
  {
    text: 'Telemedicine app: patients book video consultations with doctors, prescriptions and payments',
    reading: 374,
    open: 'hosted video, to certified health data',
  },
  {
    text: 'A marketplace where local farmers sell vegetables to households, with payments, reviews and chat',
    reading: 281,
    open: 'payouts and orders, to logistics',
  },
  {
    text: 'Food delivery app with restaurants, couriers and live tracking',
    reading: 388,
    open: 'three sides, live map, payouts',
  },
  {
    text: 'ERP for a furniture manufacturer: inventory, purchasing, production orders, invoicing, HR and accounting',
    reading: 640,
    open: 'core of each module, to all their exceptions',
  },
]

/** Two readings of one line by a model often differ by a factor of two. */
const maxFactor = 2.6

test.each(briefs)(
  '$text: the estimate is within a factor of 2.6 of the $reading h of a model ($open)',
  ({ text, reading }) => {
    expect(whole(text)).toBeGreaterThan(reading / maxFactor)
    expect(whole(text)).toBeLessThan(reading * maxFactor)
  },
)

test('the median estimate of one-line briefs is within 25 % of a model', () => {
  const ratio = median(briefs.map(({ text, reading }) => whole(text) / reading))
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThan(1.25)
})

test.each([
  'We need a platform where landlords list flats, tenants apply, sign the contract online, pay rent by card and report repairs with photos; our office needs an overview and exports.',
  'Wir brauchen eine Plattform für unsere Praxis: Patienten buchen Termine online, füllen den Anamnesebogen aus und sehen ihre Übungen als Video; Therapeuten dokumentieren Behandlungen, und die Verwaltung rechnet mit den Kassen ab.',
])('a sentence that lists what a product does is estimated as a whole product: %s', (text) => {
  expect(whole(text)).toBeGreaterThan(175)
})

const listed: { sentences: string; items: string; full: string }[] = [
  {
    sentences:
      'A portal for a theater school where pupils enroll in courses, teachers enter attendance and upload scripts, and parents pay the fee by card. The office plans rooms, sends messages to a course and exports a list of debtors.',
    items:
      'Theater school portal\n- pupils enroll in courses\n- teachers enter attendance\n- upload scripts\n- parents pay by card\n- room planning\n- messages to a course\n- export of debtors',
    full: 'We need a portal for our theater school. Pupils enroll in courses. Teachers enter the attendance of each lesson. They upload scripts for their course. Parents pay the fee by card. The office plans the rooms. It sends messages to a course and exports a list of debtors.',
  },
  {
    sentences:
      'An app for a moving company in which customers describe their furniture with photos, get an offer and book a date. Dispatchers plan crews and trucks, and crews tick off the furniture and collect a signature.',
    items:
      'Moving company app\n- describe furniture with photos\n- offers\n- book a date\n- plan crews and trucks\n- tick off furniture\n- signature',
    full: 'We want an app for our moving company. Customers describe their furniture with photos. They get an offer and book a date. Dispatchers plan crews and trucks. The crew ticks off the furniture. At the end, the customer signs.',
  },
]

test.each(listed)(
  'features listed in sentences and as items get similar hours: $items',
  ({ sentences, items, full }) => {
    for (const other of [items, full]) expect(apart(hoursOf(other), hoursOf(sentences))).toBeLessThan(0.35)
    for (const [text, end, between] of [
      [full, ' ', /(?<=\.) /],
      [items, '\n', /\n/],
    ] as const) {
      const parts = text.split(between)
      // A title with a single item is hardly a list.
      const hours = parts.map((_, at) => hoursOf(parts.slice(0, at + 1).join(end))).slice(2)
      expect(hours).toEqual(hours.toSorted((one, other) => one - other))
    }
  },
)

test('a product for more roles of people takes more hours than one for a single role', () => {
  const work = (...roles: string[]) =>
    `A web app for our repair shop. The ${roles[0]} record a repair with photos. The ${roles[1]} order the parts. The ${roles[2]} approve the price.`
  const one = hoursOf(work('technicians', 'technicians', 'technicians'))
  expect(hoursOf(work('technicians', 'clerks', 'customers'))).toBeGreaterThan(one * 1.04)
})

test('each further item of a long list of features adds hours', () => {
  const items =
    'recipes,shopping lists,allergy filter,weekly menu,guest list,seating plan,budget,photo album,table reservation,gift registry,music wishes,taxi orders'
  const list = items.split(',').map((item) => `- ${item}`)
  const hours = list.map((_, at) => hoursOf(['A web app for wedding planners', ...list.slice(0, at + 1)].join('\n')))
  expect(hours.at(-1)!).toBeGreaterThan(hours.at(-3)! * 1.02)
})

test('a website described in sentences is not estimated as an application', () => {
  const club =
    'We are a rowing club and want a website. Visitors see the dates of our regattas. There is a page about the boathouse with a photo. The boats are shown with their names. People who want to row can write to us.'
  expect(whole(club)).toBeLessThan(80)
})

test('larger briefs get larger estimates', () => {
  const ranked = [
    'A landing page for a dentist',
    'Five-page website for a small law firm with a contact form',
    'A booking site for my yoga studio',
    'An online shop for handmade candles with card payment and shipping',
    'A marketplace where local farmers sell vegetables to households, with payments, reviews and chat',
  ].map(whole)
  expect(ranked).toEqual(ranked.toSorted((a, b) => a - b))
  expect(ranked.at(-1)!).toBeGreaterThan(ranked[0]! * 6)
})

test.each([
  ['German', 'Eine Buchungsseite für mein Yogastudio'],
  ['French', 'Un site de réservation pour mon studio de yoga'],
  ['Spanish', 'Un sitio de reservas para mi estudio de yoga'],
  ['Portuguese', 'Um site de reservas para o meu estúdio de ioga'],
  ['Russian', 'Нам нужен сайт бронирования для студии йоги'],
  ['Greek', 'Μια ιστοσελίδα κρατήσεων για το στούντιο γιόγκα μου'],
  ['Chinese', '我们需要一个瑜伽馆的预约网站'],
])('a brief in %s gets nearly the same estimate as in English', (_, text) => {
  expect(apart(hoursOf(text), hoursOf('A booking site for my yoga studio'))).toBeLessThan(0.25)
})

test('a product named only in the title is estimated', () => {
  expect(
    hoursOf('Customers should find us and see when we are free.', 'Booking site for a yoga studio'),
  ).toBeGreaterThan(hoursOf('A booking site for my yoga studio') * 0.8)
})

test.each([
  'Teachers record marks for each pupil. Parents read them at home. The office prints certificates twice a year.',
  'Drivers scan parcels at pickup. Customers follow their parcel on a map. Invoices go out monthly.',
  'We sell honey. Customers choose jars, pay and get them by post. I want to see stock.',
  'A coach enters training plans. Athletes tick off sessions. The coach sees progress per week.',
  'Riders find a bike near them on a map. They pay by card for each started minute. Staff see where every bike is.',
  'Die Kunden buchen Termine. Mitarbeiter sehen ihren Kalender. Der Chef bekommt monatlich einen Bericht.',
])('a brief in the present tense is estimated: %s', (text) => {
  expect(hoursOf(text)).toBeGreaterThan(40)
})
