import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPerson, aWindow, expectToast, failing, follow, inChromium } from './browser'
import { aProject } from './project'

inChromium()

const highlighted = (page: Page) => page.locator('.plan .amplify-button--primary').allInnerTexts()

test('a visitor sees the plans even if prices do not load, and is led to sign in when choosing one or paying', async () => {
  const page = await aWindow('/robots.txt')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  let down = true
  await page.route('**/config.json', (route) => (down ? route.abort() : route.continue()))
  await page.goto('/pricing')
  await page.getByRole('heading', { level: 1, name: 'Simple, Transparent Pricing' }).waitFor()
  await page.getByText('Prices could not be loaded').waitFor()
  expect(await page.getByRole('button', { name: 'Choose Tier 1' }).isDisabled()).toBe(true)
  down = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Choose Tier 1', disabled: false }).waitFor()

  expect(await page.locator('.plan h2').allInnerTexts()).toEqual(['Free', 'Tier 1', 'Tier 3'])
  expect(await page.locator('.plan__price').allInnerTexts()).toEqual(['$0 / month', '$19 / month', '$99 / month'])
  expect(await page.locator('.plan', { hasText: 'Most Popular' }).locator('h2').innerText()).toBe('Tier 1')
  expect(await highlighted(page)).toEqual(['Choose Tier 1'])
  expect(await page.locator('.faq dt').count()).toBe(4)
  expect(await page.getByText('Account', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Sign In' }).waitFor()

  await page.getByRole('button', { name: 'Choose Tier 1' }).click()
  await page.waitForURL('**/auth?next=*')
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/subscribe\?plan=Tier\+1&priceId=/)
  // Only the screen that needs it loads the script of the payment form.
  expect(asked.filter((url) => /assets\/subscribe|js\.stripe\.com/.test(url))).toEqual([])

  await follow(page, '/subscribe?plan=Tier+1&priceId=price_1')
  await page.waitForURL('**/auth?next=*')
})

test('a user sees their usage, plan and account', async () => {
  const person = await aPerson()
  await aProject(person)
  const page = await aWindow('/pricing', { as: person })
  await page.getByText('1 / 2 estimates used this month').waitFor()
  expect(
    await page.locator('.plan', { hasText: 'Free' }).getByRole('button', { name: 'Current Plan' }).isDisabled(),
  ).toBe(true)
  await page.getByRole('link', { name: 'Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account' })
  await expect
    .poll(() => dialog.locator('dd').allInnerTexts())
    .toEqual(['Ada Lovelace', person.email, 'Free', '1 / 2', expect.stringMatching(/^[A-Z][a-z]+ 1$/)])
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Account')
})

test('a payment that cannot be set up leads back to the plans, with the reason', async () => {
  const page = await aWindow('/subscribe?plan=Tier+1', { as: await aPerson() })
  await page.waitForURL('**/pricing')
  await follow(page, '/subscribe?priceId=price_1')
  await page.waitForURL('**/pricing')
  const expectRejected = async (price: string, reason: string) => {
    await follow(page, `/subscribe?plan=Tier+1&priceId=${price}`)
    await expectToast(page, 'Subscription Error', reason)
    await page.waitForURL('**/pricing')
    await page.unrouteAll()
  }
  await expectRejected('price_free', '400: This plan is not available. Please choose one on the pricing page.')
  await failing(page, '/api/create-subscription', 502, 'Stripe cannot be reached. Please try again.')
  await expectRejected('price_1', '502: Stripe cannot be reached. Please try again.')
  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: {} }))
  await expectRejected('price_1', 'No client secret received')
  await page.route('**/api/create-subscription', () => {})
  await follow(page, '/subscribe?plan=Tier+1&priceId=price_1')
  await page.getByText('Setting up your subscription...').waitFor()
})

test('a blocked Stripe script gets an error message and leads back to the plans', async () => {
  const window = await aWindow('/robots.txt', { as: await aPerson() })
  // A window of its own, because Stripe's script is on another host.
  const context = await window
    .context()
    .browser()!
    .newContext({ storageState: await window.context().storageState() })
  const page = await context.newPage()
  await page.route(/_emulator\/stripe\.js|js\.stripe\.com/, (route) => route.abort())
  await page.goto(`${process.env.SITE_URL!}/subscribe?plan=Tier+1&priceId=price_tier1`)
  await expectToast(
    page,
    'Subscription Error',
    'The payment form could not be loaded. Please allow js.stripe.com in your browser, then try again.',
  )
  await page.waitForURL('**/pricing')
  await context.close()
})
