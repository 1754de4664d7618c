import { expect, test } from 'vitest'
import { hoursOf, studied } from './testing/hours'

const namesOf = (text: string) => studied(text).plan.components.map(({ name }) => name)

test.each(['Volunteers sign up for walks', 'Ehrenamtliche können sich für Ausflüge anmelden'])(
  'who signs up for something books it, and needs no account for that: %s',
  (text) => {
    expect(namesOf(`${text} on our site.`)).toEqual(['Booking'])
    expect(namesOf('Volunteers sign up and get a password on our site.')).toEqual(['User accounts'])
  },
)

test('a signature on a tablet and use without reception are work, whatever the layout', () => {
  const brief = 'A web app for tool rental. Staff record each handover with photos.'
  expect(namesOf(`${brief} Customers sign on the tablet.`)).toContain('Signatures')
  expect(hoursOf(`${brief} It works without reception.`) - hoursOf(brief)).toBeGreaterThan(10)
})
