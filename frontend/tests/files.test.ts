import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Workbook, elementsOf, readParts } from '#scripts/testing/workbook'
import {
  aPerson,
  aWindow,
  expectAccessibleInBothModes,
  expectNoSidewaysScroll,
  expectToast,
  follow,
  inChromium,
} from './browser'
import { anEstimate, brief, save } from './project'

inChromium()

const openMenu = (page: Page) => page.getByRole('button', { name: 'More formats' }).click()

/** Chooses an item of the menu, and returns the name and the bytes of its file. */
async function downloadFile(page: Page, item: string) {
  await openMenu(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: item, exact: true }).click(),
  ])
  const name = download.suggestedFilename()
  await expectToast(page, 'Export Successful', `${name} has been downloaded`)
  return { name, bytes: new Uint8Array(await readFile(await download.path())) }
}

const totalIn = (bytes: Uint8Array) => {
  const book = new Workbook(bytes)
  return book.compute('Summary', `C${book.find('Summary', 'Total').slice(1)}`)
}

test('an estimate is downloaded in each format by mouse and keyboard with the settings that it has or was saved with, and printed', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  const { estimation } = await ada.ask('getProject', { params: { id } })
  const task = estimation!.components[0]!.tasks[0]!.name

  const workbook = await downloadFile(page, 'Excel (.xlsx)')
  expect(workbook.name).toBe('bicycle_workshop_estimation.xlsx')
  expect(totalIn(workbook.bytes)).toBe(estimation!.totalCost)

  const proposal = await downloadFile(page, 'Word (.docx)')
  expect(proposal.name).toBe('bicycle_workshop_proposal.docx')
  const rows = elementsOf(readParts(proposal.bytes)['word/document.xml']!, 'w:tr').map(({ text }) => text)
  expect(rows).toEqual(['Price', `Total$${estimation!.price!.total.toLocaleString('en-US')}`])

  for (const [item, ending] of [
    ['Full report (.txt)', 'report.txt'],
    ['Tasks (.csv)', 'tasks.csv'],
    ['Jira (.csv)', 'jira.csv'],
    ['Linear (.csv)', 'linear.csv'],
    ['Azure DevOps (.csv)', 'azure_devops.csv'],
    ['GitHub (script)', 'github.sh'],
  ] as const) {
    const { name, bytes } = await downloadFile(page, item)
    expect(name).toBe(`bicycle_workshop_${ending}`)
    expect(new TextDecoder().decode(bytes)).toContain(task)
  }

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await openMenu(page)
  await page.getByRole('button', { name: 'PDF, or print' }).click()
  await page.locator('body[data-printed]').waitFor()

  const button = page.getByRole('button', { name: 'More formats' })
  const items = page.locator('.export__menu .menu__items')
  for (const width of [1200, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await button.focus()
    await page.keyboard.press('Enter')
    await items.getByRole('button').first().waitFor()
    expect((await items.innerText()).split('\n')).toEqual([
      'For your client',
      'Word (.docx)',
      'For you, with all figures',
      'PDF, or print',
      'Full report (.txt)',
      'Excel (.xlsx)',
      'Tasks (.csv)',
      'Issue trackers',
      'Jira (.csv)',
      'Linear (.csv)',
      'Azure DevOps (.csv)',
      'GitHub (script)',
    ])
    const box = (await items.boundingBox())!
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    await expectNoSidewaysScroll(page)
    if (width === 1200) await page.keyboard.press('Escape')
  }
  await expectAccessibleInBothModes(page, '.export__menu')

  await page.keyboard.press('Escape')
  expect(await items.count()).toBe(0)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await items.getByRole('button').first().waitFor()
  for (let at = 0; at < 4; at++) await page.keyboard.press('Tab')
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe(`${brief.title.toLowerCase().replace(' ', '_')}_estimation.xlsx`)
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)

  // A file contains the settings that were changed just before, and that of a saved estimate those it was saved with.
  await save(ada, id)
  await page.getByLabel('Hourly Rate (USD)').fill('300')
  const changed = await downloadFile(page, 'Excel (.xlsx)')
  const { estimation: current } = await ada.ask('getProject', { params: { id } })
  expect(totalIn(changed.bytes)).toBe(current!.totalCost)
  expect(current!.totalCost).toBe(300 * current!.totalHours)
  const [saved] = await ada.ask('listSavedEstimates')
  await follow(page, `/estimate/${id}?saved=${saved!.id}`)
  await page.getByText(/^Saved on /).waitFor()
  expect(totalIn((await downloadFile(page, 'Excel (.xlsx)')).bytes)).toBe(saved!.totalCost)
  expect(saved!.totalCost).toBe(estimation!.totalCost)
})
