import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, ConsoleMessage, Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import type { UserRecord } from '#functions/data/users'
import { Client } from '#scripts/estimate/client'
import { aUser, password, passwordHash } from '#scripts/testing/user'
import { openBrowser } from '#scripts/testing/browser'

/** URL of the product that `scripts/testing/stack-setup.ts` started. */
const site = () => process.env.SITE_URL!

/** Chromium of this worker, which ends with it. */
let browser: Browser | undefined

/** Launches Chromium, unless an earlier test file of this worker did. */
export function inChromium() {
  beforeAll(async () => {
    browser ??= await openBrowser()
  })
}

export interface Person {
  id: string
  email: string
  password: string
  sessionId: string
  /** Calls the API as this user. */
  ask: Client['ask']
}

/** Creates an account with a session. */
export async function aPerson(given: Partial<UserRecord> = {}): Promise<Person> {
  const { user, sessionId } = await aUser({ passwordHash, ...given })
  const client = new Client(site(), () => {})
  client.sessionId = sessionId
  return { id: user.id, email: user.email, password, sessionId, ask: (name, options) => client.ask(name, options) }
}

interface Window {
  /** User who is signed in from the start. */
  as?: Person
  width?: number
  dark?: boolean
  /** True if toasts close after their time. Else they stay until the test closes them, however busy the machine is. */
  closesToasts?: boolean
  /** True if the test adds scripts that run before those of each page, which no other test may get. */
  isOwn?: boolean
}

/** Windows that earlier tests of this worker left: their process and its cache make each page cost half as much. */
const left: Page[] = []

/**
 * Opens `path` in a window without anything stored. `/robots.txt` allows preparations before the product is opened.
 * When the test ends, it fails if anything was written to the console or any other host was contacted. Chromium's own
 * line about a failed request is ignored.
 */
export async function aWindow(
  path: string,
  { as, width = 1200, dark = false, closesToasts = false, isOwn = closesToasts }: Window = {},
): Promise<Page> {
  const page = (!isOwn && left.pop()) || (await openWindow(closesToasts))
  onTestFinished(({ task }) => (isOwn || task.result?.state === 'fail' ? page.context().close() : leave(page)))
  watch(page)
  await page.setViewportSize({ width, height: width < 500 ? 844 : 820 })
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  await page.evaluate((sessionId) => {
    localStorage.clear()
    sessionStorage.clear()
    if (sessionId) localStorage.setItem('sessionId', sessionId)
  }, as?.sessionId)
  await page.goto(path)
  // Until the program loads, `index.html` shows a shell that looks like the page.
  await page.locator('#root > [data-shell]').first().waitFor({ state: 'detached' })
  return page
}

/** Opens a window of the site in a fresh browser context. */
async function openWindow(closesToasts: boolean): Promise<Page> {
  const context = await browser!.newContext({
    baseURL: site(),
    // Animations end at once, also on a busy machine.
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(120_000)
  if (!closesToasts) await context.addInitScript(holdToasts)
  const page = await context.newPage()
  await page.goto('/robots.txt')
  return page
}

/** Leaves a window to the next test, unless it has a clock of its own, a second page, or is closed. */
async function leave(page: Page) {
  const context = page.context()
  page.removeAllListeners()
  const isReusable = context.pages().length === 1 && !(await page.evaluate(() => '__pwClock' in globalThis))
  if (!isReusable) return context.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.emulateMedia({ media: null, forcedColors: null })
  await page.mouse.move(0, 0)
  await page.goto('/robots.txt')
  left.push(page)
  return undefined
}

/** Keeps each toast as a pointer over it does. */
function holdToasts() {
  const hold = () =>
    document.querySelector('.toast:not([hidden])')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  new MutationObserver(hold).observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] })
}

/** Chromium's own line about a failed request. */
const refused = /^Failed to load resource/

function watch(page: Page) {
  const seen: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (!refused.test(message.text())) seen.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    // The emulator of S3 has its own origin on this machine.
    const isOurs = hostname === 'localhost' || hostname === '127.0.0.1'
    if (!isOurs && protocol.startsWith('http')) seen.push(`asked another host: ${request.url()}`)
  })
  onTestFinished(() => expect(seen).toEqual([]))
}

/**
 * Goes to another screen as Back and Forward do, for half of what it costs to load the program again. Waits for the
 * screen, not for what it reads.
 */
export async function follow(page: Page, path: string) {
  const before = await page.locator('main').elementHandle()
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await before?.waitForElementState('hidden')
}

/** Makes a call fail with a status and a text until the page is closed, or `times` times. */
export async function failing(page: Page, path: string, status = 500, text = 'Something broke.', times = Infinity) {
  await page.route(
    (url) => url.pathname.startsWith(path),
    (route) => route.fulfill({ status, body: text, contentType: 'text/plain' }),
    Number.isFinite(times) ? { times } : {},
  )
}

/** Clicks a button twice before the page can disable it, as on a busy machine. */
export async function clickTwice(button: Locator) {
  // Waits until it can be clicked.
  await button.click({ trial: true })
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

/** Waits for the only toast to show this. */
export const expectToast = (page: Page, ...texts: [title: string, text: string, reason?: string]) =>
  expect.poll(() => page.locator('.toast:visible p').allInnerTexts()).toEqual(texts)

/**
 * Axe without white space, half as long. Its colors are objects in many weak maps, and a third of its work: these maps
 * are properties here, and it reads each color once instead of once per element.
 */
const axeSource = `{
  const Properties = class {
    key = Symbol()
    get(object) { return object[this.key] }
    set(object, value) { object[this.key] = value }
    add(object) { object[this.key] = true }
    has(object) { return this.key in object }
  }
  ;((WeakMap, WeakSet) => {
    ${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
  })(Properties, Properties)
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map()
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}`

/** Axe rules that depend only on colors, and so on the color mode. */
const rulesOfColors = ['color-contrast', 'link-in-text-block']

/**
 * Asserts that axe finds no violations of all or of some rules in the page or in its modal dialog, or only in a part of
 * it, because another test checks the rest.
 */
export async function expectAccessible(page: Page, part = ':root', rules?: string[]) {
  // Elements that fade or change colors have their final ones only at the end.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // Below a modal dialog nothing can be reached.
      const reachable = document.querySelector('dialog:modal') ?? document.querySelectorAll(part)
      const { violations } = await axe.run(reachable, { ...(runOnly && { runOnly }), resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any: [why] }) => `${id}: ${target.join(' ')}: ${why?.message}`),
      )
    },
    [part, rules] as const,
  )
  expect(found).toEqual([])
}

/** Asserts that axe finds no violations in light and dark mode. */
export async function expectAccessibleInBothModes(page: Page, part?: string) {
  const before = await colorModeOf(page)
  const other = before === 'dark' ? 'light' : 'dark'
  await expectAccessible(page, part)
  await chooseColorMode(page, other)
  await expectAccessible(page, part, rulesOfColors)
  await chooseColorMode(page, before)
}

/** Asserts accessibility and layout: wide in light mode, narrow in dark mode. */
export async function expectFineAtEveryWidth(page: Page) {
  for (const [width, colorScheme] of [
    [1200, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await chooseColorMode(page, colorScheme)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
}

type ColorScheme = 'light' | 'dark'

async function chooseColorMode(page: Page, colorScheme: ColorScheme) {
  await page.emulateMedia({ colorScheme })
  await expect.poll(() => colorModeOf(page)).toBe(colorScheme)
}

/** The page of an offer has no setting of its own and follows the system. */
const colorModeOf = (page: Page): Promise<ColorScheme> =>
  page.evaluate(() => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    return (document.documentElement.dataset.amplifyColorMode ?? (isDark ? 'dark' : 'light')) as ColorScheme
  })

/** True if an element is within the window. */
export const inView = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** True if nothing is in front of the middle of an element. */
export const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Asserts that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

/** Asserts that the page had no layout shift since it was opened. */
export async function expectNoLayoutShift(page: Page) {
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        // Buffered entries arrive first, before the timer.
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  expect(shifts).toBe(0)
}
