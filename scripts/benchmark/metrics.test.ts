import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/root'
import { type Metric, isExceeded, formatSummary } from './metrics'
import { formatPage, readResults } from './results-store'

const metric = (given: Partial<Metric>): Metric => ({ what: 'It', value: 1, unit: 'ms', ...given })

test.each([
  ['time within twice its budget', { value: 59, budget: { max: 30 } }, false],
  ['time beyond twice its budget', { value: 61, budget: { max: 30 } }, true],
  ['bytes a little over', { unit: 'KB', value: 235.1, budget: { max: 235 } }, true],
  ['bytes that just fit', { unit: 'KB', value: 235, budget: { max: 235 } }, false],
  ['a score below the least', { unit: 'points', value: 97, budget: { min: 98 } }, false],
  ['a score of less than half of it', { unit: 'points', value: 40, budget: { min: 98 } }, true],
  ['what has no budget', { value: 1_000 }, false],
] as const)(
  'the bench fails for a metric beyond its budget, and for times beyond twice it: %s',
  (_, given, expected) => {
    expect(isExceeded(metric(given))).toBe(expected)
  },
)

test('the table shows the budget of each metric and its used share', () => {
  const metrics = [
    metric({ what: 'Quick', value: 12.34, budget: { max: 30 } }),
    metric({ what: 'Slow', value: 45, budget: { max: 30 } }),
    metric({ what: 'Heavy', value: 470, unit: 'KB', budget: { max: 235 } }),
  ]

  expect(
    formatSummary([{ title: 'All', result: { metrics } }])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| Quick | 12.3 ms | ≤ 30 ms | 41 % |',
    '| Slow | 45 ms | ≤ 30 ms | 150 %, over |',
    '| Heavy | 470 KB | ≤ 235 KB | 200 %, missed |',
  ])
})

test('the results page shows exactly the stored results', async () => {
  const stored = await readResults()
  const page = await readFile(join(root, 'scripts/benchmark/README.md'), 'utf8')

  expect(stored).not.toBeNull()
  expect(unpadded(page)).toContain(unpadded(`\n\n${formatPage(stored!)}\n\n`))
})

/** Tables without the spaces and dashes that the formatter adds. */
const unpadded = (markdown: string) => markdown.replace(/ *\| */g, '|').replace(/-{2,}/g, '-')
