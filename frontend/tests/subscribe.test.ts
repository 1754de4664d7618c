import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  type Person,
  aPerson,
  aWindow,
  expectAccessible,
  expectFineAtEveryWidth,
  expectNoSidewaysScroll,
  expectToast,
  failing,
  follow,
  inChromium,
} from './browser'
import { aProject } from './project'

inChromium()

const site = process.env.SITE_URL!

const cards = {
  good: '4242 4242 4242 4242',
  refused: '4000 0000 0000 0002',
  uncharged: '4000 0000 0000 0341',
  asks: '4000 0025 0000 3155',
  asksAlways: '4000 0027 6000 3184',
}

/** Sends a command to Stripe's emulator. */
const stripe = (command: string, body: unknown) =>
  fetch(`${process.env.STRIPE_URL}/_emulator/${command}`, { method: 'POST', body: JSON.stringify(body) })

const formOf = (tier: 'tier1' | 'tier3') => `/subscribe?plan=Tier+${tier.at(-1)}&priceId=price_${tier}`
const openForm = (as: Person, tier: 'tier1' | 'tier3') => aWindow(formOf(tier), { as })

async function pay(page: Page, card: string) {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: 'Complete Payment', disabled: false }).click()
}

/** Opens the form for another card than the one on file. */
const useAnother = (page: Page) => page.getByRole('button', { name: 'Use another card' }).click()

const activated = (page: Page) =>
  expectToast(page, 'Subscription Activated!', 'Welcome to your new plan! You can now create more estimates.')

/** Waits for a toast about a failed payment, whatever its text. */
const failed = (page: Page) =>
  expect.poll(() => page.locator('.toast:visible p').first().innerText()).toBe('Payment Failed')

const userOf = ({ ask }: Person) => ask('getUser')

/** Creates a user with a plan, without using the screens. */
async function aSubscriber(card = cards.good): Promise<Person> {
  const person = await aPerson()
  const { clientSecret } = await person.ask('createSubscription', { body: { priceId: 'price_tier1' } })
  await stripe('confirm', { clientSecret, card })
  await stripe('confirm', { clientSecret, authentication: 'succeeded' })
  await person.ask('syncSubscription', { body: {} })
  return person
}

test('a user upgrades from the limit to Tier 1 and Tier 3, cancels, keeps the plan until its date, and is free again', async () => {
  const person = await aPerson()
  await aProject(person)
  await aProject(person)
  const page = await aWindow('/', { as: person })
  await page.getByRole('button', { name: 'Monthly Limit Reached' }).waitFor()
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click()
  await page.getByRole('button', { name: 'Upgrade to Tier 1' }).click()
  await page.getByRole('heading', { level: 1, name: 'Complete Your Subscription' }).waitFor()
  await page.getByText('Subscribing to Tier 1').waitFor()
  await page.getByText('Then $19 a month. Cancel at any time.').waitFor()
  await pay(page, cards.good)
  await page.getByText('Successfully subscribed to Tier 1!').waitFor()
  await activated(page)
  await page.getByText('2 / 5 estimates').waitFor()
  expect(page.url()).toBe(`${site}/`)
  await page.getByRole('button', { name: 'Start AI Analysis' }).waitFor()

  await page.getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('button', { name: 'Upgrade to Tier 3' }).click()
  await page.getByText('The difference for the rest of this month, for a week at least. Then $99 a month.').waitFor()
  expect(await page.locator('.subscribe__due dd').first().innerText()).toMatch(/^\$(80\.00|79\.9\d)$/)
  expect((await userOf(person)).subscriptionTier).toBe('tier1')
  await page.getByRole('button', { name: 'Use another card' }).waitFor()
  await expectAccessible(page, '.subscribe')
  await page.getByRole('button', { name: 'Pay with Visa •••• 4242' }).click()
  await page.waitForURL(`${site}/`)
  await activated(page)
  await page.getByText('2 / ∞').waitFor()

  await page.getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByText('Renews on').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Switch to Free' }).click()
  const leaving = page.getByRole('dialog', { name: 'Switch to Free' })
  await leaving.getByText(/^You keep Tier 3 until \w+ \d+, \d+, and nothing is charged after that\./).waitFor()
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Manage billing' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByText('Ends on').waitFor()
  await page.getByRole('link', { name: 'Return to Scopewright' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account' })
  await dialog.getByText('Ends on').waitFor()
  await dialog.getByText('Tier 3').waitFor()
  expect(page.url()).toBe(`${site}/pricing#account`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(await page.locator('.plan', { hasText: 'Free' }).getByRole('button').first().innerText()).toMatch(/^Starts /)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText(/^Tier 3 ends on/).waitFor()
  await expectAccessible(page, '.plan-notice')

  await stripe('advance', { days: 20 })
  expect((await userOf(person)).subscriptionTier).toBe('tier3')
  await stripe('advance', { days: 12 })
  // Only by the event, without a sync request.
  await expect.poll(async () => (await userOf(person)).subscriptionTier).toBe('free')
  await page.reload()
  await page.getByText('2 / 2 estimates').waitFor()
})

test('a declined card and a declined authentication show an error and keep the form, in which the next attempt pays', async () => {
  const person = await aPerson()
  // A wrong plan name does not sell the plan under it.
  const page = await aWindow('/subscribe?plan=Free+for+ever&priceId=price_tier3', { as: person })
  await page.getByText('Subscribing to Tier 3').waitFor()
  expect(await page.locator('.subscribe__due dd').first().innerText()).toBe('$99.00')
  await page.getByRole('button', { name: 'Complete Payment', disabled: false }).waitFor()
  await expectFineAtEveryWidth(page)

  await pay(page, cards.refused)
  await expectToast(page, 'Payment Failed', 'Your card has been declined.')
  expect((await userOf(person)).subscriptionTier).toBe('free')
  await pay(page, '4242')
  await expectToast(page, 'Payment Failed', 'Your card number is incomplete.')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.locator('.subscribe__failure').getByText('Your card number is incomplete.').waitFor()

  await pay(page, cards.asks)
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await failed(page)
  expect((await userOf(person)).subscriptionTier).toBe('free')
  await pay(page, cards.asks)
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await activated(page)
  await page.getByText('0 / ∞').waitFor()
})

/** Changes a user's plan without using the screens. */
async function choosePlan(person: Person, priceId: string) {
  const { clientSecret } = await person.ask('createSubscription', { body: { priceId } })
  await stripe('confirm', { clientSecret, card: cards.good })
  await person.ask('syncSubscription', { body: {} })
}

test('an amount confirmed too late is not charged, another card completes an unpaid change, and a lower plan shows its credit, or when it begins to a user who used more, and can be left for the current one', async () => {
  const person = await aSubscriber()
  const page = await openForm(person, 'tier3')
  const payWithCard = page.getByRole('button', { name: 'Pay with Visa •••• 4242' })
  await payWithCard.waitFor()
  await stripe('advance', { days: 0.1 })
  await payWithCard.click()
  await expectToast(
    page,
    'Payment Failed',
    'The amount you confirmed is no longer valid. Nothing was charged, and you keep your plan. Please confirm the new amount.',
  )
  expect((await userOf(person)).subscriptionTier).toBe('tier1')
  expect(await page.locator('.subscribe__due dd').first().innerText()).toMatch(/^\$79\.7\d$/)
  await page.getByRole('button', { name: 'Dismiss' }).click()

  await useAnother(page)
  await page.getByRole('button', { name: 'Complete Payment', disabled: false }).waitFor()
  await page.keyboard.type(cards.uncharged)
  await page.getByRole('button', { name: 'Complete Payment' }).click()
  await failed(page)
  expect(await userOf(person)).toMatchObject({ subscriptionTier: 'tier1', subscription: { changeUnpaid: true } })
  await pay(page, cards.good)
  await activated(page)
  await page.getByText('0 / ∞').waitFor()

  await follow(page, formOf('tier1'))
  await page.getByText(/^The unused part of your plan, less the same days of Tier 1, is \$79\.7\d\./).waitFor()
  await page.getByRole('button', { name: 'Confirm with Visa •••• 4242' }).click()
  await expectToast(page, 'Plan Changed', 'You are on Tier 1 now, with 5 estimates per month.')
  await page.getByText('0 / 5 estimates').waitFor()

  await choosePlan(person, 'price_tier3')
  for (let count = 0; count < 6; count++) await aProject(person)
  await follow(page, formOf('tier1'))
  await page.getByText(/^You have used 6 estimates this month\. Your plan changes to Tier 1 on \w+ \d+\./).waitFor()
  expect(await page.locator('.subscribe__due dd').first().innerText()).toBe('$0.00')
  await page.getByRole('button', { name: /^Confirm with Visa/ }).click()
  await expect.poll(() => page.locator('.toast:visible p').first().innerText()).toBe('Plan Change Scheduled')
  await page.waitForURL('**/pricing')
  await page.getByRole('button', { name: /^Starts / }).waitFor()
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('dialog', { name: 'Account' }).getByText('Changes to Tier 1 on', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText(/^Tier 3 changes to Tier 1 on/).waitFor()
  await page.getByText('6 / ∞').waitFor()

  await page.getByRole('link', { name: 'Keep Tier 3' }).click()
  await page.getByRole('button', { name: 'Keep Tier 3' }).click()
  await page.getByText('You keep Tier 3, and nothing is charged today. Then $99 a month.').waitFor()
  await page.getByRole('button', { name: /^Confirm with Visa/ }).click()
  await expectToast(page, 'Plan Kept', 'You keep Tier 3.')
  await page.getByRole('button', { name: 'Current Plan' }).waitFor()
})

test('a plan that takes a while is requested again, also if another tab paid for it', async () => {
  const person = await aPerson()
  const page = await openForm(person, 'tier1')
  const other = await openForm(person, 'tier1')
  await other.getByLabel('Card number').waitFor()
  await page.getByLabel('Card number').waitFor()
  const sync = ['/api/subscription/sync', 503, 'The payment service does not answer at the moment.'] as const
  await failing(page, ...sync, 3)
  await pay(page, cards.good)
  await activated(page)
  await page.getByText('0 / 5 estimates').waitFor()
  // The form in the other tab belongs to a payment that is completed.
  await pay(other, cards.good)
  await activated(other)
  await follow(other, formOf('tier1'))
  await expectToast(other, 'Subscription Error', '409: You already have this plan.')
})

test('a failed renewal is reported, and a new card fixes it', async () => {
  const person = await aSubscriber(cards.asksAlways)
  await stripe('advance', { days: 32 })
  await expect.poll(async () => (await userOf(person)).subscription?.status).toBe('past_due')
  const page = await aWindow('/', { as: person, width: 390, dark: true })
  await page.getByText('Your last payment failed.').waitFor()
  await expectAccessible(page, '.plan-notice')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Update card' }).click()
  await page.getByLabel('New card number').fill(cards.good)
  await page.getByRole('button', { name: 'Use this card' }).click()
  await page.getByRole('link', { name: 'Return to Scopewright' }).click()
  await page.getByRole('dialog', { name: 'Account' }).getByText('Renews on').waitFor()
  await expect.poll(async () => (await userOf(person)).subscription?.status).toBe('active')
})
