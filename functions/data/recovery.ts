import { emailTakenSince } from '#contract/mail'
import { refuse } from '#functions/lib/refusal'
import { carryQuota } from './carried-quota'
import { type MailToken, revokeMailToken, spendMailToken } from './mail-tokens'
import { buildMail } from './mails'
import * as key from './keys'
import { TableName, type Write, get, transact, unlessDeleted } from './table'
import { type UserRecord, findUser } from './users'

/**
 * Uses up the token of a forgotten password: stores the new hash, ends all sessions, and marks the email as verified,
 * because the link was sent to it. Cancels a change of email, which whoever knew the old password may have requested.
 * Returns false if the token was used or the email changed in the meantime.
 */
export const resetPassword = (token: MailToken, hash: string, now: Date): Promise<boolean> =>
  transact([
    spendMailToken(token),
    {
      Update: {
        TableName,
        Key: key.user(token.userId),
        UpdateExpression: 'SET passwordHash = :hash, emailVerified = :yes REMOVE pendingEmail ADD sessionEpoch :one',
        ConditionExpression: 'email = :email',
        ExpressionAttributeValues: { ':hash': hash, ':yes': true, ':one': 1, ':email': token.email },
      },
    },
    ...buildMail({ kind: 'password-changed', userId: token.userId }, now),
  ])

/**
 * Stores the new email of an account until it is confirmed, and mails its link. The current email cancels an earlier
 * change. Returns null if the account was deleted or the password changed since the user was read, because a change
 * requested with the old password must not outlive it.
 */
export async function requestEmailChange(user: UserRecord, email: string, now: Date): Promise<UserRecord | null> {
  const isChange = email !== user.email
  const written = await transact([
    {
      Update: {
        TableName,
        Key: key.user(user.id),
        UpdateExpression: isChange ? 'SET pendingEmail = :email' : 'REMOVE pendingEmail',
        ConditionExpression: 'passwordHash = :read',
        ExpressionAttributeValues: { ':read': user.passwordHash, ...(isChange && { ':email': email }) },
      },
    },
    revokeMailToken('verification', user.id),
    unlessDeleted(user.id),
    ...(isChange ? buildMail({ kind: 'verification', userId: user.id }, now) : []),
  ])
  return written ? findUser(user.id) : null
}

/**
 * Uses up the token of a confirmation mail. It confirms the email of the account or the new one, to which it was sent, and
 * mails the previous one. Returns false if the link no longer fits the account; throws 409 if the new email is taken.
 */
export async function confirmEmail(token: MailToken, now: Date): Promise<boolean> {
  const user = await findUser(token.userId)
  if (token.email === user?.email) return transact([spendMailToken(token), setVerified(user)])
  if (!user || token.email !== user.pendingEmail) return false
  // Anyone can register the previous email from then on.
  await carryQuota(user.id, user.email, now)
  if (await transact(changesOf(user, token, now))) return true
  if (await get(key.email(token.email))) throw refuse.conflict(emailTakenSince)
  return false
}

const setVerified = ({ id, email }: UserRecord): Write => ({
  Update: {
    TableName,
    Key: key.user(id),
    UpdateExpression: 'SET emailVerified = :yes',
    ConditionExpression: 'email = :email',
    ExpressionAttributeValues: { ':yes': true, ':email': email },
  },
})

const changesOf = (
  { id, email, emailVerified, emailUndeliverable }: UserRecord,
  token: MailToken,
  now: Date,
): Write[] => [
  spendMailToken(token),
  {
    Put: {
      TableName,
      Item: { ...key.email(token.email), userId: id },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  { Delete: { TableName, Key: key.email(email) } },
  {
    Update: {
      TableName,
      Key: key.user(id),
      UpdateExpression: 'SET email = :new, emailVerified = :yes REMOVE pendingEmail, emailUndeliverable',
      ConditionExpression: 'email = :old AND pendingEmail = :new',
      ExpressionAttributeValues: { ':new': token.email, ':old': email, ':yes': true },
    },
  },
  unlessDeleted(id),
  ...(emailVerified && !emailUndeliverable ? buildMail({ kind: 'email-changed', userId: id, email }, now) : []),
]
