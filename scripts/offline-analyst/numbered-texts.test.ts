import { expect, test } from 'vitest'
import { studied } from './testing/hours'
import { statements } from './testing/statements'

test('sentences outside the chapters with numbered requirements ask for nothing, and a letter behind a code is a priority', () => {
  const requirements = [
    'describe records',
    'move records',
    'search records',
    'order files',
    'print slips',
    'scan slips',
  ]
  const codes = requirements.map(
    (deed, at) => `R${at + 1} (${at < 4 ? 'A' : 'B'}) Archivists ${deed} in the reading room.`,
  )
  const text = `Specification of a new archive system

1 Purpose
A means that the system cannot be accepted without it. B means that we want it if the budget permits.

2 Present situation
The archive uses a database.

2.1 A day today
A reader arrives at nine. The archivist searches the database in her place and writes down the codes.

3 Requirements
${codes.join('\n')}
R7 (A) Readers register online.
R8 (A) Administrators keep the opening hours.

4 Data migration
The supplier takes over the 412,000 records of the old database.

5 Glossary
Accession | A delivery of records
Finding aid | List of the records of a fonds
Slip | Paper that travels with an ordered file`
  const kinds = studied(text).reading.statements.filter(({ kind }) => kind !== 'background')
  const asked = kinds
    .filter(({ kind, coded, heading }) => kind === 'function' && (coded || heading !== ''))
    .map(({ text }) => text)
  expect(asked).toEqual([
    ...requirements.slice(0, 4).map((deed) => `Archivists ${deed} in the reading room.`),
    'Readers register online.',
    'Administrators keep the opening hours.',
    'The supplier takes over the 412,000 records of the old database.',
  ])
  expect(kinds.filter(({ kind }) => kind === 'wish').map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Archivists print slips in the reading room.',
      'Archivists scan slips in the reading room.',
    ]),
  )
})

test('sentences beside numbered requirements explain them if few ask for something, and elsewhere if fewer do', () => {
  const codes = ['describe', 'move', 'search', 'order', 'print', 'scan', 'keep', 'merge'].map(
    (deed, at) => `R${at + 1} Archivists ${deed} files in the reading room.`,
  )
  const inside = 'Readers see the opening hours on the website.'
  const outside = 'Readers reserve seats on the website.'
  const demand = 'Archivists must count visits.'
  const askedBeside = (further: { inside?: string[]; outside?: string[] }) => {
    const text = `Specification of a new archive system

1 Present situation
The archive uses a database.

2 Requirements
${[...codes, inside, ...(further.inside ?? [])].join('\n')}

3 Use
${[outside, demand, ...(further.outside ?? [])].join('\n')}`
    return studied(text)
      .reading.statements.filter(({ kind, text }) => kind === 'function' && [inside, outside, demand].includes(text))
      .map(({ text }) => text)
  }
  const demands = ['send letters', 'bill copies', 'lend books', 'map rooms'].map((deed) => `Archivists must ${deed}.`)
  const more = ['pay fees', 'read news', 'send mails', 'share lists', 'rate rooms'].map((deed) => `They must ${deed}.`)

  expect(askedBeside({})).toEqual([demand])
  expect(askedBeside({ inside: demands })).toEqual([inside, demand])
  expect(askedBeside({ outside: [...demands, ...more] })).toEqual([inside, outside, demand])
})

test.each([
  ['The system keeps each copy for a month.', true],
  ['A receipt is sent by e-mail.', true],
  ['Expired orders are deleted automatically.', true],
  ['This prevents double orders.', false],
  ['For example, a reader orders a map.', false],
  ['Most readers come from abroad.', false],
  ['\nAll lists can be exported as Excel files.', true],
  ['\nReaders see the opening hours on the website.', false],
])('a further sentence of a numbered requirement, or a plain wish beside it, is a requirement: %s', (line, asks) => {
  const deeds = ['describe', 'move', 'search', 'order', 'print', 'scan', 'keep', 'merge', 'lend']
  const codes = deeds.map((deed, at) => `- R${at + 1} Archivists ${deed} files in the reading room.`)
  const text = `Specification of a new archive system\n\n2 Requirements\n${codes.join('\n')} ${line}`
  const found = statements(text).filter((it) => line.includes(it.text) && it.kind === 'function')
  expect(found).toHaveLength(asks ? 1 : 0)
})

test.each([
  [
    'A DH system shall have the capability to establish a web server on a home computer.',
    'Establish a web server on a home computer',
  ],
  ['The planner shall provide a user with the ability to set the temperature.', 'Set the temperature'],
  ['Le portail doit offrir aux clients la possibilité d’exporter leurs factures.', 'Exporter leurs factures'],
  ['El portal debe ofrecer al cliente la posibilidad de exportar sus facturas.', 'Exportar sus facturas'],
  ['Das System soll den Kunden die Möglichkeit bieten, Rechnungen zu exportieren.', 'Rechnungen zu exportieren'],
  [
    'The web system shall provide for authentication and information encryption through a recognized reliable and effective security technology, such as Transport Layer Security.',
    'Provide for authentication and information encryption',
  ],
])('a duty to make something possible is named after what that is: %s', (text, name) => {
  const names = studied(`# Portal\n## Functions\nR1 ${text}`).plan.components.flatMap(({ tasks }) => tasks)
  expect(names.map((task) => task.name).join('\n')).toMatch(new RegExp(`^${name}(?=$|:)`, 'm'))
})

test('each function of a message is in the name of a task', () => {
  const asked = [
    'eine Zehnerkarte kaufen',
    'Mit jeder Buchung geht eine Stunde von der Karte ab',
    'auf eine Warteliste setzen',
    'der Nächste wird informiert',
    'Der Trainer sieht auf dem Handy, wer kommt',
    'abhaken, wer da war',
    'Wer nicht kommt, verliert die Stunde',
  ]
  const message = `Hallo! Wir hätten gern ein paar Sachen für unsere Buchungsseite. Kunden sollen eine Zehnerkarte kaufen können. Mit jeder Buchung geht eine Stunde von der Karte ab. Man soll sich auf eine Warteliste setzen können. Wenn jemand absagt, wird der Nächste informiert. Der Trainer sieht auf dem Handy, wer kommt. Er kann abhaken, wer da war. Wer nicht kommt, verliert die Stunde.`
  const names = studied(message)
    .plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
    .join('\n')
  for (const part of asked) expect(names.toLowerCase()).toContain(part.replace(/^eine /, '').toLowerCase())
})

test.each([
  [
    'en',
    'A portal for permits',
    ['For each requirement, state Yes, No or With customization.', '6. Describe your support hours.'],
    [
      '1. Does the system allow residents to submit permit applications online?',
      '2. Can the public search issued permits on a map?',
      '3. Can sales staff log calls?',
      '4. Is the portal accessible by keyboard?',
      '5. Does your solution send reminders by e-mail?',
    ],
    [
      'Residents can submit permit applications online.',
      'The public can search issued permits on a map.',
      'Sales staff can log calls.',
      'The solution must send reminders by e-mail.',
    ],
  ],
  [
    'de',
    'Portal für Genehmigungen',
    ['Bitte geben Sie zu jeder Anforderung Ja oder Nein an.', '4. Beschreiben Sie Ihren Support.'],
    [
      '1. Unterstützt das System die Anmeldung mit BundID?',
      '2. Können Bürger Gebühren online bezahlen?',
      '3. Kann die Lösung Erinnerungen per E-Mail verschicken?',
    ],
    [
      'Das System unterstützt die Anmeldung mit BundID.',
      'Bürger können Gebühren online bezahlen.',
      'Die Lösung muss Erinnerungen per E-Mail verschicken.',
    ],
  ],
  [
    'nl',
    'Aanbesteding webapp voor vergunningen',
    ['Beschrijf uw support.', 'Beschrijf uw ervaring.'],
    ['1. Kan het systeem herinneringen per e-mail sturen?', '2. Kunnen bewoners vergunningen online betalen?'],
    ['Het systeem moet herinneringen per e-mail sturen.', 'Bewoners kunnen vergunningen online betalen.'],
  ],
])(
  'numbered questions of a tender about its product are requirements, unlike those to bidders: %s',
  (_, title, [instruction = '', toBidders = ''], questions, demands) => {
    const { reading, plan } = studied([title, '', instruction, ...questions, toBidders].join('\n'))
    const asked = reading.statements.filter(({ kind }) => kind === 'function').map(({ text }) => text)
    expect(asked.filter((text) => text !== title)).toEqual(demands)
    expect(reading.statements.filter(({ kind }) => kind === 'excluded')).toEqual([])
    expect(plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name)).join()).not.toMatch(
      /\bdoes\b|\bcan\b/i,
    )
  },
)

test.each([
  'Open questions\n1. Does the system need a login?\n2. Can members bring guests?\n3. Does the system send mails?',
  'FAQ\n1. Does the app work at night?\nYes, always.\n2. Does the app collect data?\nIt never does.\n3. Does the app cost money?\nIt is free.',
  'Questions about the site\n1. Does the site load slowly for you?\n2. Could visitors search it?',
])('questions that a text leaves open, answers or asks its reader are no demands: %s', (questions) => {
  const said = studied(`We need an app for our club.\n\n${questions}`).reading.statements.map(({ text }) => text)
  expect(said.filter((text) => text.endsWith('?'))).toHaveLength(questions.split('?').length - 1)
})

test.each([
  ['F1 Shortcode with station and days', 'F2 Block with preview', 'F3 tide data from the API'],
  ['RF1 El socio paga en línea', 'RF2 El socio reserva', 'RF3 Exportar como CSV'],
])('codes that count lines need no mark behind them: %s', (...items) => {
  const coded = statements(`A plugin for a harbour\n\nFunctional\n${items.join('\n')}`).filter(({ coded }) => coded)
  expect(coded.map(({ text }) => text)).toEqual(items.map((item) => item.replace(/^\S+ /, '')))
})

test.each([
  [['A4 paper for labels', 'A5 paper for receipts', 'A6 cards']],
  [['F1 Search', 'F2 Map']],
  [['KW1 Start', 'KW2 Bau', 'KW3 Test']],
])('formats, weeks and two codes are no series: %j', (items) => {
  expect(statements(`A plugin\n\nFunctional\n${items.join('\n')}`).some(({ coded }) => coded)).toBe(false)
})

test.each([
  ['Nr. 1 – ', 'Nr. 2 – ', 'Nr. 3 – ', 'Nr. 4 – '],
  ['N° 1 : ', 'N° 2 : ', 'N° 3 : ', 'N° 4 : '],
  ['Bug 1: ', 'Bug 2: ', 'Bug 3: ', 'Bug 4: '],
  ['Punkt 1: ', 'Punkt 2: ', 'Punkt 3: ', 'Punkt 4: '],
  ['#1 - ', '#2 - ', '#3 - ', '#4 - '],
])('each numbered fault is work of its own, but for what is done: %s', (...numbers) => {
  const faults = [
    'Rechnungen werden doppelt angezeigt.',
    'Der Zählerstand lässt sich nicht speichern.',
    'Erledigt: Das Logo war unscharf.',
    'Wunsch, kein Fehler: Verbrauch als Balkendiagramm.',
  ]
  const text = `Fehler im Kundenportal:\n\n${faults.map((fault, at) => numbers[at]! + fault).join('\n')}`
  expect(statements(text).map(({ kind, lines }) => [kind, ...lines])).toEqual([
    ['background', 1],
    ['function', 2],
    ['function', 3],
    ['background', 4],
    ['wish', 5],
  ])
})

test.each([
  'No. 1 priority is speed',
  'Bug 3 hours after login',
  'Item 5 of the contract',
  'Error 404: the page shows a search',
  'Fehler 500: Die Seite zeigt eine Telefonnummer',
])('a number without a mark behind it numbers no line: %s', (line) => {
  expect(statements(`A plugin\n\nFunctional\n- Search\n${line}`).some(({ text }) => text === line)).toBe(true)
})
