import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import type { TrackRecord } from '#contract/track-record'
import { estimateVersion } from '#domain/estimate/estimate'
import { defaultChoices } from '#domain/offer/offer'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { ShownParts } from './share-fields'

test('an owner whose record corrects the hours reads why a client reads other ones, if the link shows hours of the whole estimate', () => {
  const corrected: TrackRecord = {
    projects: 3,
    finishedOn: '2026-10-01',
    ratios: [1.4, 1.4, 1.4],
    ranged: 0,
    under80: 0,
  }
  const version = aVersion(1, [aComponent('Booking', aTask('Booking pages', 40, [1]))], ['Customers book.'])
  const isExplained = (record: TrackRecord | undefined, hours: boolean, since?: string) => {
    const given = { settings: defaultSettings, terms: defaultTerms, scope: undefined, record }
    const saved = { title: 'Studio', ...given, estimation: estimateVersion(version, given) } as unknown as SavedSnapshot
    const { show, ...choices } = defaultChoices(saved)
    render(
      <ShownParts
        choices={{ ...choices, since, from: 'Ada', validUntil: '2027-01-01', show: { ...show, hours } }}
        estimation={saved.estimation}
        settings={defaultSettings}
        onChange={() => {}}
      />,
    )
    const note = screen.queryByText(/^The link spreads the correction by your record/)
    cleanup()
    return note !== null
  }
  expect(isExplained(corrected, true)).toBe(true)
  expect(isExplained(corrected, false)).toBe(false)
  expect(isExplained(undefined, true)).toBe(false)
  // A change request does not spread it.
  expect(isExplained(corrected, true, 's')).toBe(false)
})
