import { expect, test } from 'vitest'
import type { Risk } from '#contract/breakdown'
import { type Scope, emptyScope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { component, hundredHours, aTask, inputOf } from '#domain/estimate/estimate.fixture'
import { reportOf } from '#domain/exports/report'
import { defaultChoices, offerOf } from '#domain/offer/offer'
import { breakdownOf } from '#scripts/testing/arbitraries'
import { change, wordRisk } from './scope-edits'

const aRisk = (risk: string, given: Partial<Risk> = {}): Risk => ({
  risk,
  description: `${risk} may take longer.`,
  impact: 'high',
  mitigation: '',
  ...given,
})

test('a risk that the owner removes, rewords or adds is so in the estimate, its files and the offer, and no figure changes', () => {
  const [payments, old, slow] = [aRisk('Payment edge cases'), aRisk('Old data'), aRisk('Slow Accounts')]
  const input = inputOf({ ...hundredHours, risks: [payments, old, slow] })
  const scope = { ...emptyScope, changes: [{ component: 'Accounts', name: 'Members' }] }
  const words = aRisk('Old Accounts', { impact: 'low', mitigation: 'Ask for a sample.' })
  const added = aRisk('Holidays')
  const edited = [
    { of: payments.risk },
    { of: old.risk, risk: words },
    { of: 'b7d2', risk: added },
    { of: 'A risk that the analyst no longer has' },
  ]
  const before = estimationOf({ ...input, scope })
  const estimation = estimationOf({ ...input, scope: { ...scope, risks: edited } })

  // Names that the owner gave to components are in the texts of the analyst alone.
  const risks = [words, aRisk('Slow Members'), added]
  expect(estimation).toEqual({ ...before, risks })
  expect(before.risks).toEqual([payments, old, aRisk('Slow Members')])
  expect(JSON.stringify(estimation)).not.toContain(payments.risk)

  const { show, ...choices } = defaultChoices({ title: 'Shop', estimation })
  const offer = offerOf(
    { estimation },
    { ...choices, show: { ...show, risks: true }, validUntil: '2026-12-24' },
    { from: 'Ada', createdAt: '2026-11-24T10:00:00Z' },
  )
  expect(offer.risks).toEqual(risks)

  const project = { title: 'Shop', ...input.settings, createdAt: '2026-11-24T10:00:00Z' }
  const report = reportOf(project, estimation)
  for (const { risk } of risks) expect(report).toContain(risk)
  expect(report).not.toContain(payments.risk)
})

test('a risk in the words of the owner goes with the work that it is about, and returns with it', () => {
  const breakdown = breakdownOf([component([aTask()], 'Chat'), component([aTask()], 'Orders')])
  const scope = wordRisk(emptyScope, 'b7d2', aRisk('Chat with thousands'))
  const risksOf = (scope: Scope) => estimationOf({ ...inputOf(breakdown), scope }).risks.map(({ risk }) => risk)

  expect(risksOf(scope)).toEqual(['Chat with thousands'])
  expect(risksOf(change(scope, { component: 'Chat' }, { state: 'out' }))).toEqual([])
})
