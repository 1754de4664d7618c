import axe from 'axe-core'
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { Client, savingOf } from '#scripts/estimate/client'
import { aUser, password, passwordHash } from '#scripts/testing/user'
import { openBrowser } from '#scripts/testing/browser'

/** The product, started by `scripts/testing/stack-setup.ts`. */
const site = () => process.env.SITE_URL!

let browser: Browser

/** One Chromium for the tests of a file. */
export function inChromium() {
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())
}

export interface Person {
  email: string
  password: string
  sessionId: string
  /** Calls the API as this person. */
  ask: Client['ask']
}

/** Creates an account and a session for it. */
export async function aPerson(names: { firstName?: string; lastName?: string } = {}): Promise<Person> {
  const { user, sessionId } = await aUser({ passwordHash, ...names })
  const client = new Client(site(), () => {})
  client.sessionId = sessionId
  return { email: user.email, password, sessionId, ask: (name, options) => client.ask(name, options) }
}

export const brief = {
  title: 'Bicycle workshop',
  requirements: [
    'Customers book a repair online and choose a time.',
    'Mechanics see the day’s repairs on a tablet and mark them as done.',
    'Customers get an e-mail when their bicycle is ready.',
    'Customers pay by card when they collect it.',
  ].join('\n'),
}

/** A project of this person, not analysed yet. Answers its id. */
export async function aProject({ ask }: Person, given: Partial<typeof brief> = {}): Promise<string> {
  const { id } = await ask('createProject', { body: { ...brief, ...given } })
  return id
}

/** A project with its estimate, every question assumed. Answers its id. */
export async function anEstimate(person: Person, given: Partial<typeof brief> = {}): Promise<string> {
  const id = await aProject(person, given)
  const { clarificationQuestions = [] } = await person.ask('analyze', { params: { id }, body: {} })
  const answers = Object.fromEntries(clarificationQuestions.map(({ id, neutral }) => [id, neutral]))
  await person.ask('estimate', { params: { id }, body: { answers, assumed: Object.keys(answers) } })
  return id
}

/** Saves a project's estimate as it is. */
export async function save({ ask }: Person, id: string) {
  await ask('saveEstimate', { body: savingOf(await ask('getProject', { params: { id } })) })
}

interface Window {
  /** Signed in from the start. */
  as?: Person
  width?: number
  dark?: boolean
}

/**
 * A window of a browser that nobody used before, open at `path`: at `/robots.txt` where something is to be prepared
 * before the product is opened. When the test is over, nothing may have been written
 * to the console, and no other host asked for anything; of calls that a test makes fail on purpose, Chromium's own
 * line is let pass.
 */
export async function aWindow(path: string, { as, width = 1200, dark = false }: Window = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site(),
    viewport: { width, height: width < 500 ? 844 : 820 },
    colorScheme: dark ? 'dark' : 'light',
    acceptDownloads: true,
  })
  if (as) await signIn(context, as)
  const page = await context.newPage()
  watch(page)
  onTestFinished(() => context.close())
  await page.goto(path)
  // Until the program is there, `index.html` shows a shell that looks like the page.
  await page.waitForFunction(() => !document.querySelector('#root > [data-shell]'))
  return page
}

const signIn = (context: BrowserContext, { sessionId }: Person) =>
  context.addInitScript((sessionId) => {
    // Once: who logs out stays out.
    if (sessionStorage.getItem('given')) return
    sessionStorage.setItem('given', 'yes')
    localStorage.setItem('sessionId', sessionId)
  }, sessionId)

/** Chromium's own line about a call that was refused. */
const refused = /^Failed to load resource/

function watch(page: Page) {
  const seen: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (!refused.test(message.text())) seen.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    // The emulator of S3 has an address of its own on this machine.
    const isOurs = hostname === 'localhost' || hostname === '127.0.0.1'
    if (!isOurs && protocol.startsWith('http')) seen.push(`asked another host: ${request.url()}`)
  })
  onTestFinished(() => expect(seen).toEqual([]))
}

/** Makes a call fail with a status and a text, until the page is closed. `times` bounds how often. */
export async function failing(page: Page, path: string, status = 500, text = 'Something broke.', times = Infinity) {
  await page.route(
    (url) => url.pathname.startsWith(path),
    (route) => route.fulfill({ status, body: text, contentType: 'text/plain' }),
    Number.isFinite(times) ? { times } : {},
  )
}

/** The one toast, once it says this. */
export const expectToast = (page: Page, title: string, text: string) =>
  expect.poll(() => page.locator('.toast:visible p').allInnerTexts(), { timeout: 30_000 }).toEqual([title, text])

/** Of axe's rules those that colors alone decide: all that light and dark can differ in. */
const rulesOfColors = ['color-contrast', 'link-in-text-block']

/** That axe finds nothing wrong with the page as it stands, by all of its rules or by some. */
export async function expectAccessible(page: Page, rules?: string[]) {
  // What fades in has its true colors only at the end.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { ...(runOnly && { runOnly }), resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
  }, rules)
  expect(found).toEqual([])
}

/** That axe finds nothing wrong with the page in the light and in the dark, whichever it was opened in. */
export async function expectAccessibleInBothModes(page: Page) {
  const modeOf = () => page.evaluate(() => document.documentElement.dataset.amplifyColorMode)
  const before = (await modeOf()) === 'dark' ? 'dark' : 'light'
  const other = before === 'dark' ? 'light' : 'dark'
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: other })
  await expect.poll(modeOf).toBe(other)
  await expectAccessible(page, rulesOfColors)
  await page.emulateMedia({ colorScheme: before })
  await expect.poll(modeOf).toBe(before)
}

/** Whether the page can be pushed sideways, which no width may allow. */
export async function expectNoSidewaysScroll(page: Page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

/** That nothing moved by itself since the page was opened. */
export async function expectNoLayoutShift(page: Page) {
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        // Buffered entries come first; the timer lets them in.
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
