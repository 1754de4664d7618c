import { render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Estimation } from '#contract/estimation'
import type { Project } from '#contract/project'
import { type StoredScope, emptyScope } from '#contract/scope'
import { estimateVersion } from '#domain/estimate/estimate'
import { parseUser } from '../../../session/user'
import { storeSession } from '../../../storage/stored-session'
import { pageAt, press, version } from './editor-page.fixture'
import { createScopeStore } from './scope-store'
import { useEdited } from './use-scope'
import { useScopeEditor } from './use-scope-editor'

export const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!

export const find = 'Find a component, task or requirement'

export function prepareEditor() {
  vi.stubGlobal('fetch', async (url: URL | string) => Response.json(String(url).endsWith('/user') ? user : version))
  // Missing in jsdom.
  Element.prototype.scrollIntoView = () => {}
}

/** Scope of another tab, which saves it twice. */
const others: StoredScope = { ...emptyScope, changes: [{ component: 'Help', state: 'out' }], revision: 2 }

interface Opened {
  save?: (scope: StoredScope) => Promise<Project>
  /** True if the editor is open when the page is. */
  isOpen?: boolean
  hash?: string
  stored?: StoredScope
  soldId?: string
  /** Estimate with what was sold. */
  withSold?: Estimation
}

/** Shows the scope editor of a project, and returns its scope. */
export async function openEditor({
  save: saveScope,
  isOpen = false,
  hash = '',
  stored,
  soldId,
  withSold,
}: Opened = {}) {
  const { settings, terms } = version
  const estimation = estimateVersion(version, { settings, terms, scope: undefined, record: undefined })
  const { estimatedAt } = version
  const project = { id: 'p', version: 1, estimatedAt, ...settings, terms, estimation } as Project
  const reload = async () => ({ ...project, ...(saveScope && { scope: others }) })
  const save = saveScope ?? reload
  const none = () => {}
  const scope = createScopeStore({ stored, unsaved: null, keep: none, save, reload, onFailed: none })
  storeSession('session', user)
  const Editor = () => {
    const { action, editor } = useScopeEditor(useEdited(project, scope), scope, soldId, withSold)
    return (
      <>
        {action}
        {editor}
      </>
    )
  }
  render(<Editor />, { wrapper: pageAt(hash) })
  if (!isOpen && hash === '') press('Edit Scope')
  await screen.findByText(find)
  return scope
}
