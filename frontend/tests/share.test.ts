import type { Page, Route } from 'playwright-core'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import type { Share } from '#contract/share'
import {
  aPerson,
  aWindow,
  expectAccessible,
  expectAccessibleInBothModes,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  expectToast,
  follow,
  inChromium,
  inView,
  isUncovered,
} from './browser'
import { aSavedEstimate, sign } from './offer'
import { brief } from './project'

inChromium()

/** Creates a link in the dialog and returns its path. */
async function shareIn(page: Page, fill: () => Promise<void> = async () => {}): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const create = page.getByRole('button', { name: 'Create Link' })
  expect(await isUncovered(create)).toBe(true)
  await fill()
  await create.click()
  const link = page.getByLabel('Link', { exact: true })
  const url = await link.inputValue()
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  await link.press('ControlOrMeta+c')
  await page.getByRole('button', { name: 'Done' }).click()
  return new URL(url).pathname
}

/** Asserts that the page is printed with page numbers, without the forms, with everything that is folded, and with each row on one page. */
async function expectPrinted(client: Page) {
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const setOpen = (isOpen: boolean) =>
    client.locator('.offer details').evaluateAll((all: HTMLDetailsElement[], isOpen) => {
      for (const details of all) details.open = isOpen
    }, isOpen)
  expect(await client.locator('.offer details').count()).toBeGreaterThan(0)
  await setOpen(true)
  const rows = (await client.locator('.offer :is(li:not(:has(li)), tr, h3)').allInnerTexts()).map(oneLine)
  await setOpen(false)
  const { text } = await extractText(new Uint8Array(await client.pdf({ format: 'A4' })), { mergePages: false })
  const pages = text.map(oneLine)
  expect(pages.length).toBeGreaterThan(1)
  for (const [at, page] of pages.entries()) expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
  expect(rows.filter((row) => !pages.some((page) => page.includes(row)))).toEqual([])
  expect(pages.join(' ')).not.toContain('I accept')
  // What is folded on the screen follows at the end.
  expect(pages.join(' ')).toMatch(/ Price .* Timeline .* Assumptions .* Details .*[0-9a-f]{64}/)
  await expect.poll(() => client.locator('.offer details[open]').count()).toBe(0)
}

test('a client opens a link on a phone, chooses an option and accepts, the owner sees it, and the first of two who accept at once counts', async () => {
  const ada = await aPerson({ firstName: '', lastName: '' })
  const {
    page: owner,
    id,
    optional,
  } = await aSavedEstimate(
    ada,
    'Bicycle workshop',
    // Long enough for its details to be folded.
    `${brief.requirements}\nThe owner exports invoices to a spreadsheet.\nMechanics upload photos of each bicycle.\nCustomers rate each repair with stars.\nThe owner sees a report of the repairs per month.\nMechanics order spare parts from suppliers.`,
  )
  const path = await shareIn(owner, async () => {
    const from = owner.getByLabel('From', { exact: true })
    expect(await from.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(false)
    await from.fill('Analytical Engines')
    await owner.getByLabel('Note to the client').fill('Dear Grace,\n<b>thank you</b>.')
    for (const part of await owner.getByRole('group', { name: 'Show beside the price' }).getByRole('checkbox').all())
      await part.check()
    await owner.getByText('Preview').click()
    const validUntil = owner.getByLabel('Valid until')
    const day = await validUntil.inputValue()
    await validUntil.fill('')
    await owner.getByText('Choose the last day on which the offer is valid.').waitFor()
    await validUntil.fill(day)
    await owner.getByRole('dialog').getByRole('heading', { name: 'What is included' }).waitFor()
    await expectAccessibleInBothModes(owner)
  })
  await owner.getByText('Not opened yet.').waitFor()
  await owner.getByText(', with hours, tasks, rates, range and risks, shared').waitFor()

  const client = await aWindow(path, { width: 390 })
  await client.getByRole('heading', { name: 'Bicycle workshop' }).waitFor()
  await client.getByText('<b>thank you</b>.').waitFor()
  await client.getByText('From Analytical Engines, ').waitFor()
  await expect.poll(() => client.title()).toBe('Bicycle workshop · Offer')
  await expectAccessibleInBothModes(client)
  await expectNoSidewaysScroll(client)
  await expectNoLayoutShift(client)
  await expectPrinted(client)
  const total = () => client.locator('tfoot td').innerText()
  const before = await total()
  const option = client.getByRole('checkbox', { name: optional })
  expect(await inView(option)).toBe(false)
  await client.getByRole('link', { name: 'Choose options' }).click()
  await expect.poll(() => inView(option)).toBe(true)
  await option.check()
  const accepted = await total()
  expect(accepted).not.toBe(before)
  // Another tab shows it from the start, and each follows the choice in the other.
  const tab = await client.context().newPage()
  await tab.goto(client.url())
  const sameOption = tab.getByRole('checkbox', { name: optional })
  await expect.poll(() => sameOption.isChecked()).toBe(true)
  await sameOption.uncheck()
  await expect.poll(total).toBe(before)
  await sameOption.check()
  await expect.poll(total).toBe(accepted)
  await tab.close()
  // The bar follows the choice, and leads to the form without covering it.
  const bar = client.locator('.shared__bar')
  expect(await bar.innerText()).toContain(`${accepted} with 1 option`)
  expect(await client.getByRole('link', { name: 'Accept' }).count()).toBe(1)
  const heading = client.getByRole('heading', { name: 'Accept', exact: true })
  expect(await inView(heading)).toBe(false)
  expect(await inView(bar)).toBe(true)
  await bar.getByRole('link', { name: 'Accept' }).click()
  await expect.poll(() => inView(heading)).toBe(true)
  expect(await isUncovered(heading)).toBe(true)
  expect(await isUncovered(bar)).toBe(false)

  // The acceptance is recorded, and its response is lost.
  await client.route(
    '**/api/shared/*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const form = await sign(client)
  await form.getByLabel('I accept this offer').check()
  await form.getByRole('button', { name: `Accept for ${accepted}` }).click()
  const status = client.getByText('Accepted by Grace Hopper on')
  await status.waitFor()
  await expect.poll(() => status.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await total()).toBe(accepted)
  expect(await client.getByText('without options').count()).toBe(0)
  expect(await client.getByRole('button', { name: /^Accept/ }).count()).toBe(0)
  await expectAccessible(client)

  const comeBack = () => owner.evaluate(() => dispatchEvent(new Event('focus')))
  await comeBack()
  await owner.getByText(`Grace Hopper (grace@example.com) accepted for ${accepted} and `).waitFor()
  await owner.getByText(` with “${optional}”.`).waitFor()
  expect(await owner.getByRole('link', { name: 'Confirm by email' }).getAttribute('href')).toMatch(
    /^mailto:grace@example\.com\?subject=Accepted%3A%20Bicycle%20workshop&body=Hello%20Grace%20Hopper%2C%0D%0A.*Price%3A%20.*Option%3A%20.*Timeline%3A%20\d/,
  )
  await owner.getByText(/Opened 3 times, /).waitFor()
  await owner.getByRole('button', { name: 'Take back the acceptance Bicycle workshop' }).click()
  await owner.getByRole('button', { name: 'Take Back', exact: true }).click()
  await expectToast(owner, 'Link Changed', 'The client can respond again.')
  await client.reload()
  await client.getByRole('button', { name: /^Accept for/ }).waitFor()
  await client.getByText(/^The acceptance by Grace Hopper of .+: the sender reopened this offer on/).waitFor()

  await follow(owner, '/projects')
  await owner.getByText(/^Opened 4 times, on/).waitFor()
  await owner.getByRole('link', { name: 'Opened: links to Bicycle workshop' }).click()
  await expect.poll(() => owner.getByRole('button', { name: 'Revoke Bicycle workshop' }).isVisible()).toBe(true)

  const [saved] = await ada.ask('listSavedEstimates')
  const [{ validUntil }] = (await ada.ask('listShares')) as [Share]
  const show = { hours: true, tasks: false, range: false, risks: false, rates: false }
  await ada.ask('createShare', {
    params: { id: saved!.id },
    body: { title: 'Another offer', note: '', show, options: [], validUntil },
  })
  const second = await aWindow(path)
  for (const each of [client, second]) await (await sign(each)).getByLabel('I accept this offer').check()
  await second.getByLabel('Your name').last().fill('Alan Turing')
  await client.getByRole('button', { name: /^Accept for/ }).click()
  await status.waitFor()
  await second.getByRole('button', { name: /^Accept for/ }).click()
  await second.getByText(/^Your response was not recorded\. Accepted by Grace Hopper/).waitFor()
  const sold = owner.getByText(/^Sold: \$[\d,]+ with .+, [\d.,]+\sh, \d+\sweeks?$/)
  await comeBack()
  await sold.waitFor()
  await owner.getByText(/^This ended on .+, because another offer of this project was accepted\.$/).waitFor()
  // Only the page of the saved estimate knows the names of the options.
  const named = await sold.innerText()
  expect(named).toContain(` with the option “${optional}”, `)
  const shown = [named.replace(`the option “${optional}”`, '1 option')]
  const [, price] = /^Sold: (\S+) with /.exec(named)!
  const visit = async (path: string) => {
    await follow(owner, path)
    shown.push(await sold.innerText())
  }
  await visit('/')
  await owner.getByRole('link', { name: new RegExp(`^the estimate of .+ for \\${price}$`) }).waitFor()
  await visit(`/estimate/${id}`)
  const pricing = owner.getByRole('complementary', { name: 'Pricing' })
  await pricing.locator('summary').click()
  await pricing.getByText(`: ${price}`).waitFor()
  await owner.getByRole('link', { name: 'Close the project' }).click()
  const closing = owner.getByRole('heading', { name: 'How Many Hours Did It Take?' })
  await owner.getByLabel('Hours', { exact: true }).and(owner.locator(':focus')).waitFor()
  expect(await isUncovered(closing)).toBe(true)
  await visit('/projects')
  expect(new Set(shown).size).toBe(1)
  await owner.locator('.project .amplify-badge').getByText('Accepted', { exact: true }).waitFor()
  await owner.getByText(/^Accepted by Grace Hopper on [^:]+: \$[\d,]+ and \d+\sweeks?/).waitFor()
  await owner
    .locator('.project p')
    .filter({ hasText: `: ${price}, ` })
    .waitFor()

  await follow(owner, `/estimate/${id}?saved=${saved!.id}`)
  await owner.getByText(`It now includes the option “${optional}”, which the client accepted.`).waitFor()
  const figures = owner.locator('dl.figures dd')
  // What is shown of it, and in its files, includes the option.
  expect(named).toContain(`, ${await figures.first().innerText()}\u00a0h, `)
  expect(named).toContain(`Sold: ${await figures.nth(1).innerText()} with `)
  // Another offer starts with the parts of the last one and with the options that it would replace.
  const followed = /, accepted before$/
  const again = await shareIn(owner, async () => {
    expect(await owner.getByRole('checkbox', { name: 'Hours', exact: true }).isChecked()).toBe(true)
    await owner.getByText('Preview').click()
    await owner.getByRole('dialog').getByText(followed).waitFor()
  })
  await second.goto(again)
  await second.getByText(followed).waitFor()
  await second.getByRole('checkbox', { name: optional }).uncheck()
  await second.getByText(`Not chosen again: “${optional}”.`).first().waitFor()
  const strongest = owner.locator('main .amplify-button--primary')
  expect(await strongest.allInnerTexts()).toEqual(['Close the Project'])
  await owner.getByRole('button', { name: 'Close the Project' }).click()
  await owner.getByLabel('Hours', { exact: true }).fill(String(saved!.totalHours))
  // Nothing is read again before the page says that it is closed.
  await owner.route(`**/api/estimation-history/${saved!.id}`, () => {})
  await owner.keyboard.press('Enter')
  await owner.getByRole('link', { name: 'See what it took' }).waitFor()
  // A finished project waits for nobody.
  await visit('/')
  expect(await owner.getByRole('heading', { name: 'Client Responses' }).count()).toBe(0)
})

test('an estimate shows before its links and without them, a client asks and declines, and a revoked link shows that it does not work', async () => {
  const ada = await aPerson()
  const { page: owner, id } = await aSavedEstimate(ada, 'Questions')
  // "Share" beside the results opens the dialog of the saved estimate.
  await owner.getByRole('heading', { name: 'Hours by component' }).waitFor()
  await follow(owner, `/estimate/${id}`)
  const path = await shareIn(owner)
  const revoke = owner.getByRole('button', { name: 'Revoke Questions' })
  await revoke.waitFor()
  const held: Route[] = []
  await owner.route('**/api/shares', (route) => void held.push(route))
  await owner.goto(owner.url().split('#')[0]!)
  await owner.getByText('Loading links...').waitFor()
  await owner.getByRole('heading', { name: 'Hours by component' }).waitFor()
  for (const route of held) await route.continue()
  await revoke.waitFor()
  await expectNoLayoutShift(owner)
  await owner.unroute('**/api/shares')
  const client = await aWindow(path, { dark: true })
  await client.getByRole('link', { name: 'Ask a question' }).click()
  await expect.poll(() => client.evaluate(() => document.activeElement?.localName)).toBe('summary')
  const question = client.locator('details').filter({ hasText: 'Ask a question' })
  const text = question.getByLabel('Your question')
  await text.fill('<script>alert(1)</script> When?')
  await question.getByLabel('Your name').fill('Grace Hopper')
  await question.getByLabel('Your email').fill('grace@example.com')
  await question.getByRole('button', { name: 'Send the question' }).click()
  const asked = client.getByText(
    /^Your question was sent on .*\. Ada Lovelace can read it and answer by email to grace@example\.com\.$/,
  )
  await asked.waitFor()
  const send = question.getByRole('button', { name: 'Send the question' })
  await expect.poll(() => send.evaluate((element) => element === document.activeElement)).toBe(true)
  await client.getByText('Decline', { exact: true }).click()
  const decline = client.locator('details').filter({ hasText: 'Decline this offer' })
  for (const form of [decline, client.locator('form').last()])
    expect(await form.getByLabel('Your name').inputValue()).toBe('Grace Hopper')
  const state = owner.locator('[aria-live=polite] .share__link .amplify-badge')
  await owner.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => state.innerText()).toBe('Question')
  await owner.getByRole('button', { name: 'Mark as answered' }).click()
  await expectToast(owner, 'Question Answered', 'The question is marked as answered.')
  await expect.poll(() => state.innerText()).toBe('Opened')
  await client.reload()
  await client.getByText('Decline', { exact: true }).click()
  expect(await asked.count()).toBe(0)
  await decline.getByLabel('Your name').fill('Grace Hopper')
  await decline.getByRole('button', { name: 'Decline this offer' }).click()
  await client.getByText('Declined by Grace Hopper').waitFor()
  expect(await client.getByText('an acceptance').count()).toBe(0)

  await owner.getByRole('button', { name: 'Refresh' }).click()
  await owner.getByText('asked: <script>alert(1)</script> When?').waitFor()
  const replyTo = (what: string) =>
    owner.locator('.share__events > li').filter({ hasText: what }).getByRole('link', { name: 'Reply by email' })
  await replyTo(' declined').waitFor()
  expect(await replyTo(' asked: ').getAttribute('href')).toMatch(
    /^mailto:grace@example\.com\?subject=Re%3A%20Questions&body=.*Grace%20Hopper%20wrote%3A%0D%0A%3E%20%3Cscript/,
  )
  await owner.getByRole('button', { name: 'Revoke Questions' }).click()
  const asking = owner.getByRole('dialog', { name: 'Revoke a Link' })
  await asking.getByText('Your client will no longer be able to read this offer').waitFor()
  await asking.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expectToast(owner, 'Link Changed', 'The link no longer works.')
  await owner.getByText(/, revoked \w+ \d+, \d+\. Opened 2 times/).waitFor()
  await client.reload()
  await client.getByRole('heading', { name: 'Link Ended' }).waitFor()
})

test('the page of an offer is neither indexed nor named to other sites, and loads one file of JavaScript', async () => {
  const response = await fetch(`${process.env.SITE_URL}/shared/${'A'.repeat(43)}`)
  const html = await response.text()

  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow" />')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('modulepreload')
})
