import { expect, test } from 'vitest'
import { exclusionsIn } from './exclusions'
import { hoursOf, studied } from './testing/hours'
import { statements } from './testing/statements'

const club = 'We need a website for our sailing school.\nParents book a course.'
const site = 'Please add a waiting list to the course page of our booking site.'

/** Returns the kinds of what a sentence says after a wish. */
const kindsOf = (sentence: string) =>
  statements(`${club}\n${sentence}`).flatMap(({ lines, kind }) => (lines.includes(3) ? [kind] : []))

test.each([
  'And Annika says thank you, she loves the list for the instructors.',
  'Mark sends his thanks for the new calendar.',
  'The kids love the new pictures.',
  'Annika sagt danke, sie liebt die Liste für die Trainer.',
  'Unsere Empfangsdame Frau Petersen lässt schön grüßen.',
  'Der Vorstand freut sich auf Ihr Angebot.',
  "Toute l'équipe vous remercie !",
  'Dr. Kaye sends his regards, he is very happy with the booking form.',
  'Annika vous remercie, elle adore la liste des moniteurs.',
  'Ana os da las gracias, le encanta la lista de los monitores.',
])('thanks of somebody else add nothing, in a brief or in a change: %s', (thanks) => {
  expect(kindsOf(thanks)).toEqual(['background'])
  expect(hoursOf(`${site}\n${thanks}`)).toBeCloseTo(hoursOf(site), 1)
})

test.each([
  'Annika says the list must show phone numbers.',
  'Annika says thank you, but the list needs a phone number.',
  'The page says thank you after the booking.',
  'The app thanks you for each donation with a picture.',
  'Annika sagt danke, aber bitte noch die Telefonnummern ergänzen.',
  'Annika dit que la liste doit montrer les téléphones.',
])('a wish that somebody passes on is work: %s', (wish) => {
  expect(kindsOf(wish)).toContain('function')
})

test.each([
  'It should be fun.',
  'It must not be boring.',
  'It should feel warm, like our shop.',
  'It should be a pleasure to use, and not look like an authority.',
  'Es soll Spaß machen.',
  'Das Ganze soll einladend und freundlich wirken.',
  'Ça doit être vivant et amusant, rien de compliqué.',
  'Tiene que ser bonito.',
])('what a product should feel like is no screen: %s', (feeling) => {
  expect(kindsOf(feeling)).toEqual(['background'])
})

test.each([
  'It should be fun for kids to collect badges and stars.',
  'It must be easy to cancel a booking.',
  'Es soll Spaß machen, Punkte zu sammeln.',
  'Tiene que ser fácil cancelar una reserva.',
])('a feature that should feel like something is work: %s', (feature) => {
  expect(kindsOf(feature)).toEqual(['function'])
})

test.each([
  ['Nothing fancy please - no app, no shop.', 'app'],
  ['Nothing fancy, no app please.', 'app'],
  ['Bitte nichts Aufwendiges – keine App.', 'App'],
  ["Rien de compliqué s'il vous plaît – pas d'appli.", 'appli'],
  ['Nada del otro mundo, sin tienda.', 'tienda'],
])('modesty before what is not wanted is no part of it and costs nothing: %s', (sentence, thing) => {
  expect(kindsOf(sentence)).toEqual(['excluded'])
  expect(exclusionsIn(studied(`${club}\n${sentence}`), []).join()).toMatch(thing)
})

test.each(['Nothing complicated, just a form for bookings.', 'Nichts Kompliziertes, nur ein Formular.'])(
  'modesty before what is wanted leaves it: %s',
  (sentence) => {
    expect(kindsOf(sentence)).toEqual(['function'])
  },
)
