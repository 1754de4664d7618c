import type { ConverseRequest } from '@aws-sdk/client-bedrock-runtime'
import { expect, test } from 'vitest'
import type { Breakdown } from '#contract/breakdown'
import { numberLines } from '#domain/text/requirement-lines'
import { promptOf } from '#scripts/testing/model'
import { portal, revised, tasksOf } from './revision.fixture'

/** A specification of about 15 pages, each with a heading. */
const pages = Array.from({ length: 15 }, (_, page) =>
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
  ['Hosting and domains are not included.', ['As the requirements say: "Hosting and domains are not included"']],
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

    expect(before.exclusions).toEqual(['As the requirements say: “Hosting is not included”'])
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
    rest ? [`As the requirements say: "${rest}"`] : [],
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
