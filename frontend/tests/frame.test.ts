import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  type Person,
  aPerson,
  aWindow,
  expectAccessible,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  expectToast,
  failing,
  follow,
  inChromium,
} from './browser'

inChromium()

/** Signs a window in that does not know the user yet. The next page that it opens is the user's. */
const signIn = (page: Page, { sessionId }: Person) =>
  page.evaluate((sessionId) => {
    localStorage.clear()
    localStorage.setItem('sessionId', sessionId)
  }, sessionId)

const shells = [
  ['/', 'auth', 1200],
  ['/pricing', 'pricing', 390],
  ['/', 'dashboard', 1200],
  ['/', 'dashboard', 390],
] as const

test('every page shows its final header before the program loads, and then that its session is loading', async () => {
  const page = await aWindow('/robots.txt')
  const person = await aPerson()
  let held = Promise.resolve()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  for (const [path, shell, width] of shells) {
    const signedIn = shell === 'dashboard'
    if (signedIn) await signIn(page, person)
    await page.setViewportSize({ width, height: 820 })
    let start = () => {}
    held = new Promise<void>((resolve) => (start = resolve))
    await page.goto(path, { waitUntil: 'commit' })
    const said = async () => ({
      head: await page.locator('.page__head:visible').innerText(),
      // The user's name is not known yet, but the links of their header are shown.
      header: await page.locator(signedIn ? 'nav:visible' : 'header:visible').innerText(),
      place: await page.locator('h1:visible').boundingBox(),
    })
    await page.locator(`#root > [data-shell="${shell}"] h1`).waitFor()
    const before = await said()
    start()
    await page.locator('#root > [data-shell]').first().waitFor({ state: 'detached' })
    await page.getByRole('contentinfo').waitFor()
    expect(await said(), `${path} at ${width} px`).toEqual(before)
  }

  await signIn(page, person)
  await page.route('**/api/user', () => {})
  await page.goto('/')
  await page.getByText('Loading...', { exact: true }).waitFor()
})

test('a visitor skips to the content, chooses a color mode, and gets the links that the stage sets, the 404 page and screens that did not load', async () => {
  const page = await aWindow('/pricing#plans', { dark: true })
  const pricing = page.getByRole('heading', { name: 'Simple, Transparent Pricing' })
  await pricing.waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  // A fragment can name the view that is open.
  expect(await page.evaluate(() => location.hash)).toBe('#plans')

  // The system's mode is used until one is chosen, which is stored.
  const mode = () => page.evaluate(() => document.documentElement.dataset.amplifyColorMode)
  await page.getByRole('radio', { name: 'System' }).waitFor()
  expect(await mode()).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(mode).toBe('light')
  await page.getByText('Dark', { exact: true }).click()
  expect(await mode()).toBe('dark')
  await page.reload()
  expect(await mode()).toBe('dark')

  const legal = page.getByRole('navigation', { name: 'Legal and support' })
  await page.getByRole('contentinfo').waitFor()
  expect(await legal.count()).toBe(0)
  const links = { imprint: 'https://example.com/imprint', support: 'mailto:help@example.com' }
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, links } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/no/such/page')
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
  expect(await page.title()).toBe('Page Not Found · Scopewright')
  await expect.poll(() => legal.getByRole('link').allInnerTexts()).toEqual(['Imprint', 'Support'])
  expect(await legal.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe(links.support)
  await expectAccessible(page, '.footer')
  await expectNoSidewaysScroll(page)
  await page.getByText('Light', { exact: true }).click()
  await expectAccessible(page, '.footer')

  let down = true
  await page.route('**/assets/pricing-*.js', (route) => (down ? route.abort() : route.continue()))
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
  down = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await pricing.waitFor()
})

/** Stops the clock. Time passes only with `page.clock.runFor`. */
async function stopTheClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Signs in or up as someone whose credentials the server rejects, with an error message. */
async function submitTo(page: Page, button: string, message: string) {
  const path = button === 'Sign In' ? '/api/login' : '/api/register'
  await failing(page, path, 401, message)
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Moves the mouse to the center of an element. */
async function pointAt(page: Page, what: Locator) {
  const { x, y, width, height } = (await what.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
}

test('a toast disappears after five seconds without the pointer, with the next one, and with its form', async () => {
  const page = await aWindow('/auth', { closesToasts: true })
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await stopTheClock(page)
  const toast = page.locator('.toast:visible')
  await submitTo(page, 'Sign In', 'Wrong.')
  await expectToast(page, 'Login failed', '401: Wrong.')
  await page.clock.runFor(4_900)
  expect(await toast.count()).toBe(1)
  await pointAt(page, toast)
  await page.clock.runFor(60_000)
  expect(await toast.count()).toBe(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5_000)
  await expect.poll(() => toast.count()).toBe(0)

  // With the clock stopped, no toast disappears by itself.
  await page.setViewportSize({ width: 390, height: 844 })
  await submitTo(page, 'Sign In', 'Wrong.')
  await expectToast(page, 'Login failed', '401: Wrong.')
  await submitTo(page, 'Sign In', 'Wrong again.')
  await expectToast(page, 'Login failed', '401: Wrong again.')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  expect(await toast.count()).toBe(0)
  await submitTo(page, 'Create Account', 'Taken.')
  await expectToast(page, 'Registration failed', '401: Taken.')
  await page.route('**/api/register', () => {})
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await page.getByRole('button', { name: 'Creating Account...' }).waitFor()
  expect(await toast.count()).toBe(0)
})

test('a link moves the focus to the title of its page, a lost connection is reported, a toast survives its dialog, and a tooltip opens after 700 ms or within 300 ms of another one', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await page.getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('heading', { name: 'Simple, Transparent Pricing' }).waitFor()
  expect(await page.title()).toBe('Pricing · Scopewright')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Simple, Transparent Pricing')
  await page.goBack()
  await page.getByRole('heading', { name: 'What are we scoping today?' }).waitFor()

  await page.context().setOffline(true)
  await page.getByText("You're offline.").waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => page.getByText("You're offline.").count()).toBe(0)

  await page.getByRole('button', { name: 'Upload Document' }).click()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.png', mimeType: '', buffer: Buffer.from('x') })
  await page.locator('.toast:visible').getByText('Upload Error').waitFor()
  // It rises to its place.
  await expect
    .poll(async () => {
      const parts = ['.dialog__body', '.toast:visible'].map((part) => page.locator(part).boundingBox())
      const [dialog, toast] = await Promise.all(parts)
      return toast!.y - dialog!.y - dialog!.height
    })
    .toBeGreaterThanOrEqual(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(await page.locator('.toast:visible').count()).toBe(0)
  await page.locator('.upload__problem').getByText('This file type is not supported').waitFor()
  await file.setInputFiles({ name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('A shop.') })
  await expectToast(page, 'Document Processed', 'Document content has been added to requirements')
  expect(await page.getByRole('dialog').count()).toBe(0)

  const button = page.getByRole('button', { name: 'Start AI Analysis' })
  await button.waitFor()
  await button.scrollIntoViewIfNeeded()
  await stopTheClock(page)
  const open = () => page.locator('.tooltip:visible').count()

  await pointAt(page, button)
  await page.clock.runFor(690)
  expect(await open()).toBe(0)
  await page.clock.runFor(10)
  expect(await open()).toBe(1)

  await page.mouse.move(0, 0)
  expect(await open()).toBe(0)
  await page.clock.runFor(290)
  await pointAt(page, button)
  await page.clock.runFor(1)
  expect(await open()).toBe(1)

  await page.mouse.move(0, 0)
  await page.clock.runFor(310)
  await pointAt(page, button)
  await page.clock.runFor(600)
  expect(await open()).toBe(0)
})

const screens = [
  ['/auth', 'Welcome Back', false],
  ['/pricing', 'Simple, Transparent Pricing', false],
  ['/auth#register', 'Create Account', false, 390],
  ['/', 'What are we scoping today?', true],
  ['/projects', 'Projects', true],
  ['/nowhere', 'Page Not Found', true, 390],
] as const
// Each width is opened in another color mode.
const looks = [
  { width: 1200, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

test.each([false, true])('screens have no axe violations and no layout shifts (signed in: %s)', async (signedIn) => {
  const page = await aWindow('/robots.txt', signedIn ? { as: await aPerson() } : {})
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme })
    for (const [path, heading, , maxWidth = 1200] of screens.filter((screen) => screen[2] === signedIn)) {
      if (width > maxWidth) continue
      await page.setViewportSize({ width, height: 820 })
      await page.goto(path)
      await page.getByRole('heading', { name: heading }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectNoLayoutShift(page)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    }
  }
})

test('forms with errors, dialogs and toasts have no axe violations', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  const expectFine = async (part: string) => {
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 820 })
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, part)
    }
  }
  await failing(page, '/api/documents/upload')
  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  await expectToast(page, 'Validation Error', 'Please fill in all required fields')
  await expectFine('form, .toast')

  await page.getByRole('button', { name: 'Upload Document' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('A shop.') })
  await expectToast(page, 'Upload Error', 'Failed to get upload URL')
  await expectFine('dialog')

  await follow(page, '/pricing#account')
  await page.getByRole('dialog', { name: 'Account' }).waitFor()
  await expectFine('dialog')
})
