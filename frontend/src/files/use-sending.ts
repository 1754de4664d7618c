import { shareLimits } from '#contract/limits'
import type { Sending } from '#domain/proposal'
import { useUser } from '../session/session'
import { inDays } from '../ui/format'

/** Returns who sends a proposal now, and how long it is valid: as long as a new link. */
export function useSending(): () => Sending {
  const { firstName, lastName } = useUser()
  return () => ({
    from: `${firstName} ${lastName}`.trim(),
    createdAt: new Date().toISOString(),
    validUntil: inDays(shareLimits.defaultDays),
  })
}
