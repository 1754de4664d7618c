import { expect, test } from 'vitest'
import { hoursOf, studied } from './testing/hours'

const english = 'We need a booking site for a hair salon. Customers book an appointment in a calendar.'
const german = 'Wir brauchen eine Buchungsseite für einen Salon. Kunden buchen einen Termin im Kalender.'

test.each([
  [english, '3.2 can be dropped, we buy the tickets from a print shop.'],
  [english, '3.2 is no longer needed, our print shop delivers them.'],
  [english, 'The printing of tickets can go, we print them ourselves.'],
  [english, 'The printing of tickets is no longer needed, the federation has its own tickets now.'],
  [german, 'Punkt 3.2 kann entfallen, der Verband hat jetzt eigene Tickets.'],
])('a line that is taken back by its number costs nothing, nor does the reason: %s %s', (brief, takenBack) => {
  const lines = `${brief}\n3.1 Clients get a reminder by mail.\n`
  const ticket = '3.2 Stylists can print tickets for new guests; they scan the tickets.\n'
  expect(hoursOf(lines + ticket)).toBeGreaterThan(hoursOf(lines))
  expect(hoursOf(`${lines}${ticket}${takenBack}`) - hoursOf(lines)).toBeLessThan(1)
})

test.each([
  [english, 'The printing of labels can go, but please add a PDF export of the catalog.', 'pdf'],
  [german, 'Der Chat entfällt, aber bitte ergänzen Sie einen Export.', 'export'],
])('what a sentence asks for beside what it takes back is work: %s %s', (brief, sentence, part) => {
  const { statements } = studied(`${brief}\n3.1 Stylists can print labels.\n${sentence}`).reading
  expect(statements.find(({ text }) => text.toLowerCase().includes(part))?.kind).toBe('function')
})
