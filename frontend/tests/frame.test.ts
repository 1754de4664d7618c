import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  aPerson,
  aWindow,
  expectAccessible,
  expectAccessibleInBothModes,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  expectToast,
  failing,
  inChromium,
} from './browser'

inChromium()

test.each([
  ['/', 'auth', 1200],
  ['/auth', 'auth', 390],
  ['/pricing', 'pricing', 390],
  ['/', 'dashboard', 1200],
  ['/', 'dashboard', 390],
])('%s shows its final header before the program loads: %s at %i px', async (path, shell, width) => {
  const signedIn = shell === 'dashboard'
  const page = await aWindow('/robots.txt', { width, ...(signedIn && { as: await aPerson() }) })
  let start = () => {}
  const held = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
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
  await page.getByRole('contentinfo').waitFor()
  expect(await said()).toEqual(before)
})

test('the footer has the links that the stage sets', async () => {
  const page = await aWindow('/robots.txt', { width: 390 })
  const links = { imprint: 'https://example.com/imprint', support: 'mailto:help@example.com' }
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, links } })
  })
  await page.goto('/auth')
  const legal = page.getByRole('navigation', { name: 'Legal and support' })
  await expect.poll(() => legal.getByRole('link').allInnerTexts()).toEqual(['Imprint', 'Support'])
  expect(await legal.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe(links.support)
  await expectAccessibleInBothModes(page)
  await expectNoSidewaysScroll(page)

  const without = await aWindow('/auth')
  await without.getByRole('contentinfo').waitFor()
  expect(await without.getByRole('navigation', { name: 'Legal and support' }).count()).toBe(0)
})

test('an unknown URL shows the 404 page to everyone', async () => {
  for (const as of [undefined, await aPerson()]) {
    const page = await aWindow('/no/such/page', as ? { as } : {})
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    expect(await page.title()).toBe('Page Not Found · Scopewright')
  }
})

test('a link moves the focus to the title of the page that it opens', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await page.getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('heading', { name: 'Simple, Transparent Pricing' }).waitFor()
  expect(await page.title()).toBe('Pricing · Scopewright')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Simple, Transparent Pricing')
})

test('the first Tab offers to skip to the content', async () => {
  const page = await aWindow('/pricing')
  await page.getByRole('heading', { name: 'Simple, Transparent Pricing' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test("the chosen color mode is stored, and the system's is used until then", async () => {
  const page = await aWindow('/pricing', { dark: true })
  const mode = () => page.evaluate(() => document.documentElement.dataset.amplifyColorMode)
  await page.getByRole('radio', { name: 'System' }).waitFor()
  expect(await mode()).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(mode).toBe('light')
  await page.getByText('Dark', { exact: true }).click()
  expect(await mode()).toBe('dark')
  await page.reload()
  expect(await mode()).toBe('dark')
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

test('a toast disappears after five seconds, but not while the pointer is over it', async () => {
  const page = await aWindow('/auth')
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
})

test('a new toast replaces the previous one', async () => {
  const page = await aWindow('/auth')
  await submitTo(page, 'Sign In', 'Wrong.')
  await expectToast(page, 'Login failed', '401: Wrong.')
  await submitTo(page, 'Sign In', 'Wrong again.')
  await expectToast(page, 'Login failed', '401: Wrong again.')
})

test('a toast disappears when the form is sent again or replaced by the other one', async () => {
  const page = await aWindow('/auth', { width: 390 })
  const toast = page.locator('.toast:visible')
  await submitTo(page, 'Sign In', 'Wrong.')
  await expectToast(page, 'Login failed', '401: Wrong.')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  expect(await toast.count()).toBe(0)

  await submitTo(page, 'Create Account', 'Taken.')
  await expectToast(page, 'Registration failed', '401: Taken.')
  await page.route('**/api/register', () => {})
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await page.getByRole('button', { name: 'Creating Account...' }).waitFor()
  expect(await toast.count()).toBe(0)
})

test('a toast over a dialog can be read and dismissed, and survives the dialog', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: '', buffer: Buffer.from('x') })
  await page.locator('.toast:visible').getByText('Upload Error').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(await page.locator('.toast:visible').count()).toBe(0)
  await page.locator('.upload__problem').getByText('This file type is not supported').waitFor()

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('A shop.') })
  await expectToast(page, 'Document Processed', 'Document content has been added to requirements')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a tooltip opens after 700 ms, and another one within 300 ms opens immediately', async () => {
  const page = await aWindow('/', { as: await aPerson() })
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

test('going offline and coming back online are reported', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await page.getByRole('heading', { name: 'What are we scoping today?' }).waitFor()
  await page.context().setOffline(true)
  await page.getByText("You're offline.").waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => page.getByText("You're offline.").count()).toBe(0)
})

test('a page whose session is loading shows its state', async () => {
  const page = await aWindow('/robots.txt', { as: await aPerson() })
  await page.route('**/api/user', () => {})
  await page.goto('/')
  await page.getByText('Loading...', { exact: true }).waitFor()
})

test('a screen whose code does not load can be requested again', async () => {
  const page = await aWindow('/auth')
  let down = true
  await page.route('**/assets/pricing-*.js', (route) => (down ? route.abort() : route.continue()))
  await page.getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
  down = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Simple, Transparent Pricing' }).waitFor()
})

const screens = [
  ['/auth', 'Welcome Back', false],
  ['/auth#register', 'Create Account', false],
  ['/pricing', 'Simple, Transparent Pricing', false],
  ['/', 'What are we scoping today?', true],
  ['/projects', 'Projects', true],
  ['/nowhere', 'Page Not Found', true],
] as const
// Each width is opened in another color mode.
const looks = [
  { width: 1200, dark: false },
  { width: 390, dark: true },
]

test.each(screens.flatMap(([path, heading, signedIn]) => looks.map((look) => ({ path, heading, signedIn, ...look }))))(
  '$path at $width px has no axe violations and no layout shifts',
  async ({ path, heading, signedIn, width, dark }) => {
    const page = await aWindow(path, { width, dark, ...(signedIn && { as: await aPerson() }) })
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await expectNoLayoutShift(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  },
)

test.each(looks)('forms with errors, dialogs and toasts at $width px have no axe violations', async (look) => {
  const page = await aWindow('/', { ...look, as: await aPerson() })
  const toast = page.locator('.toast:visible')
  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  await expectToast(page, 'Validation Error', 'Please fill in all required fields')
  // A toast stays while the pointer is over it.
  await toast.hover()
  await expectAccessible(page)
  expect(await toast.count()).toBe(1)

  await failing(page, '/api/documents/upload')
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await expectAccessible(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('A shop.') })
  await expectToast(page, 'Upload Error', 'Failed to get upload URL')
  await toast.hover()
  await expectAccessible(page)
  expect(await toast.count()).toBe(1)

  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Account' }).click()
  await expectAccessible(page)
})
