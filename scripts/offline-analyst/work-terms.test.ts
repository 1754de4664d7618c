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

test('a text that is only quoted is a change of copy, and a carousel for a banner is more', () => {
  for (const text of ["The about page says 'Managment'", 'Auf der Startseite steht "Wilkommen", bitte korrigieren.']) {
    expect(namesOf(text)).toEqual(['Text and appearance'])
    expect(hoursOf(text)).toBeLessThan(2)
  }
  const carousel = 'Please replace the banner on our home page by a carousel of three images.'
  expect(namesOf(carousel)).not.toContain('Text and appearance')
  expect(hoursOf(carousel)).toBeGreaterThan(3)
})

test.each([
  'The site is in German and English.',
  '- German and English.',
  'Languages: French, German, English',
  'Die Seite ist auf Deutsch und Englisch.',
])('several languages that are named are work, as a site in several languages is: %s', (line) => {
  const brief = `We need a website for our pottery studio.
- Students browse and book courses.
- Students pay the course fee by card.`
  const [without, named, bilingual] = [brief, `${brief}\n${line}`, `${brief}\n- The website must be bilingual.`].map(
    (text) => hoursOf(text),
  )
  expect(named! - without!).toBeGreaterThan((bilingual! - without!) / 3)
})
