import { expect, test } from 'vitest'
import { buildHours, studied } from './testing/hours'

test('modules for an existing product are an extension', () => {
  const text =
    'Here are our wishes for the extension of our member portal.\n\n## Courses\n- list of courses with free places\n- booking and waiting list\n- attendance list for trainers\n\n## Invoices\n- yearly invoice per member as PDF\n- SEPA file for the bank\n- reminders\n\n## Vouchers (optional)\n- discount codes for members'
  const { profile, reading } = studied(text)
  expect(profile.kind).toBe('extension')
  expect(reading.statements.at(-1)!.kind).toBe('wish')
})

test.each([
  [
    'Our product FleetCheck (React, .NET) needs a module for tyres:',
    'We need software for tyres:',
    [
      'Register tyres per vehicle',
      'Swap tyres, with a history',
      'List of tyres to be ordered, as Excel',
      'Import of CSV',
    ],
  ],
  [
    'Zusatzmodul "Werkstatt" für unsere Fuhrparksoftware',
    'Software für eine Werkstatt',
    [
      'Aufträge anlegen und zuweisen',
      'Mechaniker erfassen Zeiten',
      'Teilelager mit Mindestbestand',
      'Rechnung als PDF',
    ],
  ],
  [
    "Nous avons besoin d'un module de formation pour notre logiciel RH :",
    'Nous avons besoin d’un logiciel de formation :',
    ['Les salariés demandent une formation', 'Le manager la valide', 'Le service gère le catalogue', 'Rappel par mail'],
  ],
  [
    'Onze app heeft een module voor onderhoud nodig:',
    'We hebben een app voor onderhoud nodig:',
    ['Monteurs zien hun opdrachten', 'Monteurs leggen tijd vast', 'Klanten tekenen op de tablet', 'Planners plannen'],
  ],
])(
  'several functions of a module take as long as in a new product, less its foundation: %s',
  (lead, product, items) => {
    const listed = (first: string, count = items.length) =>
      studied(
        `${first}\n${items
          .slice(0, count)
          .map((it) => `- ${it}`)
          .join('\n')}`,
      )
    const [some, all, fresh] = [listed(lead, 3), listed(lead), listed(product)]
    expect([some, all, fresh].map(({ profile }) => profile.kind)).toEqual(['change', 'extension', 'product'])
    expect(buildHours(all)).toBeGreaterThan(buildHours(some))
    expect(buildHours(all)).toBeGreaterThan(0.4 * buildHours(fresh))
    expect(buildHours(all)).toBeLessThan(buildHours(fresh))
  },
)

test.each([
  'A new module for our portal:\n- list of news\n- a photo',
  'The booking module of our website needs:\n- a bigger calendar\n- a note field\n- blue buttons\n- a link to the terms',
  'Changes to the invoice module of our ERP:\n- wrong date\n- missing logo\n- a column for the discount\n- sort by name',
  'Unser Shop braucht:\n- einen Filter nach Farbe\n- eine neue Fußzeile\n- größere Fotos\n- einen Link zu Instagram',
])('a small module and changes of one are no extension: %s', (text) => {
  expect(studied(text).profile.kind).toBe('change')
})
