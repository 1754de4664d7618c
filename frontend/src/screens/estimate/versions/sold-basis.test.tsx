import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Project } from '#contract/project'
import { type Scope, type StoredScope, completeScope, emptyScope } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { change } from '#domain/scope/scope-edits'
import { createScopeStore } from '../scope/scope-store'
import { createSettingsStore } from '../settings-store'
import { type SoldBasis, SoldBasisButtons } from './sold-basis'

const map = { component: 'Map', state: 'optional' as const }
const sold: SoldBasis = {
  version: 3,
  settings: defaultSettings,
  terms: defaultTerms,
  scope: { ...emptyScope, changes: [map, { component: 'Chat', state: 'out' }] },
}

let isOffline = false

/** Shows the buttons beside a project that is as it was sold, but for the given changes. Returns what is saved. */
function show(given: Partial<Project> = {}) {
  const scope: StoredScope = { ...sold.scope!, revision: 4 }
  const project = { version: 3, ...defaultSettings, terms: defaultTerms, scope, ...given } as Project
  const saved: unknown[] = []
  const save = async (change: object) => {
    if (isOffline) throw new TypeError('Failed to fetch')
    saved.push(change)
    return { ...project, ...change }
  }
  const none = () => {}
  const settings = createSettingsStore({ settings: project, save, onSaved: none, onFailed: none })
  const stores = {
    settings,
    scope: createScopeStore({
      stored: project.scope,
      unsaved: null,
      keep: none,
      save: (scope) => save(scope).then(() => ({ ...project, scope })),
      reload: async () => project,
      onFailed: none,
    }),
  }
  render(<SoldBasisButtons project={project} sold={sold} {...stores} />)
  return { saved, scope: stores.scope }
}

const find = (name: string) => screen.queryByRole('button', { name: `Go Back to the Sold ${name}` })

test('settings, terms and scope that differ from those that were sold are set back', async () => {
  const terms = { ...defaultTerms, quoteAt: 80 as const, rates: { 'QA engineer': 90 }, ignoresRecord: true }
  const { saved } = show({ terms, developerCount: 4, scope: { ...emptyScope, changes: [map], revision: 5 } })
  fireEvent.click(find('Settings')!)
  await vi.waitFor(() => expect(saved).toEqual([{ ...defaultSettings, terms: defaultTerms }]))

  fireEvent.click(find('Scope')!)
  fireEvent.click(screen.getByText('Cancel'))
  expect(saved.length).toBe(1)
  fireEvent.click(find('Scope')!)
  fireEvent.click(screen.getAllByText('Go Back to the Sold Scope').at(-1)!)
  await vi.waitFor(() => expect(saved[1]).toEqual({ ...sold.scope, revision: 5 }))
})

test('what is as it was sold has nothing to set back, and the scope of another version is not used', () => {
  show({ scope: { ...sold.scope!, changes: sold.scope!.changes.toReversed(), revision: 9 } })
  expect([find('Settings'), find('Scope')]).toEqual([null, null])
  cleanup()

  show({ version: 4, scope: { ...emptyScope, revision: 5 } })
  expect(find('Scope')).toBeNull()
})

test('a scope that could not be set back stays as it was, and is saved later only with what was edited in the meantime', async () => {
  const before = { ...emptyScope, changes: [map], revision: 5 }
  const { saved, scope } = show({ scope: before })
  const help = { component: 'Help', state: 'out' as const }
  const failToSetBack = async (edit: (current: Scope) => Scope) => {
    isOffline = true
    fireEvent.click(find('Scope')!)
    fireEvent.click(screen.getAllByText('Go Back to the Sold Scope').at(-1)!)
    // The dialog can be closed while the scope is saved.
    scope.getState().edit(edit)
    await expect.poll(() => screen.getByText<HTMLButtonElement>('Cancel').disabled).toBe(false)
    fireEvent.click(screen.getByText('Cancel'))
    isOffline = false
    await scope.getState().settled()
  }
  await failToSetBack((current) => current)
  expect([saved, scope.getState().scope, scope.getState().isEdited]).toEqual([[], completeScope(before), false])
  await failToSetBack((current) => change(current, help, help))
  expect(saved).toEqual([{ ...emptyScope, changes: [map, help], revision: 5 }])
})
