import { Button } from '@aws-amplify/ui-react'
import { Activity, type ReactNode, Suspense, lazy, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Estimation } from '#contract/estimation'
import type { Project } from '#contract/project'
import { Failed } from '../../../ui/failed'
import { hasDrafts } from '../../../session/drafts'
import { useUser } from '../../../session/session'
import { scoping } from '../project-texts'
import type { EditTarget } from './scope-editor'
import type { ScopeStore } from './scope-store'

const ScopeEditor = lazy(() => import('./scope-editor').catch(() => ({ default: EditorNotLoaded })))

const EditorNotLoaded = () => <Failed onRetry={() => location.reload()} />

export interface Editable {
  /** Button that opens and closes the editor. */
  action: ReactNode
  /** Hidden while it is closed, so that its open forms stay as they are. */
  editor: ReactNode
  isEditing: boolean
  /** Opens the editor at a component, by the analyst's name, or a task in it. */
  onEdit: (component: string, task?: string) => void
}

/** Returns the editor of the scope and the button that opens and closes it. */
export function useScopeEditor(project: Project, scope: ScopeStore, soldId?: string, shown?: Estimation): Editable {
  const { email } = useUser()
  const draft = `new-task:${project.id}`
  const [isOpen, setOpen] = useState(() => scope.getState().theirs !== null || hasDrafts(email, draft))
  const [target, setTarget] = useState<EditTarget>()
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const isConflict = useStore(scope, ({ theirs }) => theirs !== null)
  const [wasConflict, setWasConflict] = useState(isConflict)
  if (isConflict !== wasConflict) {
    setWasConflict(isConflict)
    // The editor shows the conflict, and what to do about it.
    if (isConflict) setOpen(true)
  }
  const edit = (isOpen: boolean, target?: EditTarget) => {
    setOpen(isOpen)
    setTarget(target)
  }
  const { hash, key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  // A link leads here, perhaps for the second time.
  if (hash === scoping && openedAt !== key) {
    setOpenedAt(key)
    edit(true, { component: '', task: undefined })
  }
  return {
    isEditing: isOpen,
    onEdit: (component, task) => edit(true, { component, task }),
    action: (
      <Button size="small" className="unprinted" onClick={() => edit(!isOpen)}>
        {isOpen ? 'Done' : 'Edit Scope'}
      </Button>
    ),
    editor: wasOpened && (
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <div className="unprinted">
          <Suspense fallback={<p className="muted">Loading the editor…</p>}>
            <ScopeEditor {...{ project, scope, shown, soldId, draft, target }} />
          </Suspense>
        </div>
      </Activity>
    ),
  }
}
