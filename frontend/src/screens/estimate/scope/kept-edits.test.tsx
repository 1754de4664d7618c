import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '#contract/project'
import { type StoredScope, emptyScope } from '#contract/scope'
import { ApiError } from '../../../api/api-error'
import { fieldOf, giftCards, press, typeInto } from './editor-page.fixture'
import { openEditor, prepareEditor } from './scope-editor.fixture'

beforeEach(prepareEditor)

test('a component or a task that is half typed when the session ends is in its form again', async () => {
  await openEditor()
  press('Add a component')
  await vi.waitFor(() => typeInto('Component', 'Vouchers'))
  typeInto('Task', 'Print vouchers')
  cleanup()

  await openEditor({ isOpen: true })
  await vi.waitFor(() =>
    expect([fieldOf('Component').value, fieldOf('Task').value]).toEqual(['Vouchers', 'Print vouchers']),
  )
  press('Cancel')
  press('Jobs')
  press('Add a task to Jobs')
  await vi.waitFor(() => typeInto('Task', 'Apply'))
  cleanup()

  await openEditor({ isOpen: true })
  await vi.waitFor(() => expect(fieldOf('Task').value).toBe('Apply'))
  press('Cancel')
  cleanup()

  const scope = await openEditor()
  expect(screen.queryByRole('form', { name: 'New task' })).toBeNull()
  expect(scope.getState().scope.added).toEqual([])
})

test('edits that were to be added to those of another tab are added when that saves again', async () => {
  const sent: StoredScope[] = []
  const save = async (scope: StoredScope) => {
    if (sent.push(scope) !== 3) throw new ApiError(409, 'Changed in another tab.', 'outdated')
    return { scope: { ...scope, revision: 3 } } as Project
  }
  const scope = await openEditor({ save })
  scope.getState().edit((scope) => ({ ...scope, changes: [{ component: 'Jobs', state: 'out' }] }))
  scope.getState().finishEditing()
  await screen.findByRole('alert')
  press('Add my changes to it')

  await vi.waitFor(() => expect(scope.getState().isEdited).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent.at(-1)!.changes.map(({ component }) => component)).toEqual(['Help', 'Jobs'])
  // Later edits are asked about again.
  scope.getState().edit(() => emptyScope)
  scope.getState().finishEditing()
  await screen.findByRole('alert')
})

test('a conflict of two tabs lists what was changed in this one and what in the other', async () => {
  const save = () => Promise.reject(new ApiError(409, 'Changed in another tab.', 'outdated'))
  const booking = { component: 'Booking', state: 'optional' as const }
  const forms = { component: 'Forms', state: 'out' as const }
  const scope = await openEditor({ save, stored: { ...emptyScope, changes: [booking, forms], revision: 1 } })
  scope.getState().edit((scope) => ({
    ...scope,
    changes: [{ ...booking, name: 'Orders' }, { ...forms }, { component: 'Jobs', state: 'out' }],
  }))
  scope.getState().finishEditing()
  const alert = within(await screen.findByRole('alert'))
  const listOf = (heading: string) =>
    [...alert.getByText(heading).parentElement!.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(listOf('Your changes')).toEqual(['Booking: optional, renamed to “Orders”', 'Jobs: out of scope'])
  expect(listOf('Changes made there')).toEqual(['Help: out of scope', 'Booking: undone', 'Forms: undone'])
})

test('forms that were not sent stay open, whatever else is opened, closed or not loaded again', async () => {
  await openEditor()
  press('Offer as an option: An app.')
  await screen.findByText('Task')
  typeInto('Task', 'Kiosk')
  press(`Offer as an option: ${giftCards}`)
  press('Done')
  vi.stubGlobal('fetch', async () => new Response('The table is busy.', { status: 503 }))
  press('Edit Scope')
  await screen.findByText('The table is busy.')
  screen.getByDisplayValue('Kiosk')
  screen.getByDisplayValue('Sell gift cards')
})
