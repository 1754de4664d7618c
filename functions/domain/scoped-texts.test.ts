import { expect, test } from 'vitest'
import type { ScopeState } from '#contract/scope'
import { breakdownOf } from '#scripts/testing/arbitraries'
import { estimationOf } from './estimate'
import { aTask, component, inputOf } from './estimate.fixture'
import { defaultChoices, offerOf } from './offer'
import { proposalText } from './proposal-text'

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
  expect(proposalText({ project, estimation }, sending)).not.toMatch(/- Stripe|Payment provider/)
})

test('a technology whose name is a word is not left out with a line that has the word', () => {
  expect(estimated('out', 'Feed').techStack).toEqual(['React', 'Stripe', 'Twilio', 'AWS', 'PostgreSQL'])
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
