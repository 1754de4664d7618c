import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Scope } from '#contract/scope'
import { scopedComponentsOf } from '#domain/scope/scoped-work'
import { ChangeList } from './change-list'
import { version } from './editor-page.fixture'
import { createScopeStore } from './scope-store'

test('changes of work in a renamed component name it as the page does', () => {
  const { role } = version.breakdown.components[0]!.tasks[0]!
  const scope: Scope = {
    changes: [
      { component: 'Accounts', name: 'Two locations' },
      { component: 'Accounts', task: { name: 'Accounts pages', role }, hours: { likely: 9 } },
      { component: 'Booking', task: { name: 'Booking pages', role }, movedTo: 'Accounts' },
    ],
    added: [
      { id: 'a', component: 'Two locations', name: 'Map', role, hours: { likely: 2 }, state: 'in', sources: [] },
      { id: 'b', component: 'accounts', name: 'Signs', role, hours: { likely: 2 }, state: 'in', sources: [] },
    ],
  }
  const components = scopedComponentsOf(version, scope)
  const none = async () => Promise.reject(new Error('Not used.'))
  const stored = { ...scope, revision: 1 }
  const store = createScopeStore({
    stored,
    unsaved: null,
    keep: () => {},
    save: none,
    reload: none,
    onFailed: () => {},
  })
  render(<ChangeList lines={[]} components={components} unapplied={[]} store={store} />)

  const names = screen.getAllByRole('listitem').map((row) => row.querySelector('.written')!.firstChild!.textContent)
  expect(names).toEqual([
    'Accounts',
    'Accounts pages (Two locations)',
    'Booking pages (Booking)',
    'Map (Two locations)',
    'Signs (Two locations)',
  ])
})
