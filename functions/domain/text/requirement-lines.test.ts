import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#scripts/testing/arbitraries'
import { numberLines } from './requirement-lines'
import { maxSentence } from './sentences'

const textsOf = (text: string) => numberLines(text).map(({ text }) => text)

test('lines are numbered from one, without blank lines and horizontal rules', () => {
  expect(numberLines('Log in\r\n\r\n  Pay by card \n-----\n| --- | --- |\n***\n\tReports')).toEqual([
    { id: 1, text: 'Log in' },
    { id: 2, text: 'Pay by card' },
    { id: 3, text: 'Reports' },
  ])
})

test('an empty text and a text without letters have no lines', () => {
  expect(numberLines('')).toEqual([])
  expect(numberLines(' \n\t\r\n ')).toEqual([])
  expect(numberLines('--- *** \0\0 ...')).toEqual([])
})

test('bullets, numbers and headings are preserved', () => {
  expect(textsOf('# Shop\n- Users log in\n• Users pay\n\uf0b7\tUsers rate\n1.2 Search\nREQ-3: Export')).toEqual([
    '# Shop',
    '- Users log in',
    '• Users pay',
    '• Users rate',
    '1.2 Search',
    'REQ-3: Export',
  ])
})

test('control characters, invisible characters and lone surrogates are removed', () => {
  expect(textsOf('Log\0in\u200b with\u00a0a\u202epass\u00adword\ufeff \ud83d 🔑')).toEqual([
    'Log in with apassword \ufffd 🔑',
  ])
  expect(textsOf(`Search${String.fromCodePoint(0xe0041, 0xe0042)} products`)).toEqual(['Search products'])
})

test('a sentence wrapped over several lines becomes one line', () => {
  const wrapped = `
  The system shall notify the patient on the screen and by text message when the
  patient is the next in the queue, and shall repeat the call in the waiting room.
  \uf0b7     The administrator shall configure how many minutes before the turn that notifi-
         cation is sent.
  \uf0b7     The administrator shall export the list of all patients of a day as CSV
  \uf0b7     The administrator shall print it
`
  expect(textsOf(wrapped)).toEqual([
    'The system shall notify the patient on the screen and by text message when the patient is the next in the queue, and shall repeat the call in the waiting room.',
    '• The administrator shall configure how many minutes before the turn that notification is sent.',
    '• The administrator shall export the list of all patients of a day as CSV',
    '• The administrator shall print it',
  ])
})

test('messages of a chat are lines of their own, however long', () => {
  const chat = (head: string) =>
    `${head}\npet owners book visits on the phone and see their history\nvets write the notes on a tablet in the room\n${head}\nthey get a reminder when the next shot is due`
  for (const head of ['kira_w  9:05 am', 'Omar — Today at 9:12']) expect(textsOf(chat(head))).toHaveLength(5)
  expect(textsOf(chat('kira_w said')).length).toBeLessThan(5)
  // One time is no chat.
  expect(textsOf(chat('Omar — Today at 9:12').replace(/\nOmar.*/, '')).length).toBeLessThan(4)
  const wrapped = chat('').trim().split('\n').filter(Boolean).join('\n').repeat(4)
  expect(textsOf(`Doors open at 9:00\n${wrapped}\nDoors close at 18:00`).length).toBeLessThan(10)
  const prose = `The server copies all data of the clinic every Sunday at 02:00
and the clinic's staff get a mail before they arrive on Monday at 6:00
in the morning, which says that nothing was lost since last time.`
  expect(textsOf(prose)).toHaveLength(1)
  const [first, second] = prose.split('\n')
  const short = `${first}\nand again at 03:00\n\n${second}\nor at 7:00`
  expect(textsOf(short)).toHaveLength(2)
})

test.each([
  [
    'rows of a table parted by commas',
    '1,Catalogue,"Customers browse plants by family and height",Must\n2,Checkout,Payment by card and by invoice,Must',
  ],
  [
    'numbered rows of a table parted by bars',
    '3 | Fees are collected by direct debit each month | Ask the bank\n4 | Newsletter to all members | later on',
  ],
  [
    'messages of a chat',
    '[09:14] Lena: we need an app for the parents of our day nursery 🧸\n[09:15] Max: and photos of the day please',
  ],
  [
    'tickets with a tag in brackets',
    '[Portal] Fix the tax column in the list of all invoices\n[Portal] Add a filter for orders that are closed',
  ],
])('%s are not joined', (_, text) => {
  expect(textsOf(text)).toEqual(text.split('\n'))
})

test('rows of a spreadsheet become rows parted by bars, each a line of its own', () => {
  const sheet = `Nr\tArea\tRequirement\tState
4\tPicking\tScan the code with a Zebra TC21 to confirm each item\topen
5\tPicking\tPhoto of a damaged item that the customer sends\t
\tShipping\tTracking number back to the shop, and a return label\topen
Stock\t\t\t\r
6\tStock\tWarn if below the minimum of an item or its variant\topen\r`
  expect(textsOf(sheet)).toEqual([
    'Nr | Area | Requirement | State',
    '4 | Picking | Scan the code with a Zebra TC21 to confirm each item | open',
    '5 | Picking | Photo of a damaged item that the customer sends |',
    '| Shipping | Tracking number back to the shop, and a return label | open',
    'Stock',
    '6 | Stock | Warn if below the minimum of an item or its variant | open',
  ])
})

test('tabs behind marks, labels and indents part no cells', () => {
  for (const [first, second] of [
    ['1.\tUsers log in', '2.\tUsers pay'],
    ['1.2\tSearch', '1.3\tPay'],
    ['•\tUsers log in', '•\tUsers pay'],
    ['FR-1\tUsers log in', 'FR-2\tUsers pay'],
    ['Contact:\tAnn', 'Phone:\t0123'],
    ['\t\tUsers log in', '\t\tUsers pay'],
    ['Users log in\t', 'Users pay\t'],
  ])
    expect(textsOf(`${first}\n${second}`)).toEqual([first!, second!].map((text) => text.trim().replace('\t', ' ')))
})

test('a list in lower case stays a list', () => {
  const list = 'users log in\nusers pay by card\nusers see their orders\nadmins see all orders'

  expect(textsOf(list)).toEqual(list.split('\n'))
})

test('a sentence that ends with a quote or a parenthesis is not joined with the next line', () => {
  for (const ending of ['."', '.”', '.)', '?»']) {
    const long = `Members of the club read what they still have to pay "before the next class${ending}`

    expect(textsOf(`${long}\nmembers cancel`)).toEqual([long, 'members cancel'])
  }
})

test('an item of a list never continues the line above it', () => {
  const long = 'Members book classes on the web, and pay for them by card, by invoice or with a'

  for (const item of [
    '2. members cancel',
    'b) members cancel',
    '- members cancel',
    '2.3 members cancel',
    'FR-2 members cancel',
  ]) {
    expect(textsOf(`${long}\n${item}`)).toEqual([long, item])
  }
})

test('table rows and headings are not joined with the lines that follow', () => {
  const table =
    'Name                          Role in the project            E-mail address of all\nada@example.org               owner of the shop and of all of it'
  expect(textsOf(table)).toHaveLength(2)
  expect(textsOf('# A heading that is as long as all of the lines in this text are\nand a line below it')).toHaveLength(
    2,
  )
})

test('sentences of a long paragraph are numbered separately in any language', () => {
  const english =
    'Members see approx. 20 classes, e.g. yoga at 7.30 a.m. on weekdays. Can they book? Yes! They pay by card, or at the desk with Dr. Miller and J. Smith, until 1. März 2027 or the 31.03. at the latest, and they get a receipt by e-mail.'
  expect(textsOf(english)).toEqual([
    'Members see approx. 20 classes, e.g. yoga at 7.30 a.m. on weekdays.',
    'Can they book? Yes!',
    'They pay by card, or at the desk with Dr. Miller and J. Smith, until 1. März 2027 or the 31.03. at the latest, and they get a receipt by e-mail.',
  ])
  const chinese = '用户可以注册并登录系统，查看所有可以预订的课程和老师。'
  expect(textsOf(chinese.repeat(9))).toEqual(Array.from({ length: 9 }, () => chinese))
})

test('a word of 300,000 characters is split without splitting a surrogate pair', () => {
  const lines = textsOf('𠮷'.repeat(150_000))

  expect(lines.every((line) => line.length <= maxSentence && !/\p{Cs}/u.test(line))).toBe(true)
  expect(lines.join('') === '𠮷'.repeat(150_000)).toBe(true)
})

test('a masked sentence leaves no trace', () => {
  const lines = ['# Shop', 'Users log in. Users pay.']
  const text = lines.join('\n')

  expect(textsOf(`${text}\n- [constraint withheld]`)).toEqual(lines)
  expect(textsOf(`# Shop\r\n| [constraint withheld] |\r\nUsers log in. Users pay.`)).toEqual(lines)
  expect(textsOf('# Shop\nUsers log in. [constraint withheld] Users pay.')).toEqual(lines)
  expect(textsOf('[constraint withheld]')).toEqual([])

  const [open, rest] = ['Members book classes on the web, and pay for them by card or when they come to', 'the studio.']
  expect(textsOf(`${open}\n[constraint withheld]\n${rest}`)).toEqual([`${open} ${rest}`])
})

test('any text is numbered without gaps, in short, clean, non-empty lines', () => {
  fc.assert(
    fc.property(anyText(300), (text) => {
      const lines = numberLines(text)

      expect(lines.map(({ id }) => id)).toEqual(lines.map((_, at) => at + 1))
      for (const { text } of lines) {
        expect(text).toBe(text.trim())
        expect(text.length).toBeGreaterThan(0)
        expect(text.length).toBeLessThanOrEqual(maxSentence)
        expect(text).not.toMatch(/\p{Cc}/u)
      }
    }),
  )
})

test('numbering lines that are already numbered changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ mode: 'sentences', maxCount: 6 }), { maxLength: 8 }), (paragraphs) => {
      const once = textsOf(paragraphs.join('\n\n'))

      expect(textsOf(once.join('\n\n'))).toEqual(once)
    }),
  )
})
