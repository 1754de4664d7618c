import { expect, test } from 'vitest'
import type { Risk } from '#contract/breakdown'
import { type Scope, emptyScope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { component, hundredHours, aTask, inputOf } from '#domain/estimate/estimate.fixture'
import { reportOf } from '#domain/exports/report'
import { defaultChoices, offerOf } from '#domain/offer/offer'
import { breakdownOf } from '#scripts/testing/arbitraries'
import { change, putOwn } from './scope-edits'

const aRisk = (risk: string, given: Partial<Risk> = {}): Risk => ({
  risk,
  description: `${risk} may take longer.`,
  impact: 'high',
  mitigation: '',
  ...given,
})

test('risks and assumptions that the owner removes, rewords or adds are so in the estimate, its files and the offer, and no figure changes', () => {
  const [payments, old, slow] = [aRisk('Payment edge cases'), aRisk('Old data'), aRisk('Slow Accounts')]
  const [given, check, named] = ['There is a design.', 'Please check [lines 1-2].', 'Accounts have one owner.']
  const assumptions = [given, check, named]
  const input = inputOf({ ...hundredHours, risks: [payments, old, slow], assumptions })
  const scope = { ...emptyScope, changes: [{ component: 'Accounts', name: 'Members' }] }
  const words = aRisk('Old Accounts', { impact: 'low', mitigation: 'Ask for a sample.' })
  const added = aRisk('Holidays')
  const edited = [
    { of: payments.risk },
    { of: old.risk, risk: words },
    { of: 'b7d2', risk: added },
    { of: 'A risk that the analyst no longer has' },
  ]
  const delivery = 'The client delivers content by 1 March for all Accounts.'
  const assumed = [{ of: given, text: 'The client delivers a design.' }, { of: check }, { of: 'b7d2', text: delivery }]
  const before = estimationOf({ ...input, scope })
  const estimation = estimationOf({ ...input, scope: { ...scope, risks: edited, assumptions: assumed } })

  // Names that the owner gave to components are in the texts of the analyst alone.
  const risks = [aRisk('Slow Members'), added, words]
  const reworded = ['The client delivers a design.', 'Members have one owner.', delivery]
  const ofMethod = before.assumptions.slice(-before.methodAssumptions!)
  expect(before.assumptions).toEqual([given, check, 'Members have one owner.', ...ofMethod])
  expect(estimation).toEqual({ ...before, risks, assumptions: [...reworded, ...ofMethod] })
  expect(before.risks).toEqual([payments, old, aRisk('Slow Members')])
  expect(JSON.stringify(estimation)).not.toContain(payments.risk)

  const { show, ...choices } = defaultChoices({ title: 'Shop', estimation })
  const offer = offerOf(
    { estimation },
    { ...choices, show: { ...show, risks: true }, validUntil: '2026-12-24' },
    { from: 'Ada', createdAt: '2026-11-24T10:00:00Z' },
  )
  expect(offer).toMatchObject({ risks, assumptions: reworded })

  const project = { title: 'Shop', ...input.settings, createdAt: '2026-11-24T10:00:00Z' }
  const report = reportOf(project, estimation)
  for (const text of [...risks.map(({ risk }) => risk), ...reworded]) expect(report).toContain(text)
  expect(report).not.toContain(payments.risk)
})

test('a risk and an assumption in the words of the owner go with the work that they are about, and return with it', () => {
  const breakdown = breakdownOf([component([aTask()], 'Chat'), component([aTask()], 'Orders')])
  const text = 'Chat is for staff only'
  const withRisk = putOwn(emptyScope, 'risks', { of: 'b7d2', risk: aRisk('Chat with thousands') })
  const scope = putOwn(withRisk, 'assumptions', { of: 'c1d3', text })
  const textsOf = (scope: Scope) => {
    const { risks, assumptions } = estimationOf({ ...inputOf(breakdown), scope })
    return [...risks.map(({ risk }) => risk), ...assumptions.filter((one) => one === text)]
  }

  expect(textsOf(scope)).toEqual(['Chat with thousands', text])
  expect(textsOf(change(scope, { component: 'Chat' }, { state: 'out' }))).toEqual([])
})
