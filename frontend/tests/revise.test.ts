import type { Page } from 'playwright-core'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { defaultTerms } from '#contract/terms'
import { signedMoney } from '#domain/text/format'
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
import { sign } from './offer'
import { anEstimate, brief, save } from './project'

inChromium()

const revised = brief.requirements
  .replace('an e-mail when', 'an e-mail and a text message when')
  .concat('\nCustomers rate the repair and leave a comment.')

/** Creates a link in the open dialog, and accepts its offer as a client. */
async function accept(owner: Page, client: Page, total = /^Total: \$[\d,]+, \d+\sweeks?$/) {
  await owner.getByRole('button', { name: 'Create Link' }).click()
  const link = owner.getByLabel('Link', { exact: true })
  const url = await link.inputValue()
  await link.press('ControlOrMeta+c')
  await owner.getByRole('button', { name: 'Done' }).click()
  await client.goto(url)
  await client.getByText(total).waitFor()
  const form = await sign(client)
  await form.getByLabel(/^I accept this/).check()
  await form.getByRole('button', { name: /^Accept for/ }).click()
  await client.getByText('Accepted by Grace Hopper on').waitFor()
}

/** Returns the height of the empty end of each page before the last, as a share of a page that is 14 cm high. */
async function emptyEnds(client: Page): Promise<number[]> {
  const file = await getDocumentProxy(new Uint8Array(await client.pdf({ width: '210mm', height: '140mm' })))
  const pages = await Promise.all(Array.from({ length: file.numPages - 1 }, (_, at) => file.getPage(at + 1)))
  return Promise.all(
    pages.map(async (page) => {
      const height = page.view[3]!
      const ends = (await page.getTextContent()).items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? item.transform[5] / height : [],
      )
      // The number of the page is below the rest.
      return Math.min(...ends.filter((end) => end > 0.15))
    }),
  )
}

test('a change is priced line by line, accepted as a change request and undone by restoring; a text that keeps too little is a new project', async () => {
  const ada = await aPerson()
  const id = await anEstimate(ada)
  const priceOf = async () => (await ada.ask('getProject', { params: { id } })).estimation!.totalCost
  const before = await priceOf()
  const quoteIn = (currency: string) =>
    ada.ask('updateProject', { params: { id }, body: { terms: { ...defaultTerms, currency } } })
  await quoteIn('EUR')
  await save(ada, id)
  await quoteIn('USD')
  await save(ada, id)
  const [first, outdated] = await ada.ask('listSavedEstimates')
  const owner = await aWindow(`/estimate/${id}?saved=${outdated!.id}`, { as: ada })
  const shareWhole = owner.getByRole('button', { name: 'Share', exact: true })
  await shareWhole.click()
  const warning = owner.getByText(
    /^This is not the latest estimate: estimate 2 of version 1 was saved on .+, for \$[\d,]+\.$/,
  )
  await warning.waitFor()
  await follow(owner, `/estimate/${id}?saved=${first!.id}`)
  await shareWhole.click()
  await owner.getByRole('button', { name: 'Create Link' }).waitFor()
  expect(await warning.count()).toBe(0)
  const client = await aWindow('/robots.txt', { width: 390 })
  await accept(owner, client)

  await owner.setViewportSize({ width: 390, height: 844 })
  await follow(owner, `/estimate/${id}#revise`)
  await owner
    .getByRole('textbox', { name: 'Requirements', exact: true })
    .fill('Visitors buy tickets.\nGuards scan them at the door.')
  await owner.getByText('This text keeps less than half of the lines').waitFor()
  const start = owner.getByRole('button', { name: 'Re-estimate the Changes' })
  expect(await start.isDisabled()).toBe(true)
  await expectNoSidewaysScroll(owner)
  await owner.getByRole('button', { name: 'Cancel' }).click()
  await owner.getByRole('heading', { name: 'Final Project Estimation' }).waitFor()

  await owner.setViewportSize({ width: 1200, height: 820 })
  await owner.getByRole('button', { name: 'Revise Requirements' }).click()
  expect(await start.isDisabled()).toBe(true)
  const upload = async (text: string) => {
    await owner.getByRole('button', { name: 'Upload Document' }).click()
    const file = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
    await owner.locator('input[type=file]').setInputFiles(file)
  }
  const text = owner.getByRole('textbox', { name: 'Requirements', exact: true })
  const current = await text.inputValue()
  const lines = current.split('\n')
  await upload([lines[0], lines.at(-1)].join('\n'))
  await expectToast(owner, 'Document Processed', 'Document content has replaced the requirements')
  await text.fill(current)
  await upload('A shop.')
  await expectToast(owner, 'Document Processed', 'Document content has been added to requirements')
  expect(await text.inputValue()).toBe(`${current}\n\nA shop.`)
  await upload(revised)
  await expectToast(owner, 'Document Processed', 'Document content has replaced the requirements')
  expect((await text.inputValue()).trim()).toBe(revised.trim())
  await owner.getByText('1 line added, 1 changed').waitFor()
  await expectAccessible(owner, 'form')
  await start.click()
  await expectToast(owner, 'Changes Estimated', 'Only the changed lines were read. See what they change below.')

  const versions = owner.getByRole('region', { name: 'Versions' })
  await versions.getByRole('heading', { name: /^Version 2 compared with estimate 2 of version 1: \+/ }).waitFor()
  await versions.getByText('Customers rate the repair and leave a comment.').first().waitFor()
  await expectAccessibleInBothModes(owner, '.versions')
  const change = (await priceOf()) - before
  expect(change).toBeGreaterThan(0)
  const share = versions.getByRole('button', { name: 'Share as Change Request' })
  await share.click()
  await owner.getByRole('button', { name: 'Create Link' }).waitFor()
  const shows = owner.getByLabel('What the link shows').getByRole('option')
  await expect.poll(() => shows.allInnerTexts()).toEqual(['The whole estimate', 'The change to what was sold'])
  const beside = owner.getByRole('group', { name: 'Show beside the price' }).getByRole('checkbox')
  expect(await beside.count()).toBe(3)
  await owner.getByRole('button', { name: 'Close' }).click()
  expect(await share.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await ada.ask('listSavedEstimates')).toHaveLength(2)
  await share.click()
  await accept(owner, client, /^Total: \$[\d,]+ more, timeline [^,]+, \d+\sweeks? in all$/)
  const saved = await ada.ask('listSavedEstimates')
  expect(saved).toHaveLength(3)
  expect(saved.flatMap(({ links = {} }) => Object.values(links)).filter(({ isChange }) => isChange)).toHaveLength(1)
  await client.getByRole('heading', { name: 'Bicycle workshop: Change request 1' }).waitFor()
  await client
    .getByText(
      /Accepted by Grace Hopper on [^.]+ for \$[\d,]+ more, which makes \$[\d,]+ in all and \d+\sweeks? in all\./,
    )
    .waitFor()
  expect(await client.locator('tfoot td').innerText()).toBe(signedMoney(change))
  expect(await client.getByText('Hours', { exact: true }).count()).toBe(0)
  await expectAccessibleInBothModes(client)
  await expectNoSidewaysScroll(client)
  // Rows of supporting work do not hold each other on one page.
  for (const end of await emptyEnds(client)) expect(end).toBeLessThan(0.4)

  await owner.reload()
  await owner.getByText(/^Sold: \$[\d,]+ in 2 acceptances, /).waitFor()
  await owner.getByRole('button', { name: 'Restore version 1' }).click()
  const restoring = owner.getByRole('dialog', { name: 'Restore Version 1' })
  await restoring.getByText('An offer of version 2 was accepted and stays as it was.').waitFor()
  await expectAccessible(owner)
  await restoring.getByRole('button', { name: 'Restore Version 1' }).click()
  await expectToast(owner, 'Version Restored', 'Version 1 is the current one again, as a new version.')
  await versions.getByRole('heading', { name: /^Version 3 compared with version 2: −/ }).waitFor()
  await versions.getByLabel('with estimate', { exact: true }).selectOption('Estimate 2 of version 1, sold')
  await versions.getByText('There is no difference: ±0 h, ±$0, ±0 weeks.').waitFor()
  expect(await priceOf()).toBe(before)
  await follow(owner, '/')
  await owner
    .locator('#history')
    .getByText(/^Sold: \$[\d,]+ in 2 acceptances, /)
    .waitFor()
  expect(await owner.getByRole('heading', { name: 'Unfinished' }).count()).toBe(0)

  // A change is the default, also of an estimate that was saved before what was sold, and all of it replaces that.
  await follow(owner, `/estimate/${id}?saved=${first!.id}`)
  await shareWhole.click()
  const choice = owner.getByLabel('What the link shows')
  expect(await choice.locator('option:checked').innerText()).toBe('The change to what was sold')
  await owner.getByText(/^Changes what was accepted on .+ for \$/).waitFor()
  await choice.selectOption('The whole estimate')
  await owner.getByText(/^Replaces what was accepted on .+ for \$/).waitFor()
  await accept(owner, client)
  await client.getByText(/^This replaced what you accepted on .+ for \$[\d,]+\.$/).waitFor()
  await owner.evaluate(() => dispatchEvent(new Event('focus')))
  await owner.getByText(/^Sold: .+, instead of \$[\d,]+$/).waitFor()
  const project = owner.getByText(/share the difference there as a change request/).getByRole('link')
  expect(await project.getAttribute('href')).toBe(`/estimate/${id}`)
  await follow(owner, '/projects')
  const remove = owner.getByRole('button', { name: /^Delete / })
  await remove.waitFor()
  await remove.click()
  const asking = owner.getByRole('dialog', { name: 'Delete a Sold Project' })
  await asking.getByText('3 saved estimates with their links, and the record of what was accepted').waitFor()
  await asking.getByRole('button', { name: 'Cancel' }).click()
})
