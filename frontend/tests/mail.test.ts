import { expect, test } from 'vitest'
import { linkNotFound } from '#contract/mail'
import { anEmail, awaitSubject, awaitToken } from '#scripts/testing/mail'
import {
  aPerson,
  aWindow,
  expectAccessible,
  expectAccessibleInBothModes,
  expectToast,
  follow,
  inChromium,
} from './browser'

inChromium()

test('a newcomer confirms the email, forgets the password, and chooses a new one with the mailed link', async () => {
  const email = anEmail()
  const page = await aWindow('/auth#register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const notice = page.getByRole('region', { name: 'Email not confirmed' })
  await notice.getByText(`Open the link in the mail to ${email}.`).waitFor()

  const verification = await awaitToken(email, 'verify')
  await page.goto(`/auth#verify=${verification}`)
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expectToast(page, 'Email Confirmed', 'This email belongs to your account now.')
  await page.getByRole('heading', { name: 'What are we scoping today?' }).waitFor()
  expect(await notice.count()).toBe(0)

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  // The field has the focus.
  await page.keyboard.type(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText(`If ${email} has an account`).waitFor()
  await expectAccessibleInBothModes(page)

  const reset = await awaitToken(email, 'reset')
  await page.goto(`/auth#reset=${reset}`)
  await page.getByLabel('New Password', { exact: true }).fill('battery staple horse')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expectToast(page, 'Password Changed', 'You are signed in here. Every other device has been logged out.')
  await page.getByRole('heading', { name: 'What are we scoping today?' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await awaitSubject(email, 'Your password was changed')

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).waitFor()
  await follow(page, '/pricing')
  await follow(page, `/auth#reset=${reset}`)
  await page.getByLabel('New Password', { exact: true }).fill('battery staple horse')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.getByText(linkNotFound).first().waitFor()
  await page.getByRole('button', { name: 'Request another link' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
})

test('an email is changed with the password and the confirmation of the new one, notices are turned off, and a site that sends no mail shows nothing about it', async () => {
  const person = await aPerson({ emailVerified: true })
  const email = anEmail()
  const page = await aWindow('/pricing#account', { as: person })
  const dialog = page.getByRole('dialog', { name: 'Account' })
  await dialog.getByRole('button', { name: 'Change email' }).click()
  await dialog.getByLabel('New Email').fill(email)
  await dialog.getByLabel('Your password, to confirm').fill(person.password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send confirmation' }).click()
  await dialog.getByText(`${email} is not confirmed yet.`).waitFor()

  await dialog.getByRole('button', { name: 'Choose notices' }).click()
  await dialog.getByLabel('A payment fails').uncheck()
  await expectToast(page, 'Notices Saved', 'Mails about the security of your account are always sent.')
  await expectAccessible(page)

  // As in a browser that has no session.
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/auth#verify=${await awaitToken(email, 'verify')}`)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expect(await person.ask('getUser')).toMatchObject({ email, notices: { offers: true, payments: false } })
  await awaitSubject(person.email, 'The email of your account was changed')

  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...((await response.json()) as object), sendsMail: false } })
  })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('button', { name: 'Forgot password?' }).count()).toBe(0)
})
