import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Timeline } from './timeline'

test('the timeline of an estimate saved without starts and people is shown by its milestones', () => {
  const milestones = [
    { name: 'Discovery & Planning', week: 1 },
    { name: 'UX & Design', week: 1 },
    { name: 'Development', week: 4 },
  ]
  render(<Timeline estimation={{ timeline: { weeks: 4, milestones } }} />)

  const phases = screen.getAllByRole('listitem')

  expect(phases.map((phase) => phase.textContent)).toEqual([
    'Discovery & PlanningWeek 1',
    'UX & DesignWeek 1',
    'DevelopmentWeeks 2–4',
  ])
})
