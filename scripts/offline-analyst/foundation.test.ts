import { expect, test } from 'vitest'
import { assumptionsOf } from './assumptions'
import { foundationReason, foundationTasks } from './sizing/foundation'
import { buildHours, hoursOf, studied } from './testing/hours'

const jargon =
  /\b(?:ci|deploy\w*|builds?|pipelines?|librar\w+|components?|signing|packag\w+|configur\w+|synchron\w+|data model|error handling)\b/i

test.each(['web', 'mobile', 'desktop', 'script', 'site'] as const)(
  'the foundation of a product (%s) is named in words that need no knowledge of software',
  (form) => {
    const texts = [...foundationTasks(form, 40, true).map(({ name }) => name), foundationReason(form, true)]
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.filter((text) => jargon.test(text))).toEqual([])
  },
)

test('the foundation of a calculator says what it is', () => {
  const { components } = studied('We need a solar savings calculator as a web page for our customers.').plan
  expect(components.at(-1)!.description).toMatch(/^What every part of the product is built on: .+\.$/)
})

test.each([
  '# Ordering portal for a bakery\n## Functions\n- Customers order bread\n- Tours are shown on Google Maps',
  '# Portal für eine Bäckerei\n## Funktionen\n- Kunden sehen die Preise',
])('only the foundation cites a title above chapters that say all of it: %s', (text) => {
  const citing = studied(text).plan.components.filter(({ tasks }) => tasks.some(({ places }) => places.includes(0)))
  expect(citing.map(({ name }) => name)).toEqual(['Project foundation'])
})

test.each([
  'Please migrate our data from FileMaker to Wild Apricot:\n- Members\n- Boats\n- Invoices',
  'Unsere Daten sollen aus Lexware nach Odoo übertragen werden:\n- Kunden\n- Artikel\n- Rechnungen',
  'Migrez nos données depuis Sage vers Odoo :\n- Clients\n- Articles\n- Factures',
  'Queremos migrar nuestros datos de Sage a Odoo:\n- Clientes\n- Artículos\n- Facturas',
  'We need someone to get our records out of Access:\n1. Members with addresses\n2. Boats\n3. Invoices',
])('a move of data takes a data engineer for each entity, and no screens, design or foundation: %s', (text) => {
  const study = studied(text)
  expect(study.plan.components.map(({ name }) => name)).toEqual(['Data migration'])
  const { tasks } = study.plan.components[0]!
  expect(new Set(tasks.map(({ role }) => role))).toEqual(new Set(['Data engineer']))
  const entities = study.reading.statements.flatMap(({ item }, at) => (item ? at : []))
  expect(tasks.flatMap(({ places }) => places)).toEqual(expect.arrayContaining(entities))
  expect(new Set(tasks.map(({ places }) => places.join())).size).toBeGreaterThan(2)
  expect(buildHours(study)).toBeGreaterThan(25)
  expect(buildHours(study)).toBeLessThan(60)
  expect(assumptionsOf(study).join()).not.toContain('built with its foundation')
})

const list = 'Please migrate our data from FileMaker to Wild Apricot:\n- Members\n- Boats\n- Invoices'

test.each([
  ['Please migrate our data from Access to the new tool.', 'Duplicates must be merged.'],
  ['Please migrate our data from Access to the new club software.', 'About 900 members and their boats.'],
  ['Please migrate our data from Access to the new tool.', 'Please add a dashboard.'],
  ['Please transfer our data from Lexware to the new tool.', 'We also want a monthly report as PDF.'],
  [list, '- Events'],
  [list, 'Duplicates must be merged.'],
  [list, 'A search is needed, too.'],
  [list, 'Please add a dashboard.'],
  ['Migrez nos données depuis Sage vers Odoo :\n- Clients', '- Articles'],
])('one more line of a move of data takes its own hours, and takes none away: %s %s', (text, line) => {
  const more = hoursOf(`${text}\n${line}`) - hoursOf(text)
  expect(more).toBeGreaterThan(0)
  expect(more).toBeLessThan(14)
})

test('data that is not moved takes no hours of a further entity', () => {
  expect(hoursOf(`${list}\n- not the photographs`)).toBeLessThan(hoursOf(`${list}\n- the photographs`) - 5)
})

test.each([
  'We need a web app for a sailing club. Members book boats. Please migrate our data from Excel.',
  'We need a portal.\n- Members see their invoices\n- Migrate the data from Access',
  'A tool that moves data from Sage to Odoo every night.',
  'Move our data from Sage to Odoo every night. Send an e-mail if it fails.',
  'Please migrate our data from Magento to Shopify. Also add PayPal and a blog.',
  'We need somebody to get our records out of Access:\n- Members\n- Boats\n- Invoices\nA search is needed, too.',
  'Please transfer our data from Lexware to the new tool. We also want a monthly report as PDF.',
  'Our old site has to be redone. Please bring the contents over. New: a map and an event list.',
  'We need somebody to move our data out of the old shop. Orders and reviews. The new shop also needs PayPal and a filter.',
  'The kiosk should get its data from the till.',
  "A display for the lobby is needed: departures and weather. It should get its data from the city's open API.",
  'The watch should transfer its data to the phone. Take data from the heart sensor and draw a chart. Warn if it is too high.',
  'The page shows free parking lots. It should take the data from the barrier system.',
  'We need somebody to get our records out of Access:\n- Members\n- Boats\n- A search',
  'We need somebody to get our records out of Access:\n- Members\n- Boats\n- Readings of the sensors',
  'Wir brauchen einen Webshop. Die Artikel werden aus der Datenbank übernommen. Kunden zahlen mit Karte.',
])('a move of data among other work is a part of it: %s', (text) => {
  const { components } = studied(text).plan
  expect(components.flatMap(({ tasks }) => tasks).some(({ role }) => role !== 'Data engineer')).toBe(true)
})
