import { createStore } from 'zustand/vanilla'
import type { ProjectSummary } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import { kindOf } from '../../api/api-error'
import { request, requestOnLeaving } from '../../api/request'
import { deletionsEnd, recordDeletion } from '../../ui/deletions'
import { mayRun } from '../../ui/started'

interface State {
  /** Null until loaded. Newest first, as far as loaded. */
  projects: ProjectSummary[] | null
  saved: SavedEstimate[]
  /** Cursor of the projects that are not loaded, or null if all are. */
  next: string | null
  failure: unknown
  /** Projects being deleted, and if that can still be undone. */
  deleting: ReadonlyMap<string, 'undoable' | 'sent'>
  load: () => Promise<void>
  loadMore: () => Promise<void>
  /** Updates the running projects and those after them, if the server responds. */
  refresh: () => Promise<void>
  /** Throws the server's error. */
  rename: (id: string, title: string) => Promise<void>
  /** Deletes the project after a while in which `undo` is possible, or when the page is left. */
  remove: (id: string) => void
  undo: (id: string) => void
  /** Sends the deletions that are not sent yet. */
  sendDeletions: () => Promise<unknown>
  /** Sends them while the page closes, without waiting for responses. */
  sendDeletionsOnClosing: () => void
}

/** Time in which a deletion can be undone. */
const undoMs = 10_000

interface Options {
  onDeleteFailed: (error: unknown) => void
  onDeleted: () => void
}

export function createProjectsStore({ onDeleteFailed, onDeleted }: Options) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let loading: Promise<void> | null = null

  return createStore<State>()((set, get) => {
    const mark = (id: string, state: 'undoable' | 'sent' | null) => {
      const deleting = new Map(get().deleting)
      if (state) deleting.set(id, state)
      else deleting.delete(id)
      set({ deleting })
    }
    const stop = (id: string) => {
      clearTimeout(timers.get(id))
      timers.delete(id)
    }

    async function sendDeletion(id: string): Promise<void> {
      stop(id)
      mark(id, 'sent')
      try {
        await recordDeletion(request('deleteProject', { params: { id } }))
      } catch (error) {
        // Else it is gone already.
        if (kindOf(error) !== 'not-found') {
          mark(id, null)
          onDeleteFailed(error)
          return
        }
      }
      set(({ projects, saved }) => ({
        projects: projects?.filter((project) => project.id !== id) ?? null,
        saved: saved.filter(({ projectId }) => projectId !== id),
      }))
      mark(id, null)
      onDeleted()
    }

    /** One load at a time: a second caller waits for the first. */
    const load = (read: () => Promise<Partial<State>>) => (loading ??= show(read()))

    async function show(reading: Promise<Partial<State>>): Promise<void> {
      const state = await reading.catch((failure: unknown) => ({ failure }))
      // Before the result is shown, which may ask for more.
      loading = null
      set({ failure: null, ...state })
    }

    return {
      projects: null,
      saved: [],
      next: null,
      failure: null,
      deleting: new Map(),
      load: () =>
        load(async () => {
          await deletionsEnd()
          const [page, saved] = await Promise.all([readPage(), request('listSavedEstimates')])
          return { ...page, saved }
        }),
      loadMore: () =>
        load(async () => {
          const { next: after } = get()
          if (after === null) return {}
          const page = await readPage(after)
          return { ...page, projects: [...(get().projects ?? []), ...page.projects] }
        }),
      refresh: async () => {
        const before = get().projects ?? []
        const read = await readRunning(before).catch(() => null)
        // Without a response, or if something changed in the meantime, the next reload decides.
        if (read && get().projects === before)
          set({ projects: before.flatMap((each) => read.get(each.id) ?? (each.running ? [] : each)) })
      },
      rename: async (id, title) => {
        const renamed = await request('updateProject', { params: { id }, body: { title } })
        set(({ projects }) => ({
          projects: projects?.map((each) => (each.id === id ? { ...each, title: renamed.title } : each)) ?? null,
        }))
      },
      remove: (id) => {
        mark(id, 'undoable')
        timers.set(
          id,
          setTimeout(() => void sendDeletion(id), undoMs),
        )
      },
      undo: (id) => {
        stop(id)
        mark(id, null)
      },
      sendDeletions: () => Promise.all([...timers.keys()].map(sendDeletion)),
      sendDeletionsOnClosing: () => {
        for (const id of timers.keys()) {
          stop(id)
          mark(id, 'sent')
          requestOnLeaving('deleteProject', id)
        }
      },
    }
  })
}

const readPage = (after?: string) => request('listProjects', after === undefined ? {} : { query: { after } })

/** Reads pages that begin with a running project, until none is left. */
async function readRunning(projects: readonly ProjectSummary[]): Promise<ReadonlyMap<string, ProjectSummary>> {
  const read = new Map<string, ProjectSummary>()
  for (const [at, project] of projects.entries()) {
    if (!mayRun(project) || read.has(project.id)) continue
    const page = await readPage(projects[at - 1]?.id)
    for (const project of page.projects) read.set(project.id, project)
  }
  return read
}

export type ProjectsStore = ReturnType<typeof createProjectsStore>
