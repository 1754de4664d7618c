import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DifferenceRow } from '#contract/difference'
import { DifferenceRows } from './difference-rows'

/** Shows rows that add 8 h and $800 each. */
function showRows(count: number) {
  const rows = Array.from({ length: count }, (_, at): DifferenceRow => {
    const task = (name: string) => ({ kind: 'added' as const, name, hours: 1, lines: [] })
    return { name: `Part ${at}`, hours: 8, price: 800, tasks: Array.from({ length: 8 }, (_, at) => task(`Task ${at}`)) }
  })
  const same = { before: 0, after: 0 }
  const texts = { renamed: [], exclusions: [], assumptions: [], stale: [], leftOut: [], lines: [] }
  const compared = { ...texts, rows, isSame: false, hours: same, weeks: same, price: { ...same, currency: 'USD' } }
  return render(<DifferenceRows compared={compared} onDecide={() => {}} />)
}

test('a long comparison folds behind its sum, rows and tasks, and a short one does not', () => {
  const { unmount } = showRows(12)
  const fold = screen.getByText(/^9 more rows/).closest('details')!
  expect(fold.querySelector('summary')!.textContent).toBe('9 more rows: +72 h, +$7,200')
  expect(within(fold).queryByText('Part 2')).toBeNull()
  expect(within(fold).getByText('Part 3')).toBeTruthy()
  expect(screen.getByText('Difference of the totals').closest('details')).toBeNull()
  expect(screen.getAllByText(/^5 more tasks/)[0]!.textContent).toBe('5 more tasks: +5 h')
  unmount()

  showRows(5)
  expect(screen.queryByText(/more row/)).toBeNull()
})
