import { expect, test } from 'vitest'
import { buildHoursIn } from '#domain/hours/workload'
import { numberLines } from '#domain/text/requirement-lines'
import { questionsFor } from './questions/ask'
import { read } from './reading/read'
import { risksOf } from './risks'
import { summaryOf } from './summary'
import { studied } from './testing/hours'

const laboratory = `# Sample management
## Orders
${Array.from({ length: 24 }, (_, at) => `FR-${at + 1} The office records order form ${at + 1} with its own fields.`).join('\n')}
FR-30 The customer portal is a website in German and Dutch.
FR-31 Customers place an order in it and pay by bank transfer.
## Data migration
Orders of ten years are exported from Access and taken over.`

test('a part that a long specification names late is not the product', () => {
  expect(summaryOf(studied(laboratory))).toContain('The text describes a new product.')
})

test('a chapter on migration is one, is not asked for, and no payment by bank transfer is a risk of cards', () => {
  const study = studied(laboratory)

  expect(study.plan.components.map(({ name }) => name)).toContain('Data migration')
  expect(study.plan.components.map(({ name }) => name)).not.toContain('Export')
  expect(questionsFor(study, { isFirst: true, isRevision: false }).settled).toContain('Must existing data be migrated?')
  expect(risksOf(study).map(({ risk }) => risk)).not.toContain('Payment edge cases')
})

test('gift cards sold online take longer than a code for a discount', () => {
  const { plan } = studied(
    'Guests book a treatment on the website.\nGift cards can be bought online and are sent as a PDF.',
  )
  expect(buildHoursIn(plan.components.find(({ name }) => name === 'Gift cards')!)).toBeGreaterThan(10)
})

test.each([
  'Option: a timeline of events',
  'As an option: a timeline of events',
  'Option : une frise des événements',
  'If there is money left, a timeline of events',
])('what is offered as an option is a wish: %s', (line) => {
  const text = `# Portal\nResearchers search records.\nArchivists describe records.\n${line}`
  expect(read('', numberLines(text)).statements.at(-1)!.kind).toBe('wish')
})
