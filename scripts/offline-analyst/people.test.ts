import { expect, test } from 'vitest'
import { studied } from './testing/hours'
import { kindOf } from './testing/statements'

test.each([
  ['an abbreviation', 'The admin adds courts. Administrators lock courts. The system administrator sets prices.', 1],
  ['a qualifier', 'Team members book courts. A member cancels a booking. Members pay online.', 1],
  [
    'an inflection',
    'A child joins a course. Children see their course. The managers approve it. A manager cancels it.',
    2,
  ],
  ['two names of a list', 'Admins and super admins lock courts. The admin adds courts.', 2],
  ['other people of one stem', 'Trainers enter the results. Trainees see the results.', 2],
  ['users in general', 'Visitors book courts. Users cancel bookings. Guests pay online.', 1],
  [
    'what is done, not who does it',
    'Members are guided to their court. Document management is part of it. A user guide exists.',
    1,
  ],
  [
    'a list with unknown names',
    'The admin adds courts.\n- Members book courts.\n- Roles: greenkeeper, stringer, junior captain, administrator',
    5,
  ],
  ['Russian cases', 'Администратор добавляет корты. Отчет доступен администраторам. Список видит администраторов.', 1],
])('people are counted once by their noun: %s', (_, text, count) => {
  const { roles } = studied(`We need a web app for a tennis club. ${text}`).recognized
  expect(roles, roles.join()).toHaveLength(count)
})

test('a line that breaks before the dash of an aside reads on', () => {
  const text = 'The app sends the results of each match to all members of the club'
  const aside = '— including the treasurer and the club manager — on the same evening.'
  const tellsOf = (...lines: string[]) => studied(lines.join('\n')).reading.statements.map((it) => it.text)
  expect(tellsOf('# Web app', text, aside)).toContain(`${text} ${aside.slice(2)}`)
  expect(tellsOf('# Web app', `${text}:`, aside, '— by mail')).toContain(aside.slice(2))
})

test.each([
  [
    'parts of a product',
    '## App for harpooners\n- see the tours of the day\n\n## Portal for planters\n- place orders\n\n## Back office\n- set prices',
    3,
  ],
  ['what they do', 'The harpooner shall scan a crate. The harpooner shall report a short crate.', 1],
  ['things that do something', 'The crate shall include a label. The crate shall show its weight.', 0],
])('people whom no list knows are read from %s', (_, text, count) => {
  const { roles } = studied(`We need a new web app.\n\n${text}`).recognized
  expect(roles, roles.join()).toHaveLength(count)
})

const kindsBelow = (product: string, heading: string, lines: readonly string[]) =>
  studied(`${product}\n\n${heading}\n${lines.map((line) => `- ${line}`).join('\n')}`)
    .reading.statements.slice(-lines.length)
    .map(({ kind }) => kind)

test.each([
  ['Web app for a sailing club', '## Members', ['Members borrow a dinghy.', 'Members pay the fee by card.']],
  ['Site for a journal', '## Authors', ['Authors upload an article as PDF.', 'Authors see the reviews.']],
  ['Rota app for a clinic', '## Personnel', ['Nurses swap shifts.', 'Personnel clock in with a badge.']],
  ['Web app for a choir', 'For team members', ['See the rehearsals of the month', 'Upload a recording']],
  ['Web-App für einen Verlag', '## Autoren', ['Autoren laden ein Manuskript hoch.', 'Autoren sehen ihr Honorar.']],
  [
    'Application web pour un club',
    '## Équipe',
    ["L'équipe publie le planning.", "L'équipe exporte la liste en Excel."],
  ],
  ['Aplicación web para un club', '## Equipo', ['El equipo ve el calendario.', 'El equipo confirma su asistencia.']],
])('what people do with a product is work below a heading that names them: %s, %s', (product, heading, lines) => {
  expect(kindsBelow(product, heading, lines)).toEqual(lines.map(() => 'function'))
})

test.each([
  ['Members', ['Anna Berg: back end', 'Tom Falk: front end']],
  ['Project team', ['Anna Berg, project manager', 'Lisa designs the screens.']],
  ['Team', ['The team meets every Monday to plan the sprint.', 'The developers write the code and the tests.']],
])('a list of those who work on a product asks for nothing: %s', (heading, lines) => {
  const product = 'Web app for a sailing club\n\n## Booking\n- Members borrow a dinghy.'
  expect(kindsBelow(product, `## ${heading}`, lines)).not.toContain('function')
})

test('a component is named after what it holds, not after who uses it or after records that may not be stored', () => {
  const desk = `# Blood test desk
## Functions
- All users (patients, lab technicians and porters) must sign in with a password.
- Lab technicians mark a laboratory test as complete.
- The desk checks the patient card number.
- The system shall not store the medical history of patients.`
  const { components } = studied(desk).plan
  const names = components.filter(({ tasks }) => tasks.some(({ name }) => /sign in|patient card/.test(name)))
  expect(names.map(({ name }) => name).toSorted()).toEqual(['Patient care', 'User accounts'])
})

test.each([
  ['To do:\n- Ines: send list of patients', 'send list', 'background'],
  ['Next steps\n- Leo: access to the staging server', 'access', 'background'],
  ['To do:\n- Doctors: send a list of patients', 'Doctors', 'function'],
  ['Ines showed how the doctors plan today.', 'showed', 'background'],
  ['\n\nTOP 1 Begrüßung\nÄrzte buchen Räume.', 'Räume', 'background'],
  ['\n\nWelcome\nPatients see the next appointments.', 'the next', 'function'],
  ['\n\nAccueil\n- les patients voient les prochains rendez-vous', 'prochains', 'function'],
  ['The editor presents offers on the home page.', 'offers', 'function'],
  ['Editor presents offers on the home page.', 'offers', 'function'],
  ['Trainer stellt den Plan für die Woche online.', 'Plan', 'function'],
  ['Ed explains every function with a film.', 'film', 'function'],
])('in minutes, what those who met do themselves is no work: %s', (text, part, kind) => {
  const minutes =
    'Present: Ines, Leo (Editor), Trainer\nDecided:\n- Patients book an appointment online\n- Doctors see a list of their patients'
  expect(kindOf(`${minutes}\n${text}`, part)).toBe(kind)
})

test.each([
  ['Role', 'How many', 'unlimited', 'approx. 900 companies, 2,500 persons'],
  ['Rolle', 'Anzahl', 'unbegrenzt', 'ca. 900 Firmen, 2.500 Personen'],
  ['Rôle', 'Nombre', 'illimité', 'environ 900 entreprises, 2 500 personnes'],
])('in a table of roles, numbers of people are facts, and what they do is work: %s | %s', (role, count, all, many) => {
  const table = (...cells: string[]) =>
    studied(
      `We need a rental portal.\n\n## Users\n| ${role} |${cells[0]} What they do |\n|---|---|---|\n| Guest |${cells[1]} Looks at machines and prices |\n| Business customer |${cells[2]} Books machines, downloads invoices |`,
    )
  const counted = table(` ${count} |`, ` ${all} |`, ` ${many} |`)
  expect(counted.plan.components).toEqual(table('', '', '').plan.components)
  expect(JSON.stringify(counted.plan.components)).toContain('ooks machines')
  expect(
    studied('We need a rental portal.\n\nRole | Tasks\nClerk | Hands out bikes\nManager | Locks bikes').recognized
      .roles,
  ).toContain('manag')
})

test.each([
  [
    '| Role | Rights |\n| --- | --- |\n| Administrator | manages the hall |\n| Caretaker | opens and closes the gate |',
    2,
  ],
  ['Rolle | Aufgaben\nAdministrator | legt Nutzer an, verwaltet Räume\nHausmeister | sperrt die Halle auf', 2],
  ['| Role | Where |\n| --- | --- |\n| Administrator | office |\n| Caretaker | gate |', 0],
])('a row of a table of roles that says what they do is work: %s', (table, count) => {
  const { statements } = studied(`We need a booking system for our sports hall.\nClubs book hours.\n\n${table}`).reading
  expect(statements.filter(({ role, kind }) => role && kind === 'function')).toHaveLength(count)
})
