import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ClarificationQuestion } from '#contract/breakdown'
import {
  aPerson,
  aWindow,
  expectFineAtEveryWidth,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  expectToast,
  follow,
  inChromium,
  isUncovered,
} from './browser'
import { aProject, anEstimate, brief } from './project'

inChromium()

const stepNow = (page: Page) => page.locator('[aria-current=step]').innerText()

/** Fills in every required answer with "Not sure". */
async function assumeAll(page: Page) {
  const questions = page.locator('.question')
  for (const question of await questions.all()) await question.getByRole('button', { name: /^Not sure/ }).click()
}

/** Answers the first question with another option than the assumed one. */
async function answerFirst(page: Page, [question]: ClarificationQuestion[]) {
  const field = page.locator('.question').first()
  const { type, options, neutral } = question!
  const other = options.find((option) => ![neutral].flat().includes(option))
  if (type === 'select') await field.getByRole('combobox').selectOption(other!)
  else if (type === 'multiselect') await field.getByRole('checkbox', { name: other!, exact: true }).check()
  else await field.locator('input, textarea').fill('7')
}

test('a user gets from the requirements to a saved and exported estimate, by steps that are accessible at every width', async () => {
  const ada = await aPerson()
  const id = await aProject(ada, { requirements: 'We need an app. Customers book a repair online and choose a time.' })
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
  const analyze = page.getByRole('button', { name: 'Start AI Analysis' })
  await analyze.waitFor()
  await expectNoLayoutShift(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await analyze.waitFor()
  await expectNoLayoutShift(page)
  await expectFineAtEveryWidth(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await analyze.click()
  await expectToast(page, 'Analysis Complete', 'AI has analyzed your requirements and generated clarifying questions.')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('AI Analysis')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const topOf = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
  expect(await topOf('#questions-heading')).toBeLessThan(await topOf('.action-bar'))
  const numeric = page.locator('.question input[inputmode=numeric]').first()
  const isFocused = () => numeric.evaluate((field) => field === document.activeElement)
  await page.getByLabel('Kind', { exact: true }).focus()
  while (!(await isFocused())) {
    await page.keyboard.press('Tab')
    // Room for a message of two lines between the field and the bar.
    await page.waitForFunction(() => {
      const [field, bar] = [document.activeElement!, document.querySelector('.action-bar')!]
      return field.getBoundingClientRect().bottom + 48 <= bar.getBoundingClientRect().top
    })
  }
  await page.keyboard.type('abc')
  await page.keyboard.press('Enter')
  expect(await isUncovered(page.getByText(/^Please enter a whole number/))).toBe(true)
  await page.getByText(/^0 of \d+ answered/).waitFor()
  await numeric.clear()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByText(/^\d+ components, technologies and risks$/).press('Enter')
  await page.setViewportSize({ width: 1200, height: 820 })
  await page.getByRole('heading', { name: 'AI Analysis' }).waitFor()
  expect(await page.locator('.analysis').getByText('Completed').count()).toBe(1)
  expect(await page.locator('.tiles > li').count()).toBeLessThanOrEqual(6)
  await page.getByText(/^Analyzed by offline.analyst/).waitFor()
  expect(await stepNow(page)).toMatch(/3\s+Clarifications/)
  await page.getByText('To provide the most accurate estimate, please answer these questions:').waitFor()

  const { clarificationQuestions = [] } = await ada.ask('getProject', { params: { id } })
  const required = clarificationQuestions.filter((question) => question.required).length
  expect(required).toBeGreaterThan(0)
  const count = clarificationQuestions.length
  const go = page.getByRole('button', { name: 'Continue to Estimate' })
  await page.getByText(`0 of ${count} answered, ${required} required left`).waitFor()
  expect(await go.isDisabled()).toBe(true)
  await page.getByText('Each answer makes the estimate more certain').waitFor()
  // An assumption enables the next step without changing the range.
  await assumeAll(page)
  await page.getByText(`0 of ${count} answered, ${count} assumed`).waitFor()
  expect(await go.isEnabled()).toBe(true)
  await page.getByText('Each answer makes the estimate more certain').waitFor()
  await answerFirst(page, clarificationQuestions)
  const moved = page.getByText(/Around the middle: −\d+% to \+\d+%, without answers/)
  await moved.waitFor()
  await page.reload()
  await page.getByText(`1 of ${count} answered, ${count - 1} assumed`).waitFor()
  await moved.waitFor()
  expect(await page.locator('.question[data-assumed]').count()).toBe(count - 1)
  const preview = page.getByText(/^Likely between/)
  const before = await preview.innerText()
  await page.getByLabel('Stage').selectOption('regulated')
  expect(await preview.innerText()).not.toBe(before)
  await page.getByLabel('Kind', { exact: true }).selectOption('extension')
  await page.getByText(/^The range follows with the estimate: .* the text is read again\.$/).waitFor()
  expect(await preview.count()).toBe(0)
  await page.getByLabel('Kind', { exact: true }).selectOption('product')
  await preview.waitFor()
  await expectFineAtEveryWidth(page)

  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length)
  expect(await drafts()).toBe(1)
  await page.locator('.question textarea').first().focus()
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Estimation Complete', 'Your detailed project estimate has been generated!')
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  expect(await stepNow(page)).toMatch(/4\s+Final Estimate/)
  expect(await drafts()).toBe(0)
  for (const title of ['Development Phases', 'Hours by component', 'Resource Allocation', 'Project Timeline'])
    await page.getByRole('heading', { name: title }).waitFor()
  await page.getByText(/^Estimated by offline.analyst/).waitFor()
  for (const summary of await page.locator('.components summary').all()) await summary.click()
  await expectFineAtEveryWidth(page)

  await page.setViewportSize({ width: 1200, height: 820 })
  await page.getByRole('button', { name: 'Save Estimate' }).click()
  await expectToast(page, 'Estimate Saved', 'Your estimation has been saved to your history')
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor()
  await page.getByText('Status: Saved').waitFor()
  expect(await ada.ask('listSavedEstimates')).toHaveLength(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Proposal' }).click()
  const file = await download
  await expectToast(page, 'Export Successful', 'Your estimation report has been downloaded')
  expect(file.suggestedFilename()).toBe('bicycle_workshop_estimation.txt')
  const proposal = await readFile(await file.path(), 'utf8')
  const { estimation } = await ada.ask('getProject', { params: { id } })
  expect(proposal).toContain(`$${estimation!.totalCost.toLocaleString('en-US')}, `)
  expect(proposal).not.toMatch(/offline.analyst/)

  // The results stay until all of the saved estimate is there.
  await page.evaluate(() => {
    const note = () => document.querySelector('.loading-page') && document.body.setAttribute('data-was-empty', '')
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog', { name: 'Share with a Client' }).waitFor()
  expect(await page.locator('[data-was-empty]').count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await page.locator(':focus').textContent()).toBe('Share with a Client')
})

test('changed settings, answers and a type of work corrected by keyboard recompute the estimate', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  const figure = (name: string) => page.locator('.figures > div').filter({ hasText: name }).locator('dd').first()
  const cost = await figure('Estimated Cost').innerText()
  await page.getByText('New product, production', { exact: true }).waitFor()

  await page.getByLabel('Hourly Rate (USD)').fill('200')
  await expectToast(page, 'Configuration Updated', 'Project settings have been saved successfully.')
  await page.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => figure('Estimated Cost').innerText()).not.toBe(cost)
  await page.getByRole('radio', { name: 'Rush (+50%)' }).check()
  await page.getByText(/of which rush surcharge \$/).waitFor()
  await page.getByLabel('Number of Developers').selectOption('4+ Developers')
  await page.locator('.configuration').getByText('4+ Developers at $200/hour').waitFor()

  const before = await ada.ask('getProject', { params: { id } })
  expect(before).toMatchObject({ hourlyRate: 200, developerCount: 4, priority: 'rush' })
  const { totalHours, totalCost } = before.estimation!
  expect(await figure('Total Hours').innerText()).toBe(totalHours.toLocaleString('en-US'))
  expect(await figure('Estimated Cost').innerText()).toBe(`$${totalCost.toLocaleString('en-US')}`)
  // Settings that do not fit into a low window scroll with the page, up to their end.
  await page.setViewportSize({ width: 1200, height: 600 })
  await page.evaluate(() => scrollTo(0, 1200))
  const endOfSide = () =>
    page.evaluate(() => Math.ceil(document.querySelector('.side')!.getBoundingClientRect().bottom))
  await expect.poll(endOfSide).toBe(600 - 16)
  await page.setViewportSize({ width: 1200, height: 820 })

  await page.getByRole('button', { name: 'Back to Clarifications' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Clarification Questions')
  expect(await page.locator('.question[data-assumed]').count()).toBe(before.assumed!.length)
  await page.getByRole('button', { name: 'Back to Estimate' }).click()
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  await page.getByRole('button', { name: 'Back to Clarifications' }).click()
  const choice = before.clarificationQuestions!.find(({ type }) => type === 'select')!
  const other = choice.options.findLast((option) => option !== choice.neutral)!
  await page.locator(`select[name="${choice.id}"]`).selectOption(other)
  const changed = (await page.getByText(/Your answers: \S+ h\./).innerText()).match(/\S+ h(?=\.)/)![0]
  await page.getByRole('button', { name: 'Continue to Estimate' }).click()
  const moved = page.getByText(/Your answers, as the questions say: /)
  await expect.poll(() => moved.first().textContent()).toContain(changed)
  const answered = await ada.ask('getProject', { params: { id } })
  await page.getByRole('button', { name: 'Back to Clarifications' }).click()
  await page.getByLabel('Stage').focus()
  await page.keyboard.press('ArrowUp')
  await page.getByText('Corrected. The analyst read: Production').waitFor()
  const isStretched = (all: Element[]) =>
    all.some((one) => one.clientHeight > one.querySelector('select')!.getBoundingClientRect().height + 1)
  expect(await page.locator('.amplify-select__wrapper').evaluateAll(isStretched)).toBe(false)
  await page.getByRole('button', { name: 'Continue to Estimate' }).press('Enter')

  await expectToast(page, 'Estimation Complete', 'Your detailed project estimate has been generated!')
  await page.getByText('New product, prototype', { exact: true }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  const after = await ada.ask('getProject', { params: { id } })
  expect(after.assumed).toEqual(before.assumed!.filter((id) => id !== choice.id))
  expect(after.answers).toHaveProperty(choice.id)
  expect(after.workType).toMatchObject({ stage: 'prototype' })
  expect(after.estimation!.totalHours).toBeLessThan(answered.estimation!.totalHours)
  expect(await figure('Total Hours').innerText()).toBe(after.estimation!.totalHours.toLocaleString('en-US'))
})

test('requirements that look like HTML are only text, long ones are collapsed, and an invalid rate is not sent', async () => {
  const ada = await aPerson()
  const title = '<img src=x onerror="document.title=1"> & co'
  const id = await aProject(ada, { title, requirements: `<script>document.title=2</script>\n  ${brief.requirements}` })
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText('<script>document.title=2</script>').waitFor()
  expect(await page.title()).toBe(`${title} · Scopewright`)

  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1
  })
  await page.getByLabel('Hourly Rate (USD)').fill('92,5')
  expect(await page.getByLabel('Hourly Rate (USD)').inputValue()).toBe('92,5')
  await page.getByText('Hourly rate must be a whole number, at least 1').waitFor()
  await page.getByLabel('Hourly Rate (USD)').blur()
  await page.getByRole('radio', { name: 'High Priority (+20%)' }).check()
  await expectToast(page, 'Configuration Updated', 'Project settings have been saved successfully.')
  expect(sent).toBe(1)
  expect(await ada.ask('getProject', { params: { id } })).toMatchObject({ hourlyRate: 100, priority: 'high' })

  const requirements = Array.from({ length: 4_000 }, (_, n) => `The system shall keep record number ${n}.`).join('\n')
  await follow(page, `/estimate/${await aProject(ada, { requirements })}`)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await page.locator('.requirements__text').innerText()).length).toBeLessThan(1_000)
  await page.getByRole('button', { name: `Show all ${requirements.length.toLocaleString('en-US')} characters` }).click()
  expect((await page.locator('.requirements__text').innerText()).length).toBe(requirements.length)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Show less' }).click()
})

test("Back to Requirements does the same as the browser's Back", async () => {
  const ada = await aPerson()
  const id = await aProject(ada)
  await ada.ask('analyze', { params: { id }, body: {} })
  const page = await aWindow('/pricing', { as: ada })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate((path) => {
    history.pushState({ idx: 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }))
  }, `/estimate/${id}`)

  await page.getByRole('button', { name: 'Back to Requirements' }).click()

  await page.waitForURL('**/pricing')
})
