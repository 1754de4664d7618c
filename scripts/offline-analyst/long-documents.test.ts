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

const portal = `# Portal
Staff record referrals and search them.
Staff assign each referral to a team.
Managers export the referrals of a month.`

/** Returns the kinds that sentences have below the portal, as items and alone. */
const kindsBelowPortal = (sentences: readonly string[]) =>
  sentences.flatMap((sentence) =>
    ['', '- '].map((mark) => {
      const { statements } = read('', numberLines(`${portal}\n${mark}${sentence}`))
      return { sentence, kind: statements.at(-1)!.kind }
    }),
  )

test.each([
  [
    'demands a procedure of an organization',
    'All sites shall have a documented change control procedure.',
    'Jeder Standort muss ein dokumentiertes Verfahren für Störungen haben.',
  ],
  [
    'is about the market',
    'Our target audience is students.',
    'Unsere Zielgruppe sind Studierende.',
    'There are similar apps on the market.',
    'Online referrals are growing fast.',
  ],
  [
    'is about papers',
    'The diagram below shows the flow of a referral.',
    'Das folgende Diagramm zeigt den Ablauf.',
    'We will publish an article that explains our approach.',
  ],
])('a sentence asks for no work if it %s', (_, ...sentences) => {
  expect(kindsBelowPortal(sentences).filter(({ kind }) => kind !== 'background')).toEqual([])
})

test('what a product does is work, also in words of benefits, people and papers', () => {
  const asked = [
    'Allow more than one address per customer.',
    'Reduces the stock when an order is paid.',
    'Reduces errors by checking each entry against the register.',
    'The inspection form may include photos and a signature.',
    'Nurses collect data during home visits on a tablet.',
    'The system must have an approval process for invoices.',
    'There is a list of projects that members can join.',
    'Our target group are seniors, so letters must be large.',
    'Editors publish an article that explains a plant.',
    'Verringert den Bestand, wenn eine Bestellung bezahlt ist.',
    'This approach lets users cancel within a day.',
    'The dashboard is the main entry point to all reports.',
  ]
  expect(kindsBelowPortal(asked).filter(({ kind }) => kind === 'background')).toEqual([])
})

test('a task is not named after the phrase before its sentence alone', () => {
  const sentence =
    'Depending on the circumstances of the reported abuse the portal reminds every responsible welfare manager again.'
  const names = studied(`${portal}\n${sentence}`).plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
  expect(names.filter((name) => /^Depending(?!.*portal)/.test(name))).toEqual([])
  expect(names.join()).toMatch(/remind/)
})
