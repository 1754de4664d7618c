import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { root } from '#scripts/root'
import { aPerson, aWindow, expectNoSidewaysScroll, expectToast, follow, inChromium } from './browser'
import { aProject, anEstimate, brief } from './project'

inChromium()

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Login successful', 'Welcome back!')
}

test('a user can sign in and work until the tab is closed if the browser blocks storage', async () => {
  const page = await aWindow('/robots.txt', { isOwn: true })
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', blocked)
    Object.defineProperty(window, 'sessionStorage', blocked)
  })
  await page.goto('/auth')
  await signIn(page, await aPerson())
  await page.getByLabel('Project Title').fill('A draft')
  await page.getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect.poll(() => page.getByLabel('Project Title').inputValue()).toBe('A draft')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

test('a user can sign in and work if the storage is full', async () => {
  const page = await aWindow('/robots.txt', { isOwn: true })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await page.goto('/auth')
  await signIn(page, await aPerson())
  await page.getByLabel('Project Title').fill('A project')
  await page.getByLabel('Requirements', { exact: true }).fill('Members see the opening hours.')
  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  await page.getByRole('heading', { level: 1, name: 'A project' }).waitFor()
})

test('the page says that it needs JavaScript if that is disabled', async () => {
  const window = await aWindow('/robots.txt')
  const context = await window.context().browser()!.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(process.env.SITE_URL!)
  expect(await page.locator('body').innerText()).toBe(
    'Scopewright needs JavaScript. Please allow it for this site and reload the page.',
  )
  await context.close()
})

test('text of twice the size fits into every width, and titles of one long word, or in Arabic with digits and emoji, wrap and run correctly', async () => {
  const ada = await aPerson({ subscriptionTier: 'tier1' })
  const id = await anEstimate(ada)
  const page = await aWindow('/projects', { as: ada })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const [path, name] of [
    ['/', 'What are we scoping today?'],
    [`/estimate/${id}`, brief.title],
    ['/pricing', 'Simple, Transparent Pricing'],
    [`/estimate/${id}#clarifications`, brief.title],
    ['/nowhere', 'Page Not Found'],
  ] as const) {
    await follow(page, path)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    for (const width of [390, 640, 1200]) {
      await page.setViewportSize({ width, height: 820 })
      await expectNoSidewaysScroll(page)
    }
  }

  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.setViewportSize({ width: 320, height: 820 })
  const long = await aProject(ada, { title: 'W'.repeat(200) })
  const arabic = await aProject(ada, { title: 'منصة حجز العيادات 🏥 (المرحلة 1)' })
  await follow(page, '/')
  await page.getByText('W'.repeat(200)).waitFor()
  await expectNoSidewaysScroll(page)
  for (const id of [long, arabic]) {
    await follow(page, `/estimate/${id}`)
    await page.getByRole('button', { name: 'Start AI Analysis' }).waitFor()
    await expectNoSidewaysScroll(page)
  }
  const { before, after } = await page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('h1')!)
    const { left, right } = range.getBoundingClientRect()
    return { before: left, after: innerWidth - right }
  })
  expect(before).toBeGreaterThan(after)
})

test('high contrast mode distinguishes selected controls, and a page from the back-forward cache shows no ended session', async () => {
  const page = await aWindow('/', { as: await aPerson() })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.getByLabel('Rush (+50%)').check()
  const marks = await page
    .locator('.amplify-radio__button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, '::before').backgroundColor))
  expect(marks[0]).toBe(marks[1])
  expect(marks[2]).not.toBe(marks[0])

  // Simulates a logout that this page did not receive.
  await page.evaluate(() => {
    localStorage.removeItem('sessionId')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

/** Features of browsers since Chromium 111, Firefox 115 and Safari 16.4 (`build.target`) that some of these lack. */
const lacking: [what: string, files: RegExp, use: RegExp][] = [
  [':has()', /\.css$/, /:has\(/],
  ['nesting', /\.css$/, /[{;}]\s*&/],
  ['@starting-style, @scope or light-dark()', /\.css$/, /@starting-style|@scope|light-dark\(/],
  ['popovers', /\.(css|js)$/, /:popover-open|\.(show|hide|toggle)Popover\(/],
  [
    'new methods of promises, arrays, sets and expressions',
    /\.js$/,
    /withResolvers|fromAsync|RegExp\.escape|symmetricDifference/,
  ],
  ['grouping', /\.js$/, /\b(Object|Map)\.groupBy/],
  ['URL.parse and URL.canParse', /\.js$/, /\bURL\.(parse|canParse)\(/],
  ['AbortSignal.any', /\.js$/, /AbortSignal\.any/],
]
test.each(lacking)('no built file needs %s, which the oldest supported browsers lack', async (_, files, use) => {
  const folder = join(root, 'dist/site/assets')
  const names = (await readdir(folder)).filter((name) => files.test(name))
  expect(names.length).toBeGreaterThan(0)
  const users = await Promise.all(
    names.map(async (name) => (use.test(await readFile(join(folder, name), 'utf8')) ? [name] : [])),
  )
  expect(users.flat()).toEqual([])
})
