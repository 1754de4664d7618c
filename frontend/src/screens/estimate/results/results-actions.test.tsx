import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Toaster } from '../../../ui/toast'
import { completed, open, press, respond, serve, server } from '../screen.fixture'

beforeEach(() => {
  serve()
  render(<Toaster />)
})

const bar = () => document.querySelector('.action-bar')!
const problems = () => [...bar().querySelectorAll('.notice--bad')].map(({ textContent }) => textContent)
const toast = () => [...document.querySelectorAll('.toast:not([hidden]) p')].map(({ textContent }) => textContent)
const failed = ['Save Failed', 'Failed to save the estimation']

test('a failed save says why, and the bar names only what still prevents one', async () => {
  open(completed)
  fireEvent.click(await screen.findByRole('heading', { name: 'Pricing' }))
  const discount = await screen.findByLabelText('Discount (%)')
  const invalid = 'The discount must be between 0 and 100 percent, with at most two decimals.'
  fireEvent.change(discount, { target: { value: '101' } })
  press('Save Estimate')
  await expect.poll(toast).toEqual([...failed, invalid])
  // Its field says it as well.
  expect(problems()).toEqual([])
  fireEvent.change(discount, { target: { value: '0' } })

  fireEvent.click(screen.getByLabelText('Rush (+50%)'))
  await respond(new Response('We are busy.', { status: 503 }))
  const unsaved = 'Changes to the settings are not saved. Retry'
  await expect.poll(problems).toEqual([unsaved])
  press('Save Estimate')
  await respond(new Response('We are busy.', { status: 503 }))
  const outdated = 'The changed settings could not be saved, so the figures are out of date. We are busy.'
  await expect.poll(toast).toEqual([...failed, outdated])
  expect(problems()).toEqual([unsaved])
  const retry = within(bar() as HTMLElement).getByRole('button', { name: 'Retry' })
  retry.focus()
  fireEvent.click(retry)
  // The button disappears.
  expect(document.activeElement).toBe(bar())
  await respond(Response.json({ ...completed, priority: 'rush' }))
  await expect.poll(problems).toEqual([])

  press('Save Estimate')
  await respond(new Response('Something went wrong on our side.', { status: 500 }))
  await expect.poll(toast).toEqual([...failed, 'Something went wrong on our side.'])
  expect(problems()).toEqual([])
})

test('an estimate that another tab changed is announced by saving it, until that is read', async () => {
  open(completed)
  await screen.findByRole('button', { name: 'Save Estimate' })
  server.stored = { ...completed, hourlyRate: 120 }
  press('Save Estimate')
  await respond(new Response('It has changed.', { status: 409 }))
  await expect.poll(toast).toEqual([...failed, 'It has changed.'])
  await screen.findByText(/^2 Developers at \$120/, { selector: '.figures__terms' })
  expect(problems()).toEqual([expect.stringMatching(/^This estimate was changed in another tab/)])
  press('Close')
  expect(problems()).toEqual([])
})
