import { readFile } from 'node:fs/promises'
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
import { anEstimate, brief } from './project'

inChromium()

const euros = (amount: number) => `€${amount.toLocaleString('en-US')}`
const figure = (page: Page, name: string) =>
  page.locator('.figures > div').filter({ hasText: name }).locator('dd').first().innerText()

test('a price in euros at 80% with role rates, discount and tax is the same on every screen and in the proposal, and nothing is saved with invalid terms', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const page = await aWindow(`/estimate/${id}`, { as: ada })
  const puts: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.postDataJSON())
  })
  const card = page.getByRole('complementary', { name: 'Pricing' })
  await card.getByText('USD, even odds').waitFor()
  expect(await page.getByRole('region', { name: 'Price' }).count()).toBe(0)

  // By keyboard alone, far down in a window that is lower than the settings.
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.getByRole('region', { name: 'Assumptions' }).waitFor()
  await page.evaluate(() => scrollTo(0, 1200))
  const focusTop = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().top)
  await card.locator('summary').focus()
  await page.keyboard.press('Enter')
  await card.getByRole('radio', { name: /^Even odds/ }).focus()
  await expect.poll(focusTop).toBeGreaterThan(80)
  await page.keyboard.press('ArrowDown')
  await expect.poll(focusTop).toBeGreaterThan(80)
  await page.keyboard.press('Tab')
  await page.keyboard.type('EUR')
  await card.getByText('Amounts are relabeled, not converted.').waitFor()
  await card.getByLabel('Back-end developer').focus()
  await page.keyboard.type('120')
  await card.getByLabel('QA engineer').focus()
  await page.keyboard.type('72,50')
  await card.getByLabel('Discount (%)').focus()
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('19')
  await page.keyboard.press('Enter')
  await card.getByText('EUR, quoted at 80%, 2 role rates, 5% discount, 19% tax').waitFor()

  const terms = {
    quoteAt: 80,
    currency: 'EUR',
    rates: { 'Back-end developer': 120, 'QA engineer': 72.5 },
    discount: 5,
    tax: 19,
  }
  const settings = { hourlyRate: 100, developerCount: 2, priority: 'standard' }
  expect(puts.at(-1)).toEqual({ ...settings, terms, settingsBefore: expect.objectContaining(settings) })
  const { estimation, ...project } = await ada.ask('getProject', { params: { id } })
  expect(project.terms).toEqual(terms)
  const { quoted, contingency, discount, tax, total } = estimation!.price!
  expect(estimation!.range.p80.cost).toBe(quoted)
  const quote = `Fixed price at 80%: ${euros(quoted)}, of which contingency ${euros(contingency)}`
  const below = `Discount 5% −${euros(discount.amount)} Tax 19% ${euros(tax.amount)} Total price ${euros(total)}`

  const price = page.getByRole('region', { name: 'Price' })
  const expectPrice = async () => {
    await price.getByText(quote).waitFor()
    expect((await price.locator('dl').innerText()).replaceAll('\n', ' ')).toBe(below)
    expect(await figure(page, 'Price')).toBe(euros(estimation!.price!.total))
  }
  await expectPrice()
  expect(await page.locator('.quick-stats').innerText()).toContain(euros(total))
  await page.getByLabel('Hourly Rate (EUR)').waitFor()

  await page.getByRole('button', { name: 'Save Estimate' }).click()
  await expectToast(page, 'Estimate Saved', 'Your estimation has been saved to your history')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Proposal' }).click()
  const proposal = (await readFile(await (await download).path(), 'utf8')).replaceAll(/\s+/g, ' ')
  expect(proposal).toContain(`Work ${euros(quoted)} ${below.replace('Total price', 'Total')}`)
  expect(proposal).not.toMatch(/contingency|\$\d/)

  // Saved estimates keep their currency.
  await ada.ask('updateProject', { params: { id }, body: { terms: { ...terms, currency: 'USD' } } })
  await follow(page, '/')
  await page.locator('#history').getByText(euros(total)).waitFor()
  await follow(page, '/projects')
  await page.getByText(euros(total)).waitFor()
  await page.getByRole('link', { name: /^Saved / }).click()
  await expectPrice()

  // A long word breaks, so that prices stay in their card on a phone.
  const added = { id: 'a', component: 'Pages', name: `${'Fahrradwerkstatt'.repeat(3)}planung` }
  const task = { ...added, role: 'Back-end developer', hours: { likely: 8 }, state: 'optional' } as const
  await ada.ask('saveScope', { params: { id }, body: { changes: [], added: [task], revision: 0 } })
  await page.setViewportSize({ width: 360, height: 800 })
  await follow(page, `/estimate/${id}`)
  const rights = await Promise.all(
    ['.figures-table', '.result__head'].map(async (part) => {
      const box = await page.getByRole('region', { name: 'Options' }).locator(part).first().boundingBox()
      return box!.x + box!.width
    }),
  )
  expect(rights[0]).toBeLessThanOrEqual(rights[1]!)

  // Invalid terms are reported at their fields, stay as typed, and nothing is saved with other ones.
  await page.setViewportSize({ width: 390, height: 844 })
  await card.locator('summary').click()
  await card.getByLabel('QA engineer').fill('1.250')
  await card.getByText('“1.250” can mean thousands or decimals. Write it without a thousands separator.').waitFor()
  await card.getByLabel('Tax (%)').fill('101')
  const invalid = 'The tax must be between 0 and 100 percent, with at most two decimals.'
  await card.getByText(invalid).waitFor()
  expect(await card.getByLabel('QA engineer').inputValue()).toBe('1.250')
  await expectAccessibleInBothModes(page, '.side')
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Save Estimate' }).click()
  await expectToast(page, 'Save Failed', 'Failed to save the estimation', invalid)
  expect(await ada.ask('listSavedEstimates')).toHaveLength(1)
  await card.getByLabel('QA engineer').fill('')
  await card.getByLabel('Tax (%)').fill('7.7')
  await card.getByText('USD, quoted at 80%, 1 role rate, 5% discount, 7.7% tax').waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('defaults set under Account, to which a new estimate leads, start every new project', async () => {
  const ada = await aPerson()
  const page = await aWindow('/', { as: ada, width: 390 })
  await page.getByText('New estimates start at $100 an hour, without tax.').waitFor()
  await page.getByRole('link', { name: 'Set your defaults' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account' })
  await dialog.getByLabel('Hourly Rate (USD)').fill('0')
  await dialog.getByRole('button', { name: 'Save defaults' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('hourlyRate')
  await dialog.getByLabel('Hourly Rate (USD)').fill('85')
  await dialog.getByLabel('Number of Developers').selectOption('1')
  await dialog.getByRole('radio', { name: /^High Priority/ }).check()
  await dialog.getByLabel('Currency').selectOption('GBP')
  await dialog.getByRole('radio', { name: /^90%/ }).check()
  await dialog.getByLabel('Project manager').fill('110.25')
  await dialog.getByLabel('From, on offers').fill('Analytical Engines')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Save defaults' }).click()
  await expectToast(page, 'Defaults Saved', 'New projects start with them. Existing ones stay as they are.')
  await dialog.getByText('£85 an hour, 1 developer, high priority, GBP, quoted at 90%, 1 role rate.').waitFor()

  await follow(page, '/')
  const rate = page.getByLabel('Hourly Rate (GBP)')
  expect(await rate.inputValue()).toBe('85')
  await page.getByLabel('Project Title').fill(brief.title)
  await page.getByLabel('Requirements', { exact: true }).fill(brief.requirements)
  await page.getByRole('button', { name: 'Start AI Analysis' }).click()
  await page.waitForURL('**/estimate/*')
  expect(await ada.ask('getUser')).toMatchObject({ sender: 'Analytical Engines' })
  const { projects } = await ada.ask('listProjects')
  expect(await ada.ask('getProject', { params: { id: projects[0]!.id } })).toMatchObject({
    hourlyRate: 85,
    developerCount: 1,
    priority: 'high',
    terms: { quoteAt: 90, currency: 'GBP', rates: { 'Project manager': 110.25 }, discount: 0, tax: 0 },
  })

  await follow(page, '/')
  await rate.fill('95')
  await follow(page, '/projects')
  await follow(page, '/')
  expect(await rate.inputValue()).toBe('95')
})
