let sent: Promise<unknown> = Promise.resolve()

/** Records the deletion of a project, whose page may be left before the server has deleted it. */
export const recordDeletion = (deletion: Promise<unknown>): void => void (sent = Promise.allSettled([sent, deletion]))

/** Resolves once no deletion is under way. A list that is read earlier may still have the project. */
export const deletionsEnd = (): Promise<unknown> => sent
