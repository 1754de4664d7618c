import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ClarificationQuestion } from '#contract/breakdown'
import { defaultSettings } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import type { TrackRecord } from '#contract/track-record'
import { aQuestion } from '#scripts/testing/component'
import { breakdown, saved, section, show, usd } from './results-panel.fixture'

test('phases show their hours, cost and shares, which add up to all of it, each in the next of five colors', () => {
  const { phases } = show()

  const rows = section('Development Phases').getAllByRole('row').slice(1)

  // Rounded by themselves, they would add up to 101%.
  const shares = [5, 12, 59, 19, 5]
  expect(rows.map((row) => row.textContent)).toEqual(
    phases.map(({ name, hours, cost }, at) => `${name}${hours} h${shares[at]}%${usd(cost)}`),
  )
  const colors = rows.map((row) => row.querySelector<HTMLElement>('.swatch')!.style.getPropertyValue('--color'))
  expect(colors).toEqual(phases.map((_, index) => `var(--phase-${index + 1})`))
})

test('a surcharge is shown with the cost that includes it', () => {
  const { surcharge } = show({}, { settings: { ...defaultSettings, priority: 'high' } })

  screen.getByText(`of which high priority surcharge ${usd(surcharge)}`)
})

test('an estimate without a surcharge does not mention one', () => {
  show()

  expect(screen.queryByText(/surcharge/)).toBeNull()
})

test('answers that change nothing are said to have left the analysis unchanged', () => {
  const question = { ...aQuestion, impact: '+2 h for each more' }
  const { totalHours } = show({}, { questions: [question] })

  screen.getByText(new RegExp(`the analysis came to ${totalHours} h, and your answers changed nothing.`))
})

test('risks are sorted by impact, the highest first', () => {
  show()

  const risks = section('Risk Assessment').getAllByRole('listitem')

  expect(risks.map((risk) => risk.textContent)).toEqual([
    'Card providerhighMitigation: Look early.',
    'HolidaysmediumMitigation: Look early.',
    'Old datalowMitigation: Look early.',
  ])
})

test('of nine components the six largest are listed, and the others fold with their sum', () => {
  const componentOf = (_: unknown, at: number) => ({ ...breakdown.components[0]!, name: `Part ${at}` })
  const { components } = show({ components: Array.from({ length: 9 }, componentOf) })

  const fold = screen.getByText('3 more components').closest('details')!
  expect(fold.open).toBe(false)
  const folded = components.filter(({ name }) => within(fold).queryByText(name))
  expect(folded).toHaveLength(3)
  const sum = folded.reduce((hours, component) => hours + component.hours, 0)
  expect(fold.querySelector('summary')?.textContent).toMatch(new RegExp(`^3 more components${sum} h`))
  expect(within(fold).queryByText('Testing and fixing')).toBeNull()

  cleanup()
  show({ components: Array.from({ length: 8 }, componentOf) })
  expect(screen.queryByText(/more component/)).toBeNull()
})

test('answers and assumptions of the calculation fold under their numbers', async () => {
  const assumed = ['“One?” Assumed: no.', '“Two?” Answered: 2.', '“Three?” Assumed: none.']
  const { methodAssumptions } = show({}, { assumed })

  // The notes load later.
  await import('./notes')
  await screen.findByRole('region', { name: 'Assumptions' })
  const assumptions = section('Assumptions')
  expect(assumptions.getByText('There is a list of mechanics.').closest('details')).toBeNull()
  const fold = assumptions.getByText('3 given or assumed answers').closest('details')!
  expect(within(fold).getAllByRole('listitem', { hidden: true })).toHaveLength(3)
  assumptions.getByText(`${methodAssumptions} assumptions of the calculation`)
})

test('a budget far above the estimate is not shown as a success, nor one above the price or a passed deadline as exceeded', async () => {
  const budget = { kind: 'budget', currency: 'USD' } as const
  const budgets = [1_000_000, 8_000, 5_000].map((amount) => ({ ...budget, amount, quote: `We have ${amount}.` }))
  const passed = { kind: 'deadline', date: '2018-04-15', quote: 'By April 15, 2018.' } as const
  const stated = [...budgets, passed]
  show({}, { constraints: stated })

  const [far, near, between, past] = section('Stated budget and deadline').getAllByRole('listitem')
  expect(far?.textContent).toMatch(/check that nothing is missingHalf to spareWe have 1000000.Remove$/)
  expect(near?.textContent).toMatch(/it fitsFitsWe have 8000.Remove$/)
  expect(between?.textContent).toMatch(/under itOnly the price fitsWe have 5000.Remove$/)
  expect(past?.textContent).toMatch(/it had passed when the estimate was madeIn the pastBy April/)

  cleanup()
  const { range } = show({}, { terms: { ...defaultTerms, quoteAt: 90 }, constraints: [budgets[1]!] })
  expect([range.p80.cost <= 8_000, range.p90.cost > 8_000]).toEqual([true, true])
  section('Stated budget and deadline').getByText('The price exceeds it')
  cleanup()
  show({}, { constraints: stated })

  // Those that were misread are removed, and the focus stays beside them.
  const remove = async (name: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await expect.poll(() => screen.queryByRole('button', { name })).toBeNull()
  }
  await remove(/^Remove the deadline: .*Apr 15, 2018/)
  expect(saved.at(-1)).toMatchObject({ constraints: [{ of: 'deadline 2018-04-15 By April 15, 2018.' }] })
  expect(document.activeElement!.ariaLabel).toMatch(/^Remove the budget: Stated budget \$5,000/)
  await remove(/^Remove the budget: Stated budget \$1,000,000/)
  expect(document.activeElement!.ariaLabel).toMatch(/^Remove the budget: Stated budget \$8,000/)
})

test('a line without work is called no requirement beside it, and then it is background', async () => {
  show()
  await screen.findByText(/^No task covers 1 requirement line\./)
  fireEvent.click(screen.getByRole('button', { name: 'Line 3 is not a requirement', hidden: true }))
  await screen.findByText('1 line read as background')
  expect(saved.at(-1)).toMatchObject({ exclusions: [{ of: 'It should be fun.' }] })
  expect(screen.queryByText(/^No task covers/)).toBeNull()
  expect(document.activeElement!.textContent).toBe('Show 1 line read as background')
})

test('the verdict on all that cannot be compared is shown once, and each is removed by its quote', () => {
  const parts = ['The pilot in April.', 'Training in May.'].map((quote) => ({ kind: 'deadline', quote }) as const)
  show({}, { constraints: [parts[0]!, { kind: 'deadline', weeks: 90, quote: 'In 90 weeks.' }, parts[1]!] })

  const rows = section('Stated budget and deadline').getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Stated deadline 90 weeks.*Remove$/),
    expect.stringMatching(/^Stated for a part of the work.*hoursNot comparedThe pilot in April.Remove$/),
    'Training in May.Remove',
  ])
  screen.getByRole('button', { name: 'Remove the deadline: The pilot in April.' })
  screen.getByRole('button', { name: 'Remove the deadline: Training in May.' })
})

test('results without risks have no risk assessment', () => {
  show({ risks: [] })

  expect(screen.queryByText('Risk Assessment')).toBeNull()
})

test('each phase shows its weeks and people, and its bar begins where the one before it ends', () => {
  const { timeline } = show()

  const phases = section('Project Timeline').getAllByRole('listitem')

  expect(phases.map((phase) => phase.textContent)).toEqual([
    'Discovery & PlanningWeek 1, 1 person, 0.1 weeks',
    'UX & DesignWeek 1, 1 person, 0.2 weeks',
    'DevelopmentWeek 1, 2 people, 0.4 weeks',
    'Testing & QAWeek 1, 2 people, 0.1 weeks',
    'Deployment & HandoverWeek 1, 1 person, 0.1 weeks',
  ])
  const bars = phases.map((phase) => phase.querySelector<HTMLElement>('.gantt__track span')!.style)
  expect(bars.map((bar) => bar.insetInlineStart)).toEqual(
    timeline.milestones.map(({ start = 0 }) => `${(100 * start) / timeline.weeks}%`),
  )
})

test('a task that an answer asks for shows the number of the question, its text and the answer', () => {
  const question: ClarificationQuestion = {
    id: 'q1',
    question: 'Are there rental bikes?',
    type: 'select',
    options: ['No', 'Yes'],
    required: true,
    impact: '',
    neutral: 'Yes',
  }
  const rental = { ...breakdown.components[0]!.tasks[0]!, name: 'Rental bikes', sources: [], answers: ['q1'] }
  show({ components: [{ ...breakdown.components[0]!, tasks: [rental] }] }, { questions: [question] })
  const row = screen.getByText('Booking').closest('details')!
  row.open = true
  fireEvent(row, new Event('toggle'))

  expect(row.textContent).toContain('from your answer to question 1')
  expect(row.textContent).toContain('Question 1Are there rental bikes? Yes')
  expect(row.textContent).not.toContain('line')
})

test('lines that no task covers are listed, on paper without what their owner can do about them', async () => {
  show()

  await screen.findByText('Not estimated')
  section('Not estimated').getByText('It should be fun.')
  expect(section('Not estimated').getByText(/Edit Scope/).className).toBe('unprinted')
  expect(section('Not estimated').queryByText('They choose a time.')).toBeNull()
})

test('even odds, 80 % and 90 % each show hours and cost', () => {
  const { range } = show()

  const rows = section('Range').getAllByRole('row').slice(1)

  expect(rows.map((row) => row.textContent)).toEqual(
    (['p50', 'p80', 'p90'] as const).map((point) =>
      expect.stringContaining(`${range[point].hours} h${usd(range[point].cost)}`),
    ),
  )
})

test('a role of an hour is shown as less than a tenth of a person', () => {
  const [booking] = breakdown.components
  const hour = { role: 'Mobile developer' as const, optimistic: 1, likely: 1, pessimistic: 1, sources: [1] }
  show({ components: [{ ...booking!, tasks: [...booking!.tasks, { name: 'Store entry', ...hour }] }] })

  expect(section('Resource Allocation').getAllByRole('cell', { name: '< 0.1' })).toHaveLength(1)
})

test('requirements without work show no invented numbers', () => {
  show({ components: [] })

  screen.getByText('Nothing in these requirements could be sized. A new estimate needs more detail.')
  expect(screen.queryByText('Development Phases')).toBeNull()
})

test('the price is shown with its contingency, discount and tax, in the currency of the terms', () => {
  const terms: Terms = { quoteAt: 80, rates: { 'Back-end developer': 92.5 }, currency: 'EUR', discount: 5, tax: 19 }
  const { range, price, totalCost } = show({}, { terms })
  const euros = (amount: number) => usd(amount).replace('$', '€')
  const { quoted, contingency, discount, tax, total } = price!
  expect(quoted).toBe(range.p80.cost)
  section('Price').getByText(`Fixed price at 80%: ${euros(quoted)}, of which contingency ${euros(contingency)}`)
  section('Price').getByText(/at even odds, also in an offer: \d+ weeks?\. At 80% it would be \d+\.$/)
  expect(
    section('Price')
      .getAllByRole('definition')
      .map(({ parentElement }) => parentElement?.textContent),
  ).toEqual([`Discount 5%−${euros(discount.amount)}`, `Tax 19%${euros(tax.amount)}`, `Total price${euros(total)}`])
  expect(document.querySelector('.figures')?.textContent).toContain(
    `Price${euros(total)}Estimated cost ${euros(totalCost)}`,
  )
  expect(document.querySelector('.action-bar__total')?.textContent).toContain(`price ${euros(total)}`)
  screen.getByText(/2 Developers at €100\/hour \(Back-end developer €92\.50\)/)
})

test('results at even odds without discount and tax have no price beside the cost', () => {
  show({}, { terms: { ...defaultTerms, currency: 'JPY' } })

  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull()
})

const recordOf = (...ratios: number[]): TrackRecord => ({
  projects: ratios.length,
  finishedOn: '2026-11-02',
  ratios,
  ranged: ratios.length,
  under80: ratios.filter((ratio) => ratio < 1.5).length,
})
const showRecord = (record?: TrackRecord, terms = defaultTerms) => {
  cleanup()
  show({}, { terms, record })
}

test('the record warns that one or two finished projects say little, shows three as dots, and judges nine by their 80 %', async () => {
  showRecord()
  expect(screen.queryByRole('region', { name: 'Your Track Record' })).toBeNull()
  const found = () => screen.findByRole('region', { name: 'Your Track Record' })

  showRecord(recordOf(1.4))
  within(await found()).getByText('One project says little: this estimate is raised by about 12%, not 40%.')
  expect(document.querySelectorAll('.record__dot')).toHaveLength(0)
  showRecord(recordOf(0.8, 0.5), { ...defaultTerms, ignoresRecord: true })
  within(await found()).getByText(/^Two projects say little: this estimate would be lowered by about \d+%, not 37%\.$/)
  showRecord(recordOf(1.4, 0.9, 1.1))
  within(await found()).getByText(/×1\.40, ×0\.90, ×1\.10\. Shaded: where four of five/)
  expect(document.querySelectorAll('.record__dot')).toHaveLength(3)
  expect(within(await found()).queryByText(/stayed under/)).toBeNull()
  showRecord(recordOf(1.4, 1.6, 1.1, 2, 1, 1, 1, 1, 1))
  within(await found()).getByText('7 of your last 9 stayed under their P80 (expected 7).')
  expect(document.body.textContent).not.toMatch(/accura/i)
})
