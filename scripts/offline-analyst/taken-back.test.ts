import { expect, test } from 'vitest'
import { hoursOf, studied } from './testing/hours'

const english = 'We need a booking site for a hair salon. Customers book an appointment in a calendar.'
const german = 'Wir brauchen eine Buchungsseite für einen Salon. Kunden buchen einen Termin im Kalender.'
const french = 'Nous voulons un site de réservation pour un salon. Les clients réservent dans un calendrier.'
const spanish = 'Queremos un sitio de reservas para un salón. Los clientes reservan en un calendario.'

const kindOf = (text: string, part: string) =>
  studied(text).reading.statements.find(({ text }) => text.toLowerCase().includes(part))?.kind

test.each([
  [english, 'Please drop the loyalty points.'],
  [english, 'Loyalty points: rejected.'],
  [english, 'The chat was cancelled.'],
  [english, 'The newsletter is no longer needed.'],
  [english, 'We can do without a chat.'],
  [english, 'Discussed: loyalty points. Rejected for now.'],
  [english, "Won't: Customers chat with staff."],
  [english, `\n5,Ratings,"Customers rate the stylist",Won't`],
  [english, 'Der Chat entfällt.'],
  [german, 'Auf den Chat können wir verzichten.'],
  [german, 'Der Newsletter wird nicht mehr gebraucht.'],
  [german, 'Treuepunkte: gestrichen.'],
  [french, "La newsletter n'est plus nécessaire."],
  [french, 'On peut se passer du chat.'],
  [spanish, 'El chat queda descartado.'],
  [spanish, 'Podemos prescindir del chat.'],
])('what a text takes back costs nothing: %s %s', (brief, takenBack) => {
  expect(hoursOf(`${brief} ${takenBack}`)).toBeCloseTo(hoursOf(brief), 0)
  const [part] = /points|chat|newsletter|rate|punkte/i.exec(takenBack)!
  expect(kindOf(`${brief} ${takenBack}`, part.toLowerCase())).toBe('excluded')
})

test.each([
  ['Customers see that their appointment was cancelled.', 'cancelled'],
  ['A manager approves requests; rejected ones go back to the stylist.', 'rejected'],
  ['Stylists drop the photos onto a gallery.', 'drop'],
])('what users cancel, reject and drop is a function: %s', (sentence, part) => {
  expect(kindOf(`${english} ${sentence}`, part)).toBe('function')
})

test('leaving something out of what exists is work', () => {
  expect(hoursOf('Please drop the old banner from our homepage.')).toBeGreaterThan(1)
})
