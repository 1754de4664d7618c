import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aDraft, aProject as storeProject } from '#scripts/testing/project'
import {
  type Person,
  aPerson,
  aWindow,
  expectAccessibleInBothModes,
  expectNoSidewaysScroll,
  expectToast,
  failing,
  follow,
  inChromium,
} from './browser'
import { aProject, anEstimate, save } from './project'

inChromium()

const titles = (page: Page) => page.locator('.project .ledger__link').allInnerTexts()
const row = (page: Page, title: string) => page.locator('.project').filter({ hasText: title })
const titlesOf = async ({ ask }: Person) => (await ask('listProjects')).projects.map(({ title }) => title)

test('every project is listed in its state on a phone, and renamed by keyboard with no empty title, and duplicated', async () => {
  const ada = await aPerson({ subscriptionTier: 'tier3' })
  await aProject(ada, { title: 'Just typed' })
  const asked = await aProject(ada, { title: 'Asked back' })
  await ada.ask('analyze', { params: { id: asked }, body: {} })
  await anEstimate(ada, { title: 'Computed' })
  await save(ada, await anEstimate(ada, { title: 'Kept' }))
  const running = await aProject(ada, { title: 'Being read' })
  let sectionsRead = 1
  const page = await aWindow('/robots.txt', { as: ada, width: 390, dark: true })
  await page.route('**/api/projects', async (route) => {
    const page = (await (await route.fetch()).json()) as Awaited<ReturnType<typeof ada.ask<'listProjects'>>>
    const projects = page.projects.map((each) => ({
      ...each,
      ...(each.id === running && {
        running: 'analyze',
        progress: { stage: 'Reading sections', done: sectionsRead++, total: 9 },
      }),
    }))
    await route.fulfill({ json: { ...page, projects } })
  })
  await page.goto('/projects')

  for (const [title, state] of [
    ['Just typed', 'Not analyzed'],
    ['Asked back', 'Questions open'],
    ['Computed', 'Estimated'],
    ['Kept', 'Saved'],
    ['Being read', 'Analyzing… 1 of 9'],
    // It is read again by itself.
    ['Being read', 'Analyzing… 2 of 9'],
  ] as const)
    await row(page, title).getByText(state, { exact: true }).waitFor()
  await expectAccessibleInBothModes(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Delete Being read' }).click()
  const wait = 'This project is being analyzed or estimated. Please wait for it to finish, then try again.'
  await expectToast(page, 'Delete Failed', wait)

  await page.getByRole('button', { name: 'Rename Just typed' }).press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await page.getByText('Enter a project title.').waitFor()
  await page.keyboard.type('New name')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'New name' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('New name')
  expect((await titlesOf(ada)).at(-1)).toBe('New name')

  await page.getByRole('button', { name: 'Duplicate Computed' }).click()
  await expectToast(page, 'Project Duplicated', 'It counts as an estimate of this month.')
  await page.getByRole('heading', { name: 'Copy of Computed' }).first().waitFor()
})

test('more projects are shown on request, and searching and sorting look at all of them', async () => {
  const ada = await aPerson({ subscriptionTier: 'tier3' })
  for (let number = 10; number < 37; number++)
    await storeProject(ada.id, 'requirements', aDraft({ title: `Shop ${number}` }))
  const page = await aWindow('/projects', { as: ada })
  await page.getByRole('button', { name: 'Show more' }).waitFor()
  expect(await titles(page)).toHaveLength(25)

  await page.getByLabel('Search by title').fill('shop 10')
  await page.getByText('1 project found').waitFor()
  expect(await titles(page)).toEqual(['Shop 10'])
  await page.getByLabel('Search by title').fill('')
  await page.getByLabel('Sort by').selectOption('Oldest first')
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['Shop 10', 'Shop 11'])
  expect(await titles(page)).toHaveLength(27)

  await follow(page, '/')
  await follow(page, '/projects')
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await page.getByRole('link', { name: 'Shop 10' }).waitFor()
  // The button is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Shop 11')
})

test('a deletion can be undone for ten seconds, is sent on leaving the page or the tab, and says why if it fails', async () => {
  const ada = await aPerson({ subscriptionTier: 'tier3' })
  await aProject(ada, { title: 'Leaves' })
  const busy = await aProject(ada, { title: 'Busy' })
  await save(ada, await anEstimate(ada, { title: 'Goes' }))
  await aProject(ada, { title: 'Stays' })
  const page = await aWindow('/projects', { as: ada })
  await row(page, 'Goes').waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)

  await page.getByRole('button', { name: 'Delete Stays' }).press('Enter')
  await page.getByText('“Stays” will be deleted in a few seconds.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Stays' }).waitFor()
  await page.getByRole('button', { name: 'Delete Goes' }).click()
  await page.getByText('“Goes” and 1 saved estimate will be deleted').waitFor()
  await page.clock.runFor(9_900)
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  expect(await titlesOf(ada)).toEqual(['Stays', 'Goes', 'Busy', 'Leaves'])
  await page.clock.runFor(200)
  await expect.poll(() => titlesOf(ada)).toEqual(['Stays', 'Busy', 'Leaves'])
  expect(await ada.ask('listSavedEstimates')).toEqual([])
  await expect.poll(() => page.locator('.project').count()).toBe(3)

  await failing(page, `/api/projects/${busy}/delete`, 409, 'It is being analyzed.', 1)
  await page.getByRole('button', { name: 'Delete Busy' }).click()
  await page.clock.runFor(10_000)
  await expectToast(page, 'Delete Failed', '409: It is being analyzed.')
  await page.getByRole('link', { name: 'Busy' }).waitFor()

  await page.getByRole('button', { name: 'Delete Leaves' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect.poll(() => titlesOf(ada)).toEqual(['Stays', 'Busy'])
  await follow(page, '/projects')
  await page.getByRole('button', { name: 'Delete Busy' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.close({ runBeforeUnload: false })
  await expect.poll(() => titlesOf(ada)).toEqual(['Stays'])
})

test('a deletion is sent before the user logs out, and the last one hands the focus to a new estimate', async () => {
  const ada = await aPerson({ subscriptionTier: 'tier3' })
  await aProject(ada, { title: 'Last' })
  await aProject(ada, { title: 'Goes' })
  const page = await aWindow('/projects', { as: ada })
  await page.getByRole('button', { name: 'Delete Goes' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.locator('.user-menu > button').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByLabel('Email', { exact: true }).fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Start AI Analysis' }).waitFor()
  await page.clock.install()
  await follow(page, '/projects')
  await page.getByRole('link', { name: 'Last' }).waitFor()
  expect(await titles(page)).toEqual(['Last'])

  await page.getByRole('button', { name: 'Delete Last' }).press('Enter')
  await page.clock.runFor(10_000)
  await page.getByText('No projects yet.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Start a new estimate')
})
