import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Toaster } from '../../../ui/toast'
import { completed, open, press, serve } from '../screen.fixture'

beforeEach(() => {
  serve()
  render(<Toaster />)
})

const toast = () => [...document.querySelectorAll('.toast:not([hidden]) p')].map(({ textContent }) => textContent)
const failed = ['Save Failed', 'Failed to save the estimation']

test('a failed save says why', async () => {
  open(completed)
  fireEvent.click(await screen.findByRole('heading', { name: 'Pricing' }))
  const discount = await screen.findByLabelText('Discount (%)')
  fireEvent.change(discount, { target: { value: '101' } })
  press('Save Estimate')
  const invalid = 'The discount must be between 0 and 100 percent, with at most two decimals.'
  await expect.poll(toast).toEqual([...failed, invalid])
})
