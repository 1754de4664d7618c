import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DifferenceRow } from '#contract/difference'
import type { WorkToCheck } from '#domain/scope/checked-work'
import { DifferenceRows } from './difference-rows'

const same = { before: 0, after: 0 }
const nothing = { renamed: [], exclusions: [], assumptions: [], stale: [], leftOut: [], lines: [] }
const unchanged = { ...nothing, rows: [], isSame: false, hours: same, weeks: same }

/** Shows rows that add 8 h and $800 each. */
function showRows(count: number) {
  const rows = Array.from({ length: count }, (_, at): DifferenceRow => {
    const task = (name: string) => ({ kind: 'added' as const, name, hours: 1, lines: [] })
    return { name: `Part ${at}`, hours: 8, price: 800, tasks: Array.from({ length: 8 }, (_, at) => task(`Task ${at}`)) }
  })
  const compared = { ...unchanged, rows, price: { ...same, currency: 'USD' } }
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

test('a task that lost its line is kept or removed, other changed work is only kept, and the focus stays beside both', () => {
  const task = (name: string) => ({ component: 'Shop', task: { name, role: 'Data engineer' as const } })
  const removed = { ref: task('Bills'), name: 'Bills', before: 'The office prints bills.' }
  const changed = { ref: task('Cart'), name: 'Cart', before: 'A cart of 9 items.', after: 'A cart of 12 items.' }
  const component = { ...changed, ref: { component: 'Shop' }, name: 'Shop of 9 items' }
  const onDecide = vi.fn()
  const rowsOf = (...stale: (WorkToCheck & { name: string })[]) => (
    <DifferenceRows compared={{ ...unchanged, stale }} onDecide={onDecide} />
  )
  const { rerender } = render(rowsOf(component, removed, changed))
  const buttons = () => screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)
  expect(buttons()).toEqual(['Keep Shop of 9 items', 'Remove the task Bills', 'Keep Bills', 'Keep Cart'])
  const decide = (label: string) => fireEvent.click(screen.getByLabelText(label))
  decide('Keep Shop of 9 items')
  rerender(rowsOf(removed, changed))
  expect(document.activeElement!.ariaLabel).toBe('Keep Bills')
  decide('Remove the task Bills')
  rerender(rowsOf(changed))
  expect(document.activeElement!.ariaLabel).toBe('Keep Cart')
  expect(onDecide.mock.calls).toEqual([
    ['keepWork', component],
    ['removeWork', removed],
  ])
})
