import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { estimate, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { Results } from './results'

afterEach(cleanup)

test('what an owner has to check is beside the totals, with its lines as links, and not among the assumptions', () => {
  const assumptions = ['Please check the hours of these lines: [lines 2, 4-5, 999].', 'One time zone.']
  const estimation = estimate({ ...hundredHours, assumptions, background: [] })
  render(<Results title="Shop" estimation={estimation} settings={defaultSettings} terms={defaultTerms} asked={false} />)

  const totals = within(screen.getByRole('heading', { name: 'Final Project Estimation' }).closest('section')!)
  totals.getByText(/^Please check the hours of these lines:/)
  expect(totals.getByText('4-5').tagName).toBe('BUTTON')
  expect(totals.queryByRole('button', { name: '999' })).toBeNull()
  expect(screen.getAllByText(/hours of these lines/)).toHaveLength(1)
  screen.getByText('One time zone.')
})

test('all lines that were read as background can be looked at, also if a task covers every other line', () => {
  const estimation = {
    ...estimate(hundredHours),
    notEstimated: [],
    idleLines: [
      { id: 4, text: 'I add courses myself.' },
      { id: 5, text: 'No app and no blog; our budget is [amount withheld].' },
    ],
  }
  render(<Results title="Shop" estimation={estimation} settings={defaultSettings} terms={defaultTerms} asked={false} />)

  const summary = screen.getByText('2 lines read as background')
  const details = summary.closest('details')!
  expect(summary.textContent).toBe('Show 2 lines read as background')
  expect(details.dataset.titled).toBeUndefined()
  details.open = true
  fireEvent(details, new Event('toggle'))
  // On paper it is a title.
  expect(details.dataset.titled).toBe('true')
  within(details).getByText('I add courses myself.')
})

test('totals that leave options out, or include those that were sold, say so', () => {
  const scope = { changes: [{ component: 'Accounts', state: 'optional' as const }], added: [] }
  const show = (estimation: ReturnType<typeof estimate>, sold?: string[]) =>
    render(
      <Results
        title="Shop"
        estimation={estimation}
        sold={sold}
        settings={defaultSettings}
        terms={defaultTerms}
        asked={false}
      />,
    )

  show(estimationOf({ ...inputOf(hundredHours), scope }))
  screen.getByText('without the options below')
  cleanup()
  show(estimate(hundredHours))
  expect(screen.queryByText('without the options below')).toBeNull()
  cleanup()
  show(estimate(hundredHours), ['Accounts', 'Map'])
  screen.getByText('with the options “Accounts” and “Map”, as sold')
  cleanup()
  show(estimationOf({ ...inputOf(hundredHours), scope }), ['Map'])
  screen.getByText('with the option “Map”, as sold, but without the other options below')
})
