import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { asksToCheck } from '#domain/scope/client-assumptions'
import { spellReferences } from '#domain/text/line-references'
import {
  type Person,
  aPerson,
  aWindow,
  expectAccessible,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  follow,
  inChromium,
} from './browser'
import { anEstimate, save } from './project'

inChromium()

const title = 'The "Kette" \\ workshop'

/** So many components that some fold. */
const requirements = [
  'Users sign in with a password.',
  'Customers search products with filters.',
  'Customers pay by card.',
  'Managers see monthly reports.',
  'The system sends reminder e-mails.',
  'Data is exported as CSV.',
  'Customers book appointments in a calendar.',
  'Customers chat with support.',
  'Shops are shown on a map.',
  'Administrators manage roles and permissions.',
  'Our budget is $500.',
  'It must be finished within 300 weeks.',
].join('\n')

let ada: Person
let id: string

beforeAll(async () => {
  ada = await aPerson()
  id = await anEstimate(ada, { title, requirements })
})

test('all hours link to their sentences, folded components open in place, and a budget and a deadline are compared', async () => {
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  const compared = page.locator('.result').filter({ hasText: 'Stated budget and deadline' })
  await compared.getByText('Exceeded').waitFor()
  await compared.getByText('Fits', { exact: true }).waitFor()
  await compared.getByText('Our budget is $500').last().waitFor()

  const { estimation } = await ada.ask('getProject', { params: { id } })
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

  const number = row
    .locator('.trace__tasks')
    .getByRole('button', { name: String(line.id), exact: true })
    .first()
  await number.focus()
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Requirements' })
  expect(await shown.locator('[aria-current]').innerText()).toContain(line.text)
  expect(await shown.getByRole('listitem').count()).toBe(estimation!.lines.length)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
  expect(await number.evaluate((button) => button === document.activeElement)).toBe(true)

  // In a low window, the lines before it fill the dialog.
  await page.setViewportSize({ width: 1200, height: 260 })
  await row.locator('.trace__tasks').getByRole('button').last().click({ timeout: 10_000 })
  const { y, height } = (await shown.locator('[aria-current]').boundingBox())!
  expect(y + height).toBeLessThan(236)
  await page.keyboard.press('Escape')

  const fold = page.locator('.components + .fold')
  const summary = fold.locator('> summary')
  for (const width of [1200, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await summary.focus()
    const { y } = (await summary.boundingBox())!
    expect(await fold.getByRole('listitem').count()).toBe(0)
    await page.keyboard.press('Enter')
    await fold.getByRole('listitem').first().waitFor()
    expect((await summary.boundingBox())!.y).toBe(y)
    await page.keyboard.press('Tab')
    expect(
      await fold
        .locator('li summary')
        .first()
        .evaluate((row) => row === document.activeElement),
    ).toBe(true)
    await expectNoSidewaysScroll(page)
    if (width === 1200) await page.keyboard.press('Shift+Tab')
    if (width === 1200) await page.keyboard.press('Enter')
  }

  // Lines that a text refers to wrap in their dialog, too.
  await page.locator('details:has(.referred-line) > summary').last().click()
  await page.locator('.referred-line button:visible').first().click({ timeout: 10_000 })
  await shown.getByRole('listitem').first().waitFor()
  const cut = shown.locator('li').evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).length)
  expect(await cut).toBe(0)
})

test('a printed estimate is light, without interactive elements, with all tasks and a numbered page each, and prints nothing else', async () => {
  const page = await aWindow(`/estimate/${id}`, { as: ada, dark: true })
  await page.locator('.components + .fold').waitFor()
  expect(await page.locator('.trace').count()).toBe(0)

  const { estimation } = await ada.ask('getProject', { params: { id } })
  const day = new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric' })
  const bytes = await page.pdf({ format: 'Letter' })
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false })
  for (const [index, printed] of text.entries()) {
    expect(printed).toContain(`${title} · ${day}`)
    expect(printed).toContain(`Page ${index + 1} of ${text.length}`)
  }
  const all = text.join('\n').replaceAll(/\s+/g, ' ')
  const [list, appendix] = all.split('Tasks and Requirement Lines')
  for (const { name, tasks } of estimation!.components) {
    expect(list).toContain(name)
    for (const task of tasks) expect(appendix).toContain(task.name)
  }
  for (const { description } of estimation!.risks) expect(all).toContain(spellReferences(description))
  for (const assumption of estimation!.assumptions)
    expect([assumption, all.includes(spellReferences(assumption))]).toEqual([assumption, !asksToCheck(assumption)])
  for (const ofOwner of ['Estimated by', 'Stated budget']) expect(all).not.toContain(ofOwner)
  await expect.poll(() => page.locator('.trace').count()).toBe(0)

  await page.emulateMedia({ media: 'print' })
  for (const gone of ['.action-bar', '.configuration', '.steps', 'header'])
    expect(await page.locator(gone).isVisible()).toBe(false)
  expect(await page.locator('.unprinted:visible').count()).toBe(0)
  const chevron = page.locator('.components summary').first()
  expect(await chevron.evaluate((row) => getComputedStyle(row, '::before').display)).toBe('none')
  for (const plot of ['.range span', '.components__bar span', '.gantt__track span'])
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

  // The styles of the results are still loaded.
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('heading', { name: 'What are we scoping today?' }).waitFor()
  const card = page.locator('.amplify-card').first()
  const borderOf = () => card.evaluate((card) => getComputedStyle(card).borderStyle)
  const before = await borderOf()
  await page.emulateMedia({ media: 'print' })
  expect([before, await borderOf()]).toEqual(['solid', 'solid'])
})

test('a saved estimate is reached by keyboard, exported and printed as it was saved, fits a phone, and is else not found', async () => {
  await save(ada, id)
  const { estimation } = await ada.ask('getProject', { params: { id } })
  await ada.ask('updateProject', { params: { id }, body: { hourlyRate: 300, developerCount: 1, priority: 'rush' } })
  const page = await aWindow('/', { as: ada })
  await page.locator('#history').getByRole('link', { name: title }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Proposal' }).click()
  const proposal = await readFile(await (await download).path(), 'utf8')
  expect(proposal).toMatch(new RegExp(`Total +\\$${estimation!.price!.total.toLocaleString('en-US')}\n`))

  await page.locator('.closing').waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['.action-bar', '.sharing', '.closing']) expect(await page.locator(gone).isVisible()).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await page.locator('.results__head').innerText()).toMatch(
    /^Final Project Estimation\s+[A-Z][a-z]+ \d+, \d{4}$/,
  )

  await page.emulateMedia({ media: 'screen' })
  const [entry] = await ada.ask('listSavedEstimates')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/estimate/${id}?saved=${entry!.id}`)
  await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
  await expectNoLayoutShift(page)
  await expectNoSidewaysScroll(page)

  for (const saved of ['01JUNKNOWN', 'nonsense']) {
    await follow(page, `/estimate/${id}?saved=${saved}`)
    await page.getByRole('heading', { level: 1, name: 'Saved Estimate Not Found' }).waitFor()
  }
  await page.getByRole('main').getByRole('link', { name: 'All Projects' }).click()
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor()
})

test('results whose code loads late cause no layout shift, and a narrow bar shows the total and leads to the settings on a phone', async () => {
  const page = await aWindow('/robots.txt', { as: ada })
  await page.route('**/assets/results-*', async (route) => {
    await page.waitForResponse((response) => response.url().endsWith(`/api/projects/${id}`))
    await route.continue()
  })
  for (const width of [1200, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/estimate/${id}`)
    await page.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()
    await expectNoLayoutShift(page)
  }

  // Beside a short quote, the button of a stated budget or deadline adds no line.
  const endsBelowQuotes = await page.locator('.result .ledger > li').evaluateAll((rows) =>
    rows.map((row) => {
      const [end, quoteEnd] = [row, row.querySelector('q')!].map((part) => part.getBoundingClientRect().bottom)
      return Math.round(end! - Number.parseFloat(getComputedStyle(row).paddingBottom) - quoteEnd!)
    }),
  )
  expect(endsBelowQuotes).toEqual([0, 0])

  const bar = page.locator('.action-bar')
  await bar.waitFor()
  await page.mouse.wheel(0, 600)
  await expect
    .poll(() => page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom))
    .toBeLessThan(0)
  // A busy machine may still show the progress of what was loaded.
  await expect.poll(async () => (await bar.boundingBox())!.height).toBeLessThan(844 / 8)
  const box = (await bar.boundingBox())!
  expect(box).toMatchObject({ x: 0, width: 390 })
  expect(Math.round(box.y + box.height)).toBe(844)

  await bar.getByRole('link', { name: 'Settings' }).click()
  const [total, rate] = [page.locator('.quick-stats'), page.getByLabel('Hourly Rate (USD)')]
  for (const shown of [total, rate]) {
    await expect.poll(async () => (await shown.boundingBox())!.y).toBeGreaterThan(0)
    await expect.poll(async () => (await shown.boundingBox())!.y).toBeLessThan(700)
  }
  const before = await total.innerText()
  await rate.fill('180')
  await expect.poll(() => total.innerText()).not.toBe(before)
  await page.locator('.toast:visible').waitFor()
  const boxOf = async (part: string) => (await page.locator(part).boundingBox())!
  const shown = (await total.boundingBox())!
  expect((await boxOf('.toast:visible')).y).toBeGreaterThan(shown.y + shown.height)
  await page.getByRole('link', { name: 'Back to the results' }).click()
  await expect.poll(async () => (await boxOf('.figures')).y).toBeGreaterThan(0)
  // It covers no buttons.
  const endOfToast = async () => await boxOf('.toast:visible').then(({ y, height }) => y + height)
  await expect.poll(async () => (await boxOf('.action-bar')).y - (await endOfToast())).toBeGreaterThan(0)
})
