import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sessionEnded } from '#contract/credentials'
import { anEmail } from '#scripts/testing/mail'
import {
  type Person,
  aPerson,
  aWindow,
  expectAccessible,
  expectAccessibleInBothModes,
  expectNoSidewaysScroll,
  expectToast,
  failing,
  follow,
  inChromium,
} from './browser'
import { aProject } from './project'

inChromium()

const upTo = (days: number) => `Up to ${days} ${days === 1 ? 'day' : 'days'}`

async function accountOf(person: Person, width = 1200) {
  const page = await aWindow('/pricing', { as: person, width })
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  return { page, dialog: page.getByRole('dialog', { name: 'Account' }) }
}

test('a changed password signs in, and logging out everywhere leads to the sign-in, also in this window', async () => {
  const person = await aPerson()
  await person.ask('changeEmail', { body: { email: anEmail(), password: person.password } })
  const { page, dialog } = await accountOf(person)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expectAccessible(page)

  const tooMany = 'Too many wrong passwords. Please try again in 15 minutes.'
  await failing(page, '/api/password', 429, tooMany, 1)
  await dialog.getByLabel('New Password').fill('battery staple')
  for (const problem of [tooMany, 'Current password is incorrect.']) {
    await dialog.getByLabel('Current Password').fill('not this one')
    await dialog.getByRole('button', { name: 'Save new password' }).click()
    await page.getByText(problem).waitFor()
    expect(await page.locator('.toast:visible').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('currentPassword')
  }

  await dialog.getByLabel('Current Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Save new password' }).click()
  await expectToast(
    page,
    'Password Changed',
    `Every other device has been logged out. Your email stays ${person.email}: change it again if you still want to.`,
  )
  expect(await dialog.getByLabel('Current Password').count()).toBe(0)
  await person.ask('getUser')
  await person.ask('login', { body: { email: person.email, password: 'battery staple' } })

  await dialog.getByText(/^You are signed in here until \w/).waitFor()
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await expectToast(page, 'Logged Out Everywhere', 'Every device has been logged out, including this one.')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expect(await page.getByText('Your session has ended').count()).toBe(0)
  await expect(person.ask('getUser')).rejects.toThrow(sessionEnded)
})

test('all data of an account are downloaded as one file, and deleted only with the password', async () => {
  const person = await aPerson()
  const id = await aProject(person)
  const { page, dialog } = await accountOf(person, 390)
  await failing(page, '/api/export', 503, 'We are busier than usual right now. Please try again in a moment.', 1)
  const downloadData = dialog.getByRole('button', { name: 'Download my data' })
  await downloadData.click()
  await expectToast(page, 'Download Failed', '503: We are busier than usual right now. Please try again in a moment.')
  const [download] = await Promise.all([page.waitForEvent('download'), downloadData.click()])
  await expectToast(
    page,
    'Data Downloaded',
    'Your account, projects, estimates, links and track record are in the file.',
  )
  expect(download.suggestedFilename()).toMatch(/^scopewright_\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>
  expect(file).toMatchObject({
    user: { email: person.email, firstName: 'Ada' },
    projects: [await person.ask('getProject', { params: { id } })],
    savedEstimates: [],
  })

  await dialog.getByRole('button', { name: 'Delete account' }).click()
  const bottom = () =>
    dialog.getByRole('form', { name: 'Delete account' }).evaluate((form) => form.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThanOrEqual(844)
  await dialog.getByText('Data that outlives your account').click()
  await expect
    .poll(() => dialog.locator('details').getByRole('definition').filter({ visible: true }).allInnerTexts())
    .toEqual([
      ...[1, 1, 7].map(upTo),
      'Until the month ends',
      ...[1, 35, 30, 90].map(upTo),
      'Until we remove it',
      'As long as the law requires',
    ])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await dialog.getByLabel('Your password, to confirm').fill('a guess')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByText('Current password is incorrect.').waitFor()

  // A small account is deleted by one request, so the first part of a large deletion is simulated.
  const progress = { stage: 'Deleting saved estimates', done: 4_000, total: 10_000 }
  let showsProgress = () => {}
  const shown = new Promise<void>((resolve) => (showsProgress = resolve))
  await page.route('/api/delete-account*', async (route) => {
    if (!route.request().url().includes('?job=')) return route.fulfill({ status: 202, json: { job: 'job', progress } })
    await shown
    return route.continue()
  })
  await dialog.getByLabel('Your password, to confirm').fill(person.password)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await dialog.getByText('Deleting saved estimates: 4,000 of 10,000').waitFor()
  await expectAccessible(page)
  showsProgress()
  await expectToast(page, 'Account Deleted', 'Your account, projects and estimates have been deleted.')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await expect(person.ask('getUser')).rejects.toThrow(sessionEnded)
})

test('the user’s menu is reached by mouse and keyboard on every page and width, as is the account after signing in', async () => {
  const ada = await aPerson({ firstName: 'Ada', lastName: 'Lovelace' })
  const page = await aWindow('/nowhere', { as: ada })
  const button = page.locator('.user-menu__button')
  const items = page.locator('.user-menu .menu__items')
  for (const [path, width] of [
    ['/', 1200],
    ['/projects', 390],
    ['/pricing', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    // The dialog has led to the last one.
    if (path !== '/pricing') await follow(page, path)
    await button.click()
    expect((await items.innerText()).split('\n')).toEqual(['Account', 'Billing', 'Projects', 'Log out'])
    await expectNoSidewaysScroll(page)
    if (path === '/pricing') await expectAccessibleInBothModes(page, '.user-menu')
    await page.mouse.click(4, 400)
    expect(await items.count()).toBe(0)

    await button.press('Enter')
    await page.keyboard.press('Escape')
    expect(await items.count()).toBe(0)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Account' }).waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/pricing#account')
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).hash).toBe('')
  }

  await button.click()
  await items.getByRole('button', { name: 'Log out' }).click()
  await expectToast(page, 'Logout successful', "You've been logged out.")
  await page.goto('/robots.txt')
  await page.goto('/pricing#account')
  await page.getByLabel('Email', { exact: true }).fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog', { name: 'Account' }).getByText(ada.email).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})
