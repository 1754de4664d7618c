import { expect, test } from 'vitest'
import { numberLines } from '#domain/text/requirement-lines'
import { read } from './reading/read'
import { isAsking } from './reading/statement'
import { supportingLines } from './reading/supporting'
import { risksOf } from './risks'
import { summaryOf } from './summary'
import { technologiesOf } from './technologies'
import { studied } from './testing/hours'

const kindsOf = (text: string) =>
  read('', numberLines(text)).statements.map(({ kind, text }) => `${kind}: ${text.slice(0, 32)}`)

test('requirements below a table of roles are read as requirements', () => {
  const text = `# Courts
Role | Number | Tasks
Member | 400 | Books courts
Coach | 12 | Plans lessons

ID | Requirement | Priority
R-1 | Members book courts and cancel them. | Must
R-2 | Coaches plan lessons. | Must
R-3 | Administrators lock accounts. | Must`

  expect(kindsOf(text).slice(-3)).toEqual([
    'function: Members book courts and cancel t',
    'function: Coaches plan lessons.',
    'function: Administrators lock accounts.',
  ])
})

test.each([
  ['Present situation', 'Every evening a cashier exports the bookings and types the sum into a spreadsheet.'],
  ['Where we stand today', 'About 5 percent of the cards fail and have to be replaced at the counter.'],
  ['Ist-Zustand', 'Der Meister druckt jeden Abend eine Liste der Aufträge.'],
  ['État des lieux', 'Les formateurs envoient les feuilles de présence par courrier.'],
  ['Situación de partida', 'La secretaria apunta las reservas en una libreta.'],
])('below "%s" only what the product must do is work', (heading, sentence) => {
  const text = `# Portal
# 1 ${heading}
${sentence}
The new portal must list the bookings of each day.
# 2 Shop
Guests choose a film and pay by card.`

  expect(
    kindsOf(text)
      .filter((line) => !line.includes('Portal'))
      .map((line) => line.split(':')[0]),
  ).toEqual(['background', 'function', 'function'])
})

test('what also works without a connection is work, and no exclusion', () => {
  for (const text of [
    'Crew see their duties on their phones, also without connection.',
    'Wardens check tickets on their phones, without signal.',
    'Mechaniker sehen ihre Aufträge auf dem Tablet, auch ohne Netz.',
  ]) {
    const kinds = read('', numberLines(`# App\n${text}`)).statements.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'excluded')).toEqual([])
  }
})

test('what a priority means is no exclusion', () => {
  const text = `# Conventions
"Won't" is not part of this project.
# Courts
Members book courts and cancel them.`

  expect(kindsOf(text)[0]).toMatch(/^background/)
})

test('numbered requirements are work whatever words of contracts they contain', () => {
  const text = `# Inspections
ID | Requirement | Priority
I-1 | The authority reads the records of a year and exports them as signed PDF. | Must
I-2 | Every visitor signs a waiver on the tablet before the first climb. | Must
I-3 | Accounting (Xero): bookings, see appendix C. | Must

# Non-functional requirements
N-1 | Logs, metrics and alarms for the operators. | Must`

  expect(kindsOf(text).filter((line) => line.startsWith('background'))).toEqual(['background: Inspections'])
})

/** Returns a specification with a heading for each requirement, as `heading` writes it, and `refrain` below each. */
const withHeadings = (heading: (number: number, name: string) => string, refrain: string) => `# Introduction
The theatre gives 220 performances a year.
# Requirements
${[
  ['Costumes', 'The wardrobe records each costume with its size and a photo.'],
  ['Work in the cellar', 'Recording goes on without reception for a whole day.'],
  ['Labels', 'The system prints labels on the existing Zebra printers.'],
  ['Contracts', 'Other theatres borrow props against a deposit.'],
  ['Laundry', 'Soiled pieces leave with a slip.'],
]
  .map(([name, text], at) => `${heading(at + 1, name!)}\n${text}\n${refrain}`)
  .join('\n')}`

test.each<[string, (number: number, name: string) => string, string]>([
  ['codes', (number, name) => `## FR-${number} ${name}`, 'Source: interviews. Acceptance: signed by the client.'],
  ['words', (number, name) => `## Requirement ${number}: ${name}`, 'Origin: meeting of 4 May 2026.'],
  ['sections', (number, name) => `2.${number} REQ-0${number} ${name}`, 'Verification: test by the owner.'],
  ['bold lines', (number, name) => `**R_10${number} ${name}**`, ''],
])(
  'all requirements with headings numbered by %s are work, and what repeats below them is none',
  (_, heading, refrain) => {
    const kinds = kindsOf(withHeadings(heading, refrain))

    expect(kinds.filter((line) => line.startsWith('function'))).toEqual([
      'function: The wardrobe records each costum',
      'function: Recording goes on without recept',
      'function: The system prints labels on the ',
      'function: Other theatres borrow props agai',
      'function: Soiled pieces leave with a slip.',
    ])
  },
)

test('a numbered heading with nothing of its own below it is the requirement', () => {
  const text = `# Requirements
## REQ-1 Members reserve a book
Source: workshop.
## REQ-2 Export of loans as CSV
Source: workshop.
## REQ-3 Fines
Members see their fines.
Source: workshop.`

  expect(kindsOf(text)).toEqual([
    'function: Members reserve a book',
    'function: Export of loans as CSV',
    'function: Members see their fines.',
  ])
})

test('training, test cases and wishes are no functions below numbered headings', () => {
  const text = `# Requirements
## F-1 Shelf map
Shelves have a color on a map.
Priority: could
## F-2 Training
Two days for key users on site.
## F-3 Loans
Members borrow books.
# Test cases
## T-1 Loans
A tester borrows a book.
## T-2 Search
A tester looks for a book.
## T-3 Fines
A tester pays a fine.`

  expect(kindsOf(text).filter((line) => !line.startsWith('background'))).toEqual([
    'wish: Shelves have a color on a map.',
    'function: Members borrow books.',
  ])
})

test('each item below a heading of what is left out is excluded, also what is no software', () => {
  const text = `# 1 Functions
The system must show all samples of a week in a calendar.
Analysts can enter results and upload a file from the instrument.
Customers log in and download their reports.
# 2 Out of scope
The following is not part of this contract and must not be offered by the contractor:
- Accounting and dunning.
- Procurement and stock of consumables.
- Purchase of printers.
# 3 Tender
Bidders submit offers to the contracting authority.
The contractor bears all costs of its offer.`

  expect(kindsOf(text).filter((line) => line.startsWith('excluded'))).toHaveLength(3)
})

test.each(['Each requirement has a number that does not change.', 'Each order has a number that stays the same.'])(
  'a description of a thing excludes nothing: %s',
  (sentence) => {
    expect(kindsOf(`# Shop\nGuests order meals and pay by card.\n${sentence}`).join()).not.toContain('excluded')
  },
)

test.each([
  'Harbour Kayaks rents 40 kayaks and boards from a jetty in summer.\nWe need a page where guests book a kayak.',
  'Die Bäckerei Sonne backt in Lüneburg und liefert morgens Brötchen.\nWir brauchen einen Onlineshop.',
])('what a client does for a living is no work: %s', (text) => {
  expect(read('', numberLines(text)).statements[0]!.kind).toBe('background')
})

test.each([
  'Every guest signs a safety waiver on the phone before the first trip.',
  'Vouchers can be bought as a gift.',
])('"%s" is work', (sentence) => {
  const text = `We need a booking page for kayaks.\n${sentence}`
  expect(read('', numberLines(text)).statements[1]!.kind).toBe('function')
})

test('data that are in a spreadsheet today and have to be taken over are a migration', () => {
  const { plan, recognized } = studied(
    'Wir brauchen ein Bestellportal.\nDie Daten unserer Kunden liegen heute in einer Excel-Tabelle und müssen übernommen werden.',
  )

  expect([...recognized.works.at(-1)!]).toContain('migration')
  expect(plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name)).join()).toContain(
    'Daten unserer Kunden übernehmen',
  )
})

test('a provider of payments that a text names is used, and a magnetic stripe is none', () => {
  const text = `We need a shop for season passes, which today have a magnetic stripe.
Guests pay by card through Worldline.`

  expect(technologiesOf(studied(text))).toContain('Worldline')
  expect(technologiesOf(studied(text))).not.toContain('Stripe')
})

test.each([
  [
    'an invoice',
    'INVOICE No. 2026-17\nDate: 12 November 2026\nWeb hosting 89.00\nSubtotal 89.00\nVAT 20 % 17.80\nTotal EUR 106.80',
  ],
  [
    'a list of prices',
    '# Price list 2026\nArticle | Unit | Price EUR\nServer rack | piece | 1 290.00\nPatch cable | piece | 4.90\nMounting | hour | 78.00\nPrices without VAT. Delivery free from EUR 500.',
  ],
  [
    'a curriculum vitae',
    'Curriculum Vitae\nAda Berg, software developer, born 1988\nExperience\n2019–present Senior developer. Built a booking platform in React.\n2015–2019 Developer. Built web shops.\nEducation\nComputer Science, 2012',
  ],
])('%s asks for nothing, in no unknown language', (_, text) => {
  const study = studied(text)

  expect(study.plan.components).toEqual([])
  expect(summaryOf(study)).toBe('Nothing to build was found: no line of the text asks for something to be built.')
})

test('a standard that something follows is no system to connect to', () => {
  const systemsIn = (text: string) => studied(text).recognized.systems.flatMap((names) => [...names])
  const brief = 'We need a catalogue for an archive. Archivists describe files.'
  for (const text of [
    'Persons are described as records according to ISAAR(CPF) and linked to files.',
    'Files are imported and described in accordance with Norma 7.',
    'Pages are linked with each other and comply with WCAG 2.2.',
  ])
    expect(systemsIn(`${brief} ${text}`), text).toEqual([])
  expect(systemsIn(`${brief} Files are sent to Exact Online.`)).toEqual(['Exact Online'])
})

test('the risks that a specification lists are among its risks, and what exists beside the product is not proposed', () => {
  const study = studied(`# Catalogue of an archive
## Background
The existing website runs on WordPress and stays; the catalogue is linked from it.
## Requirements
- Archivists describe files.
- Visitors search by keyword and period.
## Risks
- The quality of the old records is unknown.
- The staff are available only two days a week for tests.`)
  expect(risksOf(study).map(({ risk }) => risk)).toEqual(
    expect.arrayContaining([
      'The quality of the old records is unknown',
      'The staff are available only two days a week for tests',
    ]),
  )
  expect(technologiesOf(study)).toEqual(['React', 'Node.js', 'PostgreSQL'])
  expect(technologiesOf(studied('We need a new WordPress website for our current customers.'))).toContain('WordPress')
})

test('a test that patients take is no test of the software', () => {
  const text = `# Clinic app
## Laboratory
Nurses record the results of blood tests.
Nurses update test results of patients.
Each test record exists in the system.
## Preconditions
- The test record shall exist in the system.`
  expect(supportingLines(studied(text).reading.statements)).toEqual(new Map())
  expect(kindsOf(text)).toContain('function: Nurses update test results of pa')
  const more = `${text}\n## Testing\n- Unit tests shall be written.`
  expect([...supportingLines(studied(more).reading.statements).keys()]).toEqual(['Testing and fixing'])
})

test.each([
  'Design: 1 February to 11 March 2019\nTesting: 12 March to 20 April 2019',
  '## Testing\n- Testing: 12 March to 20 April 2019\n- Acceptance test: 21 April 2019',
  '## Time\n| Phase | From | To |\n|---|---|---|\n| Design | 1 February 2019 | 11 March 2019 |\n| Testing | 12.3.2019 | 20.4.2019 |',
  '- Entwicklung: 1. Februar bis 11. März 2019\n- Testphase: vom 12. bis 20. April 2019',
  '- Tests : du 12 mars au 20 avril 2019\n- Recette : 21 avril 2019',
  '- Desarrollo: del 1 de febrero al 11 de marzo de 2019\n- Pruebas: hasta el 20 de abril de 2019',
  '- Collaudo: dal 12 marzo al 20 aprile 2019\n- Testes: de 12 de março a 20 de abril de 2019',
  '- Testen: van 12 maart tot 20 april 2019',
])('dates of a schedule are no work and no lines about tests: %s', (schedule) => {
  const brief = '# Rowing club\n## Functions\n- The system shall store bookings.\n- Members shall book boats.'
  const { reading } = studied(`${brief}\n${schedule}`)
  expect(reading.statements.filter(isAsking).map(({ text }) => text)).toEqual([
    'The system shall store bookings.',
    'Members shall book boats.',
  ])
  expect(supportingLines(reading.statements)).toEqual(new Map())
})

test.each(['Testing: all functions on 12 devices', 'Testing shall take place before each release in 2019.'])(
  'what shall be tested is quoted by the work on tests, whatever its numbers: %s',
  (line) => {
    const text = `# Rowing club\n## Functions\n- Members shall book boats.\n## Testing\n- ${line}`
    expect([...supportingLines(studied(text).reading.statements).keys()]).toEqual(['Testing and fixing'])
  },
)

test.each([
  ['The system shall be portable to other hospitals.', 'Portability and installation'],
  ['Migration to another server shall be possible within one day.', 'Portability and installation'],
  ['Database queries and dashboard updates shall execute within 1 second.', 'Performance tuning'],
  ['Automatic logout shall occur after 15 minutes of inactivity.', 'Automatic logout'],
  ['Nach 15 Minuten Inaktivität muss eine automatische Abmeldung erfolgen.', 'Automatic logout'],
  ['Das System wird als Installationspaket ausgeliefert.', 'Portability and installation'],
])('a quality is one task of its own kind: %s', (quality, component) => {
  const { plan, reading } = studied(`# Booking portal
## Functions
- Guests book rooms.
- Guests pay by card.
## Security and operation
### Performance
${quality}`)
  const found = plan.components.filter(({ tasks }) =>
    tasks.some(({ places }) => places.includes(reading.statements.length - 1)),
  )
  expect(found.map(({ name }) => name)).toEqual([component])
  expect(found[0]!.tasks.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/: (?:screens|design)$/))
})

test.each([
  'Critical issues shall be resolved within 48 hours.',
  'Kritische Fehler müssen innerhalb von 24 Stunden behoben werden.',
  'Support is available 24/7 by telephone.',
  'Scheduled maintenance periods shall not exceed 2 hours per month.',
  'The system shall serve three user groups:',
  'The system will run in the browser Firefox.',
])('service levels, lead-ins and where the product runs are no work: %s', (line) => {
  const text = `# Portal
## Functions
- Guests book rooms.
- Guests pay by card.
## Software interfaces
${line}`
  expect(read('', numberLines(text)).statements.at(-1)!.kind).toBe('background')
})
