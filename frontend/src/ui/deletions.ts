let sent: Promise<unknown> = Promise.resolve()

/** Records and returns the deletion of a project, whose page may be left before the server has deleted it. */
export function recordDeletion<Deletion extends Promise<unknown>>(deletion: Deletion): Deletion {
  sent = Promise.allSettled([sent, deletion])
  return deletion
}

/** Resolves once no deletion is under way. A list that is read earlier may still have the project. */
export const deletionsEnd = (): Promise<unknown> => sent
