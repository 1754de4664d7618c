import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  aPerson,
  aWindow,
  expectAccessible,
  expectAccessibleInBothModes,
  expectNoSidewaysScroll,
  expectToast,
  follow,
  inChromium,
} from './browser'
import { anEstimate } from './project'

inChromium()

const past = [
  'Titel;Schätzung;Ist;Datum',
  'Web shop;120;150,5;30.09.2025',
  'Blog;40;52;2025-08-14',
  'Intranet;200;236 h;01.07.2025',
  'Booking app;80;104;2025-10-20',
  'Blog;40;52;2025-08-14',
  'Portal;10;=B2*8;2025-01-01',
].join('\r\n')

const totalHours = (page: Page) => page.locator('.figures dd').first().innerText().then(Number)

test('four imported projects correct an estimate on request, which can be seen without them and is closed with its hours', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const { estimation: uncorrected } = await ada.ask('getProject', { params: { id } })
  const before = uncorrected!.totalHours
  const page = await aWindow('/projects', { as: ada, width: 390 })

  await page.getByText('one already helps').waitFor()
  await page.getByRole('button', { name: 'Import Past Projects' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import Past Projects' })
  const file = { name: 'past.csv', mimeType: 'text/csv', buffer: Buffer.from(past, 'latin1') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText('Row 6 (Blog): The same as row 3.').waitFor()
  await dialog.getByText('Row 7 (Portal): “=B2*8” is a formula. Export its value.').waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const table = await dialog
    .getByRole('table')
    .evaluate(({ scrollWidth, parentElement }) => scrollWidth - parentElement!.clientWidth)
  expect(table).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Import 4 projects' }).press('Enter')
  await expectToast(page, 'Projects Imported', 'Your next estimates learn from them.')
  await page.getByText('4 projects imported.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText('one already helps').waitFor()
  await page.getByRole('button', { name: 'Import Past Projects' }).press('Enter')
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText('Read from the columns “Titel”, “Schätzung”, “Ist”, “Datum”.').waitFor()
  await dialog.getByRole('button', { name: 'Import 4 projects' }).press('Enter')
  await page.getByRole('button', { name: 'Remove All Imported Projects' }).press('Enter')
  await page.getByText('4 projects removed from your track record.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('104 h instead of 80 h (+30%)').waitFor()
  await expectAccessible(page)

  await follow(page, `/estimate/${id}`)
  const record = page.getByRole('region', { name: 'Your Track Record' })
  await record.getByText('Your record has changed since (4 projects).').waitFor()
  expect(await totalHours(page)).toBe(before)
  await record.getByRole('button', { name: 'Use Your Current Record' }).press('Enter')
  await expectToast(page, 'Record Updated', 'This estimate uses your current record.')
  await page.waitForFunction(() => document.activeElement?.matches('.record__switch input'))
  const corrected = await totalHours(page)
  const { estimation } = await ada.ask('getProject', { params: { id } })
  const added = estimation!.record!.hours
  expect(corrected).toBe(before + added)
  await record.getByText(`Your record, 4 projects: +${added} h`).waitFor()
  await record.getByText('the newest first: ×1.30, ×1.25, ×1.30, ×1.18').waitFor()
  await expectAccessibleInBothModes(page, '.result:has(.record__row)')
  await expectNoSidewaysScroll(page)
  // Print is for clients too.
  await page.emulateMedia({ media: 'print' })
  expect(await record.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  await record.getByLabel('Use it for this estimate').press('Space')
  await record.getByText('not included').waitFor()
  expect(await totalHours(page)).toBe(before)
  await record.getByLabel('Use it for this estimate').press('Space')
  await record.getByText('not included').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Edit Scope' }).press('Enter')
  await page.getByText(`of supporting work and +${added} h by your record`).waitFor()
  await page.getByRole('button', { name: 'Save Estimate' }).click()
  await expectToast(page, 'Estimate Saved', 'Your estimation has been saved to your history')

  const [saved] = await ada.ask('listSavedEstimates')
  await follow(page, `/estimate/${id}?saved=${saved!.id}`)
  await page.getByRole('button', { name: 'Close the Project' }).press('Enter')
  await page.getByText(`Estimated: ${before} h, before the correction by your record.`).waitFor()
  await page.keyboard.type('-5')
  await page.keyboard.press('Enter')
  await page.getByText('Hours must be a number between 0.25 and 100,000.').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Hours', { exact: true }).fill('1.200')
  await page.keyboard.press('Enter')
  await page.getByText('“1.200” can mean thousands or decimals.').waitFor()
  await page.getByLabel('Hours', { exact: true }).fill('50000,5')
  await page.keyboard.press('Enter')
  await page.getByText('is more than five times the estimate of').waitFor()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Project Closed', 'Your next estimates learn from it.')
  await page.getByText('In your track record').waitFor()
  expect(await totalHours(page)).toBe(corrected)

  await follow(page, `/estimate/${id}`)
  await record.getByText('Your record, 4 projects').waitFor()
  expect(await totalHours(page)).toBe(corrected)
  await page.getByText('Status: Finished').waitFor()
})
