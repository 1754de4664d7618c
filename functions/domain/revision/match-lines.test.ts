import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findExcluded, findLeftOut } from './excluded-lines'
import { countLines, isRevision, matchLines } from './match-lines'
import { matchTexts } from './match-texts'
import { numberLines } from '#domain/text/requirement-lines'
import { wordingsOf } from './wordings'

const shop = `# Shop
- Customers search products by name.
- Customers pay by card.
- Orders are shipped within two days.
- The office prints an invoice for each order.`

const match = (before: string, after: string) => matchTexts(numberLines(before), after).match
const counts = ({ added, changed, removed }: ReturnType<typeof match>) => [added.length, changed.length, removed.length]

test('white space, numbering and order change no line', () => {
  const renumbered = `2. Shop

  1. Orders are shipped   within two days.
  2.1 Customers search products by name
* Customers pay by card.

  b) The office prints an invoice for each order.`

  expect(counts(match(shop, renumbered))).toEqual([0, 0, 0])
  // Lines that were stored before cells were separated by bars.
  const rows = ['Search\tMust\tby name', 'Pay\tMust\tby card']
  const stored = rows.map((row, at) => ({ id: at + 1, text: row.replaceAll('\t', ' ') }))
  expect(counts(matchTexts(stored, rows.join('\n')).match)).toEqual([0, 0, 0])
  expect(counts(match('FR-1 Sign in\nFR-2 Sign out\nFR-3 Help', 'FR-3 Sign in\nFR-1 Sign out\nFR-2 Help'))).toEqual([
    0, 0, 0,
  ])
  expect(counts(match('FR-1 Sign in\nFR-2 Sign out\nFR-3 Help', 'FR-1 Sign in\nFR-2 Help'))).toEqual([0, 0, 1])
})

test('a similar line in the same place is changed, and any other one is added or removed', () => {
  const after = shop
    .replace('within two days', 'within three days')
    .replace('- Customers pay by card.\n', '')
    .concat('\n- A courier confirms the delivery.')

  expect(counts(match(shop, after))).toEqual([1, 1, 1])
  expect(match(shop, after).changed).toEqual([{ from: 4, to: 3 }])
  const [title, search, pay, ship, print] = shop.split('\n')
  const later = ship!.replace('two', 'three')
  expect(match(shop, [title, later, print, search, pay].join('\n')).changed).toEqual([{ from: 4, to: 2 }])
  expect(counts(match(shop, [title, search, pay, print, later].join('\n')))).toEqual([1, 0, 1])
})

test('a line that is split is changed to each of its parts, and lines that are joined to the whole', () => {
  const whole = '- Orders are shipped within two days and customers get a mail with the number of the parcel.'
  const parts = ['- Orders are shipped within two days.', '- Customers get a mail with the number of the parcel.']
  const [one, two] = [whole, parts.join('\n')].map((text) =>
    shop.replace('- Orders are shipped within two days.', text),
  )
  const pairs = [
    { from: 4, to: 4 },
    { from: 4, to: 5 },
  ]

  expect(match(one!, two!)).toMatchObject({ changed: pairs, added: [], removed: [] })
  expect(match(two!, one!)).toMatchObject({
    changed: pairs.map(({ from, to }) => ({ from: to, to: from })),
    added: [],
    removed: [],
  })
  expect(countLines(match(two!, one!))).toEqual({ added: 0, changed: 1, removed: 0 })
  const { match: joined, before, after } = matchTexts(numberLines(two!), one!)
  expect(wordingsOf(joined, before, after)).toEqual([
    { from: [4, 5], to: [4], before: parts.join(' ').replace(' - ', ' '), after: whole },
  ])
  const further = two!.replace('- Customers get', '- Staff print labels.\n- Customers get')
  expect(match(one!, further)).toMatchObject({ changed: [pairs[0], { from: 4, to: 6 }], added: [5] })
  const paragraph = 'A shop for mugs. Customers pay by card. The potter prints labels.'
  const broken = paragraph.replaceAll('. ', '.\n').replace('card', 'card or PayPal')
  expect(isRevision(match(paragraph, broken))).toBe(true)
  const long =
    'Guests book. Members pay by card. Staff print labels. Owners read reports. Potters fire mugs. Cats sleep.'
  expect(match(long, long.replaceAll('. ', '.\n')).changed).toEqual([1, 2, 3, 4, 5, 6].map((to) => ({ from: 1, to })))
  // They leave too much of it out.
  const rest = two!.replace(parts.join('\n'), '- Shipped within two days.\n- A mail with the number.')
  expect(match(one!, rest)).toMatchObject({ changed: [], added: [4, 5], removed: [4] })
})

test('a line that has further words in one place is changed, however many they are', () => {
  const longer = shop.replace('by card.', 'by card. Refunds are made by the office within fourteen days of the order.')
  expect(match(shop, longer).changed).toEqual([{ from: 3, to: 3 }])
  expect(match(longer, shop).changed).toEqual([{ from: 3, to: 3 }])
  expect(counts(match('# Shop\nHelp', '# Shop\nHelp is shown beside each field of all forms'))).toEqual([1, 0, 1])
})

test('numbers that belong to a requirement matter', () => {
  expect(counts(match('3 users may sign in.', '5 users may sign in.'))).toEqual([0, 1, 0])
  expect(counts(match('ISO-9001 is needed.', 'ISO-27001 is needed.'))).toEqual([0, 1, 0])
})

test('of a passage that was pasted twice, removing one copy removes no line of the first', () => {
  const { kept, removed } = match(`${shop}\n${shop}`, shop)

  expect([...kept]).toEqual([1, 2, 3, 4, 5].map((id) => [id, id]))
  expect(removed).toEqual([6, 7, 8, 9, 10])
})

test.each([
  '## Out of scope',
  'Out of scope:',
  'What we don’t need:',
  'Exclusions',
  'NICHT IM UMFANG',
  '## Later',
  'Phase 2',
])(
  'a line that moves below "%s", or away from it, is removed and added, and one that moves within it stays',
  (heading) => {
    const excluded = `${shop}\n${heading}\n1. Gift cards\n2. Refunds`
    const included = `${shop}\n- Refunds\n${heading}\n- Gift cards`

    expect(match(excluded, included)).toMatchObject({ added: [6], changed: [], removed: [8] })
    expect(match(included, excluded)).toMatchObject({ added: [8], changed: [], removed: [6] })
    expect(counts(match(excluded, `${shop}\n${heading}\n- Refunds\n- Gift cards`))).toEqual([0, 0, 0])
    expect(counts(match(excluded, excluded.replace(`${heading}\n`, '')))).toEqual([2, 0, 3])
  },
)

test('a line of a plain text that moves into a numbered list of exclusions is removed and added', () => {
  const before = 'Customers pay by card.\nGift cards\nOut of scope:\n1. Refunds\n2. Invoices'
  const after = 'Customers pay by card.\nOut of scope:\n1. Refunds\n2. Invoices\n3. Gift cards'
  expect(match(before, after)).toMatchObject({ added: [5], changed: [], removed: [2] })
})

test('a label excludes the text of its own line only', () => {
  const before = 'Members pay by card\nA forum for members\nA list of events'
  const after = 'Members pay by card\nNot wanted: a forum for members\nA list of events'
  expect(match(before, after)).toMatchObject({ added: [2], changed: [], removed: [2] })
  expect(match(after, after.replace('list', 'calendar')).changed).toEqual([{ from: 3, to: 3 }])
  const chinese = '会员可以用银行卡支付\n会员可以在论坛发帖和回复\n活动列表'
  const excluded = chinese.replace('会员可以在', '不包括：会员可以在')
  expect(match(chinese, excluded)).toMatchObject({ added: [2], changed: [], removed: [2] })
})

test('a repeated line stays in its section when the one of another section is removed', () => {
  const before = 'Orders\nExport as CSV\nCustomers\nExport as CSV'
  const removed = match(before, 'Orders\nCustomers\nExport as CSV')
  expect([...removed.kept].toSorted(([one], [other]) => one - other)).toEqual([
    [1, 1],
    [3, 2],
    [4, 3],
  ])
  expect(removed.removed).toEqual([2])

  const added = match('Orders\nCustomers\nExport as CSV', before)
  expect(added.kept.get(3)).toBe(4)
  const tables = match('Orders\nName\nExport\nCustomers\nName\nExport', 'Orders\nName\nCustomers\nName\nExport')
  expect(tables.removed).toEqual([3])
})

test('a line that cancels another one is a new line for readers, and means another one for the analyst', () => {
  const filters = `${shop}\n- The list has a filter.`
  const {
    match: read,
    before,
    after,
  } = matchTexts(numberLines(filters), `${filters}\n- The filter is not needed any more.`)
  expect(countLines(read)).toEqual({ added: 1, changed: 0, removed: 0 })
  expect(countLines(matchLines(before, after, findLeftOut))).not.toEqual(countLines(read))
})

test('each line is kept, changed, added or removed, whatever the texts', () => {
  const some = fc
    .array(fc.constantFrom('Sign in', 'Sign in by mail', 'Pay', 'Pay by card', 'Ship orders', 'Print'), {
      maxLength: 30,
    })
    .map((texts) => texts.map((text, at) => ({ id: at + 1, text })))
  fc.assert(
    fc.property(some, some, (before, after) => {
      const { kept, changed, added, removed } = matchLines(before, after, findExcluded)
      const old = [...kept.keys(), ...new Set(changed.map(({ from }) => from)), ...removed]
      const current = [...kept.values(), ...new Set(changed.map(({ to }) => to)), ...added]
      expect(old.toSorted((a, b) => a - b)).toEqual(before.map(({ id }) => id))
      expect(current.toSorted((a, b) => a - b)).toEqual(after.map(({ id }) => id))
    }),
  )
})

test('a text that keeps less than half of the lines is a new project, but short texts can grow', () => {
  const unrelated = Array.from(
    { length: 60 },
    (_, at) => `Feature ${String.fromCharCode(65 + (at % 26)).repeat(9)} ${at}`,
  )

  expect(isRevision(match(shop, shop.split('\n').slice(0, 3).join('\n')))).toBe(true)
  expect(isRevision(match(shop, shop.split('\n').slice(0, 2).join('\n')))).toBe(false)
  expect(isRevision(match(shop, `${shop}\n${unrelated.slice(0, 20).join('\n')}`))).toBe(true)
  expect(isRevision(match(shop, `${shop}\n${unrelated.join('\n')}`))).toBe(false)
  expect(isRevision(match(shop, unrelated.join('\n')))).toBe(false)
})
