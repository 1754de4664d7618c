import { expect, test } from 'vitest'
import type { OfferedChanges } from '#contract/offer-basis'
import { offer } from '#domain/offer/offer.fixture'
import { markChanges } from './marked-changes'

test('changed lines of a change and of an offer that replaces another are marked, and others are not', () => {
  const [before, after] = ['Reply by mail.', 'Reply by letter.'] as const
  const tasks = [{ kind: 'changed' as const, name: 'Reply', hours: 1, lines: [{ id: 1, text: after, before }] }]
  const changes: OfferedChanges = {
    lines: [
      { after: 'Blog', isPriced: true },
      { before, after, isPriced: false },
    ],
    rows: [
      { name: 'Mail', price: 90, tasks },
      { name: 'Planning', price: 10 },
    ],
  }
  const same = { before: 4, after: 4 }
  const marked = expect.arrayContaining([
    { mark: 'del', text: 'mail' },
    { mark: 'ins', text: 'letter' },
  ])
  const shown = {
    lines: [{ after: 'Blog' }, { before, after, marked }],
    rows: [{ name: 'Mail', tasks: [{ lines: [{ id: 1, before, marked }] }] }, { name: 'Planning' }],
  }

  const change = { since: '2026-11-20', price: same, weeks: same, ...changes }
  expect(markChanges({ ...offer, change }).change).toMatchObject(shown)
  const replaces = { price: 900, acceptedAt: '2026-11-20', changes }
  expect(markChanges({ ...offer, replaces }).replaces!.changes).toMatchObject(shown)
  expect(markChanges(offer)).toEqual(offer)
})
