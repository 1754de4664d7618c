import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import { soldOf } from '#domain/offer/sold'
import { estimate, hundredHours } from '#domain/estimate/estimate.fixture'
import { createProjectStore } from '../project-store'
import { VersionList } from './version-list'

const at = '2026-11-20T10:00:00.000Z'
const aSaved = (version: number, given: Partial<SavedEstimate> = {}): SavedEstimate => ({
  id: `${version}`,
  projectId: 'p',
  title: 'Studio',
  createdAt: at,
  version,
  totalCost: 800,
  totalHours: 8,
  ...given,
})
const accepted = (version: number) => {
  const decision = { kind: 'accept' as const, at, name: 'Grace', total: 1_200, weeks: 1 }
  const sold = { price: 1_200, hours: 12, options: 1 }
  const endsAt = '2027-11-20T10:00:00.000Z'
  return aSaved(version, { links: { one: { createdAt: at, endsAt, openedCount: 1, decision, sold } } })
}

/** Returns the row of the current version, with these totals on the page. */
function rowOf(number: number, own: SavedEstimate[], totalHours: number, total: number) {
  const none = () => {}
  const summary = { number, origin: {}, estimatedAt: at, weeks: 1, currency: 'USD', isSaved: true }
  const given = estimate(hundredHours)
  const shown = { ...given, totalHours, price: { ...given.price!, total } }
  const view = render(
    <VersionList
      versions={[{ ...summary, totalHours: 9, totalPrice: 900 }]}
      shown={shown}
      project={{ id: 'p', version: number } as Project}
      store={createProjectStore({ id: 'p', email: 'ada@example.com', onOutcome: none })}
      own={own}
      sold={soldOf('p', own)}
    />,
  )
  const { textContent } = view.container.querySelector('.versions__row')!
  view.unmount()
  return textContent.split(', 2026')[1]
}

test('the current version has the totals of the page, and what was sold or saved has its own beside them only if they differ', () => {
  expect(rowOf(1, [accepted(1)], 13, 1_500)).toBe(', sold with 1 option at 12 h, $1,20013 h, $1,500Current')
  expect(rowOf(1, [accepted(1)], 12, 1_200)).toBe(', sold with 1 option12 h, $1,200Current')
  expect(rowOf(1, [aSaved(1)], 12, 1_200)).toBe(', saved with 8 h, $80012 h, $1,200Current')
  // It was saved without the options that were sold before it, which the page includes.
  const saved = aSaved(2, { withSold: { price: 1_500, hours: 13, acceptedAt: at } })
  expect(rowOf(2, [saved, accepted(1)], 13, 1_500)).toBe(', saved13 h, $1,500Current')
})
