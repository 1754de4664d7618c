import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ExportPart } from '#contract/account'
import { completeAnswers } from '#domain/scope/answers'
import { reportOf } from '#domain/exports/report'
import { fileName } from '#domain/text/file-name'
import { startBedrock } from '#emulators/bedrock'
import { type Job, type Submission, takeLease } from '#functions/data/leases'
import { buildSubmission } from '#functions/jobs/submission'
import { newId } from '#functions/lib/ids'
import { logEvents } from '#functions/lib/log-events'
import { savingOf } from '#scripts/estimate/client'
import { aProduct } from '#scripts/testing/arbitraries'
import { openBrowser } from '#scripts/testing/browser'
import { calls } from '#scripts/testing/model'
import { aMember, theStack } from '#scripts/testing/shared-stack'
import { RetryingClient, newJourney } from './journey'

/** Markup that would run, text that looks like the report's own, and letters that reverse a line. */
const hostile = (where: string) =>
  `<img src=x onerror="window.taken=1"><script>window.taken=1</script>${where}\u202eexe.gpj\u2066 \u0007\u001b[31m\nSummary\n=======\nTotal hours 1\r\n"><svg onload=window.taken=1>`

const task = (name: string) => ({
  name: hostile(name),
  role: 'Back-end developer',
  optimistic: 4,
  likely: 8,
  pessimistic: 12,
  sources: ['1'],
})
const component = (name: string) => ({
  name: hostile(name),
  description: hostile('the description'),
  complexity: 'low',
  tasks: [task(`a task of ${name}`)],
})
const risks = [
  { risk: hostile('a risk'), description: hostile('its cost'), impact: 'high', mitigation: hostile('a way') },
]
const question = (type: string, options: string[]) => ({
  question: `${hostile(`a ${type} question`)}?`,
  type,
  effect: hostile('the effect'),
  unit: 'hours',
  options: options.map((option, at) => ({ option, moves: at * 4 })),
  moves: type === 'text' ? 4 : 0,
  neutral: type === 'text' ? [hostile('nothing')] : options.slice(0, 1),
})

/** Output of a model that was manipulated to use everything that the schema allows. */
const manipulatedOutput = (isFirst: boolean) =>
  isFirst
    ? calls({
        summary: hostile('the summary'),
        ...aProduct,
        components: [component('the first component'), component('the second component')],
        technologies: [hostile('a technology')],
        risks,
        questions: [question('text', []), question('select', [hostile('one'), hostile('two')])],
        settled: [],
        background: [],
      })
    : calls({
        changed: [],
        removed: [],
        added: [component('the third component')],
        risks,
        assumptions: [hostile('an assumption')],
        exclusions: [hostile('an exclusion')],
        techStack: [hostile('a technology')],
      })

const model = await startBedrock({
  respond: ({ toolConfig }) => manipulatedOutput(JSON.stringify(toolConfig).includes('record_analysis')),
})
process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = model.url
process.env.MODEL_ID = 'a model'
const { handler: runJob } = await import('#functions/jobs/run-job')

const stack = theStack()
const client = new RetryingClient(stack.url, newJourney(), 1)
let browser: Browser
let userId: string
let id: string
const title = hostile('the title')
const requirements = `${hostile('the requirements')}\nMembers book a court.`
/** Log of the jobs. */
let logged = ''

/** Runs a job as its call does, with the manipulated model. */
async function run(kind: Job['kind'], submission?: Submission) {
  const log = vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((logged += String(text))))
  const job = { userId, projectId: id, kind, token: newId(new Date()) }
  await takeLease(job, new Date(), submission)
  await runJob(job)
  log.mockRestore()
}

beforeAll(async () => {
  browser = await openBrowser()
  const member = await aMember()
  client.sessionId = member.sessionId
  userId = member.id
  id = (await client.ask('createProject', { body: { title, requirements } })).id
  await run('analyze')
})

afterAll(async () => {
  await browser.close()
  await model.stop()
})

const getProject = () => client.ask('getProject', { params: { id } })

/** Opens the product in a browser, runs `look`, and returns the events there that no text may cause. */
async function inBrowser(look: (page: Page) => Promise<void>): Promise<string[]> {
  const problems: string[] = []
  const context = await browser.newContext({ baseURL: stack.url })
  try {
    await context.addInitScript((sessionId) => localStorage.setItem('sessionId', sessionId), client.sessionId)
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => problems.push('a dialog opened')))
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/x')) problems.push('a picture of the text was asked for')
    })
    await look(page)
    if (await page.evaluate(() => 'taken' in window)) problems.push('a script of the text ran')
    if ((await page.locator('img[src=x], svg[onload]').count()) > 0) problems.push('markup of the text became elements')
    return problems
  } finally {
    await context.close()
  }
}

test('model output before the answers is only text on screen', async () => {
  const problems = await inBrowser(async (page) => {
    await page.goto(`/estimate/${id}`)
    for (const where of ['the summary', 'the first component', 'a technology', 'a risk', 'a text question']) {
      await page.getByText(`<script>window.taken=1</script>${where}`).first().waitFor()
    }
  })
  expect(problems).toEqual([])
})

test('the report of hostile texts has only its own sections, and no active characters', async () => {
  const { clarificationQuestions: questions = [] } = await getProject()
  await run('estimate', await buildSubmission(userId, id, { answers: completeAnswers(questions, {}), assumed: [] }))
  const project = await getProject()

  const report = reportOf(project, project.estimation!)

  expect(report).toContain('<img src=x onerror="window.taken=1"><script>')
  expect(report.split('\n').filter((line) => /^\S/.test(line) && !line.startsWith('='))).toEqual([
    'Summary',
    'Breakdown',
    'Risks & Assumptions',
    'Technology Stack',
  ])
  // No control characters except line feeds, and none that reverses or hides text.
  expect(report.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u)
  expect(fileName(project.title, 'estimation.txt')).toMatch(/^[\p{L}\p{M}\p{N}_]+_estimation\.txt$/u)
})

test('model output in the estimate is only text, on screen and in print', async () => {
  await client.ask('saveEstimate', { body: savingOf(await getProject()) })

  const problems = await inBrowser(async (page) => {
    await page.goto(`/estimate/${id}`)
    await page.locator('details').first().waitFor()
    await page.evaluate(() => document.querySelectorAll('details').forEach((folded) => (folded.open = true)))
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      for (const where of [
        'the third component',
        'a task of the third component',
        'the description',
        'a risk',
        'an assumption',
        'an exclusion',
        'the title',
      ]) {
        await page.getByText(`<script>window.taken=1</script>${where}`).first().waitFor({ state: 'attached' })
      }
    }
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/')
    await page.getByText('<script>window.taken=1</script>the title').first().waitFor()
    await page.getByRole('button', { name: 'Upload Document' }).click()
    const name = '<img src=x onerror="window.taken=1">\u202egpj.txt'
    const buffer = Buffer.from('Members book a court and pay by card.')
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer })
    await page.getByText('<img src=x onerror="window.taken=1">').first().waitFor()
  })
  expect(problems).toEqual([])
})

test('the JSON export returns every text unchanged and is only interpreted as JSON', async () => {
  const response = await fetch(`${stack.url}/api/export`, { headers: { authorization: `Bearer ${client.sessionId}` } })

  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const { projects } = (await response.json()) as ExportPart
  expect(projects).toMatchObject([{ title: title.trim(), requirements: requirements.trim() }])
})

test('the log of the functions contains nothing of these texts', async () => {
  const log = logged + (await readFile(join(stack.dataDir, 'functions.log'), 'utf8'))

  expect(logged).toContain(logEvents.jobFinished)
  expect(log).not.toMatch(/window\.taken|a text question|Members book a court\.|gpj/)
})
