import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Project } from '#contract/project'
import { ApiError, kindOf } from '../../../api/api-error'
import { useUser } from '../../../session/session'
import { toastFailure } from '../../../ui/toast'
import type { ProjectStore } from '../project-store'
import { EditedScope, type ScopeStore, createScopeStore, previewProject } from './scope-store'
import { unsavedDraft, useSaving } from '../use-saving'

/** Creates the scope's store, which follows the project and saves what is pending when the user leaves. */
export function useScope(project: Project, store: ProjectStore): ScopeStore {
  const { email } = useUser()
  const [scope] = useState(() =>
    createScopeStore({
      stored: project.scope,
      ...unsavedDraft(EditedScope, email, `scope:${project.id}`),
      save: store.getState().saveScope,
      reload: store.getState().refresh,
      onFailed: (error) => {
        // The editor itself shows a conflict, and the offline message says that there is no response.
        if (error instanceof ApiError && kindOf(error) !== 'outdated') toastFailure('Update Failed', error)
      },
    }),
  )
  const { adopt, finishEditing } = scope.getState()
  useEffect(() => adopt(project.scope), [adopt, project])
  useSaving(scope.getState(), finishEditing)
  return scope
}

/** Returns the project with the estimate of the scope on screen, which may not be saved yet. */
export function useEdited(project: Project, store: ScopeStore): Project {
  const { scope, preview } = useStore(store)
  return useMemo(() => previewProject(project, scope, preview), [preview, project, scope])
}
