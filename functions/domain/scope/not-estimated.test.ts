import { expect, test } from 'vitest'
import { emptyScope } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { listNotEstimated } from './exclusion-sentences'

test('headings are no lines without work, unlike numbers and tags, and a client reads no greetings among them', () => {
  const texts = [
    '# Boat club: bookings on our website',
    'Members book a boat.',
    '## Payments',
    '- Members pay by card.',
    'Members see the weather.',
    '#12 Export invoices as PDF',
    'Thanks!',
  ]
  const version = aVersion(1, [aComponent('Boats', aTask('Booking', 8, [2, 4]))], texts)
  const person = { settings: defaultSettings, terms: defaultTerms, scope: emptyScope, record: undefined }
  const estimation = estimateVersion(version, person)
  expect(estimation.notEstimated).toEqual([5, 6, 7])
  expect(listNotEstimated(estimation)).toEqual(version.lines.slice(4, 6))
  // An estimate that was saved with all of them.
  const earlier = { ...estimation, lines: version.lines, idleLines: [], notEstimated: [1, 3, 5, 6, 7] }
  expect(listNotEstimated(earlier)).toEqual(version.lines.slice(4, 6))
})
