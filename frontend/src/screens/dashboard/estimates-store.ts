import { createStore } from 'zustand'
import type { SavedEstimation } from '#contract/history'
import type { OpenProject } from '#contract/project'
import { request } from '../../api/request'

interface State {
  /** Newest first; null until they are read. */
  saved: SavedEstimation[] | null
  open: OpenProject[] | null
  failed: boolean
  load: () => Promise<void>
}

/** What the user has: saved estimates, and projects not saved yet. Read once. */
export const createEstimatesStore = () =>
  createStore<State>()((set) => ({
    saved: null,
    open: null,
    failed: false,
    load: () =>
      Promise.all([request('estimationHistory'), request('listProjects')]).then(
        ([saved, open]) => set({ saved, open, failed: false }),
        () => set({ failed: true }),
      ),
  }))
