import { expect, test } from 'vitest'
import { studied } from '../testing/hours'

const partsOf = (text: string) => studied(text).plan.components
const componentsOf = (text: string) => partsOf(text).map(({ name }) => name)

test.each([
  ['In our club app, members should post a short notice with a date.', 'Short notice'],
  ['Wir haben eine App für Trainer. Trainer sollen Übungspläne kopieren und verschicken können.', 'Übungspläne'],
  ['Changes to our club site:\n- Trophy cabinet\n- members can rate a game', 'Trophy cabinet'],
  ['Wanted: website copy in English for our site. Also a language switch.', 'Language switch'],
  ['En nuestra intranet: ver el organigrama.', 'Organigrama'],
  ['In our club app, members should see the league table and get a badge.', 'League table'],
  ['El cliente quiere ver su historial en nuestra app.', 'Historial'],
])('a component of a change that nothing else names is named after its object: %s', (text, name) => {
  expect(componentsOf(text)).toContain(name)
})

test.each([
  'In unserem Shop fehlt noch etwas. Der Kassenwart bekommt dann eine Mail.',
  'Our rental app: tenants should be able to report damage with a photo. The caretaker marks it as done.',
  "Sur notre intranet : les clients choisissent l'heure. Les parents reçoivent un message.",
])('a sentence is no name of a component: %s', (text) => {
  for (const { name, tasks } of partsOf(text))
    for (const task of tasks) expect(name).not.toBe(task.name.replace(/: (?:screens|back end|app)$/, ''))
})

test.each([
  ['When our site is slow: show a spinner.', /^When our site is slow/],
  ['Wenn unsere Seite lädt: Ladebalken anzeigen.', /lädt/],
  ['add a field for the size. use dr. and prof. titles for customers.', /dr\. and prof\. titles/],
])('a condition and an abbreviation stay in the name of a task: %s', (text, name) => {
  expect(
    partsOf(text)
      .flatMap(({ tasks }) => tasks.map((task) => task.name))
      .join('\n'),
  ).toMatch(name)
})

test.each([
  ['For our course portal: members should be able to cancel a booking.', /^Cancel a booking/],
  ['Für unser Kursportal: Teilnehmer sollen ihre Buchung stornieren können.', /^(?:Ihre )?Buchung stornieren/],
])('a task is named without the product of the client before it: %s', (text, name) => {
  const names = partsOf(text).flatMap(({ tasks }) => tasks.map((task) => task.name))
  expect(names[0]).toMatch(name)
})
