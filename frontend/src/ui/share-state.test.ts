import { expect, test } from 'vitest'
import type { ShareState } from '#contract/share'
import { describeOpenings, describeState, shareStateOf } from './share-state'

test('of two first openings at the same time, the earlier one is the first', () => {
  const [first, last] = ['2026-11-20T09:00:00.001Z', '2026-11-20T09:00:00.002Z']
  const state = { createdAt: first, endsAt: last, openedCount: 2 }

  for (const [firstOpenedAt, lastOpenedAt] of [
    [first, last],
    [last, first],
  ])
    expect(describeOpenings({ ...state, firstOpenedAt, lastOpenedAt }, (time) => time)).toBe(
      `2 times, first on ${first}, last on ${last}`,
    )
})

test('the price of an accepted change request is shown as a difference, and its weeks are those of all work', () => {
  const at = '2026-11-20T09:00:00.000Z'
  const decision = { kind: 'accept' as const, at, name: 'Ada', total: 113, weeks: 3 }
  const accepted = { createdAt: at, endsAt: at, openedCount: 0, decision }
  expect(describeState({ ...accepted, decision: undefined, endsAt: '2999-01-01', askedAt: at })).toBe(
    'on Nov 20, 2026, not opened',
  )
  // Asked after the acceptance, or unanswered at it.
  expect(describeState({ ...accepted, askedAt: at })).toContain(', question on ')

  expect(describeState(accepted)).toBe('by Ada on Nov 20, 2026: $113 and 3 weeks')
  expect(describeState({ ...accepted, isChange: true })).toBe('by Ada on Nov 20, 2026: $113 more and 3 weeks in all')
})

test('a link that ended because something else was accepted says why, and one that its owner outdated does not', () => {
  const at = '2026-11-20T09:00:00.000Z'
  const outdated = { createdAt: at, endsAt: '2999-01-01T00:00:00.000Z', openedCount: 0, supersededAt: at }
  const ended = { ...outdated, isOtherAccepted: true }
  const describe = (share: ShareState) => `${shareStateOf(share, undefined)} ${describeState(share)}`

  expect(describe(outdated)).toBe('Outdated on Nov 20, 2026, not opened')
  expect(describe(ended)).toBe('Ended on Nov 20, 2026, because another offer of this project was accepted, not opened')
  expect(describe({ ...ended, isChange: true, before: { price: 10_000, acceptedAt: at } })).toBe(
    'Ended on Nov 20, 2026, because what was sold changed, not opened',
  )
})

test('an offer that no longer starts from what was sold is outdated, and says why', () => {
  const at = '2026-11-20T09:00:00.000Z'
  const saved = { id: '1', projectId: 'shop', createdAt: at }
  const offer = { createdAt: at, endsAt: '2999-01-01T00:00:00.000Z', openedCount: 0 }
  const request = { ...offer, isChange: true, since: at }
  const sold = { price: 10_000, acceptedAt: at, saved }
  const describe = (share: ShareState) => `${shareStateOf(share, sold)} ${describeState(share, sold)}`
  const otherAccepted = 'Outdated because another offer of this project was accepted, not opened'

  expect(describe({ ...request, before: { price: 10_000 } })).toBe('Shared on Nov 20, 2026, not opened')
  // Made before anything was sold.
  expect(describe({ ...request, before: { price: 9_000 } })).toBe(otherAccepted)
  expect(describe(offer)).toBe(otherAccepted)
  expect(describe({ ...offer, askedAt: at })).toContain(' was accepted, question on Nov 20, 2026, not opened')
  const before = { price: 9_000, acceptedAt: '2026-11-19T09:00:00.000Z' }
  expect(describe({ ...request, before })).toBe('Outdated because what was sold changed, not opened')
})
