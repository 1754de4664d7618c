import { expect, test } from 'vitest'
import { quotaSpent } from '#contract/plan'
import { subscriptionRefusals } from '#contract/subscription'
import { handler as createProject } from '#functions/calls/create-project'
import { dropPendingChange, findSubscriber, lowerPlan, takePaymentLock } from '#functions/data/subscribers'
import * as key from '#functions/data/keys'
import { update } from '#functions/data/table'
import { readUsed } from '#functions/data/users'
import { aSlowNetwork } from '#scripts/testing/network'
import { aDraft } from '#scripts/testing/project'
import {
  aPayingUser,
  advance,
  confirm,
  creditOf,
  inForce,
  network,
  openPortal,
  paid,
  press,
  stripe,
  subscribe,
  subscriptionOf,
  sync,
  useUp,
} from '#scripts/testing/stripe'

const { openPaymentSession } = await import('./payment-session')

type Person = Awaited<ReturnType<typeof aPayingUser>>

/** Confirms a plan and returns the user after the sync. */
async function choose(person: Person, priceId: string) {
  const { reply } = await subscribe(person, priceId)
  await confirm(reply.clientSecret)
  return (await sync(person)).reply
}

async function periodOf({ customerId }: Person) {
  const [item] = (await subscriptionOf(customerId)).items.data
  return { start: item!.current_period_start, end: item!.current_period_end }
}

test('a lower plan begins with the next period, without a credit, if more estimates were used than it includes', async () => {
  const person = await aPayingUser('price_tier3')
  await useUp(person, 23)
  const { reply } = await subscribe(person, 'price_tier1')
  const month = new Date().toISOString().slice(0, 7)
  expect(reply).toMatchObject({ mode: 'setup', terms: 'later', amountDue: 0, later: { month, used: 23 } })

  await confirm(reply.clientSecret)
  expect((await sync(person)).reply).toMatchObject({
    subscriptionTier: 'tier3',
    monthlyEstimationLimit: 999_999,
    subscription: { nextTier: 'tier1', renewsAt: reply.later!.at },
  })
  expect(await creditOf(person.customerId)).toBe(0)
  expect(await subscribe(person, 'price_tier1')).toMatchObject({
    status: 409,
    message: subscriptionRefusals.changeScheduled,
  })

  await advance(32)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier1', subscription: { nextTier: null } })
  expect(await paid(person.customerId)).toEqual([1_900, 9_900])
})

test('a lower plan begins immediately, with a credit, if exactly its number of estimates was used', async () => {
  const person = await aPayingUser('price_tier3')
  await useUp(person, 5)
  expect((await subscribe(person, 'price_tier1')).reply).toMatchObject({ terms: 'lower' })
  expect(await choose(person, 'price_tier1')).toMatchObject({ subscriptionTier: 'tier1' })
  expect(await creditOf(person.customerId)).toBeGreaterThan(7_990)
})

test('choosing the current plan cancels a lower plan that has not begun', async () => {
  const person = await aPayingUser('price_tier3')
  await useUp(person, 23)
  await choose(person, 'price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  expect(reply).toMatchObject({ mode: 'setup', terms: 'keep', amountDue: 0 })
  expect(await choose(person, 'price_tier3')).toMatchObject({
    subscriptionTier: 'tier3',
    subscription: { nextTier: null },
  })
  await advance(32)
  expect((await sync(person)).reply.subscriptionTier).toBe('tier3')
  expect(await paid(person.customerId)).toEqual([9_900, 9_900])
})

test('repeated changes of plan cost as much as the highest plan', async () => {
  const person = await aPayingUser('price_tier1')
  for (let round = 0; round < 2; round++) {
    await choose(person, 'price_tier3')
    await useUp(person, 23)
    expect(await choose(person, 'price_tier1')).toMatchObject({ subscriptionTier: 'tier3' })
  }
  const total = (await paid(person.customerId)).reduce((sum, amount) => sum + amount, 0)
  expect(total).toBeGreaterThan(9_890)
  expect(await creditOf(person.customerId)).toBe(0)
})

test('estimates of the last day of a month still count after midnight', async () => {
  const person = await aPayingUser('price_tier3')
  const start = new Date((await periodOf(person)).start * 1_000)
  await useUp(person, 23, start)
  const nextMonth = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1))
  expect(await openPaymentSession(person.user.id, 'price_tier1', nextMonth)).toMatchObject({
    terms: 'later',
    later: { month: start.toISOString().slice(0, 7), used: 23 },
  })
})

test('a user who uses more estimates while the form is open gets no credit and has to confirm again', async () => {
  const person = await aPayingUser('price_tier3')
  const { reply } = await subscribe(person, 'price_tier1')
  expect(reply.terms).toBe('lower')
  await useUp(person, 6)
  await confirm(reply.clientSecret)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', changeNotMade: true })
  expect(await creditOf(person.customerId)).toBe(0)
  expect((await subscribe(person, 'price_tier1')).reply.terms).toBe('later')
})

test('a project that is created while the plan is lowered is not stored under the higher limit', async () => {
  const person = await aPayingUser('price_tier3')
  await useUp(person, 5)
  await confirm((await subscribe(person, 'price_tier1')).reply.clientSecret)
  await aSlowNetwork('Query', person.user.id, () => sync(person))
  const { handler: createProject } = await import('#functions/calls/create-project')
  expect(await createProject(person.ask(aDraft()))).toMatchObject({ statusCode: 403, body: quotaSpent })
  expect(await readUsed(person.user.id, new Date())).toBe(5)
  expect(await creditOf(person.customerId)).toBeGreaterThan(7_990)
})

test('while the credit for a lower plan is pending, the lower limit applies', async () => {
  const person = await aPayingUser('price_tier3')
  await useUp(person, 5)
  await confirm((await subscribe(person, 'price_tier1')).reply.clientSecret)
  const meanwhile: unknown[] = []
  network.intercept(async ({ body }, reach) => {
    if (body.includes('always_invoice')) meanwhile.push(await createProject(person.ask(aDraft())))
    return reach()
  })
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
  expect(meanwhile).toMatchObject([{ statusCode: 403 }])
})

test('a sync during a downgrade does not restore the higher limit', async () => {
  const person = await aPayingUser('price_tier3')
  const { reply } = await subscribe(person, 'price_tier1')
  const { pendingChange } = (await findSubscriber(person.user.id))!
  const lock = (await takePaymentLock(person.user.id, 'lowering', new Date()))!
  await lowerPlan(lock, pendingChange!, 'tier1')
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')

  await dropPendingChange(lock, pendingChange!, { isMade: false })
  expect((await sync(person)).reply.subscriptionTier).toBe('tier3')
  expect(reply.terms).toBe('lower')
})

test('a higher plan for the last minute of a period is charged for a week', async () => {
  const person = await aPayingUser('price_tier1')
  const { start, end } = await periodOf(person)
  await advance((end - start - 60) / 86_400)
  const { reply } = await subscribe(person, 'price_tier3')
  const week = (8_000 * 7 * 86_400) / (end - start)
  expect(reply.amountDue).toBeCloseTo(week, -1)
  await confirm(reply.clientSecret)
  expect((await sync(person)).reply.subscriptionTier).toBe('tier3')
  await press((await openPortal(person)).reply.url, 'cancel')
  await advance(1)
  expect((await sync(person)).reply.subscriptionTier).toBe('free')
  expect(await paid(person.customerId)).toEqual([reply.amountDue, 1_900])
})

test('no plan is scheduled for the next period in the last minutes of the current one', async () => {
  const person = await aPayingUser('price_tier3')
  await useUp(person, 23)
  const { start, end } = await periodOf(person)
  await advance((end - start - 120) / 86_400)
  expect(await choose(person, 'price_tier1')).toMatchObject({ subscriptionTier: 'tier3', changeNotMade: true })
  await advance(1)
  expect(await choose(person, 'price_tier1')).toMatchObject({ subscription: { nextTier: 'tier1' } })
})

test('a plan that ends before the lower one begins is shown as ending', async () => {
  const person = await aPayingUser('price_tier3')
  await useUp(person, 23)
  await choose(person, 'price_tier1')
  await press((await openPortal(person)).reply.url, 'cancel')
  expect((await sync(person)).reply.subscription).toMatchObject({ nextTier: null, endsAt: expect.any(String) })

  expect(await choose(person, 'price_tier3')).toMatchObject({ subscription: { nextTier: null, endsAt: null } })
  expect(await inForce(person.customerId)).toEqual(['active price_tier3'])
})

test('a subscription that is cancelled immediately leaves no credit', async () => {
  const person = await aPayingUser('price_tier3')
  await useUp(person, 23)
  await stripe.subscriptions.cancel((await subscriptionOf(person.customerId)).id)
  expect((await sync(person)).reply.subscriptionTier).toBe('free')
  expect((await subscribe(person, 'price_tier1')).reply).toMatchObject({ mode: 'payment', amountDue: 1_900 })
})

test('a confirmed change is not applied if the user has a custom plan by then', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)
  await update({
    Key: key.user(person.user.id),
    UpdateExpression: 'SET subscriptionTier = :custom',
    ExpressionAttributeValues: { ':custom': 'custom' },
  })
  expect((await sync(person)).reply.subscriptionTier).toBe('custom')
  expect(await paid(person.customerId)).toEqual([1_900])
  expect((await findSubscriber(person.user.id))?.pendingChange).toBeNull()
})
