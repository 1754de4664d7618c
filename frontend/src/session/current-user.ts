import type { User } from '#contract/user'
import { readSession, readUser, storeUser } from '../storage/stored-session'
import { moveDrafts } from './drafts'
import { parseUser } from './user'

/** Stores the user of a session, unless the session has ended or been replaced in the meantime. Drafts follow a new email. */
export function updateUser(sessionId: string | null, user: User) {
  if (sessionId === null || readSession() !== sessionId) return
  const before = parseUser(readUser())
  if (before && before.email !== user.email) moveDrafts(before.email, user.email)
  storeUser(user)
}
