import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { Estimation } from '#contract/estimation'
import type { Project } from '#contract/project'
import { Scope, StoredScope, completeScope, emptyScope } from '#contract/scope'
import { kindOf, plainMessageOf } from '../../../api/api-error'
import { createPause } from '../../../ui/pause'
import { type SaveQueue, createSaveQueue } from '../../../ui/save-queue'
import { type VersionTime, isOutdated } from '../version-time'

/** A scope that was edited from `base`, which the server had. */
export const EditedScope = v.object({ scope: Scope, base: StoredScope })
export type EditedScope = v.InferOutput<typeof EditedScope>

/** An estimate of a version, computed in the browser. */
export interface Preview extends VersionTime {
  estimate: (project: Project, scope: Scope) => Estimation
}

interface State extends EditedScope {
  /** True if the scope has edits that are not saved. */
  isEdited: boolean
  /** Another tab's scope, until the user decides between the two. */
  theirs: StoredScope | null
  /** Version that the estimate on screen is computed from. Null unless the editor is open or edits are not saved. */
  preview: Preview | null
  queue: SaveQueue<Scope>
  /** Applies an edit, which is sent once editing pauses. */
  edit: (edit: (scope: Scope) => Scope) => void
  /** Sends a pending edit immediately. */
  finishEditing: () => void
  /** Saves a scope that was made from the other tab's. */
  resolve: (scope: Scope) => void
  /** Shows the server's scope, as another tab may have saved it, instead of edits that could not be saved. */
  discard: () => void
  /** Shows the server's scope, unless the user has unsent edits. */
  adopt: (stored: StoredScope | undefined) => void
  /** Resolves once every edit is saved. Throws an error that says what prevents it. */
  settled: () => Promise<void>
}

export type ScopeStore = ReturnType<typeof createScopeStore>

interface Options {
  stored: StoredScope | undefined
  /** Edits that an earlier page could not save. `useSaving` sends them. */
  unsaved: EditedScope | null
  keep: (unsaved: EditedScope | null) => void
  /** Returns the project as saved. */
  save: (scope: StoredScope) => Promise<Project>
  /** Returns the project as another tab saved it. */
  reload: () => Promise<Project>
  onFailed: (error: unknown) => void
}

const nothingStored: StoredScope = { ...emptyScope, revision: 0 }

/** Scope on screen, which is saved as it changes. */
export function createScopeStore({ stored = nothingStored, unsaved, keep, save, reload, onFailed }: Options) {
  return createStore<State>()((set, get) => {
    async function saveScope(scope: Scope): Promise<void> {
      try {
        const project = await save({ ...scope, revision: get().base.revision })
        set({ base: project.scope ?? nothingStored, theirs: null })
      } catch (error) {
        if (kindOf(error) === 'outdated') set({ theirs: (await reload()).scope ?? nothingStored })
        throw error
      }
    }

    const queue = createSaveQueue<Scope>({
      unsaved: unsaved?.scope ?? null,
      save: saveScope,
      onSaved: () => set({ isEdited: editing.isPending() }),
      onFailed,
      keep: (scope) => keep(scope && { scope, base: get().base }),
    })

    const editing = createPause(() => queue.getState().send(get().scope))

    return {
      scope: unsaved?.scope ?? completeScope(stored),
      base: unsaved?.base ?? stored,
      isEdited: unsaved !== null,
      theirs: null,
      preview: null,
      queue,
      edit: (edit) => {
        const scope = edit(get().scope)
        if (JSON.stringify(scope) === JSON.stringify(get().scope)) return
        set({ scope, isEdited: true })
        editing.start()
      },
      finishEditing: editing.finish,
      resolve: (scope) => {
        const { theirs, base } = get()
        set({ scope, base: theirs ?? base, theirs: null, isEdited: true })
        editing.end()
      },
      discard: () => {
        const { theirs, base } = get()
        const stored = theirs ?? base
        editing.cancel()
        queue.getState().discard()
        set({ scope: completeScope(stored), base: stored, theirs: null, isEdited: false })
      },
      adopt: (held = nothingStored) => {
        if (!get().isEdited) set({ scope: completeScope(held), base: held })
      },
      settled: async () => {
        editing.finish()
        try {
          await queue.getState().settled()
        } catch (error) {
          throw new Error(`Your scope changes could not be saved. ${plainMessageOf(error)}`, { cause: error })
        }
      },
    }
  })
}

/** Returns the project with the estimate of a scope, unless the version that it is computed from is outdated. */
export const previewProject = (project: Project, scope: Scope, preview: Preview | null): Project =>
  preview && project.estimatedAt !== undefined && !isOutdated(preview, project)
    ? { ...project, estimation: preview.estimate(project, scope) }
    : project
