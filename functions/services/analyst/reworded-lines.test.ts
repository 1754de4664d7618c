import { expect, test } from 'vitest'
import type { Breakdown } from '#contract/breakdown'
import { buildHoursIn, buildHoursOf } from '#domain/hours/workload'
import { titleOf } from '#domain/hours/task-titles'
import { numberLines } from '#domain/text/requirement-lines'
import { askedIn } from '#scripts/offline-analyst/prompt'
import { recordAgain } from '#scripts/offline-analyst/replaced'
import { portal, revised, tasksOf } from './revision.fixture'

test.each([
  ['- Invoices are sent to DATEV', '- Invoices are sent to SAP', 'Integration with SAP', 'DATEV'],
  ['- Rechnungen werden an Haufe übertragen', '- Rechnungen werden an Aareon übertragen', 'Aareon', 'Haufe'],
  ['- Tenants pay by card', '- Tenants pay by invoice', 'by invoice', 'by card'],
  ['- Tenants write reviews of the house', '- Tenants write comments on the house', 'Comments', 'reviews'],
])(
  'a line that asks for something else in place of what it named is other work of the same size: %s → %s',
  async (line, edited, name, replaced) => {
    const { before, after } = await revised(portal(line), () => numberLines(portal(edited).join('\n')))
    const ofLine = ({ components }: Breakdown) =>
      components.flatMap(({ name, tasks }) =>
        tasks.flatMap((task) => (task.sources.join() === '3' ? [{ ...task, name: `${name}: ${task.name}` }] : [])),
      )

    const names = ofLine(after).map((task) => task.name)
    expect(names.join('\n')).toContain(name)
    expect(names.join('\n')).not.toContain(replaced)
    const hoursIn = (breakdown: Breakdown) => buildHoursIn({ tasks: ofLine(breakdown) })
    expect(Math.abs(hoursIn(after) / hoursIn(before) - 1)).toBeLessThan(0.6)
  },
)

const letters = 'We need a portal for our tenants.\nTenants report damage with photos and get a letter from the office.'
const lettersApart = letters.replace(' and get', '.\nThey get')
const paragraph =
  'We need a portal for our tenants. Tenants report damage. They pay by card. The office prints letters.'

test.each([
  ['split', letters, lettersApart],
  ['joined', lettersApart, letters],
  ['typo', letters.replace('damage', 'damge').replace('letter', 'leter'), letters],
  ['broken', paragraph, paragraph.replaceAll('. ', '.\n')],
])('a text in which a line is only written otherwise takes as long as before: %s', async (_, before, after) => {
  const { growth, ...tasks } = await tasksOf(before, after)
  expect(growth).toBeCloseTo(1, 5)
  expect(tasks.after).toHaveLength(tasks.before.length)
})

test.each([
  ['- Tenants pay by card.', '- Tenants pay by card or PayPal.', 'PayPal', [1, 1.01]],
  [
    '- Tenants pay by card.',
    '- Tenants pay by card. The office makes refunds within fourteen days.',
    'refunds',
    [1.02, 1.3],
  ],
  [
    '- Tenants wait one minute.',
    '- Tenants wait five minutes, and the office puts them back at the end of the queue once.',
    'queue',
    [1.02, 1.3],
  ],
  [
    '- Tenants book a room.',
    '- Tenants book a room, and pass a booking on to another tenant.',
    'Pass a booking on to another tenant',
    [1.02, 1.3],
  ],
] as const)(
  'a line with an alternative or a further clause keeps its task, and only the clause takes longer: %s → %s',
  async (line, edited, word, [min, max]) => {
    const [from, to] = [line, edited].map((text) => portal(text).join('\n')) as [string, string]
    const { before, after, growth } = await tasksOf(from, to)
    expect(growth).toBeGreaterThanOrEqual(min)
    expect(growth).toBeLessThan(max)
    const ofLine = (tasks: typeof before) => tasks.filter(({ sources }) => sources.includes(3))
    expect(ofLine(after).length).toBeGreaterThanOrEqual(ofLine(before).length)
    expect([...new Set(after.map(titleOf))].filter((title) => title.includes(word))).toHaveLength(1)
  },
)

const lettersReplaced = ['1.2 The office prints letters\n', '1.2 Staff merge duplicate tenants.\n'] as const
const lettersRemoved = ['1.2 The office prints letters\n1.3', '1.2'] as const

test.each([
  [
    '1.3 Staff see a dashboard with jobs per week and overdue rent.',
    'week, overdue rent and a map of open jobs.',
    'Map of',
    lettersReplaced,
  ],
  [
    '1.3 Staff sign in by password.',
    'password and single sign-on with Microsoft Entra ID.',
    'Single sign-on',
    lettersRemoved,
  ],
  ['1.3 Tenants have a profile with name and photo.', 'photo, a calendar and a forum.', 'Calendar', lettersReplaced],
  ['1.3 Mieter sehen ihre Rechnungen.', 'Rechnungen sowie einen Kalender mit Terminen.', 'Kalender', lettersRemoved],
  ['1.3 Le gérant voit un tableau de bord.', 'bord et une carte des travaux.', 'Carte des travaux', lettersReplaced],
] as const)(
  'a thing of another kind that a line adds is work of its own, whatever else changes: %s %s',
  async (line, end, name, other) => {
    const edited = line.slice(0, line.indexOf(end.split(/[ ,.]/)[0]!)) + end
    const text = `1.1 Tenants report damage with photos\n1.2 The office prints letters\n${line}\n1.4 Version 1.0 counts`
    for (const [from, to] of [['', ''], ['1.0', '1.1'], other] as const) {
      const { before, after } = await tasksOf(text, text.replace(line, edited).replace(from, to))
      const names = after.map((task) => task.name)
      expect.soft(names.join('\n'), to).toContain(name)
      expect.soft(before.map((task) => task.name).join(), to).not.toContain(name)
      expect.soft(names.join('\n'), to).not.toMatch(/^\d\.\d /m)
    }
  },
)

test('a sentence that a line no longer says takes its tasks along, and no others', async () => {
  const { before, after } = await tasksOf(paragraph, paragraph.replace(' They pay by card.', ''))
  expect(before.map(({ name }) => name).join()).toContain('Pay by card')
  expect(after).toEqual(before.filter(({ name }) => !name.includes('Pay by card')))
})

test.each([
  ['Staff enter bookings, and customers get a reminder by SMS.', 'Staff enter bookings.', 'SMS'],
  ['Staff enter bookings, and customers get a reminder by SMS.', 'Customers get a reminder by SMS.', 'Staff'],
  ['The owner sees a report of income, and can export it to Excel.', 'The owner sees a report of income.', 'Excel'],
  ['The owner sees a report of income, and can export it to Excel.', 'The owner sees a report of costs.', 'Export'],
  [
    'The system creates an invoice from a job with hours, materials and barcodes.',
    'The system creates an invoice from a job with hours.',
    'barcodes',
  ],
  ['Kunden buchen Termine, und das Büro verschickt Rechnungen.', 'Kunden buchen Termine.', 'Rechnungen'],
  ['Los clientes reservan una mesa, y el dueño ve un informe.', 'Los clientes reservan una mesa.', 'informe'],
])('a clause that a line no longer has takes its tasks along: %s → %s', async (line, edited, word) => {
  const { before, after } = await tasksOf(portal(line).join('\n'), portal(edited).join('\n'))
  const named = (tasks: typeof before) => tasks.filter(({ name }) => name.includes(word)).length
  const ofLine = (tasks: typeof before) => tasks.filter(({ sources }) => sources.join() === '3').length
  expect([named(before) > 0, named(after)]).toEqual([true, 0])
  expect(ofLine(after)).toBeGreaterThan(0)
  expect(ofLine(after)).toBeLessThan(ofLine(before))
})

test('a clause in place of another one keeps its task, by the new words', async () => {
  const [sms, mail] = ['by SMS', 'by e-mail'].map((how) => `Staff enter bookings, and customers get a reminder ${how}.`)
  const { before, after } = await tasksOf(portal(sms!).join('\n'), portal(mail!).join('\n'))
  const names = before.map(({ name }) => name.replace('by SMS', 'by e-mail'))
  expect(after.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

test('a row of a table that says too little beside few lines, in both wordings, keeps its task', () => {
  const row = (minutes: number) => `| \`durationWarning\` | ${minutes} min | student, origin staff, current staff |`
  const hours: [number, number, number] = [1, 3, 8]
  const task = { component: 'Escalations', name: 'Warn and alert', role: 'Back-end developer', hours, lines: 2 }
  const lines = ['## 3 Escalations', row(15), '### End-to-End (E2E) Testing', '- Admins print a list of passes.']
  const { components, lines: recorded } = recordAgain({
    ...askedIn('<title-0123456789abcdef>\n</title-0123456789abcdef>'),
    lines: numberLines(lines.join('\n')),
    replaced: [{ line: 2, before: row(10), tasks: [task] }],
  })
  expect([...recorded]).toEqual([2])
  expect(components).toMatchObject([{ name: 'Escalations', tasks: [{ name: task.name, likely: 3, sources: ['2'] }] }])
})

test('search in whole texts takes longer than by title', async () => {
  const [title, whole] = ['by title', 'with full-text search'].map((how) => `- Tenants find a contract ${how}.`)
  const { before, after } = await revised(portal(title!), () => numberLines(portal(whole!).join('\n')))
  expect(buildHoursOf(after.components).build).toBeGreaterThan(buildHoursOf(before.components).build)
})

test.each([
  ['- The office prints letters', '- The office prints letters within seven days', 'letters within seven days'],
  [
    '- Tenants are told by e-mail when it changes.',
    '- Tenants are told by e-mail and SMS when it changes.',
    'e-mail and SMS when',
  ],
  [
    '- Contracts are stored, with search by title.',
    '- Contracts are stored, with full-text search.',
    'with full-text search',
  ],
])(
  'a line with other words takes no less if they are more, and its tasks say the new ones: %s',
  async (line, edited, words) => {
    const { before, after } = await revised(portal(line), () => numberLines(portal(edited).join('\n')))
    const ofLine = ({ components }: Breakdown) =>
      components.flatMap(({ tasks }) => tasks.filter(({ sources }) => sources.join() === '3'))
    const names = ofLine(after).map(({ name }) => name)

    expect(names).toHaveLength(ofLine(before).length)
    expect(names[0]).toContain(words)
    expect(buildHoursIn({ tasks: ofLine(after) })).toBeGreaterThanOrEqual(buildHoursIn({ tasks: ofLine(before) }))
  },
)

test.each([
  ['Operators monitor one hundred sensors', 'three hundred sensors, grouped by room, and switch each group on and off'],
  ['We want to see the values of one hundred sensors', 'three hundred sensors, grouped by room, and to switch each on'],
  ['Der Hausmeister sieht hundert Sensoren', 'dreihundert Sensoren, nach Raum gruppiert, und schaltet jede Gruppe'],
  ['Le gardien surveille cent capteurs', 'trois cents capteurs, groupés par pièce, et allume chaque groupe'],
  ['El conserje controla cien sensores', 'trescientos sensores, agrupados por sala, y enciende cada grupo'],
  ['Customers pay ten euros', 'twelve euros and get a receipt by e-mail'],
])('a line with another amount and a further function takes longer: %s', async (line, more) => {
  for (const around of [portal, (it: string) => [it]]) {
    const edited = `${line.split(' ').slice(0, -2).join(' ')} ${more}.`
    const { growth } = await tasksOf(around(`${line}.`).join('\n'), around(edited).join('\n'))
    expect.soft(growth, edited).toBeGreaterThan(1.01)
  }
})
