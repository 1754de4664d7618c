import { expect, test } from 'vitest'
import { exclusionsIn } from './exclusions'
import { isAsking } from './reading/statement'
import { supportingLines } from './reading/supporting'
import { buildHours, studied } from './testing/hours'

const product = `Statement of work: a ticket portal for ferries
1. Functions
Passengers shall book tickets for a ferry.
Staff shall print a list of passengers.
2. Quality assurance
The supplier shall use pair programming.
The supplier shall hold a weekly meeting.
`
const unestimatedIn = (text: string) =>
  exclusionsIn(studied(text)).flatMap((it) => /^Asked for, and not estimated: “(.+)”$/.exec(it)?.[1] ?? [])

test.each([
  'The supplier shall commission a penetration test before the launch',
  'The contractor shall ensure adequate controls by red teaming',
  'The vendor shall hold user interviews on two ferries',
  'The contractor shall comply with ISO 27001 in its development environment',
  'An accessibility audit must be carried out before acceptance',
  'All manuals and test plans shall be up to date until acceptance',
  'Der Auftragnehmer muss Nutzertests auf zwei Fähren durchführen',
  'Le titulaire doit réaliser un audit d’accessibilité',
  'El contratista debe realizar pruebas de penetración',
])(
  'work of experts that a text asks of its supplier is listed as not estimated, and takes no hours: %s',
  (sentence) => {
    expect(unestimatedIn(`${product}${sentence}.`)).toEqual([sentence])
    expect(buildHours(studied(`${product}${sentence}.`))).toBeCloseTo(buildHours(studied(product)), 5)
  },
)

test.each([
  [
    'Source code, automated tests, a manual, and one day of training for each harbor',
    'One day of training for each harbor',
    2,
  ],
  ['Quellcode, Handbuch und eine Schulung', 'Eine Schulung', 1],
  ['Code source, un manuel utilisateur et une formation', 'Une formation', 1],
  ['User manual and workshops for two teams', 'Workshops for two teams', 1],
  ['Training for clerks, captains and managers', 'Training for clerks, captains and managers', 0],
  ['One day of training', 'One day of training', 0],
])('of what is delivered, only training is not estimated: %s', (line, unestimated, rows) => {
  const text = `${product}3. Deliverables\n- ${line}.`
  expect(unestimatedIn(text)).toEqual([unestimated])
  const lines = [...supportingLines(studied(text).reading.statements).values()].filter((it) => it.includes(9))
  expect(lines).toHaveLength(rows)
})

test('a deadline before a training year or season asks for no training', () => {
  for (const time of ['when the new training year begins', 'before the training season'])
    expect(unestimatedIn(`${product}The portal must be live by 1 September 2027, ${time}.`)).toEqual([])
})

test.each([
  'Critical issues must be resolved within 48 hours',
  'Support is available from 9 to 5',
  'We expect a warranty of 12 months',
  'We need a maintenance contract for two years',
  'Response time for critical incidents: 4 hours',
  'Ongoing support and maintenance',
  'During the first four weeks after opening, a person of the supplier is reachable by telephone',
  'Defects that are found within twelve months of acceptance are corrected free of charge',
  'The pilot at two piers lasts four weeks',
  'In den ersten vier Wochen nach dem Start muss jemand telefonisch erreichbar sein',
  'Mängel beheben Sie innerhalb von zwölf Monaten kostenlos',
  'Der Pilotbetrieb dauert vier Wochen',
  'Wir wünschen uns einen Wartungsvertrag über zwei Jahre',
  'Wartung und Support für 12 Monate',
])('support after delivery is listed as not estimated, and as excluded below such a heading: %s', (sentence) => {
  const portal = 'We need a new portal for our tenants.\nTenants report damages.\n'
  expect(unestimatedIn(`${portal}${sentence}.`)).toEqual([sentence])
  expect(buildHours(studied(`${portal}${sentence}.`))).toBeCloseTo(buildHours(studied(portal)), 5)
  expect(exclusionsIn(studied(`${portal}## Out of scope\n- ${sentence}`))).toEqual([
    `As the requirements say: “${sentence}”`,
  ])
})

test.each([
  'Support for Apple Pay.',
  'During the first four weeks, guests can book seats at half price.',
  'Guests can cancel within two weeks free of charge.',
  'Pilots see the ferries of four weeks.',
  'The portal sends a reminder two months before the warranty ends.',
  'Support agents see the response time for incidents on a dashboard.',
  'Maintenance of elevators for a year is planned in a calendar.',
  'Customer tickets must be answered within 24 hours.',
  'Mieter sehen die Dauer der Garantie.',
])('what a product does about support is work: %s', (sentence) => {
  const { statements } = studied(`We need a new portal for our tenants.\nTenants report damages.\n${sentence}`).reading
  expect(statements.at(-1)!.kind).toBe('function')
})

test.each([
  'The supplier shall name a person with three years of experience in usability testing.',
  'We will conduct the user research ourselves.',
  'The supplier shall adhere to the principle of small functions.',
  'The supplier shall use an automated accessibility testing tool.',
])('what people can do, what the client does and practices are no work of experts: %s', (sentence) => {
  expect(unestimatedIn(product + sentence)).toEqual([])
})

test.each([
  'This RFP describes the design and development of a portal that gives pilots a way to record trips.',
  'Diese Ausschreibung beschreibt die Entwicklung eines Portals, mit dem Lotsen Fahrten erfassen.',
  'Le présent cahier des charges décrit la réalisation d’un portail pour les pilotes.',
  '“Paper is what slows us down”, one pilot said.',
  'As a pilot put it last year: “It’s a maze. And a good chart leads to a better trip.”',
  'The proposed approach is to deliver the project in phases that may overlap.',
  'Die Arbeiten werden in drei Phasen ausgeführt.',
  'Los trabajos se realizarán en dos fases.',
])('what a document describes, words of people and how a supplier works ask for nothing: %s', (sentence) => {
  const { statements } = studied(`${sentence}\nThe portal shall let pilots record trips.`).reading
  expect(statements.filter(isAsking).map(({ text }) => text)).toEqual(['The portal shall let pilots record trips.'])
})

test('a report of the product is no document, and what later iterations do is postponed', () => {
  const { statements } = studied(
    'Pilots record trips.\nThe report describes the state of each ship.\nThe portal shall show “Approved”.',
  ).reading
  expect(statements.filter(isAsking)).toHaveLength(3)
  for (const later of [
    'Later iterations of the portal will handle fines',
    'Spätere Iterationen des Portals werden Bußgelder abdecken',
    'Las iteraciones futuras del portal cubrirán multas',
  ])
    expect(exclusionsIn(studied(`The portal shall let pilots record trips.\n${later}.`))).toEqual([
      `Postponed in the requirements: “${later}”`,
    ])
})

test('a heading names no part that a later phase is not about', () => {
  const { plan } = studied(`Statement of work for a toll portal
SCOPE OF SERVICES
User Authentication
Drivers shall log in with a password.
Phase 1
Drivers search tolls by plate.
Drivers pay a toll.
The portal sends a receipt.`)
  const named = plan.components.flatMap(({ name, tasks }) =>
    tasks.filter((task) => /tolls? by|pay a|receipt/.test(task.name)).map(() => name),
  )
  expect(named.length).toBeGreaterThan(2)
  expect(named).not.toContain('User Authentication')
})
