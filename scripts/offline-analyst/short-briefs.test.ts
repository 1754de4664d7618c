import { expect, test } from 'vitest'
import { hoursOf, studied } from './testing/hours'

test.each([
  'Our guests should be able to order breakfast from their room.',
  'Dog walkers see their walks for the day and owners get a photo after each walk.',
  'A place where neighbours swap plants.',
  'Florist. Bouquets, delivery slots, cards with a message.',
  "We lose track of keys. Who has which key, since when, and a warning if it isn't back.",
  'Choir: sheet music, rehearsals, who is coming.',
  'Members vote on motions and the result is visible right after.',
  'I run a driving school. Learners book lessons with their instructor, cancel up to a day before, and pay by card.',
  'Time sheets for 12 carpenters',
  'Interns log their hours and the mentor signs them.',
  'Die Eltern melden ihr Kind krank, die Erzieherin sieht es sofort.',
  'Die Feuerwehr will wissen, wer zum Einsatz kommt.',
  'Spendenaktion mit Fortschrittsbalken',
  'Blumen bestellen, Liefertermin wählen, Grußkarte dazu.',
  'Les locataires signalent un problème avec une photo et le gardien le clôture.',
  'Covoiturage entre collègues',
  'Alquiler de bicicletas: recoger en una estación y devolver en otra.',
  'Los pacientes piden cita y reciben un recordatorio.',
  'Wir brauchen eine App, mit der Hundehalter einen Gassigeher finden und bezahlen.',
  'Ci serve un gestionale per prenotare i campi da tennis e incassare le quote.',
  'The manager changes the program. Visitors buy tickets online. Staff see how many seats are left.',
])('a short brief without a word for software is estimated as a product: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(35)
})

test('a short table of requirements is estimated', () => {
  const text = `id,title,text,priority
1,Booking,"Readers book a room",Must
2,Calendar,"Readers see a calendar",Must`
  expect(hoursOf(text)).toBeGreaterThan(35)
})

test('two small things in a mail are changes to what exists', () => {
  const text = `Hi again! Two small things on the booking page: the calendar should start on Monday, and when a slot is full it
should say 'waiting list' and let people leave their e-mail. Also the confirmation mail needs our new phone number.`
  expect(studied(text).profile.kind).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(5)
  expect(hoursOf(text)).toBeLessThan(25)
})

test.each([
  'A small internal page where our four support people look up an order and see its status.',
  'Eine kleine Seite, auf der sich 40 Mitglieder für Proben anmelden und der Dirigent sieht, wer kommt.',
  'Je voudrais un petit outil pour ma famille : chacun note ses dépenses du voyage et on voit qui doit combien.',
  'Een eenvoudige website voor een fysiotherapeut: vijf pagina’s en een contactformulier.',
])('what its client calls small takes one to two weeks: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(12)
  expect(hoursOf(text)).toBeLessThan(50)
})

test('an application of many features is not small because its client says so', () => {
  const features = [
    'Tenants report damage.',
    'Craftsmen see their jobs.',
    'Owners approve costs.',
    'Staff write invoices.',
  ]
  const many = [...features, 'Visitors ask for flats.', 'Accountants export payments.', 'Lawyers see contracts.']
  expect(hoursOf(`We need a small application. ${many.join(' ')}`)).toBeGreaterThan(80)
})

test('a further role or requirement does not double the hours of a site', () => {
  const site = 'A booking site for our climbing hall. Guests choose a course and book a place. They pay online.'
  const more = ['Trainers see who comes.', 'The manager sees the revenue.', 'Schools book for their pupils.']
  const hours = [0, 1, 2, 3].map((count) => hoursOf([site, ...more.slice(0, count)].join(' ')))
  for (const [at, it] of hours.slice(1).entries()) {
    expect(it).toBeGreaterThan(hours[at]!)
    expect(it).toBeLessThan(1.6 * hours[at]!)
  }
})

test('a command line program of some requirements is no short script', () => {
  const script = 'A script that checks the links of our manuals. It writes a list of all broken links.'
  const further = [
    'The rules for what is checked are in a settings file.',
    'It sends a mail to the author of the manual.',
    'Old lists are deleted after a number of weeks.',
    'Links that somebody has approved are left out.',
  ]
  const program = [script, ...further].join(' ')
  expect(studied(script).plan.form).toBe('script')
  expect(studied(program).plan.form).toBe('command line')
  expect(hoursOf(script)).toBeLessThan(22)
})

test('a purpose lists what a product is good for, and no features', () => {
  const purpose =
    'The system is a web application that helps clerks find boats, avoid double records, save calls and gain time.'
  const excluded = '# Out of scope\n\n- Payments'
  expect(hoursOf(`# Purpose\n\n${purpose}\n\n${excluded}`)).toBeLessThan(60)
  expect(hoursOf(`${purpose}\n\n${excluded}`)).toBeGreaterThan(80)
})
