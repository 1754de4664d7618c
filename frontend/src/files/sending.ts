import { shareLimits } from '#contract/limits'
import { senderName } from '#domain/sender-name'
import type { Sending } from '#domain/proposal'
import { readUser } from '../storage/stored-session'
import { parseUser } from '../session/user'
import { inDays } from '../ui/format'

/** Returns who sends a proposal now, and how long it is valid: as long as a new link. */
export function readSending(): Sending {
  const user = parseUser(readUser())
  return {
    from: user ? senderName(user) : '',
    createdAt: new Date().toISOString(),
    validUntil: inDays(shareLimits.defaultDays),
  }
}
