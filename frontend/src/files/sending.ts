import { shareLimits } from '#contract/limits'
import type { Sending } from '#domain/proposal'
import { readUser } from '../session/stored-session'
import { parseUser } from '../session/user'
import { inDays } from '../ui/format'

/** Returns who sends a proposal now, and how long it is valid: as long as a new link. */
export function readSending(): Sending {
  const { firstName = '', lastName = '' } = parseUser(readUser()) ?? {}
  return {
    from: `${firstName} ${lastName}`.trim(),
    createdAt: new Date().toISOString(),
    validUntil: inDays(shareLimits.defaultDays),
  }
}
