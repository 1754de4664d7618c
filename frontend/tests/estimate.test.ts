import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ClarificationQuestion } from '#contract/breakdown'
import type { Project } from '#contract/project'
import {
  aPerson,
  aProject,
  aWindow,
  anEstimate,
  brief,
  expectAccessible,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  expectToast,
  inChromium,
  save,
} from './browser'

inChromium()

const stepNow = (page: Page) => page.locator('[aria-current=step]').innerText()

/** Answers what must be answered by "Not sure". */
async function assumeAll(page: Page) {
  const questions = page.locator('.question')
  for (const question of await questions.all()) await question.getByRole('button', { name: /^Not sure/ }).click()
}

/** Gives the first question an answer that was not assumed. */
async function answerFirst(page: Page, [question]: ClarificationQuestion[]) {
  const field = page.locator('.question').first()
  const { type, options, neutral } = question!
  const other = options.find((option) => ![neutral].flat().includes(option))
  if (type === 'select') await field.getByRole('combobox').selectOption(other!)
  else if (type === 'multiselect') await field.getByRole('checkbox', { name: other!, exact: true }).check()
  else await field.locator('input, textarea').fill('7')
}

test('from the requirements to a saved and exported estimate', async () => {
  const ada = await aPerson()
  const id = await aProject(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada })

  await page.getByRole('heading', { level: 1, name: brief.title }).waitFor()
  expect(await stepNow(page)).toMatch(/1\s+Requirements/)
  await page.getByText('Customers book a repair online').waitFor()
  for (const gives of [
    'Component breakdown',
    'Technology recommendations',
    'Risks and assumptions',
    'Clarifying questions',
  ])
    await page.getByText(gives).waitFor()

  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  await expectToast(page, 'Analysis Complete', 'AI has analyzed your requirements and generated clarifying questions.')
  await page.getByRole('heading', { name: 'AI Analysis' }).waitFor()
  expect(await page.locator('.analysis').getByText('Completed').count()).toBe(1)
  expect(await page.locator('.tiles > li').count()).toBeLessThanOrEqual(6)
  await page.getByText(/^Analyzed by offline.analyst/).waitFor()
  expect(await stepNow(page)).toMatch(/3\s+Clarifications/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Clarification Questions')
  await page.getByText('To provide the most accurate estimate, please answer these questions:').waitFor()

  await assumeAll(page)
  await page.getByRole('button', { name: 'Continue to Estimate' }).click()
  await expectToast(page, 'Estimation Complete', 'Your detailed project estimate has been generated!')
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  expect(await stepNow(page)).toMatch(/4\s+Final Estimate/)
  for (const title of ['Development Phases', 'Hours by component', 'Resource Allocation', 'Project Timeline'])
    await page.getByRole('heading', { name: title }).waitFor()
  await page.getByText(/^Estimated by offline.analyst/).waitFor()

  await page.getByRole('button', { name: 'Save Estimate' }).dblclick()
  await expectToast(page, 'Estimate Saved', 'Your estimation has been saved to your history')
  await page.getByRole('button', { name: 'Saved' }).waitFor()
  expect(await ada.call('GET', '/api/estimation-history')).toHaveLength(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Proposal' }).click()
  const file = await download
  await expectToast(page, 'Export Successful', 'Your estimation report has been downloaded')
  expect(file.suggestedFilename()).toBe('bicycle_workshop_estimation.txt')
  const report = await readFile(await file.path(), 'utf8')
  const { estimation } = (await ada.call('GET', `/api/projects/${id}`)) as Project
  expect(report).toContain(estimation!.totalHours.toLocaleString('en-US'))
  expect(report).toMatch(/offline.analyst/)
})

test('changing the configuration saves it and recomputes the figures', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  const figure = (name: string) => page.locator('.figures > div').filter({ hasText: name }).locator('dd').first()
  const before = await figure('Estimated Cost').innerText()

  await page.getByLabel('Hourly Rate (USD)').fill('200')
  await expectToast(page, 'Configuration Updated', 'Project settings have been saved successfully.')
  await page.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => figure('Estimated Cost').innerText()).not.toBe(before)

  await page.getByRole('radio', { name: 'Rush (+50%)' }).check()
  await page.getByText(/of which rush surcharge \$/).waitFor()
  await page.getByLabel('Number of Developers').selectOption('4+ Developers')
  await page.locator('.configuration').getByText('4+ Developers at $200/hour').waitFor()

  const kept = (await ada.call('GET', `/api/projects/${id}`)) as Project
  expect(kept).toMatchObject({ hourlyRate: 200, developerCount: 4, priority: 'rush' })
  expect(await figure('Total Hours').innerText()).toBe(kept.estimation!.totalHours.toLocaleString('en-US'))
  expect(await figure('Estimated Cost').innerText()).toBe(`$${kept.estimation!.totalCost.toLocaleString('en-US')}`)

  await page.reload()
  expect(await page.getByLabel('Hourly Rate (USD)').inputValue()).toBe('200')
})

test('a rate that cannot be is said beside the field and not sent', async () => {
  const ada = await aPerson()
  const id = await aProject(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1
  })

  await page.getByLabel('Hourly Rate (USD)').fill('0')
  await page.getByText('Hourly rate must be a whole number of dollars, at least 1').waitFor()
  await page.getByLabel('Hourly Rate (USD)').blur()
  await page.getByRole('radio', { name: 'High Priority (+20%)' }).check()
  await expectToast(page, 'Configuration Updated', 'Project settings have been saved successfully.')

  expect(sent).toBe(1)
  expect(await ada.call('GET', `/api/projects/${id}`)).toMatchObject({ hourlyRate: 100, priority: 'high' })
})

test('required answers open the way, answers narrow the range, and the draft survives a reload', async () => {
  const ada = await aPerson()
  const id = await aProject(ada)
  const { clarificationQuestions = [] } = (await ada.call('POST', `/api/projects/${id}/analyze`, {})) as Project
  const required = clarificationQuestions.filter((question) => question.required).length
  const page = await aWindow(`/estimate/${id}`, { as: ada })

  const go = page.getByRole('button', { name: 'Continue to Estimate' })
  await page.getByText(`0 of ${required} required answered`).waitFor()
  expect(await go.isDisabled()).toBe(true)
  await page.getByText('Each answer narrows this').waitFor()

  // An assumption opens the way, but tells nothing new.
  await assumeAll(page)
  await page.getByText(`${required} of ${required} required answered`).waitFor()
  expect(await go.isEnabled()).toBe(true)
  await page.getByText('Each answer narrows this').waitFor()

  await answerFirst(page, clarificationQuestions)
  await page.getByText(/\d+% narrower so far/).waitFor()

  await page.reload()
  await page.getByText(`${required} of ${required} required answered`).waitFor()
  await page.getByText(/\d+% narrower so far/).waitFor()
  expect(await page.locator('.question[data-assumed]').count()).toBe(clarificationQuestions.length - 1)
})

test('the answers of an estimate can be revised, and the browser leads back', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada })

  await page.getByRole('button', { name: 'Back to Clarifications' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Clarification Questions')
  const before = (await ada.call('GET', `/api/projects/${id}`)) as Project
  expect(await page.locator('.question[data-assumed]').count()).toBe(before.assumed!.length)
  await page.getByRole('button', { name: 'Back to Estimate' }).click()
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()

  await page.getByRole('button', { name: 'Back to Clarifications' }).click()
  const [first] = before.clarificationQuestions!
  await answerFirst(page, [first!])
  await page.getByRole('button', { name: 'Continue to Estimate' }).click()
  await expectToast(page, 'Estimation Complete', 'Your detailed project estimate has been generated!')
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  const after = (await ada.call('GET', `/api/projects/${id}`)) as Project
  expect(after.assumed).toEqual(before.assumed!.filter((id) => id !== first!.id))
  expect(after.answers).toHaveProperty(first!.id)
})

test('Ctrl and Enter send the answers from within a text', async () => {
  const ada = await aPerson()
  const id = await aProject(ada)
  await ada.call('POST', `/api/projects/${id}/analyze`, {})
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  await page.getByRole('heading', { name: 'Clarification Questions' }).waitFor()
  await assumeAll(page)

  await page.locator('.question textarea').first().focus()
  await page.keyboard.press('Control+Enter')

  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
})

test('Back to Requirements is the browser’s back', async () => {
  const ada = await aPerson()
  const id = await aProject(ada)
  await ada.call('POST', `/api/projects/${id}/analyze`, {})
  const page = await aWindow('/pricing', { as: ada })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate((path) => history.pushState({ idx: 1 }, '', path), `/estimate/${id}`)
  await page.reload()

  await page.getByRole('button', { name: 'Back to Requirements' }).click()

  await page.waitForURL('**/pricing')
})

test('every hour leads to the sentence it came from', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  const { estimation } = (await ada.call('GET', `/api/projects/${id}`)) as Project
  const component = estimation!.components.find((component) => component.tasks.length > 0)!
  const task = component.tasks[0]!
  const line = estimation!.lines.find(({ id }) => id === task.sources[0])!

  const row = page.locator('.components > li').filter({ hasText: component.name }).first()
  expect(await row.getByText(line.text).count()).toBe(0)
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')

  await row.getByText(task.name).first().waitFor()
  await row.getByText(line.text).first().waitFor()
  await row.getByText(`Line ${line.id}`, { exact: true }).first().waitFor()
})

test('a project with a budget and a deadline is compared with them', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada, {
    requirements: `${brief.requirements}\nOur budget is $500.\nIt must be finished within 300 weeks.`,
  })
  const page = await aWindow(`/estimate/${id}`, { as: ada })

  const compared = page.locator('.result').filter({ hasText: 'Stated budget and deadline' })
  await compared.getByText('Does not fit').waitFor()
  await compared.getByText('Fits', { exact: true }).waitFor()
  await compared.getByText('Our budget is $500').last().waitFor()
})

test('a title and requirements that look like HTML are only text', async () => {
  const ada = await aPerson()
  const title = '<img src=x onerror="document.title=1"> & co'
  const id = await aProject(ada, { title, requirements: `<script>document.title=2</script>\n  ${brief.requirements}` })
  const page = await aWindow(`/estimate/${id}`, { as: ada })

  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText('<script>document.title=2</script>').waitFor()
  expect(await page.title()).toBe(`${title} · Scopewright`)
})

test('long requirements fold, and unfold whole', async () => {
  const ada = await aPerson()
  const requirements = Array.from({ length: 4_000 }, (_, n) => `The system shall keep record number ${n}.`).join('\n')
  const id = await aProject(ada, { requirements })
  const page = await aWindow(`/estimate/${id}`, { as: ada, width: 390 })

  expect((await page.locator('.requirements__text').innerText()).length).toBeLessThan(1_000)
  await page.getByRole('button', { name: `Show all ${requirements.length.toLocaleString('en-US')} characters` }).click()
  expect((await page.locator('.requirements__text').innerText()).length).toBe(requirements.length)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Show less' }).click()
})

test('printed results are light, and without what only a screen can use', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada, dark: true })
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()

  await page.emulateMedia({ media: 'print' })
  for (const gone of ['.action-bar', '.configuration', '.steps', 'header'])
    expect(await page.locator(gone).isVisible()).toBe(false)
  for (const plot of ['.range span', '.phase-bar span', '.components__bar span', '.milestones .swatch'])
    expect(
      await page
        .locator(plot)
        .first()
        .evaluate((bar) => getComputedStyle(bar).printColorAdjust),
    ).toBe('exact')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await page.evaluate(() => document.documentElement.dataset.amplifyColorMode)).toBe('light')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await page.evaluate(() => document.documentElement.dataset.amplifyColorMode)).toBe('dark')
})

test('a saved estimate is reached by keyboard, exported and printed as it was saved', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  await save(ada, id)
  const { estimation } = (await ada.call('GET', `/api/projects/${id}`)) as Project
  await ada.call('PUT', `/api/projects/${id}`, { hourlyRate: 300, developerCount: 1, priority: 'rush' })
  const page = await aWindow('/', { as: ada })
  await page.locator('#history').getByRole('link', { name: brief.title }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(brief.title)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Proposal' }).click()
  const report = await readFile(await (await download).path(), 'utf8')
  expect(report).toContain(`$${estimation!.totalCost.toLocaleString('en-US')}`)
  expect(report).toContain('2 developers at $100 an hour')

  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.action-bar').isVisible()).toBe(false)
  expect(await page.getByText(/^Saved on /).isVisible()).toBe(true)
})

test.each(['01JUNKNOWN', 'nonsense'])('a saved estimate that is not there (%s) is not found', async (saved) => {
  const ada = await aPerson()
  const page = await aWindow(`/estimate/${await aProject(ada)}?saved=${saved}`, { as: ada })
  await page.getByRole('heading', { level: 1, name: 'Saved Estimate Not Found' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'All Estimates' }).click()
  await page.getByText('Nothing saved yet.').waitFor()
})

test.each([1200, 390])('a saved estimate can be used by everyone at %i px, and nothing moves', async (width) => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  await save(ada, id)
  const [entry] = (await ada.call('GET', '/api/estimation-history')) as { id: string }[]
  const page = await aWindow(`/estimate/${id}?saved=${entry!.id}`, { as: ada, width })
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectNoLayoutShift(page)
})

const looks = [
  { width: 1200, dark: false },
  { width: 1200, dark: true },
  { width: 390, dark: false },
  { width: 390, dark: true },
]
test.each(looks)('each step can be used by everyone at $width px, dark: $dark', async (look) => {
  const ada = await aPerson()
  const id = await aProject(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada, ...look })
  await page.getByRole('button', { name: 'Start AI Analysis' }).waitFor()
  await expectAccessible(page)
  await expectNoLayoutShift(page)

  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  await page.getByRole('heading', { name: 'Clarification Questions' }).waitFor()
  await assumeAll(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Continue to Estimate' }).click()
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  for (const summary of await page.locator('.components summary').all()) await summary.click()
  await expectAccessible(page)
  await page.setViewportSize({ width: Math.min(look.width, 320), height: 640 })
  await expectNoSidewaysScroll(page)
})

test.each([1200, 390])('nothing moves while the results load at %i px, their code being late', async (width) => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const page = await aWindow('/', { as: ada, width })
  await page.route('**/assets/results-*', async (route) => {
    await page.waitForResponse((response) => response.url().endsWith(`/api/projects/${id}`))
    await route.continue()
  })
  await page.goto(`/estimate/${id}`)
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  await expectNoLayoutShift(page)
})
