import { expect, test } from 'vitest'
import { addAnchors, addNoise, reorder, repeatParagraphs, addFeature } from './variants'

const plan = `Garden planner
A note in front.

# Beds
Gardeners draw their beds on a plan.

## Sizes
Each bed has a width and a length.

# Plants
Gardeners choose plants for a bed from a list of plants.

# Weather
The app warns of frost in the night.
`

const headingsOf = (text: string) => text.match(/^#+ .*/gm)

test('subsections are reordered within their section', () => {
  const kinds = plan.replace(/## Sizes[^#]*/, '## Sizes\nWide.\n\n## Soils\nWet.\n\n## Fences\nHigh.\n\n')
  const within = reorder(kinds).find(({ change }) => change === 'with the subsections of each section reversed')

  expect(headingsOf(within!.text)).toEqual(['# Beds', '## Fences', '## Soils', '## Sizes', '# Plants', '# Weather'])
  expect(within!.text).toContain('# Beds\n\nGardeners draw their beds on a plan.\n\n## Fences')
})

test('another order has every line of the text, and the part before the first heading stays first', () => {
  const linesOf = (text: string) => text.split('\n').filter(Boolean).toSorted()
  const variants = reorder(plan)

  expect(variants).toHaveLength(4)
  for (const { text } of variants) {
    expect(linesOf(text)).toEqual(linesOf(plan))
    expect(text.startsWith('Garden planner\nA note in front.')).toBe(true)
  }
  expect(headingsOf(variants[0]!.text)).toEqual(['# Weather', '# Plants', '# Beds', '## Sizes'])
  expect(reorder(plan)).toEqual(variants)
})

test('budgets and deadlines are added at the start, in the middle, at the end, and within a paragraph', () => {
  const texts = addAnchors(plan).map(({ text }) => text)

  expect(texts.some((text) => text.startsWith('The budget is $20,000.\n\nGarden'))).toBe(true)
  expect(texts.some((text) => text.endsWith('The project must be done in 18 months.'))).toBe(true)
  expect(texts).toContainEqual(expect.stringContaining('in front. The budget is $2,000,000.\n'))
})

test('added features and noise leave the text itself unchanged', () => {
  for (const { text } of addFeature(plan))
    expect(text.replace(/\s+/g, '').length).toBeGreaterThan(plan.replace(/\s+/g, '').length)
  for (const { change, text } of addNoise(plan).filter(({ change }) => !change.includes('between'))) {
    expect(text, change).toContain(plan.trim())
  }
})

test('a paragraph is repeated immediately, and again at the end', () => {
  const twice = repeatParagraphs(plan).filter(({ text }) => text.split('choose plants for a bed').length === 3)

  expect(twice.map(({ change }) => change)).toEqual([
    'with "# Plants" twice',
    'with "# Plants" again at the end',
    'with the whole text twice',
  ])
})

test('no variant is longer than the product allows', () => {
  const long = 'Gardeners draw their beds on a plan and share it with their neighbours.\n\n'.repeat(4_100)

  expect(long.length).toBeGreaterThan(299_000)
  for (const { text } of [...addFeature(long), ...repeatParagraphs(long), ...addNoise(long)])
    expect(text.length).toBeLessThanOrEqual(300_000)
})
