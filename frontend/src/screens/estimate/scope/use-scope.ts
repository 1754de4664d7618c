import * as v from 'valibot'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Project } from '#contract/project'
import { Scope, StoredScope } from '#contract/scope'
import { ApiError, kindOf } from '../../../api/api-error'
import { forgetDraft, keepDraft, readDraft } from '../../../session/drafts'
import { useBeforeLogout } from '../../../session/before-logout'
import { useUser } from '../../../session/session'
import { useSaveQueue } from '../../../ui/save-queue'
import { toastFailure } from '../../../ui/toast'
import type { ProjectStore } from '../project-store'
import { type EditedScope, type ScopeStore, createScopeStore, previewProject } from './scope-store'

/** Creates the scope's store, which follows the project and saves what is pending when the user leaves. */
export function useScope(project: Project, store: ProjectStore): ScopeStore {
  const { email } = useUser()
  const [scope] = useState(() =>
    createScopeStore({
      stored: project.scope,
      ...scopeDraft(email, project.id),
      save: store.getState().saveScope,
      reload: store.getState().refresh,
      onFailed: (error) => {
        // The editor itself shows a conflict, and the offline message says that there is no response.
        if (error instanceof ApiError && kindOf(error) !== 'outdated') toastFailure('Update Failed', error)
      },
    }),
  )
  const { queue, adopt, finishEditing, settled } = scope.getState()
  useEffect(() => adopt(project.scope), [adopt, project])
  useEffect(() => {
    addEventListener('pagehide', finishEditing)
    return () => {
      removeEventListener('pagehide', finishEditing)
      finishEditing()
    }
  }, [finishEditing])
  useSaveQueue(queue)
  useBeforeLogout(settled)
  return scope
}

/** Returns the project with the estimate of the scope on screen, which may not be saved yet. */
export function useEdited(project: Project, store: ScopeStore): Project {
  const { scope, preview } = useStore(store)
  return useMemo(() => previewProject(project, scope, preview), [preview, project, scope])
}

const Draft = v.object({ scope: Scope, base: StoredScope })

function scopeDraft(email: string, projectId: string) {
  const name = `scope:${projectId}`
  return {
    unsaved: parseDraft(readDraft(email, name)),
    keep: (unsaved: EditedScope | null) => (unsaved ? keepDraft(email, name, unsaved) : forgetDraft(email, name)),
  }
}

/** Parses a stored scope, which an older version may have written. */
function parseDraft(stored: string | null): EditedScope | null {
  try {
    const { success, output } = v.safeParse(Draft, JSON.parse(stored ?? 'null'))
    return success ? output : null
  } catch {
    return null
  }
}
