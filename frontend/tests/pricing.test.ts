import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPerson, aProject, aWindow, expectToast, failing, inChromium } from './browser'

inChromium()

test('a visitor sees the plans and is led to sign in when choosing one', async () => {
  const page = await aWindow('/pricing')
  await page.getByRole('heading', { level: 1, name: 'Simple, Transparent Pricing' }).waitFor()
  await expect.poll(() => page.locator('.plan h2').allInnerTexts()).toEqual(['Free', 'Tier 1', 'Tier 3'])
  expect(await page.locator('.plan__price').allInnerTexts()).toEqual(['$0 / month', '$19 / month', '$99 / month'])
  expect(await page.locator('.plan', { hasText: 'Most Popular' }).locator('h2').innerText()).toBe('Tier 1')
  expect(await page.locator('.faq dt').count()).toBe(4)
  expect(await page.getByText('Account', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Sign In' }).waitFor()

  await page.getByRole('button', { name: 'Choose Tier 1' }).click()
  await page.waitForURL('**/auth?next=*')
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/subscribe\?plan=Tier\+1&priceId=/)
})

test('a free user sees their usage, and has the free plan', async () => {
  const person = await aPerson()
  await aProject(person)
  const page = await aWindow('/pricing', { as: person })
  await page.getByText('1 / 2 estimates used this month').waitFor()
  expect(
    await page.locator('.plan', { hasText: 'Free' }).getByRole('button', { name: 'Current Plan' }).isDisabled(),
  ).toBe(true)
  await page.getByRole('button', { name: 'Upgrade to Tier 1' }).click()
  await page.waitForURL('**/subscribe?plan=Tier+1&priceId=*')
})

test('Account shows the plan, the count and the email', async () => {
  const person = await aPerson()
  const page = await aWindow('/pricing', { as: person })
  await page.getByRole('link', { name: 'Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account' })
  await expect
    .poll(() => dialog.locator('dd').allInnerTexts())
    .toEqual(['Ada Lovelace', person.email, 'Free', '0 / 2', expect.stringMatching(/^[A-Z][a-z]+ 1$/)])

  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Account')
})

const highlighted = (page: Page) => page.locator('.plan .amplify-button--primary').allInnerTexts()

test('only a higher plan is highlighted', async () => {
  const page = await aWindow('/pricing')
  await expect.poll(() => highlighted(page)).toEqual(['Choose Tier 1'])
  const onTier1 = await aWindow('/pricing', { as: await aPerson({ subscriptionTier: 'tier1' }) })
  await expect.poll(() => highlighted(onTier1)).toEqual(['Upgrade to Tier 3'])
  const onTier3 = await aWindow('/pricing', { as: await aPerson({ subscriptionTier: 'tier3' }) })
  await onTier3.getByRole('button', { name: 'Choose Tier 1', disabled: false }).waitFor()
  expect(await highlighted(onTier3)).toEqual([])
})

test('prices that do not load can be requested again', async () => {
  const page = await aWindow('/robots.txt')
  let down = true
  await page.route('**/config.json', (route) => (down ? route.abort() : route.continue()))
  await page.goto('/pricing')
  await page.getByText('Prices could not be loaded').waitFor()
  expect(await page.getByRole('button', { name: 'Choose Tier 1' }).isDisabled()).toBe(true)
  down = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Choose Tier 1', disabled: false }).waitFor()
})

test.each(['/subscribe', '/subscribe?plan=Tier+1', '/subscribe?priceId=price_1'])(
  '%s is incomplete and leads to the plans',
  async (path) => {
    const page = await aWindow(path, { as: await aPerson() })
    await page.waitForURL('**/pricing')
  },
)

test('paying requires an account', async () => {
  const page = await aWindow('/subscribe?plan=Tier+1&priceId=price_1')
  await page.waitForURL('**/auth?next=*')
})

test('a payment that cannot be set up leads back to the plans', async () => {
  const page = await aWindow('/robots.txt', { as: await aPerson() })
  await failing(page, '/api/create-subscription', 502, 'Stripe cannot be reached. Please try again.')
  await page.goto('/subscribe?plan=Tier+1&priceId=price_1')
  await expectToast(page, 'Subscription Error', '502: Stripe cannot be reached. Please try again.')
  await page.waitForURL('**/pricing')
})

test('a payment session without its secret leads back to the plans', async () => {
  const page = await aWindow('/robots.txt', { as: await aPerson() })
  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: {} }))
  await page.goto('/subscribe?plan=Tier+1&priceId=price_1')
  await expectToast(page, 'Subscription Error', 'No client secret received')
  await page.waitForURL('**/pricing')
})

test('a payment that is being set up shows its state', async () => {
  const page = await aWindow('/robots.txt', { as: await aPerson() })
  await page.route('**/api/create-subscription', () => {})
  await page.goto('/subscribe?plan=Tier+1&priceId=price_1')
  await page.getByText('Setting up your subscription...').waitFor()
})
