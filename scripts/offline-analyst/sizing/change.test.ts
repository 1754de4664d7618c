import { expect, test } from 'vitest'
import { expectedHours } from '#domain/hours/range'
import { hoursOf, studied } from '../testing/hours'

const tasksIn = (text: string) => studied(text).plan.components.flatMap(({ tasks }) => tasks)
const hoursWith = (text: string, name: RegExp) =>
  tasksIn(text)
    .filter((task) => name.test(task.name))
    .reduce((sum, task) => sum + expectedHours(task), 0)

test.each([
  [
    'Hello Sam, for our booking site: customers should be able to cancel their booking up to 24 hours before. The trainer gets an e-mail when somebody cancels. And the admin should see cancelled bookings in grey in the calendar.',
    /grey/,
  ],
  [
    'Hallo Jens, für unser Kursportal: Teilnehmer sollen ihre Buchung bis 24 Stunden vorher stornieren können. Wenn jemand storniert, rückt der Erste von der Warteliste nach. Die Kursleiter sollen die Teilnehmerliste ausdrucken können.',
    /ausdrucken/,
  ],
  [
    "Pour notre site de réservation : les clients doivent pouvoir annuler jusqu'à 24 heures avant. L'animateur reçoit un e-mail en cas d'annulation. Et nous aimerions imprimer la liste des participants.",
    /annuler/i,
  ],
])('what people get to do in a change takes half a day of the same sum: %s', (text, wish) => {
  expect(hoursWith(text, wish)).toBeGreaterThanOrEqual(2.9)
  expect(hoursOf(text)).toBeLessThan(17)
})
