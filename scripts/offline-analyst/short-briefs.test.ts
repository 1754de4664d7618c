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
