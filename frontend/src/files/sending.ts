import { shareLimits } from '#contract/limits'
import type { Sending } from '#domain/exports/proposal'
import { projectSender, senderName } from '#domain/text/sender-name'
import { parseUser } from '../session/user'
import { readUser } from '../storage/stored-session'
import { inDays } from '../ui/format'

/** Returns who sends a proposal of a project now, and how long it is valid: as a new link. `own` are its saved estimates. */
export function readSending(own: Parameters<typeof projectSender>[0]): Sending {
  const user = parseUser(readUser())
  return {
    from: projectSender(own) ?? (user ? senderName(user) : ''),
    createdAt: new Date().toISOString(),
    validUntil: inDays(shareLimits.defaultDays),
  }
}
