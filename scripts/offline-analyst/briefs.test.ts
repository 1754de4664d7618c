import { expect, test } from 'vitest'
import { wholePerBuildHour } from '#domain/supporting-work'
import { apart, hoursOf } from './testing/hours'

/** Hours of the whole, as a client sees them: building, and what every project needs beside it. */
const whole = (text: string) =>
  hoursOf(text) * wholePerBuildHour({ kind: 'product', stage: 'production', platform: 'web' })

/**
 * What an agency would say on the telephone, in hours of the whole. The bands are wide: a brief of one line leaves a
 * factor of two to four open, and the reason says what the lower and the upper end stand for.
 */
const briefs: { text: string; from: number; to: number; because: string }[] = [
  {
    text: 'A landing page for a dentist',
    from: 15,
    to: 70,
    because: 'one page from a template, to one designed with care',
  },
  {
    text: 'Coming soon page that collects e-mail addresses',
    from: 15,
    to: 80,
    because: 'a page and a list at a mailing service',
  },
  {
    text: 'Five-page website for a small law firm with a contact form',
    from: 30,
    to: 130,
    because: 'template site, to own design',
  },
  {
    text: 'Personal blog with comments and newsletter',
    from: 40,
    to: 180,
    because: 'ready-made blog adapted, to own templates',
  },
  {
    text: 'WordPress website for a restaurant with menu, gallery and table reservation form',
    from: 60,
    to: 350,
    because: 'plugins, to reservations of its own',
  },
  {
    text: 'Chrome extension that saves job offers to a list',
    from: 20,
    to: 130,
    because: 'list in the browser, to several job sites read',
  },
  {
    text: 'A script that copies new orders from Shopify to a Google Sheet every night',
    from: 15,
    to: 110,
    because: 'two documented interfaces, to retries and reports',
  },
  {
    text: 'Dashboard that shows our sales figures from a PostgreSQL database as charts',
    from: 60,
    to: 320,
    because: 'a few charts behind a sign-in, to drill-down',
  },
  {
    text: 'WordPress plugin that shows our dealers on a map, with search by postcode and import from CSV',
    from: 40,
    to: 200,
    because: 'a map and a list within WordPress, to clusters and several maps',
  },
  {
    text: 'Firmware for a battery-powered soil moisture sensor: measures every 15 minutes, sends over LoRaWAN, updates over the air',
    from: 60,
    to: 300,
    because: 'a known board and its libraries, to a year on one battery',
  },
  {
    text: 'REST API for our inventory with API keys and documentation',
    from: 80,
    to: 380,
    because: 'ten resources, to rights and limits per partner',
  },
  {
    text: 'Move our data from an old Access database to a new CRM',
    from: 50,
    to: 350,
    because: 'one clean source, to years of doubles',
  },
  {
    text: 'Chatbot for our website that answers customer questions from our documents',
    from: 80,
    to: 450,
    because: 'hosted model and search, to measured answers',
  },
  {
    text: 'A booking site for my yoga studio',
    from: 120,
    to: 550,
    because: 'classes and bookings, to passes and payments',
  },
  {
    text: 'Point of sale app for a coffee shop with inventory and daily reports',
    from: 180,
    to: 800,
    because: 'one till, to several with offline work',
  },
  {
    text: 'Mobile puzzle game with levels and leaderboard',
    from: 120,
    to: 900,
    because: 'casual game, to one with polished levels',
  },
  {
    text: 'IoT dashboard for temperature sensors with alarms',
    from: 140,
    to: 650,
    because: 'one type of sensor, to a fleet with rules',
  },
  {
    text: 'A mobile app for iOS and Android to track workouts and share them with friends',
    from: 180,
    to: 900,
    because: 'log and charts, to wearables',
  },
  {
    text: 'CRM for a small sales team: contacts, deals pipeline, reminders and e-mail',
    from: 220,
    to: 900,
    because: 'lists and pipeline, to mail kept in step',
  },
  {
    text: 'An online shop for handmade candles with card payment and shipping',
    from: 200,
    to: 900,
    because: 'made to measure; a ready-made shop is a question',
  },
  {
    text: 'A learning platform with video courses, quizzes and certificates',
    from: 250,
    to: 1_100,
    because: 'courses and tests, to cohorts and payments',
  },
  {
    text: 'Timesheet tool for 50 employees with approval by managers and export to payroll',
    from: 180,
    to: 900,
    because: 'hours and approval, to rules of overtime',
  },
  {
    text: 'Real estate portal with map search and saved listings',
    from: 250,
    to: 1_100,
    because: 'listings and map, to feeds of agents',
  },
  {
    text: 'Social network for chess players',
    from: 300,
    to: 1_400,
    because: 'feed and messages, to moderation at scale',
  },
  {
    text: 'Telemedicine app: patients book video consultations with doctors, prescriptions and payments',
    from: 400,
    to: 1_800,
    because: 'hosted video, to certified health data',
  },
  {
    text: 'A marketplace where local farmers sell vegetables to households, with payments, reviews and chat',
    from: 450,
    to: 1_900,
    because: 'payouts and orders, to logistics',
  },
  { text: 'Uber-like app for dog walkers', from: 450, to: 2_200, because: 'two sides, live map, payouts' },
  {
    text: 'Food delivery app with restaurants, couriers and live tracking',
    from: 500,
    to: 2_500,
    because: 'three sides, live map, payouts',
  },
  {
    text: 'ERP for a furniture manufacturer: inventory, purchasing, production orders, invoicing, HR and accounting',
    from: 500,
    to: 3_500,
    because: 'core of each module, to all their exceptions',
  },
]

test.each(briefs)('$text: between $from and $to hours ($because)', ({ text, from, to }) => {
  expect(whole(text)).toBeGreaterThanOrEqual(from)
  expect(whole(text)).toBeLessThanOrEqual(to)
})

test('briefs rank by size as anybody would rank them', () => {
  const ranked = [
    'A landing page for a dentist',
    'Five-page website for a small law firm with a contact form',
    'A booking site for my yoga studio',
    'An online shop for handmade candles with card payment and shipping',
    'A marketplace where local farmers sell vegetables to households, with payments, reviews and chat',
  ].map(whole)
  expect(ranked).toEqual(ranked.toSorted((a, b) => a - b))
  expect(ranked.at(-1)!).toBeGreaterThan(ranked[0]! * 10)
})

test.each([
  ['German', 'Eine Buchungsseite für mein Yogastudio'],
  ['French', 'Un site de réservation pour mon studio de yoga'],
  ['Spanish', 'Un sitio de reservas para mi estudio de yoga'],
  ['Portuguese', 'Um site de reservas para o meu estúdio de ioga'],
  ['Russian', 'Нам нужен сайт бронирования для студии йоги'],
  ['Greek', 'Μια ιστοσελίδα κρατήσεων για το στούντιο γιόγκα μου'],
  ['Chinese', '我们需要一个瑜伽馆的预约网站'],
])('the same brief in %s is of the same size', (_, text) => {
  expect(apart(hoursOf(text), hoursOf('A booking site for my yoga studio'))).toBeLessThan(0.25)
})

test('what the title names counts, too', () => {
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
])('a brief in the present is a brief: %s', (text) => {
  expect(hoursOf(text)).toBeGreaterThan(40)
})
