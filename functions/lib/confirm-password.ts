import { wrongPassword } from '#contract/account'
import { consumeAll, refund } from '#functions/data/rate-limits'
import type { Account } from '#functions/data/users'
import { verifyPassword } from './password'
import { refuse } from './refusal'

/**
 * Asks a signed-in user for the password again. Throws a 403 sentence where it is wrong, and 429 where it was guessed
 * too often: a stolen session guesses no faster than anyone.
 */
export async function confirmPassword(user: Account, password: string, address: string, now: Date): Promise<void> {
  const tries = await consumeAll({ failedSignInsPerEmail: user.email, failedSignInsPerIp: address }, now)
  if (!(await verifyPassword(password, user.passwordHash))) throw refuse.forbidden(wrongPassword)
  await refund(...tries)
}
