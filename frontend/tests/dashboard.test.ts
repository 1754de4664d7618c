import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { defaultTerms } from '#contract/terms'
import { inDays } from '#scripts/testing/share'
import { aPerson, aWindow, clickTwice, expectToast, failing, follow, inChromium } from './browser'
import { aProject, anEstimate, brief, save } from './project'

inChromium()

async function fillIn(page: Page, { title, requirements } = brief) {
  await page.getByLabel('Project Title').fill(title)
  await page.getByLabel('Requirements', { exact: true }).fill(requirements)
}

const start = (page: Page) => page.getByRole('button', { name: 'Start AI Analysis' })

test('a draft survives the session in which it was typed, a server error and a reload, is gone when it has become one project, however often the button is clicked, and is removed by logging out, also in other tabs', async () => {
  const ada = await aPerson()
  const page = await aWindow('/', { as: ada })
  await fillIn(page)
  await ada.ask('logout', { body: {} })
  await start(page).click()
  await page.locator('.auth__why').getByText('Your session has ended.').waitFor()
  await page.getByLabel('Email', { exact: true }).fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(() => page.getByLabel('Project Title').inputValue()).toBe(brief.title)

  await failing(page, '/api/projects', 503, 'The table is busy. Please try again.')
  await page.getByLabel('Rush (+50%)').check()
  await start(page).click()
  await expectToast(page, 'Error', '503: The table is busy. Please try again.')
  await page.locator('form').getByText('The table is busy. Please try again.').waitFor()
  expect(await page.getByLabel('Project Title').inputValue()).toBe(brief.title)
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  expect(await page.getByLabel('Project Title').inputValue()).toBe(brief.title)
  expect(await page.getByLabel('Requirements', { exact: true }).inputValue()).toBe(brief.requirements)
  expect(await page.getByLabel('Rush (+50%)').isChecked()).toBe(true)

  let asked = 0
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  await page.route('**/api/projects', async (route) => {
    if (route.request().method() === 'POST') asked += 1
    await held
    await route.continue()
  })
  let load = () => {}
  const loaded = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await loaded
    await route.continue()
  })
  await clickTwice(start(page))
  const creating = page.getByRole('button', { name: 'Creating...' })
  await creating.waitFor()
  respond()
  await page.waitForURL('**/estimate/*')
  // The form stays until the next screen is loaded, and cannot be sent again.
  expect(await creating.isDisabled()).toBe(true)
  load()
  expect(asked).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('heading', { level: 1, name: brief.title }).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { name: 'Unfinished' }).waitFor()
  expect(await page.getByLabel('Project Title').inputValue()).toBe('')
  expect(await page.getByRole('link', { name: brief.title }).count()).toBe(1)

  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  expect(await drafts()).toEqual([])
  await page.getByLabel('Project Title').fill('A title')
  await expect.poll(drafts).toHaveLength(1)
  const opens = page.waitForEvent('popup')
  await page.evaluate(() => void open('/'))
  const other = await opens
  await other.getByLabel('Project Title').fill('Another title')
  await page.getByLabel('Project Title').fill('One title')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await other.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expect(await drafts()).toEqual([])
})

test('Control and Enter start the analysis of the second project of a free month, which is the last and has the rate and terms of the first', async () => {
  const person = await aPerson()
  const id = await aProject(person)
  const terms = { ...defaultTerms, currency: 'EUR', quoteAt: 80, rates: { 'Project manager': 110 }, tax: 19 } as const
  await person.ask('updateProject', { params: { id }, body: { hourlyRate: 85, developerCount: 1, terms } })
  const page = await aWindow('/robots.txt', { as: person })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/projects', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByText('1 estimate left this month').waitFor()
  // Nobody sees a rate that changes by itself.
  expect(await page.locator('[name=hourlyRate]').isVisible()).toBe(false)
  expect(await start(page).isDisabled()).toBe(true)
  release()
  expect(await page.getByLabel('Hourly Rate (EUR)').inputValue()).toBe('85')
  expect(await page.getByLabel('Number of Developers').inputValue()).toBe('1')
  await page.getByText('those of your last estimate: EUR, quoted at 80%, 1 role rate, 19% tax.').waitFor()
  await fillIn(page, { ...brief, title: 'Second' })
  await page.getByLabel('Requirements', { exact: true }).press('Control+Enter')
  await page.waitForURL('**/estimate/*')
  expect(await page.getByLabel('Hourly Rate (EUR)').inputValue()).toBe('85')

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { name: 'Monthly limit reached' }).waitFor()
  await page.getByText("You've used all your estimates for this month.").waitFor()
  expect(await page.getByRole('button', { name: 'Monthly Limit Reached' }).isDisabled()).toBe(true)
  await page.getByText('2 / 2').waitFor()
  await page.getByRole('link', { name: 'Upgrade for more estimates' }).click()
  await page.getByRole('heading', { name: 'Simple, Transparent Pricing' }).waitFor()
})

test('the newest estimate of a project is shown, Projects shows all, each opens as it was saved, and a question about an earlier one stays in view until it is answered', async () => {
  const person = await aPerson()
  const id = await anEstimate(person)
  for (const hourlyRate of [100, 130]) {
    await person.ask('updateProject', { params: { id }, body: { hourlyRate, developerCount: 2, priority: 'standard' } })
    await save(person, id)
  }
  await person.ask('updateProject', { params: { id }, body: { hourlyRate: 999, developerCount: 4, priority: 'rush' } })
  const page = await aWindow('/', { as: person })
  const entries = page.locator('#history li')
  await entries.first().waitFor()
  expect(await entries.count()).toBe(1)
  const cost = await entries.first().locator('.num').first().innerText()

  await page.getByRole('link', { name: 'All projects' }).click()
  await page.getByText('1 other estimate').click()
  expect(await page.getByRole('link', { name: /^Saved .*, \d+:\d\d [AP]M$/ }).count()).toBe(2)
  await page
    .getByRole('link', { name: /^Saved / })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  await page.getByText(/^Saved on \w{3} \d+, \d{4}, \d+:\d\d [AP]M\. Later changes/).waitFor()
  expect(await page.locator('.figures dd').nth(1).innerText()).toBe(cost)
  await page.getByText('2 Developers at $130/hour, Standard').waitFor()
  expect(await page.getByLabel('Hourly Rate (USD)').count()).toBe(0)

  await page.getByRole('link', { name: 'Open the Project' }).click()
  await page.waitForURL((url) => url.pathname === `/estimate/${id}` && url.search === '')
  await expect.poll(() => page.getByLabel('Hourly Rate (USD)').inputValue()).toBe('999')

  const history = await person.ask('listSavedEstimates')
  const [oldest, newest] = [history.at(-1)!, history[0]!]
  const show = { hours: false, tasks: false, range: false, risks: false, rates: false }
  const body = { title: brief.title, note: '', show, options: [], validUntil: inDays(30) }
  const { token } = await person.ask('createShare', { params: { id: oldest.id }, body })
  await person.ask('createShare', { params: { id: newest.id }, body })
  const question = { kind: 'question', name: 'Grace', email: 'grace@example.com', text: 'Is it still valid?' }
  await person.ask('respondToOffer', { params: { token }, body: question })
  const asked = page.getByText(/^Question by Grace on \w{3} \d+, \d{4}: the estimate of .+ for \$[\d,]+$/)
  for (const path of ['/projects', `/estimate/${id}`, '/']) {
    await follow(page, path)
    await asked.waitFor()
    expect(await asked.count()).toBe(1)
  }
  await asked.getByRole('link').click()
  await page.waitForURL((url) => url.search === `?saved=${oldest.id}`)
  await page.getByText(/asked: Is it still valid\?/).waitFor()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expectToast(page, 'Question Answered', 'The question is marked as answered.')
  await follow(page, '/')
  await entries.first().waitFor()
  expect(await asked.count()).toBe(0)
})
