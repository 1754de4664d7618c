import lighthouse from 'lighthouse'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import * as v from 'valibot'
import { completeAnswers } from '#domain/scope/answers'
import { freePort } from '#emulators/free-port'
import { PlainError } from '#scripts/cli/plain-error'
import { Client } from '#scripts/estimate/client'
import { findWholeChromium } from '#scripts/testing/chromium'
import { aStack } from '#scripts/testing/start-stack'
import { briefOf } from './brief'
import { type Result, budgets, round } from './metrics'
import { median } from '#scripts/evaluate/statistics'
import { overHttp2 } from './over-http2'

const runs = 5
/** Attempts per run, because Chromium sometimes loses a trace. */
const tries = 4
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Audits that the performance score consists of. The other categories are the same in every run. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** Storage cleared before a run. The session is in local storage, which is cleared only for signed-out runs. */
const cleared = ['cookies', 'indexeddb', 'service_workers', 'cache_storage'] as const

interface Screen {
  name: string
  path: string
  /** User who opens it. */
  client: Client | null
  /** True if it asks search engines to ignore it, which Lighthouse would count as a fault. */
  isHidden?: true
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const Config = v.object({ prices: v.object({ tier1: v.string() }) })

/** Creates users with a project at each step, and lists the screens they open. */
async function prepare(url: string): Promise<Screen[]> {
  let users = 0
  const aClient = async () => {
    const client = new Client(url, () => {})
    const person = { email: `lighthouse-${++users}@example.com`, password: 'correct horse battery' }
    client.sessionId = (await client.ask('register', { body: person })).sessionId
    return client
  }
  const aProject = async (client: Client) => {
    const requirements = briefOf(2).flat().join('\n')
    return (await client.ask('createProject', { body: { title: 'Working with orders', requirements } })).id
  }
  const [newcomer, asked, done] = [await aClient(), await aClient(), await aClient()]
  const [atStart, atQuestions, atResults] = [await aProject(newcomer), await aProject(asked), await aProject(done)]
  await asked.ask('analyze', { params: { id: atQuestions } })
  const { clarificationQuestions = [] } = await done.ask('analyze', { params: { id: atResults } })
  const answers = completeAnswers(clarificationQuestions, {})
  const { title, estimation } = await done.ask('estimate', { params: { id: atResults }, body: { answers } })
  const { totalHours, totalCost } = estimation!
  const saved = await done.ask('saveEstimate', {
    body: { projectId: atResults, title, totalHours, totalCost, estimation: estimation! },
  })

  const validUntil = new Date(Date.now() + 30 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)
  const show = { hours: true, tasks: true, range: true, risks: true, rates: true }
  const { token } = await done.ask('createShare', {
    params: { id: saved.id },
    body: { title, note: 'Thank you.', show, options: [], validUntil },
  })

  const { prices } = v.parse(Config, await (await fetch(`${url}/config.json`)).json())
  return [
    { name: '`/auth`', path: '/auth', client: null },
    { name: '`/pricing`', path: '/pricing', client: null },
    { name: 'Offer', path: `/shared/${token}`, client: null, isHidden: true },
    { name: '404', path: '/nowhere', client: null },
    { name: 'Dashboard', path: '/', client: done },
    { name: 'Requirements', path: `/estimate/${atStart}`, client: newcomer },
    { name: 'Clarifications', path: `/estimate/${atQuestions}`, client: asked },
    { name: 'Results', path: `/estimate/${atResults}`, client: done },
    { name: 'Saved estimate', path: `/estimate/${atResults}?saved=${saved.id}`, client: done },
    { name: '`/subscribe`', path: `/subscribe?plan=Tier+1&priceId=${prices.tier1}`, client: done },
  ]
}

/** Reduces local storage to what signing in stores. */
async function signIn(context: BrowserContext, url: string, client: Client | null) {
  const stored = client && { sessionId: client.sessionId, '/api/user': JSON.stringify(await client.ask('getUser')) }
  const page = await context.newPage()
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((stored) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(stored ?? {})) localStorage.setItem(key, value)
  }, stored)
  await page.close()
}

/** Runs Lighthouse once, with some settings of its own. */
async function run(address: string, port: number, settings: Partial<Report['configSettings']>, attempt = 1) {
  const result = await lighthouse(
    address,
    { port, output: 'json', logLevel: 'silent' },
    { extends: 'lighthouse:default', settings: { clearStorageTypes: [...cleared], ...settings } },
  )
  const error = result ? result.lhr.runtimeError : { message: 'Lighthouse gave no result' }
  if (error && attempt < tries) return run(address, port, settings, attempt + 1)
  if (!result || error) throw new Error(`${address}: ${error?.message}`)
  return result.lhr
}

const scoreIn = ({ categories }: Report, name: Category) => Math.round((categories[name]?.score ?? 0) * 100)

/** True if no further run can change the median of the performance scores: most have one already. */
function isSettled(reports: readonly Report[]): boolean {
  const scores = reports.map((report) => scoreIn(report, 'performance'))
  return scores.length === runs || scores.some((one) => scores.filter((other) => other === one).length > runs / 2)
}

/** Measures Lighthouse's four scores of every screen: mobile, empty cache, performance as the median of five runs. */
export async function measureLighthouse(): Promise<Result> {
  const executablePath = findWholeChromium()
  if (!executablePath)
    throw new PlainError('Lighthouse needs Chromium. Install one, or set CHROMIUM_PATH to its program.')

  const stack = await aStack()
  const front = await overHttp2(stack.url)
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--ignore-certificate-errors',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  try {
    const all: { name: string; isPublic: boolean; scores: number[]; median: (audit: string) => number }[] = []
    for (const { name, path, client, isHidden } of await prepare(stack.url)) {
      const reports: Report[] = []
      while (!isSettled(reports)) {
        await signIn(context, front.url, client)
        const whole = { onlyCategories: [...categories], skipAudits: isHidden ? ['is-crawlable'] : [] }
        reports.push(await run(front.url + path, port, reports.length === 0 ? whole : { onlyAudits: metrics }))
      }
      const ofPerformance = median(reports.map((report) => scoreIn(report, 'performance')))
      const others = categories.slice(1).map((name) => scoreIn(reports[0]!, name))
      all.push({
        name,
        isPublic: isHidden || path === '/auth' || path === '/pricing',
        scores: [ofPerformance, ...others],
        median: (audit) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)),
      })
    }
    const { lighthouse: min } = budgets
    return {
      metrics: all.map(({ name, isPublic, scores }) => ({
        what: `Lighthouse, least of four, ${name}`,
        value: Math.min(...scores),
        unit: 'points' as const,
        budget: { min: isPublic ? min.public : min.others },
      })),
      details: {
        columns: ['Screen', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP, s', 'TBT, ms', 'CLS'],
        rows: all.map(({ name, scores, median }) => [
          name,
          ...scores,
          round(median('largest-contentful-paint') / 1000, 2),
          Math.round(median('total-blocking-time')),
          round(median('cumulative-layout-shift'), 3),
        ]),
      },
      note: `Mobile, over HTTP/2 as CloudFront serves it, simulated slow 4G and a processor four times slower, medians of ${runs} runs with an empty cache. The last runs are left out once three have the same score, which is the median whatever follows; LCP, TBT and CLS are medians of the runs made. What is not performance is measured in the first run. Signed in, the browser keeps what signing in leaves there: the session and the user. The page of an offer is hidden from search engines on purpose, so the audit of that is left out.`,
    }
  } finally {
    await context.close()
    front.stop()
    await stack.stop()
    await rm(profile, { recursive: true, force: true })
  }
}
