import { expect, test } from 'vitest'
import * as key from '#functions/data/keys'
import { get, put } from '#functions/data/table'
import { inDays } from '#scripts/testing/share'
import { aPerson, aWindow, expectAccessible, expectToast, follow, inChromium } from './browser'
import { aSavedEstimate, sign } from './offer'
import { save } from './project'

inChromium()

test('an accepted offer outlasts its link, a change of it is outdated once its acceptance is taken back, and a link that ends while it is open says so', async () => {
  const ada = await aPerson()
  const { page: owner, id } = await aSavedEstimate(ada, 'Agreement')
  const show = { hours: false, tasks: false, range: false, risks: false, rates: false }
  const link = (savedId: string, title: string, since?: string) => {
    const body = { title, note: '', show, options: [], validUntil: inDays(30), since }
    return ada.ask('createShare', { params: { id: savedId }, body })
  }
  const [first] = await ada.ask('listSavedEstimates')
  const { token, share } = await link(first!.id, 'Agreement')
  const client = await aWindow(`/shared/${token}`, { width: 390 })
  const accept = client.getByRole('button', { name: /^Accept for/ })
  await (await sign(client)).getByLabel('I accept this offer').check()
  await accept.click()
  await client.getByText('This link shows the acceptance until the sender revokes the link').waitFor()
  await ada.ask('saveScope', { params: { id }, body: { revision: 1, changes: [], added: [] } })
  await save(ada, id)
  const [second] = await ada.ask('listSavedEstimates')
  const change = await link(second!.id, 'A change', first!.id)
  const declined = await link(second!.id, 'Declined change', first!.id)

  const { userId } = (await get(key.email(ada.email)))!
  const stored = key.share(String(userId), share.id)
  await put({ ...stored, ...(await get(stored)), endsAt: new Date().toISOString() })
  await client.reload()
  await client.getByText('Accepted by Grace Hopper on').waitFor()
  expect(await accept.count()).toBe(0)

  await client.goto(`/shared/${declined.token}`)
  await client.getByText('Decline', { exact: true }).click()
  const form = client.locator('details').filter({ hasText: 'Decline this change' })
  await form.getByLabel('Your name').fill('Grace Hopper')
  await form.getByRole('button', { name: 'Decline this change' }).click()
  await client
    .getByText(/^Declined by Grace Hopper .+ What you accepted on .+ stays as it is\. Agreed in all: .+$/)
    .waitFor()
  await client.goto(`/shared/${change.token}`)
  await client.getByText(/^This is a change to what you accepted on .+ at \d/).waitFor()

  await owner.evaluate(() => dispatchEvent(new Event('focus')))
  await owner.getByRole('button', { name: 'Revoke Agreement' }).waitFor()
  await owner.getByRole('button', { name: 'Take back the acceptance Agreement' }).click()
  const asking = owner.getByRole('dialog', { name: 'Take Back an Acceptance' })
  await asking
    .getByText(
      /^The acceptance by Grace Hopper of .+ will no longer count, .+ The link has ended\. .+ counts as not sold\.$/,
    )
    .waitFor()
  await asking.getByRole('button', { name: 'Take Back' }).click()
  await expectToast(
    owner,
    'Link Changed',
    'The acceptance no longer counts. To have this accepted again, share a new link.',
  )
  await owner.getByText(': you took back the acceptance.').waitFor()
  await (await sign(client)).getByLabel('I accept this change').check()
  await accept.click()
  await client
    .locator('output')
    .getByText(/^Your response was not recorded\. What was agreed has changed since this was offered/)
    .waitFor()
  expect(await accept.count()).toBe(0)
  await follow(owner, `/estimate/${id}?saved=${second!.id}`)
  const outdated = owner.getByText('What was sold changed, so this can no longer be accepted.')
  await expect.poll(() => outdated.count()).toBe(2)
  expect(await owner.getByRole('button', { name: /^(?:Reopen|Mark as outdated)/ }).count()).toBe(0)
  await expectAccessible(owner, '.sharing')

  const revoked = await link(second!.id, 'Revoked')
  await client.goto(`/shared/${revoked.token}`)
  await (await sign(client)).getByLabel('I accept this offer').check()
  await ada.ask('changeShare', { params: { id: revoked.share.id }, body: { change: 'revoke' } })
  await accept.click()
  await client.getByText(/^Your response was not recorded\. Ada Lovelace ended this link on/).waitFor()
  expect(await client.getByLabel('Your email').last().inputValue()).toBe('grace@example.com')
  await client.goto(`/shared/${token}`)
  await client.getByRole('heading', { name: 'Link Ended' }).waitFor()
  await client
    .getByText(/^“Agreement” from .+ The acceptance by Grace Hopper of .+ no longer counts: the sender took it/)
    .waitFor()
  expect(await client.getByRole('button').count()).toBe(0)
  await expectAccessible(client)
})
