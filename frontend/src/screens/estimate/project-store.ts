import { createStore } from 'zustand/vanilla'
import { isOutdated } from './version-time'
import type { AnswersBody } from '#contract/answers'
import type { ErrorKind } from '#contract/error-kinds'
import type { Progress } from '#contract/joining'
import type { JobKind, Project, TextChange } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { Revision } from '#contract/version'
import type { StoredScope } from '#contract/scope'
import { ApiError, kindOf, plainMessageOf } from '../../api/api-error'
import { request } from '../../api/request'
import { recordStart } from '../../ui/started'
import { forgetDraft, readDraft } from '../../session/drafts'
import type { SettingsChange } from './settings-store'

/** Long-running work on the project, started here or joined. `since` is its start by this browser's clock. */
export interface Work {
  kind: JobKind
  progress: Progress | null
  since: number
}

/** Failed work. `isEarlier` if it failed before the page was opened. */
export interface WorkFailed {
  kind: JobKind
  message: string
  reason: ErrorKind | undefined
  isEarlier?: boolean
}

/** Outcome of long-running work, for the screen to report. */
export type Outcome = { kind: JobKind; error: unknown }

interface State {
  project: Project | null
  /** Reason the project cannot be shown. Only `missing` is final; without a response it is `unreachable`. */
  failure: { missing: boolean; unreachable: boolean; message: string } | null
  work: Work | null
  /** Failure of the last work, until it is retried or canceled. */
  workFailure: WorkFailed | null
  /** True if the estimate on screen is not the one before because of another tab, until the user has read that. */
  isReplaced: boolean
  acceptReplaced: () => void
  load: () => Promise<void>
  /** Shows and returns the project as saved, without joining its job. Throws the server's error. */
  refresh: () => Promise<Project>
  analyze: () => Promise<void>
  estimate: (body: AnswersBody) => Promise<void>
  revise: (body: Revision) => Promise<void>
  /** Discards the changes of the requirements, and with them the failure of their revision. */
  cancelRevision: () => void
  /** Makes an earlier version the current one again. Throws the server's error. */
  restore: (number: number) => Promise<void>
  /** Changes the settings that differ from those before. Returns the project as saved. Throws the server's error. */
  saveSettings: (settings: SettingsChange, before: SettingsChange | null) => Promise<Project>
  /** Has the owner's current record correct the estimate. Throws the server's error. */
  adoptRecord: () => Promise<void>
  /** Returns the project as saved. Throws the server's error. */
  saveScope: (scope: StoredScope) => Promise<Project>
  /** Throws the server's error. */
  saveText: (text: TextChange) => Promise<void>
  /** Returns the entry in the history. Throws the server's error. */
  saveEstimate: () => Promise<SavedEstimate | null>
  /** Stops waiting for the server. The work itself continues. */
  leave: () => void
}

export type ProjectStore = ReturnType<typeof createProjectStore>

interface Options {
  id: string
  /** Owner of the answers' draft, which is deleted once they are submitted. */
  email: string
  onOutcome: (outcome: Outcome) => void
}

/** Answers of the project's running estimate. */
const submittedIn = ({ answers = {}, assumed = [], workType }: Project): AnswersBody => ({ answers, assumed, workType })

/** Names the draft of changed requirements. */
export const revisionDraft = (id: string) => `revision:${id}`

/** Interval of reads while another tab waits for a revision, in milliseconds. */
const followMs = 2_000

const notRevised = {
  kind: 'revise' as const,
  message: 'The changes were not estimated. Please try again.',
  reason: undefined,
}

const workOf = (kind: JobKind, job: Project['job']): Work => ({
  kind,
  progress: job?.progress ?? null,
  since: Date.now() - (job?.ageMs ?? 0),
})

/** Adds an estimate to the history, with the settings that it was shown with. */
function saveEstimate(project: Project, estimation: NonNullable<Project['estimation']>): Promise<SavedEstimate> {
  const { id, title, hourlyRate, developerCount, priority } = project
  const settings = { hourlyRate, developerCount, priority }
  const { totalHours, totalCost } = estimation
  return request('saveEstimate', { body: { projectId: id, title, totalHours, totalCost, estimation, settings } })
}

const isEstimatedAgain = (before: Project | null, project: Project) =>
  before?.estimatedAt !== undefined && isOutdated({ number: before.version, estimatedAt: before.estimatedAt }, project)

/** State of the project on screen. Loaded on request and after each change on the server, never polled. */
export function createProjectStore({ id, email, onOutcome }: Options) {
  const params = { id }
  let leaving = new AbortController()
  /** Counts loads, so that the response to an older request does not overwrite a newer one. */
  let readings = 0
  /** Counts starts and ends of saves, so that overlapping ones are noticed. */
  let saveEvents = 0

  return createStore<State>()((set, get) => {
    /** Shows a project of the server, and notices that another tab estimated it again, unless this one restored it. */
    const receive = (project: Project, isRestored = false) =>
      set(({ project: before, work, isReplaced }) => ({
        project,
        isReplaced: !isRestored && (isReplaced || (!work && isEstimatedAgain(before, project))),
      }))

    async function read(isRestored?: boolean): Promise<void> {
      const reading = ++readings
      const { signal } = leaving
      try {
        const project = await request('getProject', { params, signal })
        if (reading !== readings) return
        receive(project, isRestored)
        set({ failure: null })
      } catch (error) {
        if (signal.aborted || reading !== readings) return
        const missing = error instanceof ApiError && error.status === 404
        set({ failure: { missing, unreachable: !(error instanceof ApiError), message: plainMessageOf(error) } })
      }
    }

    /** Shows the current state of a project that another tab has changed. */
    async function readAfterConflict(error: unknown): Promise<void> {
      if (error instanceof ApiError && error.status === 409) await read()
    }

    /** Saves a change and shows the project as saved. */
    async function show(save: () => Promise<Project>, isRestored?: boolean): Promise<Project> {
      const [reading, start] = [readings, ++saveEvents]
      let isStale = false
      const project = await save().finally(() => {
        isStale = reading !== readings || start !== saveEvents
        saveEvents++
      })
      // The response may lack what another save or a load brought in the meantime: load once more.
      if (isStale) await read(isRestored)
      else receive(project, isRestored)
      return project
    }

    /** Starts or joins long-running work, unless some is running already, so that a double click counts once. */
    async function run(kind: JobKind, body?: AnswersBody | Revision, job?: Project['job']): Promise<void> {
      if (get().work) return
      set({ work: workOf(kind, job), workFailure: null, isReplaced: false })
      recordStart(id)

      const { signal } = leaving
      const query: Record<string, string> = job ? { job: job.id } : {}
      const options = {
        params,
        signal,
        query,
        onProgress: (progress: Progress) => set(({ work }) => ({ work: work && { ...work, progress } })),
      }
      try {
        if (kind === 'analyze') await request('analyze', options)
        else if (body && 'requirements' in body) await request('revise', { ...options, body })
        else await request('estimate', { ...options, body: body ?? { answers: {} } })
        if (kind === 'estimate') forgetDraft(email, id)
        if (kind === 'revise') forgetDraft(email, revisionDraft(id))
        await read()
        set({ work: null })
        if (!signal.aborted && !get().failure) onOutcome({ kind, error: null })
      } catch (error) {
        if (signal.aborted) return set({ work: null })
        set({ work: null, workFailure: { kind, message: plainMessageOf(error), reason: kindOf(error) } })
        onOutcome({ kind, error })
        await readAfterConflict(error)
      }
    }

    /** Watches a revision that another tab started, or this one before a reload: only the other one has its text. */
    async function followRevision(job: NonNullable<Project['job']>): Promise<void> {
      if (get().work) return
      const { signal } = leaving
      const before = get().project?.version
      set({ work: workOf('revise', job), workFailure: null })
      while (!signal.aborted && get().project?.job?.id === job.id) {
        await new Promise((resolve) => setTimeout(resolve, followMs))
        await read()
        set(({ work, project }) => ({ work: work && { ...work, progress: project?.job?.progress ?? work.progress } }))
      }
      const isDone = get().project?.version !== before
      set({ work: null, workFailure: isDone || signal.aborted ? null : (get().project?.failure ?? notRevised) })
      if (isDone) onOutcome({ kind: 'revise', error: null })
    }

    /** True if the revision that failed was canceled: its text is no longer stored here. */
    const isCanceled = ({ kind }: NonNullable<Project['failure']>) =>
      kind === 'revise' && readDraft(email, revisionDraft(id)) === null

    return {
      project: null,
      failure: null,
      work: null,
      workFailure: null,
      isReplaced: false,
      acceptReplaced: () => set({ isReplaced: false }),
      load: async () => {
        if (leaving.signal.aborted) leaving = new AbortController()
        set({ failure: null })
        await read()
        const { project } = get()
        const job = project?.job
        if (job?.kind === 'revise') await followRevision(job)
        else if (job) await run(job.kind, submittedIn(project), job)
        // It failed while nobody waited for it.
        else if (project?.failure && !isCanceled(project.failure))
          set({ workFailure: { ...project.failure, isEarlier: true } })
      },
      refresh: async () => {
        const reading = ++readings
        const project = await request('getProject', { params })
        if (reading === readings) receive(project)
        return project
      },
      analyze: () => run('analyze', undefined),
      estimate: (body) => run('estimate', body),
      revise: (body) => run('revise', body),
      cancelRevision: () => {
        forgetDraft(email, revisionDraft(id))
        if (get().workFailure?.kind === 'revise') set({ workFailure: null })
      },
      restore: async (number) => {
        const version = get().project?.version ?? 1
        try {
          await show(() => request('restoreVersion', { params, body: { number, version } }), true)
          set({ workFailure: null })
          // It has answers of its own.
          forgetDraft(email, id)
        } catch (error) {
          await readAfterConflict(error)
          throw error
        }
      },
      saveSettings: async (settings, before) => {
        const body = { ...settings, ...(before && { settingsBefore: before }) }
        const saved = await show(() => request('updateProject', { params, body }))
        return get().project ?? saved
      },
      adoptRecord: async () => {
        await show(() => request('updateProject', { params, body: { usesCurrentRecord: true } }))
      },
      saveScope: (scope) => show(() => request('saveScope', { params, body: scope })),
      saveText: async (text) => {
        const project = await request('updateProject', { params, body: text })
        readings += 1
        if (project.status === 'requirements') forgetDraft(email, id)
        set({ project, workFailure: null })
      },
      saveEstimate: async () => {
        const { project } = get()
        if (!project?.estimation) return null
        const saved = await saveEstimate(project, project.estimation).catch(async (error: unknown) => {
          // Changed in another tab: show the current estimate, and say so.
          if (error instanceof ApiError && error.status === 409) {
            set({ isReplaced: true })
            await get().load()
          }
          throw error
        })
        // What changed in the meantime is not saved.
        set(({ project: latest }) => ({
          project: latest === project ? { ...latest, isSaved: true, savedId: saved.id } : latest,
        }))
        return saved
      },
      leave: () => leaving.abort(),
    }
  })
}
