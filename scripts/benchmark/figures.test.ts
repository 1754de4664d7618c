import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/root'
import { type Figure, isMissed, tableOf } from './figures'
import { described, readKept } from './kept'

const figure = (given: Partial<Figure>): Figure => ({ what: 'It', value: 1, unit: 'ms', ...given })

test.each([
  ['time within twice its budget', { value: 59, budget: { most: 30 } }, false],
  ['time beyond twice its budget', { value: 61, budget: { most: 30 } }, true],
  ['bytes a little over', { unit: 'KB', value: 235.1, budget: { most: 235 } }, true],
  ['bytes that just fit', { unit: 'KB', value: 235, budget: { most: 235 } }, false],
  ['a score below the least', { unit: 'points', value: 97, budget: { least: 98 } }, false],
  ['a score of less than half of it', { unit: 'points', value: 40, budget: { least: 98 } }, true],
  ['what has no budget', { value: 1_000 }, false],
] as const)('%s is missed or not', (_, given, expected) => {
  expect(isMissed(figure(given))).toBe(expected)
})

test('the table says of each figure what it may be and how much of that it takes', () => {
  const figures = [
    figure({ what: 'Quick', value: 12.34, budget: { most: 30 } }),
    figure({ what: 'Slow', value: 45, budget: { most: 30 } }),
    figure({ what: 'Heavy', value: 470, unit: 'KB', budget: { most: 235 } }),
  ]

  expect(
    tableOf([{ title: 'All', found: { figures } }])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| Quick | 12.3 ms | ≤ 30 ms | 41 % |',
    '| Slow | 45 ms | ≤ 30 ms | 150 %, over |',
    '| Heavy | 470 KB | ≤ 235 KB | 200 %, missed |',
  ])
})

test('the README shows the figures that were kept, and no others', async () => {
  const kept = await readKept()
  const readme = await readFile(join(root, 'README.md'), 'utf8')

  expect(kept).not.toBeNull()
  expect(unpadded(readme)).toContain(unpadded(`\n\n${described(kept!)}\n\n`))
})

/** Tables without the spaces and dashes that the formatter adds. */
const unpadded = (markdown: string) => markdown.replace(/ *\| */g, '|').replace(/-{2,}/g, '-')
