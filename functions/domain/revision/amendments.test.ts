import { expect, test } from 'vitest'
import { aTask, component } from '#domain/estimate/estimate.fixture'
import { aProduct } from '#scripts/testing/arbitraries'
import { attachAmendments } from './amendments'
import { type Layer, assumedBreakdown, mergeBreakdowns } from './layers'

/** Returns the lines that tasks build after a line without work was added to a text. */
function builtWith(added: string) {
  const texts = [
    'Unpaid reservations expire after 15 minutes.',
    'Paid reservations expire with the end of the course.',
    'Exports of reservations are kept for 15 days.',
    added,
  ]
  const analysis = {
    summary: '',
    workType: aProduct,
    components: [component([1, 2, 3].map((id) => aTask({ name: `Task ${id}`, sources: [id] })))],
    technologies: [],
    risks: [],
    questions: [],
    supporting: [],
    background: [4],
  }
  const layer: Layer = { analysis, breakdown: assumedBreakdown(analysis) }
  const lines = texts.map((text, at) => ({ id: at + 1, text }))
  const { components, background } = mergeBreakdowns(
    attachAmendments([layer], lines, new Set([4])).map(({ breakdown }) => breakdown),
  )
  return { sources: components.flatMap(({ tasks }) => tasks.map(({ sources }) => sources)), background }
}

test.each([
  'Unpaid reservations shall expire after 30 minutes instead of 15 minutes.',
  'Reservations that are unpaid expire after 30 minutes rather than 15.',
  'Unpaid reservations: from 15 to 30 minutes.',
])('a new value is read beside the one that it replaces: %s', (text) => {
  expect(builtWith(text)).toEqual({ sources: [[1, 4], [2], [3]], background: [] })
})

test.each([
  'Unpaid reservations shall expire after 30 minutes instead of 20 minutes.',
  'Coaches get 30 euros instead of 15 euros.',
  'Unpaid reservations expire after 15 minutes.',
  'We use Excel instead of a system for reservations.',
  'Paid reservations end with the month instead of the end.',
  'Emails about reservations are sent every 30 hours instead of 15.',
])('a line that replaces no value of another one stays without work: %s', (text) => {
  expect(builtWith(text)).toEqual({ sources: [[1], [2], [3]], background: [4] })
})
