import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RangePreview } from './range-preview'

afterEach(cleanup)

test.each([
  { totalHours: 100, moved: 0, answeredShare: 0, says: /^Each answer makes the estimate more certain$/ },
  { totalHours: 100, moved: 0, answeredShare: 0.5, says: /^\d+% narrower so far$/ },
  {
    totalHours: 200,
    moved: 99.5,
    answeredShare: 0.5,
    says: /^Your answers: \+99\.5 h\. More certain, although the added hours make the range wider$/,
  },
])('a range is called narrower only if it is: $totalHours h', ({ totalHours, moved, answeredShare, says }) => {
  render(<RangePreview before={100} spread={0.2} record={undefined} {...{ totalHours, moved, answeredShare }} />)

  expect(screen.getByText(says)).toBeTruthy()
})
