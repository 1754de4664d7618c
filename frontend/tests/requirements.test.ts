import { expect, test } from 'vitest'
import { aPerson, aWindow, expectAccessible, inChromium } from './browser'
import { aProject } from './project'

inChromium()

test('a title and requirements are edited before and after the analysis, also over a lost connection, and count once', async () => {
  const ada = await aPerson()
  const id = await aProject(ada, { requirements: 'Thank you for lunch. See you on Monday.' })
  const page = await aWindow(`/estimate/${id}`, { as: ada, width: 390 })
  await page
    .getByText(
      /^Not started yet\. The offline analyst will read your text \(\d+ characters\)\. No AI service gets to see it\.$/,
    )
    .waitFor()
  await page.getByRole('link', { name: 'Edit title and requirements' }).click()
  await page.getByLabel('Project Title').fill('Bicycle shop')
  await page.reload()
  expect(await page.getByLabel('Project Title').inputValue()).toBe('Bicycle shop')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('alert').getByText('Scopewright could not be reached.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bicycle shop' }).waitFor()

  await page.getByRole('link', { name: 'Edit title and requirements' }).click()
  await page.getByLabel('Project Title').fill('Never mind')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Edit title and requirements' }).click()
  expect(await page.getByLabel('Project Title').inputValue()).toBe('Bicycle shop')
  await page.getByRole('button', { name: 'Cancel' }).click()

  // Requirements with nothing to build.
  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  const bar = page.locator('.action-bar')
  await bar.getByText(/^Nothing to build was found.* It does not count toward your monthly limit\./).waitFor()
  expect(await ada.ask('getUser')).toMatchObject({ monthlyEstimationCount: 0 })
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await bar.getByRole('link', { name: 'Edit requirements' }).click()

  const field = page.getByRole('textbox', { name: 'Requirements', exact: true })
  await field.fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Enter the requirements.').waitFor()
  await expectAccessible(page)
  await field.fill('Customers book a repair online and pay by card.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Customers book a repair online and pay by card.').waitFor()
  expect(await bar.getByText('Nothing to build').count()).toBe(0)

  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  await page.getByRole('heading', { name: 'Clarification Questions' }).waitFor()
  expect(await ada.ask('getUser')).toMatchObject({ monthlyEstimationCount: 1 })

  await page.getByRole('link', { name: 'Edit title and requirements' }).click()
  await page.getByText('Other requirements discard the analysis and your answers.').waitFor()
  await field.fill('Teachers enter grades and parents see them.')

  // Another tab saves first.
  await ada.ask('updateProject', { params: { id }, body: { requirements: 'Parents see grades.' } })
  await field.press('Control+Enter')
  await page.getByRole('alert').getByText('changed or analyzed in another tab').waitFor()
  await page.getByText('Show what is saved now').click()
  await page.getByText('Parents see grades.', { exact: true }).waitFor()
  await expectAccessible(page, 'form')
  await field.press('Control+Enter')

  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  await page.getByRole('heading', { name: 'Clarification Questions' }).waitFor()
  const { requirements } = await ada.ask('getProject', { params: { id } })
  expect(requirements).toBe('Teachers enter grades and parents see them.')
})
