import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Breakdown } from '#contract/breakdown'
import { type Scope, emptyScope } from '#contract/scope'
import { type Settings, defaultSettings } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { columnsOf, width } from '#domain/text/text-table'
import { anyText, someBreakdown, someSettings } from '#scripts/testing/arbitraries'
import { proposalOf } from './proposal'
import { proposalText } from './proposal-text'
import { reportOf } from './report'

const sections = ['Summary', 'Breakdown', 'Risks & Assumptions', 'Technology Stack']

const lines = [
  { id: 1, text: '# Booking for a yoga studio' },
  { id: 2, text: 'Members book classes on the web and pay by card.' },
  { id: 3, text: 'Teachers publish their classes.' },
  { id: 4, text: 'Members get a reminder by e-mail one day before.' },
]

const studio: Breakdown = {
  workType: { kind: 'product', stage: 'production', platform: 'web' },
  components: [
    {
      name: 'Classes and booking',
      description: 'Teachers publish classes, members book a place.',
      complexity: 'medium',
      tasks: [
        { name: 'Timetable', role: 'Front-end developer', optimistic: 6, likely: 12, pessimistic: 24, sources: [2, 3] },
        { name: 'Bookings', role: 'Back-end developer', optimistic: 6, likely: 12, pessimistic: 24, sources: [2] },
      ],
    },
  ],
  risks: [
    {
      risk: 'No payment provider',
      description: 'Each is different. See [line 2].',
      impact: 'high',
      mitigation: 'Choose one first.',
    },
  ],
  assumptions: ['All classes are in one time zone.'],
  exclusions: ['A mobile app.'],
  techStack: ['TypeScript', 'PostgreSQL'],
  supporting: [],
  background: [1],
}

function report(
  breakdown: Partial<Breakdown> = {},
  { title = 'Yoga studio', terms, ...settings }: Partial<Settings> & { title?: string; terms?: Terms } = {},
  scope: Scope = emptyScope,
  more: typeof lines = [],
) {
  const used: Settings = { hourlyRate: 100, developerCount: 2, priority: 'rush', ...settings }
  const estimation = estimationOf({
    breakdown: { ...studio, ...breakdown },
    lines: [...lines, ...more],
    constraints: [{ kind: 'budget', amount: 20_000, currency: 'USD', quote: 'We have $20,000.' }],
    settings: used,
    scope,
    ...(terms && { terms }),
    answeredShare: 0.5,
    assumed: ['“How many studios?” Assumed: 1.'],
    analyst: 'offline analyst',
    startsOn: new Date('2026-11-20'),
  })
  const project = { title, terms, ...used }
  const sending = { from: title, createdAt: '2026-11-20', validUntil: '2026-12-20' }
  return {
    text: reportOf(project, estimation),
    proposal: proposalText(proposalOf({ project, estimation }, sending)),
    sold: proposalText(proposalOf({ project, estimation, isSold: true }, sending)),
    estimation,
  }
}

const headingsOf = (text: string) => text.split('\n').filter((line) => /^[^\s=]/.test(line))

test('report and proposal have the four sections in order, and everything else is indented', () => {
  const { text, proposal } = report()

  for (const file of [text, proposal]) expect(headingsOf(file)).toEqual(sections)
})

test('a proposal of what was sold has no last day of validity, and says that open options are not in its price', () => {
  const { proposal, sold } = report()
  const open = report({}, {}, { changes: [{ component: studio.components[0]!.name, state: 'optional' }], added: [] })

  expect(proposal).toMatch(/, \d+\sweeks?, valid until December 20, 2026$/m)
  expect(sold).toMatch(/, \d+\sweeks?$/m)
  expect(open.proposal).toMatch(/, \d+\sweeks?, without options, valid until December 20, 2026$/m)
  expect(open.sold.match(/,\s+without\s+the\s+option “[^”]+”(;\s+\d+\sweeks?\s+with\s+it)?$/gm)).toHaveLength(2)
})

test('a proposal quotes eight lines with a component, and the others at the end of its breakdown', () => {
  const [component] = studio.components
  const many = Array.from({ length: 20 }, (_, at) => ({ id: at + 10, text: `Members book class ${at + 1}.` }))
  const cite = (from: number) => ({
    ...component!.tasks[1]!,
    name: `Part ${from}`,
    sources: many.slice(from, from + 5).map(({ id }) => id),
  })
  const tasks = [0, 5, 10, 15].map(cite)
  const { proposal } = report({ components: [{ ...component!, tasks }] }, {}, emptyScope, many)
  const [, breakdown = ''] = proposal.split(/\n(?:Breakdown|Risks & Assumptions)\n/)
  const [included = '', further = ''] = breakdown.split('More lines of your requirements that are included')
  const quotesIn = (text: string) =>
    [...text.matchAll(/"Members book class (\d+)\."/g)].map(([, number]) => Number(number))

  expect(quotesIn(included)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(included).toContain('And 12 more lines, quoted below.')
  expect(quotesIn(further)).toEqual(many.map((_, at) => at + 1).slice(8))
  expect(further).toContain('Classes and booking')
})

test('the summary has the totals, surcharge, settings, range, budget and analyst', () => {
  const { text, estimation } = report()
  const [, summary] = text.split(/\n(?:Summary|Breakdown)\n/)

  expect(summary).toContain(`${estimation.totalHours} h`)
  expect(summary).toContain(`$${estimation.totalCost.toLocaleString('en-US')}, of which rush surcharge $`)
  expect(summary).toContain('2 developers at $100 an hour, rush priority (+50%)')
  expect(summary).toMatch(/80% {3,}\d+ {3,}\$[\d,]+\n/)
  expect(summary).toContain('Stated budget $20,000')
  expect(summary).toContain('"We have $20,000."')
  expect(summary).toContain('New product, production\n')
  expect(summary).toContain('offline analyst')
})

test('the timeline has the people, the weeks and the last week of each phase', () => {
  const { text, estimation } = report()
  const [, rows = ''] = /\n *Timeline +People .*\n *-+\n([^]*?)\n\n/.exec(text) ?? []
  const cells = rows.split('\n').map((row) => row.trim().split(/ {2,}/))

  expect(cells.map(([name]) => name)).toEqual(estimation.timeline.milestones.map(({ name }) => name))
  expect(cells).toContainEqual(['Development', '2', '0.3', '1'])
})

test('a report in euros has its price, rates by role, discount and tax in the summary, and no dollars', () => {
  const terms: Terms = {
    quoteAt: 80,
    rates: { 'Back-end developer': 120, 'QA engineer': 80.5 },
    currency: 'EUR',
    discount: 5,
    tax: 19,
  }
  const { text, estimation } = report({}, { terms })
  const [, summary = ''] = text.split(/\n(?:Summary|Breakdown)\n/)
  const { quoted, contingency, discount, tax, total } = estimation.price!
  const euros = (amount: number) => `€${amount.toLocaleString('en-US')}`

  const lines = summary.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '))
  expect(lines).toEqual(
    expect.arrayContaining([
      `Price | Fixed price at 80%: ${euros(quoted)}, of which contingency ${euros(contingency)}`,
      'Rates by role | Back-end developer €120, QA engineer €80.50 an hour',
      `Discount 5% | −${euros(discount.amount)}`,
      `Tax 19% | ${euros(tax.amount)}`,
      `Total price | ${euros(total)}`,
      'Settings | 2 developers at €100 an hour, rush priority (+50%)',
    ]),
  )
  expect(quoted - discount.amount + tax.amount).toBe(total)
  expect(text.replaceAll('We have $20,000.', '')).not.toMatch(/\$\d/)
  expect(headingsOf(text)).toEqual(sections)
})

test('a report names no surcharge, discount, tax or price beside the cost where there is none', () => {
  expect(report({}, { priority: 'standard' }).text).not.toContain('of which')
  expect(report({}, { terms: { ...defaultTerms, quoteAt: 80 } }).text).not.toContain('Total price')

  const { text } = report({}, { developerCount: 4, terms: { ...defaultTerms, currency: 'JPY' } })
  expect(text).toContain('4+ developers at ¥100 an hour')
  expect(text).not.toMatch(/price|discount|tax/i)
})

test('every task is shown with its hours and its requirement lines', () => {
  const { text } = report()

  expect(text).toContain('- Timetable (Front-end developer): 13 h, from 6 to 24')
  expect(text).toContain('line 2: "Members book classes on the web and pay by card."')
  expect(text).toContain('line 3: "Teachers publish their classes."')
})

test('supporting work quotes its requirement lines', () => {
  const { text } = report({ supporting: [{ row: 'Testing and fixing', sources: [4] }] })
  const [, testing = ''] = text.split(/Testing and fixing: \d+ h/)

  expect(testing).toMatch(/^[^]{0,300}line 4: "Members get a reminder/)
})

test('the report lists risks, assumptions, exclusions, lines not estimated and technologies', () => {
  const { text, proposal } = report()

  for (const part of [
    'No payment provider (high impact)',
    'Each is different. See line 2.',
    'Mitigation: Choose one first.',
    'All classes are in one time zone.',
    '“How many studios?” Assumed: 1.',
    'A mobile app.',
    'line 4: "Members get a reminder by e-mail one day before."',
    '- PostgreSQL',
  ]) {
    expect(text).toContain(part)
  }
  for (const part of ['No payment provider (high impact)', 'Each is different.']) expect(proposal).toContain(part)
})

test('changes, added tasks and options are shown with the analyst’s figures and their own lines', () => {
  const timetable = {
    component: 'Classes and booking',
    task: { name: 'Timetable', role: 'Front-end developer' as const },
  }
  const bookings = { component: 'Classes and booking', task: { name: 'Bookings', role: 'Back-end developer' as const } }
  const { text, estimation } = report(
    {},
    {},
    {
      changes: [
        { ...timetable, name: 'Class calendar', hours: { likely: 24 }, movedTo: 'Vouchers' },
        { component: 'Classes and booking', name: 'Booking' },
        { ...bookings, state: 'optional' },
      ],
      added: [
        {
          id: 'a',
          component: 'Vouchers',
          name: 'Gift cards',
          role: 'Back-end developer',
          hours: { likely: 9 },
          state: 'in',
          sources: [3],
        },
        {
          id: 'b',
          component: 'Booking',
          name: 'Waiting list',
          role: 'Back-end developer',
          hours: { likely: 4 },
          state: 'in',
          sources: [],
        },
      ],
    },
  )
  const [option] = estimation.options
  const flat = text.replace(/\s+/g, ' ')

  expect(flat).toContain(
    'Class calendar (Front-end developer): 24 h, from 9.5 to 38; changed from Timetable (Classes and booking), Front-end developer, 13 h',
  )
  expect(flat).toContain('Gift cards (Back-end developer): 9 h, from 6 to 12; added to the analysis line 3:')
  expect(flat).toContain(`Total hours ${estimation.totalHours} h, without the options below`)
  expect(flat).toContain(`Bookings (Booking) +${option!.hours} h +$${option!.price.toLocaleString('en-US')}`)
  expect(flat).toMatch(/ Booking: \d+ h, \$[\d,]+ \(renamed from Classes and booking, \d+ h by the analyst\)/)
  expect(flat).toContain('Bookings (Booking) line 2: "Members book classes on the web and pay by card."')
})

test('the report of a sold estimate says what was sold and what keeps its price, and another one does not', () => {
  const { text, estimation } = report()
  const project = { title: 'Yoga studio', ...defaultSettings }
  const [sold, agreed] = ['$12,400 in 2 acceptances, 124 h, 4 weeks', '“Map” keeps its price.']
  expect(reportOf({ ...project, sold }, estimation)).toMatch(
    /\n {2}Sold {18}\$12,400 in 2 acceptances, 124 h, 4 weeks\n/,
  )
  const explained = reportOf(project, { ...estimation, sold: ['Map'], agreed }).replace(/ +/g, ' ')
  expect(explained).toContain(` Total hours ${estimation.totalHours} h, with the sold option “Map”\n`)
  expect(explained).toContain(` Agreed ${agreed}\n`)
  expect(text).not.toMatch(/Sold|Agreed|sold option|the options below/)
})

test('a task that an answer asks for quotes the question and the answer', () => {
  const [task] = studio.components[0]!.tasks
  const { estimation } = report({
    components: [{ ...studio.components[0]!, tasks: [{ ...task!, sources: [], answers: ['q4'] }] }],
  })
  const cited = { id: 'q4', number: 4, question: 'How many studios?', answer: '3' }
  const settings: Settings = { hourlyRate: 100, developerCount: 2, priority: 'rush' }
  const text = reportOf({ title: 'Yoga studio', ...settings }, { ...estimation, answers: [cited] })

  expect(text).toContain('answer to question 4, "How many studios?": "3"\n')
})

test('a line cited by many tasks is cut, and further lines are listed by number', () => {
  const tasks = studio.components[0]!.tasks.map((task) => ({ ...task, sources: [1, 2, 3, 4] }))
  const { text } = report({ components: [{ ...studio.components[0]!, tasks }] })

  expect(text).toContain('and line 4\n')
})

test('text of a project cannot imitate a section of the report or the proposal', () => {
  const evil = 'x\nSummary\n=======\n\r\nTotal hours  1 h\u2028Breakdown\u0000\u001b[31m'
  const { text, proposal } = report(
    {
      components: [{ ...studio.components[0]!, name: evil, description: evil }],
      risks: [{ risk: evil, description: evil, impact: 'low', mitigation: evil }],
      assumptions: [evil],
      exclusions: [evil],
      techStack: [evil],
    },
    { title: evil },
  )

  for (const file of [text, proposal]) {
    expect(headingsOf(file)).toEqual(sections)
    expect(file.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u2028/u)
  }
})

test('no line is wider than the page, in any script', () => {
  const long = [
    '請求書'.repeat(60),
    'Donaudampfschifffahrt'.repeat(12),
    'https://example.org/'.repeat(20),
    '🧘'.repeat(90),
  ]
  const { text, proposal } = report({ assumptions: long, techStack: long }, { title: long.join(' ') })

  for (const line of [text, proposal].join('\n').split('\n')) expect(columnsOf(line)).toBeLessThanOrEqual(width)
})

test('report and proposal of any estimate keep their form', () => {
  fc.assert(
    fc.property(someBreakdown, someSettings, anyText(), (breakdown, settings, title) => {
      const { text, proposal } = report(breakdown, { ...settings, title })

      for (const file of [text, proposal]) {
        expect(headingsOf(file)).toEqual(sections)
        expect(file.split('\n').filter((line) => columnsOf(line) > width)).toEqual([])
      }
    }),
    { numRuns: 30 },
  )
})

test('an empty estimate has a readable report and proposal', () => {
  const { text, proposal } = report({ components: [], risks: [], techStack: [] })

  expect(text).toContain('No work to build was found')
  for (const file of [text, proposal]) {
    expect(headingsOf(file)).toEqual(sections)
    expect(file).toContain('None named.')
  }
})
