import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Project } from '#contract/project'
import { estimateChanged } from '#contract/saved-estimate'
import { aPerson, aWindow, clickTwice, expectAccessible, expectToast, failing, follow, inChromium } from './browser'
import { aProject, anEstimate } from './project'

inChromium()

const gone = "The project you're looking for doesn't exist or has been deleted."

const busy = 'The service is busy. Please try again in a minute.'

/** Delays a call until it is released. */
async function holding(page: Page, path: string) {
  let letGo: (respond: (route: Route) => Promise<void>) => void = () => {}
  const responding = new Promise<(route: Route) => Promise<void>>((resolve) => (letGo = resolve))
  let asked = 0
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      asked += 1
      await (await responding)(route)
    },
  )
  return { letGo, asked: () => asked }
}

const start = (page: Page) => page.getByRole('button', { name: 'Start AI Analysis' })

const updated = ['Configuration Updated', 'Project settings have been saved successfully.'] as const
const isSaved = ['Estimate Saved', 'Your estimation has been saved to your history'] as const

test('a missing project is not found, one that cannot be reached is loaded once it can be, a second click starts nothing, and a failed analysis or estimate shows the reason, keeps the answers, and can be repeated', async () => {
  const ada = await aPerson()
  const grace = await aPerson({ firstName: 'Grace' })
  const page = await aWindow(`/estimate/${await aProject(grace)}`, { as: ada })
  await page.getByRole('heading', { name: 'Project Not Found' }).waitFor()
  await page.getByText(gone).waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await expectAccessible(page)
  await follow(page, '/estimate/nonsense')
  await page.getByText(gone).waitFor()
  await page.getByRole('button', { name: 'Back to Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  const id = await aProject(ada)
  const { letGo } = await holding(page, `/api/projects/${id}`)
  await follow(page, `/estimate/${id}`)
  await page.getByText('Loading project...').waitFor()
  letGo((route) => route.fulfill({ status: 503, body: busy }))
  await page.getByText(gone).waitFor()
  await page.getByText(busy).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(busy).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await start(page).waitFor()

  await page.route(`**/api/projects/${id}`, (route) => route.abort())
  await follow(page, '/nowhere')
  await follow(page, `/estimate/${id}`)
  await page.getByText('Scopewright could not be reached. The project is shown as soon as').waitFor()
  expect(await page.getByText('deleted').count()).toBe(0)
  await page.context().setOffline(true)
  await page.unroute(`**/api/projects/${id}`)
  expect(await page.getByText("You're offline.").count()).toBe(0)
  await page.context().setOffline(false)
  await start(page).waitFor()

  const analysis = await holding(page, '/analyze')
  await clickTwice(start(page))
  await page.getByRole('button', { name: 'Analyzing...' }).waitFor()
  expect(await page.locator('[aria-current=step]').innerText()).toMatch(/2\s+AI Analysis/)
  await page.getByText('Starting…').waitFor()
  expect(analysis.asked()).toBe(1)
  analysis.letGo((route) => route.fulfill({ status: 502, body: 'The analyst did not answer. Please try again.' }))
  await expectToast(page, 'Analysis Failed', '502: The analyst did not answer. Please try again.')
  expect(await page.locator('.toast').getAttribute('data-tone')).toBe('destructive')
  await page.locator('.action-bar').getByText('The analyst did not answer. Please try again.').waitFor()

  await page.unrouteAll()
  const joining = { job: 'a-job', progress: { stage: 'Reading sections', done: 3, total: 7 } }
  await page.route(
    (url) => url.pathname.endsWith('/analyze'),
    (route) => route.fulfill({ status: 202, json: joining }),
    { times: 1 },
  )
  await page.route(
    (url) => url.searchParams.get('job') === 'a-job',
    (route) => route.continue({ url: route.request().url().replace('?job=a-job', '') }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Reading sections: 3 of 7').waitFor()
  await page.getByRole('heading', { name: 'Clarification Questions' }).waitFor()

  const questions = await page.locator('.question').all()
  for (const question of questions) await question.getByRole('button', { name: /^Not sure/ }).click()
  await page.route(
    (url) => url.pathname.endsWith('/estimate'),
    (route) => route.fulfill({ status: 503, body: 'The analyst is busy. Please try again in a minute.' }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Continue to Estimate' }).click()
  await expectToast(page, 'Estimation Failed', '503: The analyst is busy. Please try again in a minute.')
  expect(await page.locator('.question[data-assumed]').count()).toBe(questions.length)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
})

test('settings that could not be saved are sent again, also when the page is opened again, and a lost connection loses none', async () => {
  const ada = await aPerson()
  const id = await aProject(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  await start(page).waitFor()
  await failing(page, `/api/projects/${id}`, 500, 'Something went wrong on our side.', 1)
  await page.getByRole('radio', { name: 'Rush (+50%)' }).check()
  await expectToast(page, 'Update Failed', '500: Something went wrong on our side.')
  await page.getByText('Not saved').waitFor()
  expect(await page.getByLabel('Rush (+50%)').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectToast(page, ...updated)
  expect(await ada.ask('getProject', { params: { id } })).toMatchObject({ priority: 'rush' })

  const rate = page.getByLabel('Hourly Rate (USD)')
  await page.route('**/api/**', (route) => route.abort())
  await rate.fill('180')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { level: 1, name: 'What are we scoping today?' }).waitFor()
  await page.unroute('**/api/**')
  await page.goto(`/estimate/${id}`)
  await expectToast(page, ...updated)
  expect(await rate.inputValue()).toBe('180')
  expect(await ada.ask('getProject', { params: { id } })).toMatchObject({ hourlyRate: 180 })

  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.context().setOffline(true)
  await start(page).click()
  const sentence = 'Scopewright could not be reached. Please check your connection and try again.'
  await page.locator('.action-bar').getByText(sentence).waitFor()
  expect(await page.locator('.toast:visible').count()).toBe(0)
  const [bar, message] = [page.locator('.action-bar'), page.locator('.offline span')]
  const bottomOf = async () => await bar.boundingBox().then((box) => box!.y + box!.height)
  await expect.poll(async () => (await message.boundingBox())!.y - (await bottomOf())).toBeGreaterThanOrEqual(0)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Clarification Questions' }).waitFor()
  expect(await rate.inputValue()).toBe('180')

  // Changed in a session that has expired, and sent after the next login.
  await page.evaluate(() => localStorage.setItem('sessionId', 'expired'))
  await page.getByRole('radio', { name: 'Standard' }).click()
  await page.getByText('Your session has ended. Please sign in again.').waitFor()
  expect(await page.getByText('Update Failed').count()).toBe(0)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, ...updated)
  expect(await ada.ask('getProject', { params: { id } })).toMatchObject({ priority: 'standard' })
})

test('an estimate is saved and exported with the newest settings, also those typed offline or in another tab, and a failure is reported', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  const save = page.getByRole('button', { name: 'Save Estimate' })
  await save.waitFor()
  const { estimation } = await ada.ask('getProject', { params: { id } })
  // The browser reports no change of the connection, so that nothing is sent by itself.
  await page.route('**/api/**', (route) => route.abort())
  await page.getByLabel('Hourly Rate (USD)').fill('180')
  await page.locator('.configuration').getByText('Not saved').waitFor()
  expect(await page.locator('.toast:visible').count()).toBe(0)

  const unreachable = 'Scopewright could not be reached. Please check your connection and try again.'
  const outdated = `The changed settings could not be saved, so the figures are out of date. ${unreachable}`
  const [notSaved, notExported] = [
    ['Save Failed', 'Failed to save the estimation'],
    ['Export Failed', 'Failed to export the estimation report'],
  ] as const
  await page.getByRole('button', { name: 'Export Proposal' }).click()
  await expectToast(page, ...notExported, outdated)
  await save.click()
  await expectToast(page, ...notSaved, outdated)

  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.context().setOffline(true)
  await save.click()
  await expectToast(page, ...notSaved, outdated)
  await page.context().setOffline(false)
  await save.click()
  await expectToast(page, ...isSaved)
  const [saved] = await ada.ask('listSavedEstimates')
  expect(saved!.totalCost).toBe((estimation!.totalCost * 180) / 100)

  await page.context().setOffline(true)
  await page.getByRole('radio', { name: 'Rush (+50%)' }).check()
  await page.locator('.configuration').getByText('Not saved').waitFor()
  await page.context().setOffline(false)
  await expectToast(page, ...updated)
  expect(await ada.ask('getProject', { params: { id } })).toMatchObject({ hourlyRate: 180, priority: 'rush' })

  await ada.ask('updateProject', { params: { id }, body: { hourlyRate: 250 } })
  await save.click()
  await expectToast(page, ...notSaved, estimateChanged)
  await expect.poll(() => page.getByLabel('Hourly Rate (USD)').inputValue()).toBe('250')
  await failing(page, '/api/save-estimation', 500, 'Something went wrong on our side.', 1)
  await save.click()
  await expectToast(page, ...notSaved, 'Something went wrong on our side.')
  await save.click()
  await expectToast(page, ...isSaved)

  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('no room')
    }
  })
  await page.getByRole('button', { name: 'Export Proposal' }).click()
  await expectToast(page, ...notExported, 'no room')
})

test('leaving the page does not stop running work, and returning joins it; a project that another tab has advanced is shown in its current step, without a panel while its status is analysis, and a session that ended there leads to signing in and back', async () => {
  const ada = await aPerson({ subscriptionTier: 'tier1' })
  const id = await aProject(ada)
  const project = await ada.ask('getProject', { params: { id } })
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  const { letGo } = await holding(page, '/analyze')
  /** Makes the page read a project with other fields. */
  const reads = (given: Partial<Project>) =>
    page.route(
      (url) => url.pathname === `/api/projects/${id}`,
      (route) => route.fulfill({ json: { ...project, ...given } }),
      { times: 1 },
    )
  await start(page).click()
  await page.getByRole('button', { name: 'Analyzing...' }).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { level: 1, name: 'What are we scoping today?' }).waitFor()
  await reads({ job: { id: 'a-job', kind: 'analyze', progress: { stage: 'Reading sections', done: 4, total: 5 } } })
  const joins = page.waitForRequest((request) => request.url().endsWith('/analyze?job=a-job'))
  await page.goBack()
  await joins
  await page.getByText('Reading sections: 4 of 5').waitFor()
  await page.getByRole('button', { name: 'Analyzing...' }).waitFor()
  letGo((route) => route.continue())
  await expectToast(page, 'Analysis Complete', 'AI has analyzed your requirements and generated clarifying questions.')
  await page.unrouteAll()

  await reads({ status: 'analysis' })
  await follow(page, '/nowhere')
  await follow(page, `/estimate/${id}`)
  await page.locator('[aria-current=step]', { hasText: 'AI Analysis' }).waitFor()
  expect(await page.locator('.columns > .stack').first().innerText()).toBe('')

  const advanced = await aProject(ada)
  await follow(page, `/estimate/${advanced}`)
  await start(page).waitFor()
  await ada.ask('analyze', { params: { id: advanced }, body: {} })
  await ada.ask('updateProject', { params: { id: advanced }, body: { hourlyRate: 75 } })
  await start(page).click()
  await page.getByRole('heading', { name: 'Clarification Questions' }).waitFor()
  expect(await page.getByLabel('Hourly Rate (USD)').inputValue()).toBe('75')

  const other = await aProject(ada)
  await follow(page, `/estimate/${other}`)
  await start(page).waitFor()
  await ada.ask('logout', { body: {} })
  await start(page).click()
  await page.getByLabel('Email', { exact: true }).fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`**/estimate/${other}`)
  await start(page).waitFor()
})
