import { expect, test } from 'vitest'
import { aPerson, aWindow, clickTwice, expectToast, failing, follow, inChromium } from './browser'
import { aProject } from './project'

inChromium()

const label = { exact: true }

test('a new user signs up, logs out, logs in again, and logs out even if the server is unreachable', async () => {
  const page = await aWindow('/')
  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
  await page.getByLabel('First Name').fill('Grace')
  await page.getByLabel('Last Name').fill('Hopper')
  await page.getByLabel('Email', label).fill(`grace-${Date.now()}@example.com`)
  await page.getByLabel('Password', label).fill('correct horse')
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()

  await expectToast(page, 'Registration successful', 'Welcome! Your account has been created.')
  await page.getByRole('heading', { level: 1, name: 'What are we scoping today?' }).waitFor()
  await page.getByText('Grace Hopper').waitFor()
  const email = await page.evaluate(() => (JSON.parse(localStorage['/api/user']) as { email: string }).email)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expectToast(page, 'Logout successful', "You've been logged out.")
  expect(await page.evaluate(() => [localStorage.sessionId, localStorage['/api/user']])).toEqual([undefined, 'null'])

  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await page.getByLabel('Email', label).fill(email)
  await page.getByLabel('Password', label).fill('correct horse')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('Enter')
  await expectToast(page, 'Login successful', 'Welcome back!')
  await page.getByText('Grace Hopper').waitFor()
  // It covers neither the header nor the heading, which came after it.
  const isBelow = async () => {
    const [heading, toast] = await Promise.all(['h1', '.toast'].map((part) => page.locator(part).boundingBox()))
    return toast!.y >= heading!.y + heading!.height
  }
  await expect.poll(isBelow).toBe(true)

  await page.goto('/auth')
  await page.waitForURL((url) => url.pathname === '/')
  await failing(page, '/api/logout')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expectToast(page, 'Logout completed', 'Session ended.')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})

test('the forms report what is missing or wrong beside its field, show the progress, and change by keyboard', async () => {
  const { email } = await aPerson()
  const page = await aWindow('/auth#register')
  await page.getByLabel('Password', label).fill('short')
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await page.locator('form').getByText('Please enter your email address').waitFor()
  expect(await page.locator('.toast:visible').count()).toBe(0)
  await page.locator('form').getByText('Use at least 8 characters').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')

  await page.getByLabel('Email', label).fill(email)
  await page.getByLabel('Password', label).fill('correct horse')
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await expectToast(
    page,
    'Registration failed',
    '409: An account with this email already exists. Please sign in instead.',
  )
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect(await page.getByLabel('Email', label).inputValue()).toBe(email)

  await page.getByLabel('Password', label).fill('wrong horse')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Login failed', '401: Wrong email or password.')
  await page.locator('form').getByText('Wrong email or password.').waitFor()

  let asked = 0
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  await page.route('**/api/{login,register}', async (route) => {
    asked += 1
    await held
    await route.fulfill({ status: 401, body: 'Wrong again.' })
  })
  await clickTwice(page.getByRole('button', { name: 'Sign In' }))
  await page.getByRole('button', { name: 'Signing In...' }).waitFor()
  respond()
  await expectToast(page, 'Login failed', '401: Wrong again.')
  expect(asked).toBe(1)

  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('End')
  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
  await page.keyboard.press('Home')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
})

test('signing in leads to the requested page, and a user who logged out is not sent back to the page they left', async () => {
  const person = await aPerson()
  const id = await aProject(person)
  const page = await aWindow(`/estimate/${id}`)
  await page.getByText('Please sign in to open that page.').waitFor()
  const signIn = async () => {
    await page.getByLabel('Email', label).fill(person.email)
    await page.getByLabel('Password', label).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  await signIn()
  await page.waitForURL(`**/estimate/${id}`)
  await page.locator('.user-menu__button').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expect(page.url()).toMatch(/\/auth$/)
  await signIn()
  await page.waitForURL((url) => url.pathname === '/')

  await follow(page, '/pricing')
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click()
  await expectToast(page, 'Logout successful', "You've been logged out.")
  await page.waitForURL(/\/pricing$/)
  await page.evaluate(() => (location.hash = '#account'))
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expect(await page.getByText('Your session has ended').count()).toBe(0)
})

test('an unreachable server is reported until a retry shows the user, and an expired session leads to signing in and back', async () => {
  const page = await aWindow('/robots.txt', {
    as: await aPerson({ firstName: 'Wilhelmina', lastName: 'Featherstonehaugh' }),
    width: 390,
  })
  let down = true
  await page.route('**/api/user', (route) => (down ? route.abort() : route.continue()))
  await page.goto('/')
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
  down = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'What are we scoping today?' }).waitFor()
  // A phone has room for the name too.
  await page.locator('header').getByText('Wilhelmina Featherstonehaugh').waitFor()
  const { width } = (await page.locator('.header__name').boundingBox())!
  expect(width).toBeGreaterThan(80)

  await page.unroute('**/api/user')
  await page.evaluate(() => localStorage.setItem('sessionId', 'expired'))
  await page.goto('/subscribe?plan=Tier+1&priceId=price_none')
  await page.getByText('Your session has ended. Please sign in again.').waitFor()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/subscribe?plan=Tier+1&priceId=price_none')
})
