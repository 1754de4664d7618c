import { expect, test } from 'vitest'
import type { Line } from '#contract/estimation'
import { aProduct } from '#scripts/testing/arbitraries'
import { assumedBreakdown } from './layers'
import { requote, withoutQuotes } from './quotes'

const numbered = (...texts: string[]): Line[] => texts.map((text, at) => ({ id: at + 1, text }))

const analysis = {
  summary: '',
  workType: aProduct,
  components: [],
  technologies: [],
  risks: [],
  questions: [],
  supporting: [],
  background: [],
}

function exclusionsWithout(exclusions: string[], gone: Line[], lines: Line[]) {
  const layer = { analysis, breakdown: { ...assumedBreakdown(analysis), exclusions } }
  return withoutQuotes([layer], { gone, lines })[0]!.breakdown.exclusions
}

test('an exclusion that quotes a removed line goes with it, and the others stay', () => {
  const hosting = 'Hosting is paid by the client.'
  const exclusions = ['As the requirements say: “Orders are shipped within two days”', hosting]
  const gone = numbered('Orders are shipped within two days.')
  expect(exclusionsWithout(exclusions, gone, numbered('Customers pay by card.'))).toEqual([hosting])
})

test('an exclusion without the marks of Markdown follows the line that it quotes', () => {
  const exclusions = ['As the requirements say: “No app for phones”']
  const gone = numbered('- **No app** for `phones`.')
  expect(exclusionsWithout(exclusions, gone, numbered('Customers pay by card.'))).toEqual([])
  const edit = { before: gone[0]!.text, after: '- **No app** for _tablets_.' }
  expect(requote([{ assumptions: [], exclusions }], [edit]).exclusions).toEqual([
    'As the requirements say: "No app for tablets"',
  ])
})

test('an exclusion that quotes what a label excludes follows the line, or goes with it', () => {
  const exclusions = ['As the requirements say: “delivery to the home and an app for phones”']
  const gone = numbered('Not included: delivery to the home and an app for phones.')
  expect(exclusionsWithout(exclusions, gone, numbered('We deliver to the home.'))).toEqual([])
  const later = numbered('Later: delivery to the home and an app for phones.')
  expect(exclusionsWithout(exclusions, gone, later)).toEqual(exclusions)
  const edit = { before: gone[0]!.text, after: 'Not included: an app for phones.' }
  expect(requote([{ assumptions: [], exclusions }], [edit]).exclusions).toEqual([
    'As the requirements say: "an app for phones"',
  ])
  const nested = { before: 'The "big" export is not needed.', after: 'The "big" import is not needed.' }
  const quoting = { assumptions: [], exclusions: ['Excluded: “The "big" export is not needed”'] }
  expect(requote([quoting], [nested]).exclusions).toEqual(['Excluded: "The "big" import is not needed"'])
})

test('an exclusion that quotes an edited line stays as short as the contract allows', () => {
  const edit = { before: 'Orders are shipped.', after: `Orders are shipped ${'very '.repeat(100)}soon.` }
  const { exclusions } = requote([{ assumptions: [], exclusions: ['Excluded: “Orders are shipped”'] }], [edit])

  expect(exclusions[0]).toMatch(/^Excluded: "Orders are shipped very .*…$/)
  expect(exclusions[0]!.length).toBeLessThanOrEqual(400)
})
