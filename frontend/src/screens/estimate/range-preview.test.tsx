import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RangePreview } from './range-preview'

const says = (given: { totalHours: number; moved: number; answeredShare: number }) => {
  render(<RangePreview before={100} spread={0.2} record={undefined} {...given} />)
  const texts = [...document.querySelectorAll('.range-preview p > span')].map(({ textContent }) => textContent)
  cleanup()
  return texts
}

test('the width of a range is compared relative to its middle, whatever hours the answers move', () => {
  expect(says({ totalHours: 100, moved: 0, answeredShare: 0 })[1]).toBe('Each answer makes the estimate more certain')

  const compared = 'Around the middle: −44% to +79%, without answers −52% to +109%'
  expect(says({ totalHours: 100, moved: 0, answeredShare: 0.6 })).toEqual(['Likely between 56 and 179 h', compared])
  expect(says({ totalHours: 200, moved: 99.5, answeredShare: 0.6 })).toEqual([
    'Likely between 112 and 358 h',
    `Your answers: +99.5 h. ${compared}`,
  ])
})
