import { expect, test } from 'vitest'
import { apart, buildHours, hoursOf, studied } from './testing/hours'
import { statements } from './testing/statements'

const rows = (text: string) => statements(text).map(({ kind, text }) => `${kind}: ${text}`)

test('rows of a CSV table are classified by their priorities', () => {
  const text = `ID;Story;Priority
1;"Customers can browse plants; by family and height";Must
2;Discount codes for regular customers;Could
3;Native apps for both systems;Won't`
  expect(statements(text).map(({ kind }) => kind)).toEqual(['function', 'wish', 'excluded'])
})

test('rows of a table of requirements are read without their numbers, priorities and states', () => {
  const text = `# Portal for a choir

Nr. | Anforderung | Priorität | Status | Quelle
1 | Mitglieder melden sich zu Konzerten an. Danach sehen sie ihre Stimme. | Muss | offen | Vorstand
2 | Noten werden als PDF abgelegt. Nur Mitglieder sehen sie. | Kann | offen | Chorleitung
3 | ${'Der Vorstand sieht die Anmeldungen je Stimme, je Konzert und je Probe, auch die der letzten drei Jahre. '.repeat(2)}Er druckt sie aus. | Muss | offen | Vorstand
4 | Gäste kaufen Karten. | Soll | abgelehnt (2027) | Vorstand
5 | Mitglieder ändern ihre Adresse. | Muss | erledigt | Vorstand`
  expect(statements(text).map(({ kind, text }) => [kind, text.slice(0, 40)])).toEqual([
    ['function', 'Portal for a choir'],
    ['function', 'Mitglieder melden sich zu Konzerten an.'],
    ['function', 'Danach sehen sie ihre Stimme.'],
    ['wish', 'Noten werden als PDF abgelegt; Nur Mitgl'],
    ['function', 'Der Vorstand sieht die Anmeldungen je St'],
    ['function', 'Der Vorstand sieht die Anmeldungen je St'],
    ['function', 'Er druckt sie aus.'],
    ['excluded', 'Gäste kaufen Karten.'],
  ])
})

test('a spreadsheet pasted with its tabs is read like a table', () => {
  const table = `Tool for a warehouse

No | Area | Requirement | Prio | Owner | Status
1 | Orders | Merge orders of the same customer and address | A | Ruth | open
2 | Picking | Pick list sorted by shelf | A | Milan | open
3 | IT | Backup | B | Ingo | done`
  expect(rows(table.replaceAll(' | ', '\t'))).toEqual(rows(table))
})

test("the titles of a table's columns ask for nothing", () => {
  const text = `We need a portal for a tool hire.
Screen | Purpose
Catalogue | Customers browse machines by category
Reservation | Customers reserve a machine for a weekend`
  expect(statements(text).map(({ text }) => text.slice(0, 20))).toEqual([
    'We need a portal for',
    'Catalogue | Customer',
    'Reservation | Custom',
  ])
})

test.each([
  [
    'No. | Report | Filter\nR-1 | Open orders | Yard\nR-2 | Late parcels | Month',
    ['Report: Open orders', 'Report: Late'],
  ],
  ['| ID | Screen | For |\n|---|---|---|\n| S1 | Start | Drivers |\n| S2 | Map | Staff |', ['Start', 'Map']],
  ['Nr. | Maske | Zweck\n1 | Start | Überblick\n2 | Karte | Alle Fahrer', ['Start', 'Karte']],
  ['R-1 | Print labels | Staff\nR-2 | Merge orders | Office', ['| Print', '| Merge']],
  ['Orders | Open | Staff\nR-2 | Merge orders | Office', ['Orders', '| Merge']],
])('titles above codes ask for nothing, and rows are named after them: %s', (table, names) => {
  const said = statements(`A tool for couriers\n\n${table}`).slice(1)
  expect(said.map(({ text }, at) => text.slice(0, names[at]?.length))).toEqual(names)
})

test('a period of days makes no contract of a requirement', () => {
  const asked = ['Members are reminded by email thirty days before the end', 'A backup is kept for thirty days']
  const text = `We need a portal for a club.\nRequirement | Priority\n${asked.map((row) => `${row} | Must`).join('\n')}`
  expect(statements(text).map(({ kind }) => kind)).toEqual(['function', 'function', 'quality'])
})

test('columns may be in any order, empty, marked, or about the schedule', () => {
  const text = `Prio | Sprint | Anforderung (kurz) | Kürzel
Kann | 2 | Noten liegen als PDF bereit | FA-Noten-01a
Muss | | Mitglieder sehen ihre Proben. |
Konzerte
Feature | Must | Could | Done | Estimate (h)
Members sign in with a password | x | | | 12
Members see a dark mode | | ✓ | | 8
Guests send a message to the choir | x | | ✓ | 3
Exigence | Réf. | Statut
Les membres impriment leurs billets | EX-1 | reportée`
  expect(rows(text).filter((row) => !row.endsWith('Konzerte'))).toEqual([
    'wish: Noten liegen als PDF bereit',
    'function: Mitglieder sehen ihre Proben.',
    'function: Members sign in with a password',
    'wish: Members see a dark mode',
    'later: Les membres impriment leurs billets',
  ])
})

test('notes add to a row, postpone it or leave something out, and neither name it nor hide it', () => {
  const text = `We need a returns portal.

Feature | Priority | Notes
Print return label | Must | API contract signed
Customer gets status e-mails | Must | 3 templates. Ask Tom!
Gallery of the goods | Must | no videos
Push messages to the driver | Must | deferred to version 2
Requirement | Comment
Drivers see the route | on a map
Funktion | Bemerkung
Kunden melden Schäden mit Foto | Vertrag bis [date withheld]`
  expect(rows(text).slice(1)).toEqual([
    'function: Print return label (API contract signed)',
    'function: Customer gets status e-mails (3 templates; Ask Tom)',
    'function: Gallery of the goods',
    'excluded: No videos.',
    'later: Push messages to the driver (deferred to version 2)',
    'function: Drivers see the route (on a map)',
    'function: Kunden melden Schäden mit Foto',
  ])
})

test.each([
  ['Administrator', 'manages users and rooms', 'function'],
  ['Manager', 'sees charts on a dashboard', 'function'],
  ['Doctor', 'records the humidity of rooms', 'function'],
  ['Archivist', 'searches letters', 'background'],
  ['Reader', 'orders letters', 'background'],
])(
  'a row of roles beside numbered requirements counts for work that none of them names: %s %s',
  (role, deeds, kind) => {
    const codes = ['search letters by year', 'order copies of letters', 'print letters']
    const text = `The app is for an archive.\n\nRole | May do\n${role} | ${deeds}\n\n## Functions\n${codes.map((deed, at) => `R-${at + 1} Archivists ${deed}.`).join('\n')}`
    expect(statements(text).find((it) => it.role)?.kind).toBe(kind)
  },
)

test('a table that goes on below a group or a page break keeps its columns, and the next table has its own', () => {
  const text = `Requirement | Priority
Members sign in with a password | Must
Concerts
Guests buy tickets for a concert | Could
Requirement | Priority
Members print their tickets at home | Must
The systems of the club are listed below.
All of them stay.
They are described by their makers.
Stripe sends a message for each payment | Members see it at once`
  expect(rows(text).slice(0, 3)).toEqual([
    'function: Members sign in with a password',
    'wish: Guests buy tickets for a concert',
    'function: Members print their tickets at home',
  ])
  expect(rows(text).at(-1)).toContain('| Members see it')
})

test('a table of roles names people by known names, and counts only for what no requirement says', () => {
  const table = `Role | Number | May do
Archivist | 2 | Scan letters, describe letters
Manager | 4 | Search letters, order copies`
  const chapters = `The app is for an archive.
Staff scan letters and describe each of them.
People search letters and order copies of them.`
  expect(rows(table).map((row) => row.slice(0, 20))).toEqual(['function: Archivist ', 'function: Manager | '])
  const { reading, recognized } = studied(`${chapters}\n${table}`)
  expect(reading.statements.map(({ kind, role }) => [kind, role])).toEqual([
    ...Array.from({ length: 3 }, () => ['function', false]),
    ...Array.from({ length: 2 }, () => ['background', true]),
  ])
  expect(recognized.roles).toEqual(['staff', 'anyone', 'manag'])
})

test('a CSV row whose cell was numbered as two lines is one row', () => {
  const text = `ID,Story,Priority
1,"Members see the courts that are free, and the price.
They are printed for the board each Monday.",Could
2,Guests pay by card,Must`
  expect(rows(text)).toEqual([
    'wish: Members see the courts that are free, and the price.',
    'wish: They are printed for the board each Monday.',
    'function: Guests pay by card',
  ])
})

test('a cell of capitals is no code', () => {
  const text = `ID | Requirement\n${'A'.repeat(60)} | Ticket machine\nR1 | Members sign in`
  expect(rows(text).at(-1)).toBe('function: Members sign in')
})

test.each([
  [
    'System | Direction | Frequency\nSAP | in and out | hourly\nDATEV | out | daily',
    ['Integration with SAP', 'Integration with DATEV'],
  ],
  [
    '| Nr. | Schnittstelle | Richtung | Häufigkeit | Daten |\n|---|---|---|---|---|\n| 1 | Zeiterfassung Tempo | eingehend | täglich | Arbeitszeiten |',
    ['Integration with Zeiterfassung Tempo'],
  ],
  [
    'Système | Sens | Fréquence\nSage | sortant | quotidien\nOdoo | entrant | temps réel',
    ['Integration with Sage', 'Integration with Odoo'],
  ],
])('each row of a table of interfaces is an integration like one in a sentence: %s', (table, integrations) => {
  const portal = 'We need a portal for dealers. Dealers order goods.'
  const { plan } = studied(`${portal}\n\n## Interfaces\n\n${table}`)
  const sentences = integrations.map((name) => `- Orders are exchanged with ${name.slice('Integration with '.length)}.`)

  expect(plan.components.map(({ name }) => name)).toEqual(expect.arrayContaining(integrations))
  const prose = hoursOf(`${portal}\n\n## Interfaces\n\n${sentences.join('\n')}`)
  expect(apart(buildHours({ plan }), prose)).toBeLessThan(0.25)
})

test.each([
  [
    'letters in a column',
    'Prioritäten: A = muss, B = wichtig, C = wünschenswert.\nNr. | Anforderung | Prio\nF-1 | Mitglieder melden sich zu Proben an | A\nF-2 | Mitglieder laden Noten herunter | C',
  ],
  [
    'numbers below a list of them',
    '- 1: mandatory\n- 2: important\n- 3: nice to have\n\nNo. | Requirement | Priority\nF-1 | Members sign up for rehearsals | 1\nF-2 | Scores are there as PDF | 3',
  ],
  [
    'columns with marks',
    'M means mandatory, S should be included unless cost forbids, C could be included.\nID | Requirement | M | S | C\nF-1 | Members sign up for rehearsals | x | | |\nF-2 | Scores are there as PDF | | | x',
  ],
  [
    'a table of signs',
    'Priorité | Sens\nA | indispensable\nC | souhaitable\n\nN° | Exigence | Priorité\nF-1 | Les membres s’inscrivent aux répétitions | A\nF-2 | Les partitions sont là en PDF | C',
  ],
  ['another title', 'ID | Feature | Category\nF-1 | Members sign up | Must Have\nF-2 | Scores | Could Have'],
])('signs for priorities mean what the text says: %s', (_, text) => {
  const kinds = statements(`We need a portal for a choir.\n${text}`).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind !== 'background')).toEqual(['function', 'function', 'wish'])
})

test('signs for priorities that the text does not explain lower nothing', () => {
  const text =
    'Nr. | Anforderung | Prio\nF-1 | Mitglieder melden sich an | A\nF-2 | Mitglieder laden Noten herunter | C'
  expect(statements(text).map(({ kind }) => kind)).toEqual(['function', 'function'])
})

test.each([
  'Risk | Likelihood | Measure\nR-1 Delay of the gates | high | Start without them\nR-2 Staff do not accept tablets | low | Trial',
  'Nr. | Risiko | Maßnahme\nR-1 | Verzug bei der Datenbereinigung | Früh beginnen\nR-2 | Ausfall des Netzes | Offline testen',
  'Cod. | Rischio | Contromisura\nR-1 | Ritardo dei tornelli | Avvio senza controllo',
  'Name | Role | Date\nK. Lindqvist | Project lead |\nM. Osei | Head of Logistics |',
  '| Department | Name | Role |\n|---|---|---|\n| Sales | Jonas Ebner | Manager |\n| Finance | Sabine Kern | Finance |',
  'Name | Abteilung | Unterschrift\nDr. Eva Maier | Lager |\nHans Huber | Einkauf |',
  '| Membership | Price a year | Benefits |\n| Life | £950 | as individual, no renewal |\n| Patron | £250 | previews, annual dinner |',
  'Karte | Preis | Gilt für\nErwachsene | 12,50 € | einen Tag\nFamilie | 31 € | zwei Erwachsene, drei Kinder',
  'Billet | Tarif | Validité\nAdulte | 12,50 € | un jour, un site\nEnfant | gratuit | avec un adulte',
  '| Entity | Main fields | Quantity |\n| Booking | number, date, slot, contact, payment | 190,000 a year |',
  'Objekt | Felder | Menge\nBuchung | Nummer, Datum, Zahlung, Rechnung | 1000',
])('a table of risks, people, prices or data asks for nothing: %s', (table) => {
  const portal = 'We need a portal for a pool.\nGuests book a lane.\nStaff see the bookings of a day.'
  expect(hoursOf(`${portal}\n\n## Project\n${table}`)).toBe(hoursOf(portal))
})

test('the code of an interface is in no name', () => {
  const text =
    'We need a portal for a port.\n\n## Interfaces\nInterface | Format | Interval\nIF-1 Navision ledger | CSV | nightly'
  expect(studied(text).plan.components.map(({ name }) => name)).toContain('Integration with Navision ledger')
})

test('marks in a table say for whom or where a row is, and its titles are no work', () => {
  const text = `We need a tool for claims.

| Funktion | Mitarbeiter | Leitung |
|---|:-:|:-:|
| Urlaub genehmigen | – | ✓ (eigenes Team) |
| Berichte ansehen | ✓ | ✓ |

Feature | Web | iOS
Scan receipts | | X
Export to Excel | X | no

Role | Lock accounts | Print labels
Auditor | | X
Manager | X | X

Feature | Ours | Shopify
Gift cards | ✅ | ❌
Subscriptions | ✅ | ❌`
  expect(rows(text).slice(1)).toEqual([
    'function: Urlaub genehmigen (Leitung eigenes Team)',
    'function: Berichte ansehen (Mitarbeiter, Leitung)',
    'function: Scan receipts (iOS)',
    'function: Export to Excel (Web)',
    'function: Auditor: Print labels',
    'function: Manager: Lock accounts, Print labels',
  ])
})

test.each([
  '| Name | Role |\n|---|---|\n| Admin | manages users |',
  'Name | Role\nSabine Kern | manages users and rooms',
  'Feature | Price\nStaff print labels | £400',
  'Risk | Measure\nDelay | Trial\n\nNr. | Funktion | Preis\n1 | Rechnungen als PDF | 300 €',
])('what people do in a table of their names, or of an offer, is work: %s', (table) => {
  expect(rows(`We need a tool for a clinic.\n\n${table}`).at(-1)).toContain('function: ')
})

test('the titles of a table of roles are no work', () => {
  const text =
    'We need a portal for a pool. Guests book a lane.\n\n# Users\nRolle | Anzahl | Aufgaben\nKasse | 3 | Verkauf'
  expect(statements(text).map(({ text }) => text)).not.toContain('Rolle | Anzahl | Aufgaben')
})

test('M, S, C and W in a table are must, should, could and will not', () => {
  const text = `| ID | Requirement | Priority |
|----|----|----|
| FR-01 | The picker shall scan the bin. | M |
| FR-02 | The picker shall report a short pick. | S |
| FR-03 | The picker can export the list. | C |
| FR-04 | Voice picking | W |`
  expect(statements(text).map(({ kind }) => kind)).toEqual(['function', 'function', 'wish', 'excluded'])
})

test('a table of sources and how they are connected lists systems', () => {
  const text = `# Dashboard for five dental practices

| Source | What | How |
|---|---|---|
| Dentally | appointments and treatments per clinician | REST API, key available |
| Old lab system | lab costs of each practice | CSV by mail every week |`
  expect(studied(text).recognized.systems.flatMap((names) => [...names])).toEqual(['Dentally', 'Old lab system'])
})

test('the export of a tracker with bugs is a list of changes, each named by its summary, and what is done is none', () => {
  const head = 'Issue key,Issue Type,Status,Summary,Reporter,Description'
  const stories = `SHOP-1,Story,To Do,Guest checkout,Kim Lee,"Customers must register today. Allow e-mail only."
SHOP-2,Story,Done,Newsletter sign-up,Kim Lee,
SHOP-3,Task,To Do,Upgrade Magento to 2.4.7,Ops Team,`
  const { reading, plan } = studied(`${head}\n${stories}\nSHOP-4,Bug,To Do,Discount is applied twice,Kim Lee,`)
  expect(reading.form).toBe('tickets')
  const names = plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name)).join('\n')
  for (const name of ['Guest checkout', 'Upgrade Magento', 'Discount is applied twice']) expect(names).toContain(name)
  expect(names).not.toMatch(/Kim|Ops|Newsletter/)
  expect(studied(`${head}\n${stories}`).reading.form).not.toBe('tickets')
})

test.each([
  ['Price form', 'Position | Description | Price', '2 | Data migration | € ____'],
  ['', '| Position | Description | Price |', '| 2 | Data migration | ________ |'],
  ['Prices', 'Training: € ____', 'Data migration: € ____'],
  ['Price schedule', 'Pos. | Description | Price', '2 | Data migration |'],
])('a price form asks for the migration that no other line names, and its titles for nothing: %s, %s', (...form) => {
  const tender = `Tender: web shop for a bakery\nThe shop must let customers order cakes.\n\n${form.join('\n')}`
  const { reading, plan } = studied(tender)
  expect(reading.statements.find(({ text }) => /Posi|Pos\./.test(text))?.kind ?? 'background').toBe('background')
  expect(plan.components.map(({ name }) => name)).toContain('Data migration')
})
