import { wrongPassword } from '#contract/account'
import { consume, refund } from '#functions/data/rate-limits'
import type { UserRecord } from '#functions/data/users'
import { verifyPassword } from '#functions/lib/password'
import { refuse } from '#functions/lib/refusal'
import { sha256 } from '#functions/lib/sha256'

/**
 * Verifies the password of a signed-in user. Throws 403 if it is wrong, and 429 after too many wrong ones. The limit is
 * per session: a stolen session cannot guess fast, and nobody else can use up the owner's attempts.
 */
export async function confirmPassword(user: UserRecord, password: string, sessionId: string, now: Date): Promise<void> {
  const consumed = await consume('wrongPasswordsPerSession', sha256(sessionId), now)
  if (!(await verifyPassword(password, user.passwordHash))) throw refuse.wrongPassword(wrongPassword)
  await refund(consumed)
}
