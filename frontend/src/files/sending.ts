import { shareLimits } from '#contract/limits'
import type { Sending } from '#domain/exports/proposal'
import { senderName } from '#domain/text/sender-name'
import { parseUser } from '../session/user'
import { readUser } from '../storage/stored-session'
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
