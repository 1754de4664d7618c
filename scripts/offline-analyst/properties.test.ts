import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { expectedHours } from '#domain/hours/range'
import { numberLines } from '#domain/text/requirement-lines'
import { readDocument } from '#functions/services/documents/read'
import { earlierOf } from './analyze'
import { isAsking } from './reading/statement'
import { rangeOf, splitTask } from './sizing/ranges'
import { type Study, study, workTypeOf } from './study'
import { apart, buildHours, hoursOf, studied } from './testing/hours'
import { boilerplate, features, texts } from './testing/texts'

const shared = fileURLToPath(new URL('../../../shared/requirements/', import.meta.url))

/** Our own texts, and real documents if they are available next to the repository. */
const documents: { name: string; text: string }[] = Object.entries(texts).map(([name, text]) => ({ name, text }))
const names = existsSync(shared) ? readdirSync(shared).filter((name) => /^\d.*\.(?:pdf|docx?|txt|md)$/.test(name)) : []
for (const name of names) {
  const read = await readDocument(readFileSync(shared + name))
  if ('text' in read) documents.push({ name, text: read.text })
}

test.skipIf(names.length === 0)('real documents are tested with the same limits', () => {
  expect(documents.length).toBeGreaterThan(Object.keys(texts).length + 5)
})

/** The documents without the second format of one of them, whose estimates agree with the first's as a test below says. */
const distinct = documents.filter(({ name }) => !name.startsWith('14b'))

const known = new Map<string, Study>()

/** Returns the first study of a document, which is kept. */
function studyOf(text: string): Study {
  const first = known.get(text) ?? studied(text)
  known.set(text, first)
  return first
}

const plainHours = (text: string) => buildHours(studyOf(text))

/**
 * Returns our own texts and every second real document for a change of even or odd number; `npm run evaluate` makes all
 * changes to all of them. Every second has the first form of the change: noise.test.ts tries all with shorter texts.
 */
const alternating = (change: number) =>
  distinct
    .filter(({ name }, at) => name in texts || at % 2 === change % 2)
    .map((document, at) => ({ ...document, isFirst: at % 2 === 0 }))

// The next test reads the real documents a second time.
test.each(Object.entries(texts))('%s: reading the same text twice gives the same tasks', (_, text) => {
  expect(studied(text).plan.components).toEqual(studyOf(text).plan.components)
})

test.each(distinct)('$name: budgets and deadlines do not change the hours', ({ text }) => {
  const [first, last] = ['The budget is $20,000.\n\nThe deadline is in three weeks.', 'Our budget is $2,000,000.']
  expect(hoursOf(`${first}\n\n${text}\n\n${last}`)).toBe(plainHours(text))
})

const unknown = 'The system shall let zookeepers weigh giraffes with a crane scale and chart their growth.'

test.each(
  alternating(1).map((document, at) => ({ ...document, feature: features[Math.floor(at / 2) % features.length]! })),
)('$name: adding a feature never lowers the hours, and a new one adds some', ({ text, feature, isFirst }) => {
  const [more, added] = isFirst ? [`${feature}\n\n${text}`, -0.2] : [`${text}\n\n${unknown}`, 1]
  expect(hoursOf(more)).toBeGreaterThan(plainHours(text) + added)
})

test.each(alternating(2))('$name: duplicated paragraphs add at most 1 %', ({ text, isFirst }) => {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim().length > 80)
  const some = paragraphs.filter((_, index) => index % Math.ceil(paragraphs.length / 3) === 0)
  const more = some.reduce((longer, each) => longer.replace(each, () => `${each}\n\n${each}`), text)
  expect(apart(hoursOf(isFirst ? more : `${text}\n\n${text}`), plainHours(text))).toBeLessThanOrEqual(0.01)
})

test.each(alternating(3))('$name: reordering sections moves the total by less than 5 %', ({ text, isFirst }) => {
  const sections = text.split(/\n(?=# |## |\d{1,2}\.?\s+\p{Lu}|Section \d)/u)
  const half = Math.ceil(sections.length / 2)
  const others = isFirst ? sections.toReversed() : [...sections.slice(half), ...sections.slice(0, half)]
  expect(apart(hoursOf(others.join('\n')), plainHours(text))).toBeLessThan(0.05)
})

test.each(alternating(4))('$name: surrounding contract text adds at most 3 %', ({ text, isFirst }) => {
  const around = isFirst ? [text, boilerplate] : [boilerplate, text]
  expect(apart(hoursOf(around.join('\n\n')), plainHours(text))).toBeLessThanOrEqual(0.03)
})

test.each(distinct)('$name: every task has a source, and nine in ten requirements have a task', ({ text }) => {
  const { plan, reading } = studyOf(text)
  const tasks = plan.components.flatMap((component) => component.tasks)
  for (const task of tasks) expect(task.places.length, task.name).toBeGreaterThan(0)
  const cited = new Set(tasks.flatMap((task) => task.places))
  const asking = reading.statements.flatMap(({ kind }, place) =>
    kind === 'function' || kind === 'quality' ? [place] : [],
  )
  expect(asking.filter((place) => cited.has(place)).length).toBeGreaterThanOrEqual(asking.length * 0.9)
})

test.each(distinct)('$name: tasks take from half an hour to 14 hours, with ordered points', ({ text }) => {
  for (const { tasks } of studyOf(text).plan.components) {
    for (const { name, optimistic, likely, pessimistic } of tasks) {
      expect(likely, name).toBeLessThanOrEqual(14)
      expect(optimistic, name).toBeGreaterThanOrEqual(0.5)
      expect(optimistic, name).toBeLessThanOrEqual(likely)
      expect(likely, name).toBeLessThanOrEqual(pessimistic)
      expect(pessimistic, name).toBeLessThanOrEqual(optimistic * 8)
      expect(name.length).toBeLessThanOrEqual(200)
    }
  }
})

test('a task of more than 14 hours becomes equal parts with the same hours together', () => {
  const parts = splitTask({ name: 'Import', ...rangeOf(40, 'known') })

  expect(parts.map(({ name }) => name)).toEqual(['Import (1 of 3)', 'Import (2 of 3)', 'Import (3 of 3)'])
  expect(parts.reduce((sum, part) => sum + expectedHours(part), 0)).toBeCloseTo(40, 1)
})

test.skipIf(!names.some((name) => name.startsWith('14b')))(
  'estimates of one document as TXT and as PDF agree within 10 %',
  () => {
    const of = (start: string) => hoursOf(documents.find(({ name }) => name.startsWith(start))!.text)
    expect(apart(of('14_'), of('14b_'))).toBeLessThan(0.1)
  },
)

test('rewrapped lines and lost bullets change the hours by less than 10 %', () => {
  const words = texts.specification.split('\n')
  const rewrapped = words.map((line) => line.replace(/(.{45,60}) /g, '$1\n')).join('\n')
  const plainBullets = texts.stories.replace(/^- /gm, '')
  expect(apart(hoursOf(rewrapped), hoursOf(texts.specification))).toBeLessThan(0.1)
  expect(apart(hoursOf(plainBullets), hoursOf(texts.stories))).toBeLessThan(0.1)
})

test('reading 125,000 characters takes less than 150 MB', () => {
  const nouns = Object.values(texts)
    .join(' ')
    .match(/[a-z]{4,}/g)!
  const lines = Array.from({ length: 1_200 }, (_, index) => {
    const word = (step: number) => nouns[(index * step + step) % nouns.length]
    return `${index + 1}. The system shall let each ${word(7)} change the ${word(13)} of a ${word(29)} and tell the ${word(31)} about it.`
  })
  const text = lines.join('\n').slice(0, 125_000)
  const before = process.memoryUsage().rss
  // The text is repetitive, so its hours are few for its length.
  expect(hoursOf(text)).toBeGreaterThan(150)
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
})

/** Returns the build hours of lines that a revision adds to a text, whose names of tasks a request has unless it is long. */
function hoursAdded(text: string, added: string, isLong = false): number {
  const before = studied(text)
  const found = before.plan.components.map(({ name, tasks }) => ({
    component: name,
    hours: tasks.reduce((sum, task) => sum + expectedHours(task), 0),
    tasks: isLong ? [] : tasks.map((task) => task.name),
  }))
  const earlier = earlierOf({ title: 'A project', found, unread: 0, isRevision: true })
  const workType = workTypeOf(before)
  const about = workType.kind === 'change' ? 'change' : 'software'
  return buildHours(study('A project', numberLines(added), { of: 2, about, earlier, workType }))
}

test.each(features)('a revision with a new requirement takes about as long as a first text with it: %s', (text) => {
  const added = hoursOf(`${texts.specification}\n\n${text}`) - hoursOf(texts.specification)
  expect(apart(hoursAdded(texts.specification, text), added)).toBeLessThan(0.3)
})

test.each([
  ['Hello,\nwe need an app for our club.\n1) Members book courts.\n2) Members pay by card.', '3) Photo album'],
  [
    'Wir brauchen eine App für unseren Verein.\n1) Mitglieder buchen Plätze.\n2) Mitglieder zahlen mit Karte.',
    '3) Fotoalbum',
  ],
  ['Hallo, bitte in unserem Shop:\n1. Filter nach Preis einbauen\n2. Gutscheine anbieten', '3. Wunschliste'],
])('a name added to a list is work, as it is in a first text: %s', (text, name) => {
  expect(hoursAdded(text, name)).toBeGreaterThan(1)
  expect(hoursOf(`${text}\n${name}`)).toBeGreaterThan(hoursOf(text))
})

const portal = [
  'A portal for the tenants of office buildings.',
  'Tenants report a fault with a category, a description and up to five photos.',
  'Dispatchers see all open faults on a board, set a priority and assign a technician.',
  'Technicians see the jobs of the day on their phone, record time and close a job with a signature.',
  'Tenants are told by e-mail when the state of their fault changes.',
  'Managers see a dashboard with the number of open faults and the costs per building.',
  'Managers download invoices as PDF and pay them by card.',
  'Invoices are synchronised every night with SAP.',
  'Managers approve quotes for repairs.',
  'Documents such as contracts are stored per building, with search by title.',
  'Administrators manage buildings, customers and price lists.',
  'Recurring maintenance is planned in a calendar.',
  'All lists can be filtered.',
]
const numbered = portal.map((line, at) => (at === 0 ? line : `${at}. ${line}`)).join('\n')
const sections = portal.map((line, at) => (at === 0 ? line : `## Part ${at}\n${line}`)).join('\n\n')
const scans = 'Technicians scan a QR code on the equipment to open its repair history.'
const rates = 'Tenants rate the repair with one to five stars and a comment.'
const pays = 'Tenants pay small repairs by card.'
const orders = 'Orders of spare parts are sent to SAP.'
const list = [
  'Eine Plattform für eine Sprachschule.',
  '- Teilnehmer buchen einen Kurs und bezahlen per Karte',
  '- Lehrer erfassen die Anwesenheit und laden Materialien hoch',
  '- Teilnehmer schreiben dem Lehrer Nachrichten',
  '- Die Leitung sieht die Einnahmen je Kurs',
  '- Das Büro verschickt Rechnungen als PDF',
].join('\n')
const designed = [
  'Web application for a translation agency.',
  '- Clients pay by card or by invoice',
  '- Project managers assign a translator and a reviewer',
  '- Translators accept jobs and deliver files',
  '- Clients download the translation and ask for changes',
  '- Translators see their open fees and write invoices',
  '- The manager sees sales and margin per language',
].join('\n')

test('a line that is added to a text of which only the hours are known takes no more than if its tasks were known', () => {
  expect(hoursAdded(list, '- Lehrer vertreten einander', true)).toBeLessThanOrEqual(
    hoursAdded(list, '- Lehrer vertreten einander'),
  )
})

test.each([
  ['numbered features', numbered, `13. ${scans}`],
  ['numbered features', numbered, `13. ${rates}`],
  ['numbered features', numbered, `13. ${pays}`],
  ['numbered features', numbered, `13. ${orders}`],
  ['a short list', list, '- Teilnehmer machen am Ende des Kurses einen Test'],
  ['a short list', list, '- Lehrer vertreten einander'],
  ['a list with designs', designed, '- Clients upload documents and get a price at once from the number of words'],
  ['sections', sections, `## Part 13\n${scans}`],
  ['sections', sections, `## Part 13\n${rates}`],
])('the tasks of a line that is added to %s take about as long as those of a first text with it', (_, text, added) => {
  const first = studied(`${text}\n${added}`)
  const last = first.reading.statements.findLastIndex(isAsking)
  const own = first.plan.components.flatMap(({ tasks }) =>
    tasks.flatMap((task) => (task.places.join() === String(last) ? expectedHours(task) : [])),
  )
  expect(
    apart(
      hoursAdded(text, added),
      own.reduce((sum, hours) => sum + hours, 0),
    ),
  ).toBeLessThan(0.35)
})

test.each(['4) add a contact form to the team page', '4) add a blog', 'The search finds nothing since Monday.'])(
  'what is added to a list of small changes takes about as long as in a first text: %s',
  (added) => {
    const items = ['add a waiting list to the class booking', 'show photos on the team page', 'make the logo larger']
    const text = `Hi Kim, please:\n${items.map((item, at) => `${at + 1}) ${item}`).join('\n')}`
    const again = hoursOf(`${text}\n${added}`) - hoursOf(text)
    expect(apart(hoursAdded(text, added), again)).toBeLessThan(0.35)
  },
)

test.each([
  [
    'Could our shop sell gift cards? And I would like an email when the stock of something falls below five.',
    'The stock email should go out once a day as one list, not one mail for each product.',
  ],
  [
    'Could you add a waiting list to our event site? When somebody cancels, the next person gets an email.',
    "The next person has 24 hours to confirm, then it is the next one's turn.",
  ],
  [
    'In our course platform, teachers should be able to upload worksheets for each lesson, and students download them.',
    'Students should be able to hand in their solution as a photo.',
  ],
  [
    'Wir möchten in unserer App eine Erinnerung per SMS am Tag vor dem Termin.',
    'Die Erinnerung soll zwei Stunden vorher noch einmal kommen.',
  ],
  [
    "Nous voudrions ajouter à notre site un module d'avis clients avec des étoiles.",
    "Les avis doivent être validés par nous avant d'être publiés.",
  ],
  ['Please add a wishlist to our shop.', 'Please also add gift cards.'],
  [
    'Could you add product reviews with stars to our shop, which only buyers can write?',
    'We want to connect the shop to our DATEV accounting as well.',
  ],
])('a second message about a change takes about as long as in one text: %s %s', (first, second) => {
  const inOne = hoursOf(`${first}\n${second}`) - hoursOf(first)
  expect(Math.abs(hoursAdded(first, second) - inOne)).toBeLessThan(1 + 0.15 * inOne)
})
