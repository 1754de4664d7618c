import type { ProjectSummary } from '#contract/project'

/** Time in which a list may not know of a job yet, in milliseconds. */
const unknownMs = 10_000

let started = { id: '', at: 0 }

/** Records that this tab starts a job of a project, which may be left before the server knows of it. */
export const recordStart = (id: string): void => void (started = { id, at: Date.now() })

/** True for a project with a job, as far as the list or this tab knows. */
export const mayRun = ({ id, running }: Pick<ProjectSummary, 'id' | 'running'>): boolean =>
  running !== undefined || (id === started.id && Date.now() - started.at < unknownMs)
