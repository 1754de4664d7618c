import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type ScopeChange, emptyScope } from '#contract/scope'
import { estimateVersion } from '#domain/estimate/estimate'
import { putTask } from '#domain/scope/scope-edits'
import { components, fieldOf, giftCards, press, shown, tasks, typeInto, version } from './editor-page.fixture'
import { find, openEditor, prepareEditor, user } from './scope-editor.fixture'

beforeEach(prepareEditor)

test('a link opens the editor, in which twelve components are filtered by words, with their number, until Escape', async () => {
  await openEditor({ hash: '#scope' })
  expect(shown(components)).toHaveLength(12)

  typeInto(find, 'IN ')
  expect(shown(components)).toEqual(['Booking', 'Invoices'])
  expect(document.querySelector('.scope-row__name mark')?.textContent).toBe('in')
  screen.getByText('2 of 12 components')
  typeInto(find, 'invoices rules')
  expect(shown(tasks)).toEqual(['Invoices rules'])
  typeInto(find, 'there are kiosk rules')
  expect(shown(tasks)).toEqual(['Kiosk rules'])
  fireEvent.keyDown(fieldOf(find), { key: 'Escape' })
  expect(shown(components)).toHaveLength(12)
  expect(screen.queryByText('12 of 12 components')).toBeNull()
  expect(shown(tasks)).toEqual([])
})

test('an option that was sold says so, and has the hours that its client accepted while the scope is edited, as its component', async () => {
  const accounts = version.breakdown.components.find(({ name }) => name === 'Accounts')!
  const optional = { component: 'Accounts', task: accounts.tasks[1]!, state: 'optional' as const }
  const whole = { component: version.breakdown.components.find(({ name }) => name !== 'Accounts')!.name }
  const changes = [optional, { ...whole, state: 'optional' as const }]
  const stored = { ...emptyScope, changes, revision: 1 }
  const { settings, terms } = version
  const estimation = estimateVersion(version, { settings, terms, scope: stored, record: undefined })
  const options = estimation.options.map((option) => (option.task ? { ...option, hours: 41.5 } : option))
  const sold = { settings, terms, estimation: { ...estimation, options } }
  vi.stubGlobal('fetch', (url: URL | string) => {
    const answer = String(url).endsWith('/user') ? user : version
    const saved = { ...sold, acceptedOptions: options.map(({ title }) => title) }
    return Promise.resolve(Response.json(String(url).endsWith('/sold') ? saved : answer))
  })
  const withSold = estimateVersion(version, { settings, terms, scope: undefined, record: undefined })
  await openEditor({ stored, soldId: 'sold', withSold })
  press('Accounts')
  expect(await screen.findByText(/^\+41\.5 h sold/)).toBeTruthy()
  const states = (of: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(`Scope of ${of}`).options].map(({ text }) => text)
  for (const of of [optional.task.name, whole.component])
    expect(states(of)).toEqual(['In scope', 'Sold option', 'Out of scope'])
  const row = screen.getByRole('button', { name: 'Accounts' }).closest('.scope-row')!
  const { hours } = withSold.components.find(({ name }) => name === 'Accounts')!
  expect(row.querySelector('.num')!.textContent.trim()).toBe(`${hours} h`)
})

test('a task that is set out of scope keeps the hours that it was shown with, not included, and can be called no requirement', async () => {
  await openEditor()
  press('Accounts')
  const hours = () => [...document.querySelectorAll('.scope-tasks .num')].map(({ textContent }) => textContent.trim())
  const before = hours()
  fireEvent.change(fieldOf('Scope of Accounts pages'), { target: { value: 'out' } })
  fireEvent.change(fieldOf('Scope of Accounts rules'), { target: { value: 'out' } })

  expect(hours()).toEqual(before.map((shown) => `${shown} not included`))
  const excluded = 'Out of scope: Accounts pages (Accounts), asked for in “There are accounts”.'
  expect(screen.queryByLabelText(`Offer as an option: ${excluded}`)).toBeNull()
  // Beside the task, too, where its owner has just left it out.
  const row = fieldOf('Scope of Accounts pages').closest('li')!
  // The note is loaded when the first task is left out.
  await vi.waitFor(() => expect(row.textContent).toContain(`Your client reads: “${excluded}”`))
  press('Accounts rules is not a requirement')
  press(`Remove ${excluded}`)
  expect(screen.queryByText(excluded)).toBeNull()
  expect(screen.getAllByText('not a requirement, while it is out of scope')).toHaveLength(2)
  expect(row.textContent).toContain('Not a requirement: your client reads nothing of it.')
  screen.getByText(/^Accounts pages \(Accounts, .*\):$/)
  press('Accounts pages is a requirement')
  await vi.waitFor(() => expect(row.textContent).toContain(`Your client reads: “${excluded}”`))
  // So do words of the owner.
  press(`Edit ${excluded}`)
  typeInto('Not included', 'Pages of accounts come later.')
  press('Apply')
  press('Accounts pages is not a requirement')
  press('Accounts pages is a requirement')
  expect(row.textContent).toContain('Your client reads: “Pages of accounts come later.”')
  press('Edit Accounts pages')
  await screen.findByText('Task')
  expect(`${fieldOf('Hours').value} h`).toBe(before[0])
})

test('a task that moves to a closed component is shown there, with the focus, and back where it was once that is undone', async () => {
  await openEditor()
  const focused = () => [document.activeElement?.ariaLabel, shown('.scope-row__name[aria-expanded=true]')]
  press('Accounts')
  press('Edit Accounts pages')
  await screen.findByText('Task')
  typeInto('Component', 'Jobs')
  press('Apply')
  await expect.poll(focused, { timeout: 5_000 }).toEqual(['Edit Accounts pages', ['Accounts', 'Jobs']])

  press('Undo the changes of Accounts pages')
  await expect.poll(focused, { timeout: 5_000 }).toEqual(['Edit Accounts pages', ['Accounts', 'Jobs']])
  expect(document.activeElement?.closest('.scope-editor__components > li')?.textContent).toMatch(/^Accounts/)
})

/** Opens the editor with two layers of a task, and focuses the field with the state of one. */
async function openLayers() {
  const scope = await openEditor()
  const task = { component: 'Jobs', role: 'Back-end developer' as const, hours: { likely: 4 }, sources: [10] }
  for (const name of ['Stamps: screens', 'Stamps: back end'])
    scope.getState().edit((before) => putTask(before, { ...task, name, state: 'in', id: name }))
  press('Jobs')
  const select = fieldOf('Scope of Stamps: back end')
  select.focus()
  return {
    select,
    choose: (value: string) => fireEvent.change(select, { target: { value } }),
    statesAndNote: () => [
      ...scope.getState().scope.added.map(({ state }) => state),
      select.closest('.scope-row')!.querySelector('output')!.textContent,
    ],
  }
}

test('layers of a task become optional together, which is said, with their price at the first', async () => {
  const { select, choose, statesAndNote } = await openLayers()
  // Actions are words of their own.
  expect(select.closest('.scope-row')!.textContent).toContain('added by you Edit Remove')
  choose('optional')
  expect(statesAndNote()).toEqual(['optional', 'optional', 'Also optional, as part of the same work: Stamps: screens'])
  expect(screen.getAllByText('in the option above')).toHaveLength(1)
})

test('a layer of a task has its state alone if arrow keys only pass through optional', async () => {
  const { select, choose, statesAndNote } = await openLayers()
  choose('optional')
  choose('out')
  expect(statesAndNote()).toEqual(['in', 'out', ''])
  select.blur()
  select.focus()
  choose('in')
  expect(statesAndNote()).toEqual(['in', 'in', ''])
})

test('a change that was kept after its line changed is the same again once its form is canceled', async () => {
  const { name, role } = version.breakdown.components[0]!.tasks[0]!
  const kept: ScopeChange = { component: 'Accounts', task: { name, role }, name: 'Members', checked: ['A line'] }
  const scope = await openEditor({ stored: { ...emptyScope, changes: [kept], revision: 1 } })
  press('Accounts')
  press('Edit Members')
  await screen.findByText('Task')
  typeInto('Task', name)
  expect(scope.getState().scope.changes).toEqual([])
  press('Cancel')
  expect(scope.getState().scope.changes).toEqual([kept])
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Edit Members')
})

test('what is edited or added while a filter is on stays in view, and new work has the focus and one number of hours', async () => {
  const scope = await openEditor()
  typeInto(find, 'invoices rules')
  press('Edit Invoices rules')
  await screen.findByText('Task')
  typeInto('Task', 'Reminders')
  typeInto(find, 'kiosk')
  typeInto(find, '')
  expect(fieldOf('Task').value).toBe('Reminders')

  typeInto(find, 'invoices rules')
  press('Apply')
  press('Add a component')
  typeInto('Component', 'Vouchers')
  typeInto('Task', 'Gift cards')
  typeInto('Hours', '24')
  typeInto('At best', '16')
  typeInto('At worst', '40')
  press('Add')

  expect(shown(components)).toEqual(['Invoices', 'Vouchers'])
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Edit Gift cards')
  expect(shown(tasks)).toEqual(['Reminders', 'Gift cards'])
  expect(document.activeElement!.closest('.scope-row')!.querySelector('.num')!.textContent.trim()).toBe('25 h expected')
  screen.getByText('added, 25 h expected of 16, 24 and 40 h')
  expect(scope.getState().scope.added).toMatchObject([{ name: 'Gift cards', sources: [] }])
})

test('the lines of an added task are chosen by what they say', async () => {
  const scope = await openEditor()
  press('Add a component')
  await screen.findByText('Component')
  typeInto('Component', 'Vouchers')
  typeInto('Task', 'Gift cards')
  typeInto('Hours', '9')
  const fold = screen.getByText('Requirement lines: none (optional)').closest('details')!
  fold.open = true
  await screen.findByText('Find a line')
  typeInto('Find a line', 'loyal')
  screen.getByText('1 of 13 lines')
  fireEvent.click(screen.getByText('There are loyalty.'))
  // Escape clears the filter and not the form.
  fireEvent.keyDown(fieldOf('Find a line'), { key: 'Escape' })
  fireEvent.click(screen.getByText('There are calendar.'))
  screen.getByText('Requirement lines: 3, 12')
  press('Add')

  expect(scope.getState().scope.added).toMatchObject([{ name: 'Gift cards', sources: [3, 12] }])
})

test('a line that is taken from a task of the analyst comes back in its form, and so do its hours', async () => {
  const scope = await openEditor()
  press('Accounts')
  for (const [cited, detached] of Object.entries({ '1': [{ detached: [1] }], 'none (optional)': [] })) {
    press('Edit Accounts pages')
    ;(await screen.findByText(`Requirement lines: ${cited}`)).closest('details')!.open = true
    fireEvent.click(await screen.findByText('There are accounts.'))
    press('Apply')
    expect(scope.getState().scope.changes).toMatchObject(detached)
    expect(screen.queryAllByText('without line 1')).toHaveLength(detached.length)
  }
  const typeHours = (typed: string) => {
    press('Edit Accounts pages')
    const { value } = fieldOf('Hours')
    typeInto('Hours', typed)
    press('Apply')
    return value
  }
  const before = typeHours('93')
  expect(scope.getState().scope.changes).toMatchObject([{ hours: { likely: 93 } }])
  const figures = document.querySelector('.scope-editor__toolbar > output')!.textContent
  expect(figures).toMatch(/^[\d.]+ h, \$[\d,]+, \+[\d.]+ h by you$/)
  typeHours(before)
  expect(scope.getState().scope.changes).toEqual([])
})

test('an excluded wish becomes an option with the hours of its question and its line, whatever its name, and other work with typed hours', async () => {
  const scope = await openEditor()
  expect(screen.getByText(giftCards).nextSibling!.textContent).toBe('Edit Offer as an option Remove')
  press(`Offer as an option: ${giftCards}`)
  await screen.findByText('Task')
  expect([fieldOf('Task').value, fieldOf('Hours').value]).toEqual(['Sell gift cards', '7.5'])
  screen.getByText('Requirement lines: 13')
  typeInto('Task', 'Gift cards')
  press('Add')
  expect(screen.queryByText(giftCards)).toBeNull()
  expect(scope.getState().scope).toMatchObject({
    changes: [{ component: 'Gift cards', state: 'optional' }],
    added: [{ name: 'Gift cards', wish: 'Sell gift cards', hours: { likely: 7.5 }, sources: [13] }],
    exclusions: [{ of: giftCards }],
  })

  press('Offer as an option: An app.')
  expect(fieldOf('Hours').value).toBe('')
  // A component that exists stays as it is.
  typeInto('Task', 'Kiosk')
  typeInto('Hours', '20')
  press('Add')
  expect(scope.getState().scope.changes).toHaveLength(1)
  expect(scope.getState().scope.added.at(-1)).toMatchObject({ component: 'Kiosk', name: 'Kiosk', state: 'optional' })
})

test('a line without work that is called no requirement leaves what the client reads as not included, and comes back', async () => {
  const scope = await openEditor()
  await vi.waitFor(() => screen.getByText('Line 13: Optional: sell gift cards.'))
  press('Line 13 is not a requirement')
  expect(screen.queryByText('Line 13: Optional: sell gift cards.')).toBeNull()
  expect(scope.getState().scope.exclusions).toEqual([{ of: 'Optional: sell gift cards.' }])
  press('Undo: Optional: sell gift cards')
  screen.getByText('Line 13: Optional: sell gift cards.')
})
