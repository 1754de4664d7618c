import { expect, test } from 'vitest'
import { accountBeingDeleted, wrongPassword } from '#contract/account'
import { quotaSpent } from '#contract/plan'
import type { SignedIn } from '#contract/user'
import { monthEnd, monthOf } from '#domain/estimate/quota'
import { startDeletion } from '#functions/data/accounts'
import { readCarriedQuota } from '#functions/data/carried-quota'
import { openCheckpoints } from '#functions/data/checkpoints'
import { createDocument } from '#functions/data/documents'
import { hashEmail } from '#functions/data/email-hash'
import { seconds } from '#functions/data/expiry'
import { finishAnalysis, takeLease } from '#functions/data/leases'
import * as key from '#functions/data/keys'
import { get, listKeys, put, remove } from '#functions/data/table'
import { findUserByEmail } from '#functions/data/users'
import { newId } from '#functions/lib/ids'
import { aDraft, aProject, anAnalysis } from '#scripts/testing/project'
import { aPayingUser, callsOfStripe, inForce, setFaults, subscribe, confirm } from '#scripts/testing/stripe'
import { aRequest, aUser, password, passwordHash } from '#scripts/testing/user'
import { handler as createProject } from './create-project'
import { handler as exportData } from './export-data'
import { handler as getUser } from './get-user'
import { handler as register } from './register'

const { handler: deleteAccount } = await import('./delete-account')
const { openPaymentSession } = await import('#functions/services/payments/payment-session')

const leftOf = (userId: string) => listKeys(key.user(userId))

test('a deleted account leaves no data, and its email can be registered again', async () => {
  const { user, ask } = await aUser({ passwordHash })
  await aProject(user.id, 'completed')
  await aProject(user.id, 'requirements')
  await createDocument(user.id, newId(new Date()), new Date())

  expect((await deleteAccount(ask({ password }))).statusCode).toBe(200)

  expect(await leftOf(user.id)).toEqual([])
  expect(await findUserByEmail(user.email)).toBeNull()
  expect((await getUser(ask())).statusCode).toBe(401)
  expect((await register(aRequest()({ email: user.email, password }))).statusCode).toBe(200)
})

test('deleting an account and registering its email again does not reset the month’s quota', async () => {
  const first = await aUser({ passwordHash })
  const { email } = first.user
  for (let count = 0; count < 2; count++) await createProject(first.ask(aDraft()))
  const later = new Date(Date.now() + 32 * 24 * 60 * 60_000)

  // A deletion that is repeated after the count was deleted does not lower it.
  await startDeletion(first.user, new Date())
  await remove(key.quota(first.user.id, monthOf(new Date())))
  expect((await deleteAccount(first.ask({ password }))).statusCode).toBe(200)

  const reply = await register(aRequest()({ email: email.toUpperCase(), password }))
  const { sessionId, user } = JSON.parse(reply.body ?? '') as SignedIn
  expect(user.monthlyEstimationCount).toBe(2)
  const { headers } = first.ask()
  const again = { ...first.ask(aDraft()), headers: { ...headers, authorization: `Bearer ${sessionId}` } }
  expect(await createProject(again)).toMatchObject({ statusCode: 403, body: quotaSpent })

  // Nor does another account that had the email and used less.
  const other = await aUser({ passwordHash })
  await createProject(other.ask(aDraft()))
  await startDeletion({ id: other.user.id, email }, new Date())
  expect(await readCarriedQuota(email, new Date())).toBe(2)

  expect(await readCarriedQuota(email, later)).toBe(0)
  const stored = await get(key.carriedQuota(hashEmail(email), monthOf(new Date())))
  expect(JSON.stringify(stored)).not.toContain(email)
  expect(stored).toMatchObject({ expiresAt: seconds(monthEnd(new Date())) })
})

test('deleting an account deletes no data of other users', async () => {
  const [leaving, staying] = [await aUser({ passwordHash }), await aUser()]
  await aProject(staying.user.id, 'completed')
  const before = await leftOf(staying.user.id)

  await deleteAccount(leaving.ask({ password }))

  expect(await leftOf(staying.user.id)).toEqual(before)
  expect((await getUser(staying.ask())).statusCode).toBe(200)
})

test('a deletion with a wrong password deletes nothing', async () => {
  const { user, ask } = await aUser({ passwordHash })
  await aProject(user.id)
  const before = await leftOf(user.id)
  expect(await deleteAccount(ask({ password: 'wrong' }))).toMatchObject({ statusCode: 403, body: wrongPassword })
  expect((await deleteAccount(ask({}))).statusCode).toBe(400)
  expect(await leftOf(user.id)).toEqual(before)
})

test('a deletion that crashed is finished by the next request', async () => {
  const { user, ask } = await aUser({ passwordHash })
  await aProject(user.id, 'completed')
  await startDeletion(user, new Date())

  expect((await exportData(ask())).statusCode).toBe(200)
  expect(await createProject(ask(aDraft()))).toMatchObject({ statusCode: 409, body: accountBeingDeleted })
  expect((await deleteAccount(ask({ password }))).statusCode).toBe(200)

  expect(await leftOf(user.id)).toEqual([])
})

test('a large account is deleted by the same request, repeated while it responds 202', async () => {
  const { user, ask } = await aUser({ passwordHash })
  await Promise.all(
    Array.from({ length: 110 }, () =>
      put({ ...key.checkpoint(user.id, newId(new Date()), 'hash'), packed: 'a section' }),
    ),
  )
  // Minimum time in which one batch is deleted: 5 s are reserved for the end, and 3 s for the response.
  const clock = { getRemainingTimeInMillis: () => 8_000 }
  const statuses = []
  let reply
  do {
    reply = await deleteAccount(ask({ password }), clock)
    statuses.push(reply.statusCode)
    if (reply.statusCode === 202) {
      expect(JSON.parse(reply.body ?? '')).toMatchObject({ progress: { stage: 'Deleting saved estimates' } })
      expect(await createProject(ask(aDraft()))).toMatchObject({ statusCode: 409, body: accountBeingDeleted })
      // A request that was let in before the deletion started opens no payment form either.
      const form = openPaymentSession(user.id, 'price_tier1', new Date())
      await expect(form).rejects.toThrow(accountBeingDeleted)
    }
  } while (reply.statusCode === 202)

  expect(statuses).toEqual([202, 202, 200])
  expect(await leftOf(user.id)).toEqual([])
})

test('concurrent deletions all succeed', async () => {
  const { user, ask } = await aUser({ passwordHash })
  await aProject(user.id, 'completed')
  const replies = await Promise.all([1, 2, 3].map(() => deleteAccount(ask({ password }))))
  expect(replies.some(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(replies.every(({ statusCode }) => [200, 401, 409].includes(statusCode ?? 0))).toBe(true)
  // Not the message about a payment in progress, because there is none.
  const conflicts = replies.filter(({ statusCode }) => statusCode === 409)
  expect(conflicts.every(({ body }) => body === accountBeingDeleted)).toBe(true)
  expect(await leftOf(user.id)).toEqual([])
})

test('work that was running during the deletion stores nothing afterwards', async () => {
  const { user, ask } = await aUser({ passwordHash })
  const projectId = await aProject(user.id)
  const job = { userId: user.id, projectId, kind: 'analyze', token: newId(new Date()) } as const
  await takeLease(job, new Date())

  await deleteAccount(ask({ password }))
  await openCheckpoints(user.id, projectId).save('section 1', { components: [] }, new Date())
  await createDocument(user.id, newId(new Date()), new Date())
  expect(await finishAnalysis(job, anAnalysis())).toBe(false)
  await expect(aProject(user.id)).rejects.toThrow('not stored')

  expect(await leftOf(user.id)).toEqual([])
})

test('a live subscription ends first, and no open payment form can start another', async () => {
  const person = await aPayingUser('price_tier1')
  const { customerId } = person
  const secret = (await subscribe(person, 'price_tier3')).reply.clientSecret
  const withPassword = await reopened(person)
  expect(await inForce(customerId)).toEqual(['active price_tier1'])

  expect((await deleteAccount(withPassword.ask({ password }))).statusCode).toBe(200)

  expect(await inForce(customerId)).toEqual([])
  await confirm(secret)
  expect(await inForce(customerId)).toEqual([])
  expect(await leftOf(person.user.id)).toEqual([])
  expect(await listKeys(key.customer(customerId))).toEqual([])
})

test('nothing is deleted while Stripe is unreachable, and the user gets an error message', async () => {
  const person = await reopened(await aPayingUser('price_tier1'))
  await aProject(person.user.id)
  await setFaults([{ kind: 'error' }])
  const rejected = await deleteAccount(person.ask({ password }))
  await setFaults([])

  expect(rejected.statusCode).toBe(503)
  expect((await createProject(person.ask(aDraft()))).statusCode).toBe(200)
  expect((await deleteAccount(person.ask({ password }))).statusCode).toBe(200)
  expect(await inForce(person.customerId)).toEqual([])
})

test('a user who never paid is deleted without a request to Stripe', async () => {
  const { ask } = await aUser({ passwordHash })
  const before = await callsOfStripe()
  await deleteAccount(ask({ password }))
  expect(await callsOfStripe()).toEqual(before)
})

/** Sets the password of a paying user. */
async function reopened<Someone extends { user: { id: string } }>(person: Someone): Promise<Someone> {
  const { update } = await import('#functions/data/table')
  await update({
    Key: key.user(person.user.id),
    UpdateExpression: 'SET passwordHash = :hash',
    ExpressionAttributeValues: { ':hash': passwordHash },
  })
  return person
}
