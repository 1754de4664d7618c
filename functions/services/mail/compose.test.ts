import { expect, test } from 'vitest'
import type { OfferResponse } from '#contract/offer-response'
import { handler as respond } from '#functions/calls/respond-to-offer'
import { startDeletion } from '#functions/data/accounts'
import { stopMailTo } from '#functions/data/stopped-mail'
import * as key from '#functions/data/keys'
import { get, put } from '#functions/data/table'
import { saveNotices } from '#functions/data/users'
import { anEmail } from '#scripts/testing/mail'
import { aSharer } from '#scripts/testing/share'
import { aRequest, aUser } from '#scripts/testing/user'
import { compose } from './compose'

const now = new Date()
const verified = { emailVerified: true }

/** Returns the kinds of mails that a user gets. */
async function kindsFor(userId: string, email: string) {
  const kinds = ['reset', 'verification', 'password-changed', 'payment-failed'] as const
  const composed = await Promise.all(
    kinds.map((kind) => compose(kind === 'reset' ? { kind, email } : { kind, userId }, now)),
  )
  return kinds.filter((_, index) => composed[index] !== null)
}

test('links go to any email of an account, everything else to verified ones only', async () => {
  const { user: unverified } = await aUser()
  const { user } = await aUser(verified)

  expect(await kindsFor(unverified.id, unverified.email)).toEqual(['reset', 'verification'])
  expect(await kindsFor(user.id, user.email)).toEqual(['reset', 'password-changed', 'payment-failed'])
  expect(await compose({ kind: 'reset', email: anEmail() }, now)).toBeNull()
})

test('notices can be turned off, and mails about security cannot', async () => {
  const { user } = await aUser(verified)
  await saveNotices(user.id, { offers: false, payments: false })

  expect(await kindsFor(user.id, user.email)).toEqual(['reset', 'password-changed'])
})

test('no mail goes to an email that bounced or complained, nor to an account that is being deleted', async () => {
  const { user: bounced } = await aUser(verified)
  await stopMailTo(bounced.email.toUpperCase())
  const { user: deleted } = await aUser(verified)
  await startDeletion(deleted, now)

  expect(await kindsFor(bounced.id, bounced.email)).toEqual([])
  expect(await kindsFor(deleted.id, deleted.email)).toEqual([])
})

test('a mail about an offer says what was accepted or asked, and nothing the client typed becomes a link', async () => {
  const { user, link, list } = await aSharer(verified)
  const answer = async (response: OfferResponse, isChange = false) => {
    const { token, share } = await link({ title: 'A <wiki>\u202e\r\nBcc: eve@example.com' })
    expect((await respond(aRequest()(response, { token }))).statusCode).toBe(200)
    await put({ ...(await get(key.share(user.id, share.id)))!, ...key.share(user.id, share.id), isChange })
    const events = (await list()).find(({ id }) => id === share.id)!.events
    return compose({ kind: 'offer', userId: user.id, shareId: share.id, eventId: events[0]!.id }, now)
  }
  const name = 'evil.example/login'
  const email = 'client@example.com'
  const accept: OfferResponse = { kind: 'accept', name, email, accepted: true, options: [0] }

  const accepted = await answer(accept)
  const asked = await answer({
    kind: 'question',
    name,
    email,
    text: `When?\r\n\n\nSee https://evil.example/now or evil。example, evil.\ufeffexample\n${'x'.repeat(1_900)}`,
  })
  const declined = await answer({ kind: 'decline', name, text: 'Too much.' })
  const reachable = await answer({ kind: 'decline', name, email, text: '' }, true)

  // A reply goes to the client, who may give no email only with a decline.
  const replyTo = [accepted, asked, declined, reachable].map((mail) => mail?.replyTo)
  expect(replyTo).toEqual([email, email, undefined, email])
  expect(reachable?.letter).toMatchObject({
    subject: 'Change request declined: A <wiki> Bcc: eve@example.com',
    reason: 'you shared a change request.',
  })
  expect(reachable?.letter.paragraphs[0]).toContain('declined your change request "A <wiki>')
  expect(reachable?.letter.paragraphs.at(-1)).toBe('A reply to this mail goes to the client.')
  expect(accepted).toMatchObject({ to: user.email, notice: { name: 'offers', userId: user.id } })
  expect(accepted?.letter.subject).toBe('Offer accepted: A <wiki> Bcc: eve@example.com')
  const [, price, weeks, options] = accepted!.letter.paragraphs
  expect(price).toMatch(/^Accepted price: \$[\d,]+\. No tax is added\.$/)
  expect(weeks).toMatch(/^Timeline: \d+\sweeks? from the start of the work\.$/)
  expect(options).toBe('With 1 option: “Pages”.')
  expect(accepted?.letter.paragraphs.at(-1)).toContain('Confirm by email')
  expect(accepted?.letter.action?.url).toMatch(/\/estimate\/\w{26}\?saved=\w{26}#sharing$/)
  expect(asked?.letter.paragraphs[2]).toEqual({
    quote: ['When?', '', expect.stringMatching(/^See https:.*example$/), 'x'.repeat(1_900)],
  })
  expect(declined?.letter.paragraphs).toContainEqual({ quote: ['Too much.'] })
  expect(declined?.letter.paragraphs.at(-1)).toMatch(
    /^What was accepted on .+, 2\d{3} stays as it is: \$[\d,]+ and \d+\sweeks? in all\.$/,
  )
  expect(JSON.stringify([accepted, asked])).not.toMatch(/evil[.。]example|example\/login|https:\/\/evil/)
})
