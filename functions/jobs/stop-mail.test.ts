import { expect, test } from 'vitest'
import { handler as register } from '#functions/calls/register'
import { findUserByEmail } from '#functions/data/users'
import { newId } from '#functions/lib/ids'
import { aRequest, aUser, password } from '#scripts/testing/user'
import { handler as stopMail } from './stop-mail'

test('an email to which SES cannot deliver is marked, so that no more mail goes to it', async () => {
  const email = `bounce+${newId(new Date())}@simulator.amazonses.com`
  await register(aRequest()({ email, password }))

  await expect.poll(() => findUserByEmail(email)).toMatchObject({ emailUndeliverable: true })
})

test('a transient bounce and an unknown email change nothing', async () => {
  const { user } = await aUser()
  const bounce = (bounceType: string, emailAddress: string) => ({
    'detail-type': 'Email Bounced',
    detail: { bounce: { bounceType, bouncedRecipients: [{ emailAddress }] } },
  })
  await stopMail(bounce('Transient', user.email))
  await stopMail(bounce('Permanent', `not-${user.email}`))

  expect(await findUserByEmail(user.email)).toEqual(user)
})
