import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import type { Project } from '#contract/project'
import { Failed } from '../../../ui/failed'
import type { ScopeStore } from './scope-store'

const ScopeEditor = lazy(() => import('./scope-editor').catch(() => ({ default: EditorNotLoaded })))

const EditorNotLoaded = () => <Failed onRetry={() => location.reload()} />

/** Returns the button that opens and closes the editor of the scope, and the editor while it is open. */
export function useScopeEditor(project: Project, scope: ScopeStore): { action: ReactNode; editor: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  return {
    action: (
      <Button size="small" className="unprinted" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Done' : 'Edit Scope'}
      </Button>
    ),
    editor: isOpen && (
      <Suspense fallback={<p className="muted">Loading the editor…</p>}>
        <ScopeEditor project={project} scope={scope} />
      </Suspense>
    ),
  }
}
