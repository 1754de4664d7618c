import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { estimate, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { Results } from './results'

test('what an owner has to check is beside the totals, with its lines as links, and not among the assumptions', async () => {
  const assumptions = ['Please check the hours of these lines: [lines 2, 4-5, 999].', 'One time zone.']
  const estimation = estimate({ ...hundredHours, assumptions, background: [] })
  // The notes load later.
  await import('./notes')
  render(<Results title="Shop" estimation={estimation} settings={defaultSettings} terms={defaultTerms} asked={false} />)

  const totals = within(screen.getByRole('heading', { name: 'Final Project Estimation' }).closest('section')!)
  totals.getByText(/^Please check the hours of these lines:/)
  expect(totals.getByText('4-5').tagName).toBe('BUTTON')
  // A comma goes with its number to the next line of the screen.
  expect(totals.getByText('4-5').parentElement!.textContent).toBe('4-5,')
  expect(totals.getByText(/^Please check/).textContent).toBe(assumptions[0]!.replaceAll(/[[\]]/g, ''))
  expect(totals.queryByRole('button', { name: '999' })).toBeNull()
  await screen.findByText('One time zone.')
  expect(screen.getAllByText(/hours of these lines/)).toHaveLength(1)
})

test('a range of lines to check shows all its lines, with the hours of their tasks and the way to edit them', async () => {
  const estimation = estimate({ ...hundredHours, assumptions: ['Please check: [lines 1-2].'], background: [] })
  const tasks = estimation.components.flatMap((component) => component.tasks.map((task) => ({ ...task, component })))
  const citing = tasks.filter(({ sources }) => sources.some((id) => id <= 2))
  expect(citing).not.toHaveLength(0)
  // Work that has the lines without a task of its own for them says less.
  const [first] = estimation.components as [(typeof estimation.components)[number]]
  const elsewhere = first.tasks.map((task) => ({ ...task, sources: [] }))
  estimation.components.unshift({ ...first, name: 'Foundation', sources: [1], tasks: elsewhere })
  const edited: string[][] = []
  const scopeEditor = {
    action: null,
    editor: null,
    isEditing: false,
    onEdit: (component: string, task = '') => void edited.push([component, task]),
  }
  // Missing in jsdom.
  Element.prototype.scrollIntoView = () => {}
  render(
    <Results
      title="Shop"
      estimation={estimation}
      settings={defaultSettings}
      terms={defaultTerms}
      asked={false}
      scopeEditor={scopeEditor}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: '1-2' }))
  await screen.findAllByText('Line 2')

  const marked = [...document.querySelectorAll('.neighbors [aria-current] .num')].map(({ textContent }) => textContent)
  expect(marked).toEqual(['Line 1', 'Line 2'])
  const [{ name, hours, component }] = citing as [(typeof citing)[number]]
  expect(document.querySelectorAll('.neighbors__work li')).toHaveLength(citing.length)
  const row = screen.getByText(`${name} (${component.name})`).closest('li')!
  expect(row.textContent).toContain(`${hours} h`)
  fireEvent.click(within(row).getByText('Edit'))
  expect(edited).toEqual([[component.name, name]])
  expect(document.querySelector('dialog')).toBeNull()
})

test('all lines that were read as background can be looked at, below those that an offer would not name', async () => {
  const estimation = {
    ...estimate(hundredHours),
    notEstimated: [],
    lines: [{ id: 3, text: '- Members book courses.' }],
    idleLines: [
      { id: 4, text: '- I add courses myself.' },
      { id: 5, text: 'No app and no blog; our budget is [amount withheld].' },
    ],
  }
  const given = { estimation, settings: defaultSettings, terms: defaultTerms, asked: false }
  render(<Results title="Shop" {...given} />)

  const unworked = await screen.findByText(/^No work covers 1 line that may ask for something/)
  within(unworked.parentElement!).getByText('- I add courses myself.')
  const summary = screen.getByText('2 lines read as background')
  const details = summary.closest('details')!
  expect(summary.textContent).toBe('Show 2 lines read as background')
  expect(details.dataset.titled).toBeUndefined()
  details.open = true
  fireEvent(details, new Event('toggle'))
  // On paper it is a title.
  expect(details.dataset.titled).toBe('true')
  within(details).getByText('- I add courses myself.')
})

test('totals that leave options out, or include those that were sold, say so', () => {
  const scope = { changes: [{ component: 'Accounts', state: 'optional' as const }], added: [] }
  const show = (estimation: ReturnType<typeof estimate>, sold?: string[]) =>
    render(
      <Results
        title="Shop"
        estimation={{ ...estimation, ...(sold && { sold }) }}
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
  screen.getByText('with the sold options “Accounts” and “Map”')
  cleanup()
  show(estimationOf({ ...inputOf(hundredHours), scope }), ['Map'])
  screen.getByText('with the sold option “Map”, but without the other options below')
})

test('a correction that takes hours away has no bar', () => {
  const estimation = estimate(hundredHours)
  const row = { ...estimation.components.at(-1)!, name: 'Correction', hours: -8, isRecord: true }
  const components = [...estimation.components, row]
  render(
    <Results
      title="Shop"
      estimation={{ ...estimation, components }}
      settings={defaultSettings}
      terms={defaultTerms}
      asked={false}
    />,
  )
  const bar = screen.getByText('Correction').parentElement!.querySelector<HTMLElement>('.plot')!
  expect(bar.style.inlineSize).toBe('0%')
})
