import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useStore } from 'zustand'
import { emptyScope } from '#contract/scope'
import { constraintId } from '#domain/constraints/constraint-id'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { AssumptionList } from './assumption-list'
import { ChangeList } from './change-list'
import { RiskList } from './risk-list'
import { type ScopeStore, createScopeStore } from './scope-store'

const given = aVersion(1, [aComponent('Orders', aTask('Pages', 3, [1]))], ['There are orders.'])
const payments = {
  risk: 'Payment edge cases',
  description: 'Refunds differ.',
  impact: 'high' as const,
  mitigation: 'Choose a provider.',
}
const design = 'The design of [line 1] is given.'
const version = {
  ...given,
  breakdown: {
    ...given.breakdown,
    risks: [payments, { ...payments, risk: 'Old data' }],
    assumptions: [design, 'Please check first: [line 1].'],
  },
}

// Missing in jsdom.
beforeEach(() => void (Element.prototype.scrollIntoView = () => {}))
function Lists({ store }: { store: ScopeStore }) {
  const { scope } = useStore(store)
  const { settings, terms } = version
  const estimation = estimateVersion(version, { settings, terms, scope, record: undefined })
  return (
    <div className="scope-editor" tabIndex={-1}>
      <RiskList version={version} components={[]} shown={estimation.risks} store={store} />
      <AssumptionList version={version} components={[]} estimation={estimation} store={store} />
      <ChangeList lines={[]} components={[]} unapplied={[]} store={store} />
    </div>
  )
}

function showLists(stored?: Parameters<typeof createScopeStore>[0]['stored']) {
  const none = () => {}
  const fail = () => Promise.reject(new Error('Offline'))
  const store = createScopeStore({
    stored,
    unsaved: null,
    keep: none,
    save: fail,
    reload: fail,
    onFailed: none,
  })
  render(<Lists store={store} />)
  return () => store.getState().scope
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a risk is removed and returns with its undo', () => {
  const scope = showLists()
  press('Remove Payment edge cases')

  expect(screen.queryByRole('button', { name: 'Edit Payment edge cases' })).toBeNull()
  expect(scope().risks).toEqual([{ of: payments.risk }])
  expect(document.activeElement?.ariaLabel).toBe('Remove Old data')
  screen.getByText('no longer a risk')
  press('Undo: Payment edge cases')
  screen.getByRole('button', { name: 'Remove Payment edge cases' })
  expect(scope().risks).toEqual([])
})

test('a risk is reworded in a form with all it says, which needs a name and stores nothing unless something changes', () => {
  const scope = showLists()
  press('Edit Payment edge cases')
  press('Apply')
  expect(scope().risks).toEqual([])
  press('Edit Payment edge cases')
  type('Risk', ' ')
  press('Apply')
  screen.getByText('Enter a name.')
  type('Risk', 'No provider')
  type('Impact', 'low')
  type('Reason (optional)', 'None is\nchosen.')
  type('Mitigation (optional)', '')
  press('Apply')

  const risk = { risk: 'No provider', impact: 'low', description: 'None is chosen.', mitigation: '' }
  expect(scope().risks).toEqual([{ of: payments.risk, risk }])
  screen.getByRole('button', { name: 'Edit No provider' })
  screen.getByText('a risk in your words')
})

test('a stated budget and a deadline that are no longer compared are named by their quotes', () => {
  const stated = [
    { kind: 'budget' as const, amount: 9_500, currency: 'GBP', quote: 'Our budget is £9,500.' },
    { kind: 'deadline' as const, date: '--06-30', quote: 'CMS live: in June' },
    { kind: 'deadline' as const, quote: 'Before the holidays.' },
  ]
  const constraints = stated.map((constraint) => ({ of: constraintId(constraint) }))
  showLists({ ...emptyScope, constraints, revision: 1 })
  for (const name of [
    'Budget “Our budget is £9,500.”',
    'Deadline “CMS live: in June”',
    'Deadline “Before the holidays.”',
  ])
    screen.getByRole('button', { name: `Undo: ${name}` })
})

test('an added risk is removed without a trace', () => {
  const scope = showLists()
  press('Add a risk')
  type('Risk', 'Holidays')
  press('Add')
  expect(scope().risks).toMatchObject([{ risk: { risk: 'Holidays', impact: 'medium' } }])
  press('Remove Holidays')

  expect(scope().risks).toEqual([])
})

test('an assumption is added, and that of the analyst is reworded with its lines, removed and undone, but not its requests to check', () => {
  const scope = showLists()
  expect(screen.queryByRole('button', { name: /Please check/ })).toBeNull()
  press('Add an assumption')
  press('Add')
  screen.getByText('Enter what is assumed.')
  type('Assumption', 'The client delivers content by 1 March.')
  press('Add')
  press('Edit The design of line 1 is given.')
  type('Assumption', 'The client draws the design of [line 1].')
  press('Apply')

  expect(scope().assumptions).toEqual([
    { of: expect.any(String), text: 'The client delivers content by 1 March.' },
    { of: design, text: 'The client draws the design of [line 1].' },
  ])
  expect(screen.getAllByText('an assumption in your words')).toHaveLength(2)
  press('Remove The client delivers content by 1 March.')
  press('Remove The client draws the design of line 1.')
  expect(scope().assumptions).toEqual([{ of: design }])
  press('Undo: The design of line 1 is given')
  screen.getByRole('button', { name: 'Edit The design of line 1 is given.' })
})
