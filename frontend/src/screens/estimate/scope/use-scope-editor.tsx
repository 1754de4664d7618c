import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import { useStore } from 'zustand'
import type { Project } from '#contract/project'
import { Failed } from '../../../ui/failed'
import { hasDrafts } from '../../../session/drafts'
import { useUser } from '../../../session/session'
import { Conflict } from './conflict'
import type { ScopeStore } from './scope-store'

const ScopeEditor = lazy(() => import('./scope-editor').catch(() => ({ default: EditorNotLoaded })))

const EditorNotLoaded = () => <Failed onRetry={() => location.reload()} />

/** Returns the button that opens and closes the editor of the scope, and the editor while it is open. */
export function useScopeEditor(project: Project, scope: ScopeStore): { action: ReactNode; editor: ReactNode } {
  const { email } = useUser()
  const draft = `new-task:${project.id}`
  const [isOpen, setOpen] = useState(() => scope.getState().theirs !== null || hasDrafts(email, draft))
  const isConflict = useStore(scope, ({ theirs }) => theirs !== null)
  const [wasConflict, setWasConflict] = useState(isConflict)
  if (isConflict !== wasConflict) {
    setWasConflict(isConflict)
    // The editor shows the conflict, and what to do about it.
    if (isConflict) setOpen(true)
  }
  return {
    action: (
      <Button size="small" className="unprinted" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Done' : 'Edit Scope'}
      </Button>
    ),
    editor: isOpen && (
      <Suspense fallback={<p className="muted">Loading the editor…</p>}>
        <ScopeEditor {...{ project, scope, draft }}>
          <Conflict store={scope} />
        </ScopeEditor>
      </Suspense>
    ),
  }
}
