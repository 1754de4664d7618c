import { createHmac, timingSafeEqual } from 'node:crypto'
import { type NoticeName, noticeNames } from '#contract/mail'
import { deriveKey } from './derived-key'
import { isId } from './ids'

const key = deriveKey('unsubscribe')

const sign = (userId: string, notice: NoticeName) => createHmac('sha256', key).update(`${userId} ${notice}`).digest()

/** Returns the token with which a mail program turns a notice off. It is signed, so nothing has to be stored for it. */
export const createUnsubscribeToken = (userId: string, notice: NoticeName) =>
  `${userId}.${notice}.${sign(userId, notice).toString('base64url')}`

/** Returns the user and the notice of a token, or null if we did not sign it. */
export function parseUnsubscribeToken(token: string): { userId: string; notice: NoticeName } | null {
  const [userId = '', name = '', signature = ''] = token.split('.')
  const notice = noticeNames.find((known) => known === name)
  if (!isId(userId) || !notice) return null
  const [given, expected] = [Buffer.from(signature, 'base64url'), sign(userId, notice)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, notice } : null
}
