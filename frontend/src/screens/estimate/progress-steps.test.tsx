import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressSteps } from './progress-steps'

test('the current step is marked, and those before it are completed', () => {
  render(<ProgressSteps current={3} />)

  const steps = screen.getAllByRole('listitem')

  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  expect(steps.map((step) => step.querySelector('[aria-label=Completed]') !== null)).toEqual([true, true, false, false])
  expect(steps[2]!.textContent).toBe('3 Clarifications')
})
