import type { ConverseRequest } from '@aws-sdk/client-bedrock-runtime'
import { expect, test, vi } from 'vitest'
import type { Breakdown } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { buildHoursIn, buildHoursOf } from '#domain/hours/workload'
import { mergeBreakdowns } from '#domain/revision/layers'
import { matchRevision } from '#domain/revision/match-revision'
import { numberLines } from '#domain/text/requirement-lines'
import { answerConverse } from '#scripts/offline-analyst/answer-converse'
import { aModel, aReading, calls, promptOf } from '#scripts/testing/model'

/** A specification of about 30 pages, each with a heading. */
const pages = Array.from({ length: 30 }, (_, page) =>
  [
    `## ${page + 1} Module ${page + 1}`,
    'The following activities may be necessary to achieve this objective:',
    ...Array.from(
      { length: 24 },
      (_, at) =>
        `- The system must let clerks of office ${page + 1} record, change and print form ${at + 1} with its attachments, signature and history of changes.`,
    ),
  ].join('\n'),
).join('\n\n')

const sizeOf = (requests: ConverseRequest[]) =>
  requests.reduce(
    (sum, { system, messages, toolConfig }) => sum + JSON.stringify([system, messages, toolConfig]).length,
    0,
  )

/** Has the offline analyst read a text, and then its revision. */
async function revised(texts: string[], revise: (lines: Line[]) => Line[]) {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { analyse, breakDown, readRevision, requests } = await aModel([
    (request) => calls(answerConverse(request).output.message.content[0]!.toolUse.input),
  ])
  const { input } = aReading(texts)
  const analysis = await analyse(input)
  const before = await breakDown({ ...input, analysis, answers: {}, assumed: [] })
  const first = requests.splice(0)

  const lines = revise(input.lines)
  const match = matchRevision(input.lines, lines)
  const layers = await readRevision({
    ...input,
    lines,
    before: input.lines,
    match,
    layers: [{ analysis, breakdown: before }],
    answers: {},
  })
  const after = mergeBreakdowns(layers.map(({ breakdown }) => breakdown))
  return { before, after, layers, match, first, requests }
}

test('a changed line of a long document costs at most 15 % of its first estimate, and shows only what is above it', async () => {
  const { before, after, layers, match, first, requests } = await revised(
    numberLines(pages).map(({ text }) => text),
    () => numberLines(pages.replace('clerks of office 9 record', 'clerks and managers of office 9 record')),
  )

  expect(match).toMatchObject({ changed: [{ from: 211, to: 211 }], added: [], removed: [] })
  expect(requests).toHaveLength(1)
  expect([...promptOf(requests[0]!).matchAll(/^(\d+)\| /gm)].map(([, id]) => Number(id))).toEqual([209, 210, 211])
  // Neither technologies nor risks of a whole product that is as short as the change.
  expect(layers.at(-1)?.analysis).toMatchObject({ technologies: [], risks: [] })
  expect(sizeOf(requests)).toBeLessThanOrEqual(0.15 * sizeOf(first))
  const unchanged = ({ components }: Pick<Breakdown, 'components'>) =>
    components.flatMap(({ tasks }) =>
      tasks.filter(({ sources }) => !sources.includes(211)).map((it) => JSON.stringify(it)),
    )
  const kept = new Set(unchanged(after))
  expect(unchanged(before).filter((task) => !kept.has(task))).toEqual([])
})

test.each([
  ['Hosting and domains are not included.', ['Excluded in the requirements: "Hosting and domains are not included"']],
  ['Hosting is included.', []],
])(
  'an exclusion that quotes an edited line quotes its new text, unless it asks for work: %s',
  async (edited, expected) => {
    const texts = [
      'Members book courses online.',
      '- Hosting is not included.',
      'Trainers see their courses in a calendar.',
    ]
    const { before, after } = await revised(texts, (lines) =>
      lines.map((line) => (line.id === 2 ? { id: 2, text: edited } : line)),
    )

    expect(before.exclusions).toEqual(['Excluded in the requirements: “Hosting is not included”'])
    expect(after.exclusions).toEqual(expected)
  },
)

test.each([
  ['Not included: gift vouchers.', '- Customers buy gift vouchers.'],
  ['Not included: a loyalty card.', '- Customers collect points with a loyalty card.'],
])('what a line asks for in the words that excluded it is not excluded: %s %s', async (excluding, asking) => {
  const texts = ['Customers order flowers online.', '- Florists see their orders in a calendar.']
  const { before, after } = await revised([...texts, excluding], () => numberLines([...texts, asking].join('\n')))

  expect(before.exclusions).toHaveLength(1)
  expect(after.exclusions).toEqual([])
})

test.each([
  ['narrowed', ['- We deliver to the home.', 'Not included: an app for phones.'], 'an app for phones'],
  ['replaced', ['- We deliver to the home.'], undefined],
  ['removed', [], undefined],
])('what an exclusion no longer names is not excluded: %s', async (_, end, rest) => {
  const texts = ['Customers order flowers online.', '- Florists see their orders in a calendar.']
  const { before, after } = await revised([...texts, 'Not included: delivery to the home and an app for phones.'], () =>
    numberLines([...texts, ...end].join('\n')),
  )

  expect(before.exclusions.join()).toContain('“delivery to the home and an app for phones”')
  expect(after.exclusions.map((text) => text.replaceAll(/[“”]/g, '"'))).toEqual(
    rest ? [`Excluded in the requirements: "${rest}"`] : [],
  )
})

test.each([
  ['please leave out the calendar thing, our people fixed it yesterday.', [2]],
  ['Please leave out the calendar thing. Members also pay by card.', [2]],
  ['please leave out the footer thing.', []],
])('a later message that takes back a line, or what none asks for, is excluded: %s', async (message, gone) => {
  const texts = [
    '- Members book courses online.',
    '- Trainers see their courses in a calendar.',
    '- Staff export lists.',
  ]
  const { after } = await revised(texts, () => numberLines([...texts, '', 'Hi,', message].join('\n')))

  const [withdrawal] = message.split(/(?<=\.) |\.$/)
  expect(after.exclusions.join()).toContain(withdrawal!.replace('.', ''))
  const cited = new Set(after.components.flatMap(({ tasks }) => tasks.flatMap(({ sources }) => sources)))
  expect([1, 2, 3].filter((id) => !cited.has(id))).toEqual(gone)
  expect(JSON.stringify(after.components)).not.toContain('eave out')
})

test('a line that moves from the exclusions to the features is work, and no longer an exclusion', async () => {
  const line = '- Members pay their courses by card.'
  const texts = ['# Courses', '- Members book courses online.', '## Out of scope', line]
  const { before, after } = await revised(texts, () => numberLines([...texts.slice(0, 2), line].join('\n')))

  expect(before.exclusions.join()).toContain('Members pay')
  expect(after.exclusions).toEqual([])
  expect(after.components.flatMap(({ tasks }) => tasks).filter(({ sources }) => sources.includes(3))).not.toEqual([])
})

test.each([
  ['- Tenants export their bills as CSV', 'The export is not needed any more.'],
  ['- Mieter exportieren ihre Rechnungen als CSV', 'Bitte den Export weglassen.'],
  ['- Tenants export their bills as CSV', 'The "CSV" export is not needed any more.'],
])(
  'a line below the earlier text cancels a wish, which comes back without that line: %s %s',
  async (wish, cancelling) => {
    const texts = ['We need a portal for our tenants.', '- Tenants report damage with photos', wish]
    const line = { id: 4, text: cancelling }
    const ofWish = ({ components }: Breakdown) =>
      components.flatMap(({ tasks }) => tasks).filter(({ sources }) => sources.includes(3))

    const { before, after } = await revised(texts, (lines) => [...lines, line])
    expect(ofWish(before)).not.toEqual([])
    expect(ofWish(after)).toEqual([])
    expect(after.exclusions.join()).toContain(`: “${cancelling.slice(0, -1).replace('"CSV"', '‘CSV’')}”`)

    const { before: without, after: again } = await revised([...texts, cancelling], (lines) => lines.slice(0, -1))
    expect(ofWish(without)).toEqual([])
    expect(ofWish(again)).not.toEqual([])
  },
)

const portal = (line: string) => ['We need a portal for our tenants.', '- Tenants report damage with photos', line]

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

/** Returns the tasks of a text before and after its revision, with their hours. */
async function tasksOf(before: string, after: string) {
  const found = await revised(
    numberLines(before).map(({ text }) => text),
    () => numberLines(after),
  )
  const tasksIn = ({ components }: Breakdown) =>
    components.flatMap(({ tasks }) => tasks.map(({ name, likely, sources }) => ({ name, likely, sources })))
  return { before: tasksIn(found.before), after: tasksIn(found.after), ...hoursIn(found) }
}
const hoursIn = ({ before, after }: Record<'before' | 'after', Breakdown>) => ({
  growth: buildHoursOf(after.components).build / buildHoursOf(before.components).build,
})
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
] as const)(
  'a line with an alternative or a further clause keeps its task, and only the clause takes longer: %s → %s',
  async (line, edited, word, [min, max]) => {
    const [from, to] = [line, edited].map((text) => portal(text).join('\n')) as [string, string]
    const { before, after, growth } = await tasksOf(from, to)
    expect(growth).toBeGreaterThanOrEqual(min)
    expect(growth).toBeLessThan(max)
    const ofLine = (tasks: typeof before) => tasks.filter(({ sources }) => sources.includes(3))
    expect(ofLine(after).length).toBeGreaterThanOrEqual(ofLine(before).length)
    expect(after.map(({ name }) => name).join()).toContain(word)
  },
)

test('an addendum takes the place of the lines that it names by their numbers', async () => {
  const document = portal('3. Tenants store up to fifty letters.\n4. The site has an FAQ section.').join('\n')
  const addendum = 'Changed – 3. Tenants store up to eighty letters.\nWithdrawn – 4. No FAQ section any more.'
  const { after } = await tasksOf(document, `${document}\n${addendum}`)
  const names = after.map(({ name }) => name).join()
  expect(names).toContain('up to eighty letters')
  expect(names).not.toMatch(/fifty|FAQ|Withdrawn/)
})

/** Returns the names of the tasks after those of the first version, which stay as they are. */
function namesAdded(before: readonly { name: string }[], after: readonly { name: string }[]): string {
  expect(after.slice(0, before.length)).toEqual(before)
  return after
    .slice(before.length)
    .map(({ name }) => name)
    .join()
}

test.each([
  ['could you please', '4) add gift vouchers'],
  ['could you please', 'Please also add gift vouchers to the shop of the website.'],
  ['könnten Sie bitte', 'One more thing: please also add gift vouchers'],
  ['please', '4) Add a contact form'],
  ['please', '4. Add a contact form\n5. Fix the map'],
])('what a new version adds below a request to the reader is work: %s, %s', async (lead, added) => {
  const mail = `Hi, ${lead}:\n1) add a waiting list to the class booking\n2) show photos on the team page\n3) add a blog`
  const { before, after } = await tasksOf(mail, `${mail}\n${added}`)
  expect(namesAdded(before, after)).toMatch(/^Add (?:a contact form|gift vouchers)/)
})

test('an item of a list in one line comes and goes with its tasks, and no others', async () => {
  const mail =
    'Hi, could you please: 1) add a waiting list, 2) show photos on the team page, 3) add a map to each page?'
  const longer = mail.replace('each page?', 'each page, 4) add gift vouchers?')
  const { before, after } = await tasksOf(mail, longer)
  expect(namesAdded(before, after)).toMatch(/^Add gift vouchers/)
  const shorter = await tasksOf(mail, mail.replace('2) show photos on the team page, 3)', '2)'))
  expect(shorter.after).toEqual(before.filter(({ name }) => !name.includes('photos')))
})

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
