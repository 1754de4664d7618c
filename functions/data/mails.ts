import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { retentionDays } from '#contract/retention'
import { env } from '#functions/lib/config'
import { newId } from '#functions/lib/ids'
import { day, seconds } from './expiry'
import * as key from './keys'
import { TableName, type Write, get, transact, update } from './table'

/** True if this stage sends mail. */
export const isMailOn = env('MAIL') === 'on'

/**
 * A mail and what it is about. It refers to stored items instead of repeating them, and contains no token: the function
 * that sends it reads and creates what it needs.
 */
export const Mail = v.variant('kind', [
  /** To the new email of the account, or to its unverified one. */
  v.object({ kind: v.literal('verification'), userId: v.string() }),
  /** To the user with this email, if there is one. */
  v.object({ kind: v.literal('reset'), email: v.string() }),
  v.object({ kind: v.literal('password-changed'), userId: v.string() }),
  /** To the email that the account had before. */
  v.object({ kind: v.literal('email-changed'), userId: v.string(), email: v.string() }),
  v.object({ kind: v.literal('offer'), userId: v.string(), shareId: v.string(), eventId: v.string() }),
  v.object({ kind: v.literal('payment-failed'), userId: v.string() }),
])
export type Mail = v.InferOutput<typeof Mail>

/** Payload of `send-mail`. */
export const MailJob = v.object({ id: v.string() })
export type MailJob = v.InferOutput<typeof MailJob>

/**
 * Builds the write of a mail, for the transaction that it reports: both are stored or neither. Nothing if the stage sends
 * no mail. The item stays for a day, so that a repeated delivery of its event sends nothing.
 */
export const buildMail = (mail: Mail, now: Date): Write[] =>
  isMailOn
    ? [
        {
          Put: {
            TableName,
            Item: { ...key.mail(newId(now)), ...mail, expiresAt: seconds(now) + retentionDays.mails * day },
          },
        },
      ]
    : []

/** Stores a mail that reports no other write. */
export async function queueMail(mail: Mail, now: Date): Promise<void> {
  const writes = buildMail(mail, now)
  if (writes.length > 0) await transact(writes)
}

/** Returns a mail, `sent` if it was sent, or null if there is none. */
export async function findMail({ id }: MailJob): Promise<Mail | 'sent' | null> {
  const item = await get(key.mail(id))
  if (!item) return null
  return item.sentAt === undefined ? v.parse(Mail, item) : 'sent'
}

/**
 * Assigns a mail to one invocation, because an event may be delivered twice. Returns false for any other. The claim of an
 * invocation that ended without knowing if the mail was sent stays, so that it is never sent twice. Succeeds also if the
 * response to its write is lost and the write is repeated.
 */
export const claimMail = async ({ id }: MailJob, now: Date): Promise<boolean> =>
  (await update({
    Key: key.mail(id),
    UpdateExpression: 'SET claimedAt = :now, claim = :claim',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(claimedAt) OR claim = :claim)',
    ExpressionAttributeValues: { ':now': now.toISOString(), ':claim': randomUUID() },
  })) !== null

/** Releases a mail that was certainly not sent. */
export async function releaseMail({ id }: MailJob): Promise<void> {
  await update({
    Key: key.mail(id),
    UpdateExpression: 'REMOVE claimedAt, claim',
    ConditionExpression: 'attribute_exists(pk)',
  })
}

/** Marks a mail as sent, or as one that nobody gets, and removes its email. */
export async function finishMail({ id }: MailJob, now: Date): Promise<void> {
  await update({
    Key: key.mail(id),
    UpdateExpression: 'SET sentAt = :now REMOVE email',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  })
}
