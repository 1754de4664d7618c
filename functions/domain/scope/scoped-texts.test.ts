import { expect, test } from 'vitest'
import type { OwnText, ScopeState } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, inputOf } from '#domain/estimate/estimate.fixture'
import { proposalOf } from '#domain/exports/proposal'
import { proposalText } from '#domain/exports/proposal-text'
import { defaultChoices, offerOf } from '#domain/offer/offer'
import { quoteAll } from '#domain/text/text'
import { breakdownOf } from '#scripts/testing/arbitraries'
import { isAnswerSentence } from './assumed-sentence'
import { clientAssumptions } from './client-assumptions'
import { exclusionId } from './exclusions'
import { listedAssumptions } from './listed-assumptions'
import { scopeTexts } from './scoped-texts'
import { scopedWorkOf } from './scoped-work'

const texts = [
  'Members pay with Stripe and get a receipt by Twilio.',
  'Managers are texted by Twilio.',
  'Members react to posts, which Kafka delivers.',
  'We host on AWS.',
]
const risk = (risk: string, description = 'It may take longer.') => ({
  risk,
  description,
  impact: 'high' as const,
  mitigation: 'Ask early.',
})
const breakdown = {
  ...breakdownOf([
    component([aTask({ name: 'Card payments' }), aTask({ name: 'Receipts' })], 'Payments'),
    component([aTask({ name: 'Texts', sources: [2] })], 'Alerts'),
    component([aTask({ name: 'Reactions', sources: [3] })], 'Feed'),
  ]),
  techStack: ['React', 'Stripe', 'Twilio', 'Kafka', 'AWS', 'PostgreSQL'],
  risks: [
    risk('Payment provider is slow to approve'),
    risk('Feed and payments depend on each other'),
    risk('Card payments fail', 'The alert that follows may be lost.'),
    risk('Vague wording', 'See [line 1].'),
    risk('Vague wording elsewhere', 'See [lines 1-2].'),
    risk('Few decisions are documented'),
    risk('Receipts get lost'),
  ],
}

/** Returns the estimate with components in this state. */
const estimated = (state: ScopeState, ...names: string[]) =>
  estimationOf({
    ...inputOf(breakdown),
    lines: texts.map((text, at) => ({ id: at + 1, text })),
    scope: { changes: names.map((component) => ({ component, state })), added: [] },
  })
const titlesOf = ({ risks = [] }: { risks?: { risk: string }[] | undefined }) => risks.map(({ risk }) => risk)

test('risks and technologies that only work out of scope names are in neither the results nor the proposal', () => {
  const estimation = estimated('out', 'Payments')
  expect(titlesOf(estimation)).toEqual([
    'Feed and payments depend on each other',
    'Card payments fail',
    'Vague wording elsewhere',
    'Few decisions are documented',
  ])
  expect(estimation.techStack).toEqual(['React', 'Twilio', 'Kafka', 'AWS', 'PostgreSQL'])
  const project = { title: 'Club', hourlyRate: 100, developerCount: 2, priority: 'standard' } as const
  const sending = { from: 'Ada', createdAt: '2026-11-20T09:00:00Z', validUntil: '2026-12-20' }
  expect(proposalText(proposalOf({ project, estimation }, sending))).not.toMatch(/- Stripe|Payment provider/)
})

const systems = {
  ...breakdownOf([
    component([aTask({ name: 'Postings' })], 'Integration with Datum'),
    component([aTask({ name: 'Texts', sources: [2] })], 'Alerts'),
    component([aTask({ name: 'Card payments', sources: [3] })], 'Payments'),
  ]),
  risks: [
    risk('Other systems', 'They change. Named here: Datum, Twilio. Ask early.'),
    risk('Hardware', 'Terminals differ. See [line 3].'),
  ],
  assumptions: [
    'Datum has no interface: its analysis is included.',
    'The product is new: alerts, payments and more are built.',
    'The provider is chosen by the client (see [line 3]).',
    'Please check these lines: [lines 3] and others.',
    'Texts are written by the client.',
    'Staff have tablets: payments run on them.',
  ],
}
const lines = ['Postings go to Datum.', 'Texts by Twilio tell members.', 'Members pay.'].map((text, at) => ({
  id: at + 1,
  text,
}))
const without = (names: string[], exclusions: OwnText[] = []) => {
  const changes = names.map((component) => ({ component, state: 'out' as const }))
  const input = {
    ...inputOf(systems),
    lines,
    assumed: [
      '“How is data exchanged with Datum?” Assumed: Files.',
      '“Which parts are built?” Assumed: Alerts, Payments.',
    ],
    scope: { changes, added: [], exclusions },
  }
  return { input, estimation: estimationOf(input) }
}
const assumedOf = (...names: string[]) => {
  const { risks, assumptions, methodAssumptions = 0 } = without(names).estimation
  return [...risks.map(({ description }) => description), ...assumptions.slice(0, -methodAssumptions)]
}

test('assumptions, assumed answers and items of a list go with the work that they are about', () => {
  const all = assumedOf()
  expect(all).toHaveLength(10)
  expect(assumedOf('Integration with Datum')).toEqual([
    'They change. Named here: Twilio. Ask early.',
    all[1],
    ...all.slice(3, 8),
    all[9],
  ])
  expect(assumedOf('Payments')).toEqual([
    all[0],
    ...all.slice(2, 4),
    ...all.slice(5, 9),
    '“Which parts are built?” Assumed: Alerts.',
  ])
  expect(assumedOf('Integration with Datum', 'Alerts')).toEqual([
    all[1],
    ...all.slice(3, 6),
    all[7],
    '“Which parts are built?” Assumed: Payments.',
  ])
})

test.each([
  [[], 5],
  [['Payments'], 4],
  [['Integration with Datum', 'Alerts'], 3],
])('without %j, the owner can change the assumptions about the work that the client reads', (names, count) => {
  const removed = names.map((component) => ({ of: exclusionId({ component }) }))
  for (const exclusions of [[], removed]) {
    const { input, estimation } = without(names, exclusions)
    const listed = listedAssumptions(input, input.scope, scopedWorkOf(input).scoped.components, estimation)
    expect(listed.map(({ text }) => text)).toEqual(
      clientAssumptions(estimation).filter((text) => !isAnswerSentence(text)),
    )
    expect(listed).toHaveLength(count)
  }
})

test('the answer that a wish is unwanted goes once a person adds it as work, by whatever name, and others stay', () => {
  const sentencesOf = (wish: string) =>
    ['Assumed', 'Answered'].map((how) => `“Does this belong in the first release: ${wish}?” ${how}: No.`)
  const among = (...wishes: string[]) =>
    ['Assumed', 'Answered'].map((how) => `“Which of these are wanted?” ${how}: none of ${quoteAll(wishes)}.`)
  const not = (wishes: string) =>
    ['Assumed', 'Answered'].map((how) => `“Which of these are wanted?” ${how}: ${wishes}.`)
  const others = [
    ...sentencesOf('Map'),
    '“Which of these are wanted?” Answered: Photo gallery.',
    ...among('A “live” photo gallery', '5” screens, and more'),
    '“When is this needed: Photo gallery?” Answered: November.',
    '“Which are for members: Photo gallery?” Answered: none of “Albums” and “Tags”.',
  ]
  const assumed = [...sentencesOf('Photo gallery'), ...among('Photo gallery'), ...others]
  const lists = [...among('Map', 'Photo gallery', '“Old” chat'), ...among('Photo gallery', 'Map')]
  const hours = { optimistic: 1, likely: 2, pessimistic: 3 }
  const gallery = { id: 'a', component: 'Pages', name: 'Photo gallery', role: 'Front-end developer', hours } as const
  for (const added of [gallery, { ...gallery, name: 'Albums with photos', wish: 'Photo gallery' }])
    for (const state of ['in', 'optional'] as const) {
      const scope = { changes: [], added: [{ ...added, state, sources: [] }] }
      const { assumptions } = estimationOf({ ...inputOf(systems), assumed: [...assumed, ...lists], scope })
      expect(assumptions.filter(isAnswerSentence)).toEqual([
        ...others,
        ...not('not “Map” and not “‘Old’ chat”'),
        ...not('not “Map”'),
      ])
    }
})

test('a technology whose name is a word is not left out with a line that has the word', () => {
  expect(estimated('out', 'Feed').techStack).toEqual(['React', 'Stripe', 'Twilio', 'AWS', 'PostgreSQL'])
})

test.each([
  ['Our WordPress site needs faster pages.', true],
  ['Pages load slowly, because the website is built with WordPress.', true],
  ['Unsere WordPress-Seite soll schneller werden.', true],
  ['Il faut un site WordPress plus rapide.', true],
  ['Import the posts of a blog in WordPress.', false],
  ['Members of the shop pay with WordPress.', false],
])('a technology stays if work out of scope names it for the whole product: %s', (text, isKept) => {
  const site = breakdownOf([component([aTask()], 'Pages'), component([aTask({ sources: [2] })], 'Gallery')])
  const { techStack } = estimationOf({
    ...inputOf({ ...site, techStack: ['WordPress'] }),
    lines: [text, 'Visitors see a gallery.'].map((text, at) => ({ id: at + 1, text })),
    scope: { changes: [{ component: 'Pages', state: 'out' }], added: [] },
  })
  expect(techStack).toEqual(isKept ? ['WordPress'] : [])
})

test('risks of an option are in the estimate, and in offers that have the option', () => {
  const estimation = estimated('optional', 'Payments')
  expect(titlesOf(estimation)).toEqual(titlesOf(breakdown))
  const given = { title: 'Club', estimation }
  const { options, show, ...defaults } = defaultChoices(given)
  const risksWith = (offered: typeof options) =>
    titlesOf(
      offerOf(
        given,
        { ...defaults, show: { ...show, risks: true }, validUntil: '2026-12-20', options: offered },
        { from: 'Ada', createdAt: '2026-11-20T09:00:00Z' },
      ),
    )
  expect(risksWith(options)).toEqual(titlesOf(breakdown))
  expect(risksWith([])).toEqual(titlesOf(estimated('out', 'Payments')))
})

test('a text about a system out of scope goes, whatever else has a word of its name', () => {
  const work = (component: string, sources: number[]) => ({ component, tasks: [], sources })
  const scope = {
    leftOut: [work('Integration with Google Calendar', [2])],
    included: [work('Calendar', [1])],
    lines: ['Members see a calendar.', 'Dates go to Google Calendar.'].map((text, at) => ({ id: at + 1, text })),
  }
  const kept = 'The Calendar shows a week.'
  const assumptions = ['The interface of Google Calendar is documented.', kept].map((text) => ({ text }))
  expect(scopeTexts({ risks: [], assumptions, techStack: [] }, scope).assumptions).toEqual([{ text: kept }])
})

test('a text that names lines names none of work out of scope', () => {
  const work = (component: string, sources: number[]) => ({ component, tasks: [], sources })
  const lines = [1, 2, 3, 4].map((id) => ({ id, text: `Sentence ${id}.` }))
  const scope = { leftOut: [work('Feed', [2])], included: [work('Payments', [1, 4])], lines }
  const assumptions = [
    'Please check these lines first: [lines 1-2, 4].',
    'The text is short: [line 2].',
    'The words are vague: [lines 2, 4].',
    // As a client wrote it.
    'Unclear: “All of it [lines 1-99999999999].”',
  ]

  const texts = { risks: [], assumptions: assumptions.map((text) => ({ text })), techStack: [] }
  expect(scopeTexts(texts, scope).assumptions.map(({ text }) => text)).toEqual([
    'Please check these lines first: [lines 1, 4].',
    'The words are vague: [line 4].',
    'Unclear: “All of it [lines 1, 3-4].”',
  ])
})
