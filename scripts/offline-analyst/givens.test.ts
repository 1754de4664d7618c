import { expect, test } from 'vitest'
import { exclusionsIn } from './exclusions'
import { questionsFor } from './questions/ask'
import { supportingLines } from './reading/supporting'
import { piecesOf } from './sizing/parts'
import { taskName } from './sizing/task-name'
import { technologiesOf } from './technologies'
import { studied } from './testing/hours'

const portal = `# Course portal
## Requirements
- Members can book courses.
- Members can cancel courses.
- Coaches see their participants.
`

const below = (heading: string, lines: string) => studied(`${portal}## ${heading}\n${lines}`)

const kindIn = (study: ReturnType<typeof studied>, text: string) =>
  study.reading.statements.find((it) => it.text.includes(text))?.kind

test.each([
  ['Deliverables', ['Commented source code', 'Installation guide', "Running installation on the client's server"]],
  ['Lieferumfang', ['Kommentierter Quellcode', 'Betriebshandbuch', 'Betriebsbereite Installation beim Kunden']],
  ['Livrables', ['Code source', "Guide d'installation", 'Installation sur le serveur']],
])('what is handed over below “%s” belongs to the handover', (heading, items) => {
  const { reading } = below(heading, items.map((it) => `- ${it}`).join('\n'))
  expect(supportingLines(reading.statements).get('Deployment and handover')).toHaveLength(items.length)
})

test.each([
  'For older browsers the correct display cannot be guaranteed.',
  'Für ältere Browser kann die Darstellung nicht garantiert werden.',
  'Users need not worry that their addresses are passed on.',
  'Typical users are towns and schools that manage rooms.',
  'Auf dem Server muss PHP vorinstalliert sein.',
  'The user opens the page',
  'Aufrufen der Seite durch den Nutzer',
  'Der Benutzer bestätigt seine Eingaben',
])('“%s” asks for no work', (text) => {
  expect(kindIn(below('Functions', `- ${text}`), text)).toBe('background')
})

test.each([
  'About 300 subscribers in the first year.',
  'Etwa 300 Abonnenten im ersten Jahr.',
  '1,200 members by the end of the year.',
  'The old website stays at rowing.example; the new portal gets its own address.',
  'Die alte Website bleibt unter rudern.example erreichbar.',
])('“%s” is a given among wishes', (text) => {
  const mail = 'We need a portal for our rowing club.\nMembers should be able to book boats.\n'
  expect(kindIn(studied(`${mail}${text}`), text)).toBe('background')
})

test.each([
  '3 reminders in the first week.',
  'The old site stays at rowing.example, please add a link to the new one.',
])('“%s” asks for work', (text) => {
  const mail = 'We need a portal for our rowing club.\nMembers should be able to book boats.\n'
  expect(kindIn(studied(`${mail}${text}`), text)).toBe('function')
})

test('a size to keep to below a heading of exclusions is built, and what it is good for is no exclusion', () => {
  const study = below(
    'Out of scope',
    `- Native app
It is not planned to import old data.
Uploads are limited to a maximum size of 10 MB.
This prevents the server from crashing.`,
  )
  expect(kindIn(study, 'Uploads')).toBe('function')
  expect(exclusionsIn(study)).toEqual([
    'As the requirements say: “Native app”',
    'As the requirements say: “It is not planned to import old data”',
  ])
})

test('a German exclusion without a subject is told', () => {
  expect(exclusionsIn(below('Abgrenzung', 'Es wird keine Prüfung der Rohdaten vorgenommen.'))).toEqual([
    'As the requirements say: “Es wird keine Prüfung der Rohdaten vorgenommen”',
  ])
})

test('a product that keeps no data has no database, unlike one that leaves out some data', () => {
  const viewer = '# Viewer\n- Users see readings on a map.\n- Users filter readings by date.\n- Users print a chart.\n'
  const stores = (text: string) => {
    const study = studied(`${viewer}${text}`)
    const tasks = study.plan.components.flatMap((component) => component.tasks.map(({ name }) => name))
    const { questions } = questionsFor(study, { isFirst: true, isRevision: false })
    const found = [
      technologiesOf(study).includes('PostgreSQL'),
      tasks.includes('Database for all data'),
      questions.some(({ question }) => question === 'Must existing data be migrated?'),
    ]
    expect(new Set(found).size).toBe(1)
    return found[0]
  }
  expect(stores('The application does not store any data.')).toBe(false)
  expect(stores('Es werden keine Daten gespeichert.')).toBe(false)
  expect(stores('No data is stored on the device.')).toBe(true)
})

test.each([
  ['- The system must support more than xxx users.', 'more than xxx users'],
  ['- Antwortzeit: höchstens TBD Sekunden.', 'TBD Sekunden'],
  ['- Members can cancel courses... and rebook them.', null],
  ['- Contact: TBD', null],
])('a value that is left open is asked for: %s', (line, said) => {
  const { questions } = questionsFor(studied(portal + line), { isFirst: true, isRevision: false })
  const asked = questions.map(({ question }) => question).filter((it) => it.includes('leave a value open'))
  expect(asked).toEqual(said ? [expect.stringContaining(said)] : [])
})

test('the steps of numbered functions are part of their tasks', () => {
  const functions = ['book a course', 'cancel a course', 'pay an invoice', 'rate a coach'].map(
    (deed, at) => `FR-${at + 1} Members can ${deed}.

Steps:
- The member selects an entry of the calendar
- The list shows the new state of it
`,
  )
  const { plan } = studied(`# Portal\n\n## Functional requirements\n\n${functions.join('\n')}`)
  const names = plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
  expect(names.filter((name) => /selects|shows/.test(name))).toEqual([])
})

test('a name ends neither with a conjunction nor within a pair, and loses a clause before its verb', () => {
  const nameOf = (text: string) => taskName({ text })
  expect(
    nameOf(
      'Die Bedienung der Karte ist mit den gängigen Schaltflächen und der Maus, sowie bei mobilem Aufruf mit den Gesten des Geräts möglich',
    ),
  ).not.toMatch(/sowie…?$/)
  expect(
    nameOf(
      'Sowohl für Mitglieder, für Gäste und Trainer als auch für den Vorstand sollen alle Daten der Kurse und der Räume auf einer Seite mit vielen Filtern dargestellt werden können',
    ),
  ).toMatch(/als auch für/)
  expect(
    nameOf(
      'Sämtliche Angaben, die zur Erstellung der Rechnung und zur Prüfung durch die Buchhaltung benötigt werden, werden nachts aus dem Altsystem geladen und nur kurz gespeichert',
    ),
  ).toBe('Sämtliche Angaben nachts aus dem Altsystem laden und nur kurz speichern')
})

test.each([
  [
    'Access to case files shall be limited by departmental permissions to guarantee that only the assigned lawyers and their assistants can open them.',
    'Limit access to case files by departmental permissions',
  ],
  [
    'Enable branch managers to edit opening hours, set holiday closures, and compile regional and national revenue summaries.',
    'Enable branch managers to edit opening hours, set holiday closures, etc.',
  ],
  [
    'Die Leitung der Abteilung soll Termine verwalten, Plätze sperren, die Belegung der Halle prüfen, monatliche und jährliche Berichte als Datei ausgeben und Mitglieder einladen können.',
    'Die Leitung der Abteilung soll Termine verwalten, Plätze sperren',
  ],
  [
    'Reviews are collected after the visit and shown on the site.',
    'Collect reviews after the visit and show on the site',
  ],
  ['Reports are printed as PDF and sent to the county.', 'Print reports as PDF and send to the county'],
  ['Invoices are created and the customer is informed.', 'Invoices are created and the customer is informed'],
  ['Orders are exported with dates and archived files.', 'Export orders with dates and archived files'],
  ['Das System wird in Köln gehostet und erfüllt die DSGVO.', 'Das System wird in Köln gehostet und erfüllt die DSGVO'],
  ['Bestellungen werden geprüft und per Mail verschickt.', 'Bestellungen prüfen und per Mail verschicken'],
  ['Les reçus fiscaux doivent partir automatiquement.', 'Les reçus fiscaux doivent partir automatiquement'],
  ['Las facturas deben salir en PDF.', 'Las facturas deben salir en PDF'],
  ['Les clients doivent pouvoir réserver une place.', 'Réserver une place'],
  ['(optional) A map of the courts.', 'Map of the courts'],
  ['Sell vouchers for courts, but that is not urgent.', 'Sell vouchers for courts'],
  ['Gutscheine verkaufen, aber das ist nicht dringend.', 'Gutscheine verkaufen'],
  ["Vendre des bons, mais ce n'est pas urgent.", 'Vendre des bons'],
  ['Somebody can book a court for a friend.', 'Book a court for a friend'],
  ['Members who paid nothing can book a court.', 'Book a court'],
])('a name does not end before the object of its verb or the noun of its adjective: %s', (text, name) => {
  expect(taskName({ text })).toBe(name)
})

test.each([
  'Nobody can book this court on that day.',
  'No guest can see the prices of members.',
  'Only coaches can delete a lesson.',
  'Niemand kann den Platz buchen.',
  'Kein Gast kann die Preise sehen.',
  'Personne ne peut réserver ce court.',
  'Nadie puede reservar esta pista.',
])('a name keeps a subject without which it would say the opposite: %s', (text) => {
  expect(taskName({ text })).toBe(text.slice(0, -1))
})

test.each([
  [
    'Allow trainers of the club to manage courts, send invitations, and generate seasonal and yearly reports.',
    'generate seasonal and yearly reports',
  ],
  [
    'Allow trainers to manage courts, send invitations, generate seasonal and yearly reports.',
    'generate seasonal and yearly reports',
  ],
  [
    'Trainer sollen Plätze verwalten, Einladungen senden, monatliche und jährliche Berichte erstellen.',
    'monatliche und jährliche Berichte erstellen',
  ],
  [
    'Les coachs peuvent gérer les courts, envoyer des invitations, et produire des rapports de vente et de présence.',
    'produire des rapports de vente et de présence',
  ],
])('the last item of a list ends with its noun, also if two adjectives share it: %s', (text, last) => {
  expect(piecesOf(text).at(-1)).toBe(`${last}.`)
})

test('no provider is suggested for a service that is available', () => {
  const provides = (line: string) =>
    technologiesOf(studied(`${portal}- The system sends members an SMS.\n## Assumptions\n- ${line}`)).includes('Twilio')
  expect(provides('An SMS gateway is available.')).toBe(false)
  expect(provides('Members speak English.')).toBe(true)
})
