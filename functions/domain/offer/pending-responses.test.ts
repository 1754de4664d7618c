import { expect, test } from 'vitest'
import type { ShareState } from '#contract/share'
import { pendingResponses } from './pending-responses'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00.000Z`
const now = new Date(day(29))

const shared = (on: number, given: Partial<ShareState> = {}): ShareState => ({
  createdAt: day(on),
  endsAt: day(30),
  openedCount: 1,
  ...given,
})
const decided = (kind: 'accept' | 'decline', on: number) => ({ decision: { kind, at: day(on), name: 'Grace' } })
const save = (id: string, ...links: ShareState[]) => ({
  id,
  links: Object.fromEntries(links.map((link, at) => [`${id}-${at}`, link])),
})

const pending = (...own: ReturnType<typeof save>[]) =>
  pendingResponses(own, now).map(({ kind, saved }) => `${kind} ${saved.id}`)

test('responses to an offer wait, although another estimate was shared or saved before them', () => {
  const newest = [save('3'), save('2', shared(12))]
  const asked = shared(11, { askedAt: day(13) })

  expect(pending(...newest, save('1', asked, shared(11, decided('decline', 14))))).toEqual(['decline 1', 'question 1'])
  expect(pending(...newest, save('1', shared(11, decided('accept', 13))))).toEqual(['accept 1'])
})

test('a question waits until it is answered or an offer is accepted after it, and a decision until its owner shares something else', () => {
  const own = [save('2', shared(20)), save('1', shared(11, { askedAt: day(12), ...decided('decline', 13) }))]

  expect(pending(...own)).toEqual(['question 1'])
  const accepted = (askedOn: number) => save('1', shared(11, { ...decided('accept', 13), askedAt: day(askedOn) }))
  expect(pending(accepted(12))).toEqual(['accept 1'])
  expect(pending(accepted(14))).toEqual(['question 1', 'accept 1'])
  expect(pending(save('2', shared(12, decided('accept', 13))), save('1', shared(11, { askedAt: day(12) })))).toEqual([
    'accept 2',
  ])
})

test('a decline does not wait once another offer was accepted, and no response to a link that its owner revoked does', () => {
  const declined = shared(11, decided('decline', 13))

  expect(pending(save('2', shared(12, decided('accept', 14))), save('1', declined))).toEqual(['accept 2'])
  expect(pending(save('1', { ...declined, askedAt: day(13), revokedAt: day(14) }))).toEqual([])
})

test('a question about a finished project waits if it was asked from the last day on, and no earlier response does', () => {
  const own = (...asked: ShareState[]) => [save('1', shared(11, decided('accept', 13))), save('2', ...asked)]
  const waiting = (finishedOn: string) =>
    pendingResponses(
      own(shared(12, { askedAt: day(14) }), shared(12, { askedAt: day(20), askedBy: 'Grace' })),
      now,
      finishedOn,
    )

  expect(waiting('2026-11-15')).toMatchObject([{ kind: 'question', at: day(20), name: 'Grace' }])
  expect(waiting('2026-11-21')).toEqual([])
})

test('a decision about a finished project waits if it was made after the last day', () => {
  const accepted = save('1', shared(11, decided('accept', 20)))

  expect(pendingResponses([accepted], now, '2026-11-19')).toMatchObject([{ kind: 'accept', at: day(20) }])
  expect(pendingResponses([accepted], now, '2026-11-20')).toEqual([])
})

test('a decision is no news after a month', () => {
  const declined = save('1', shared(1, decided('decline', 2)))

  expect(pendingResponses([declined], new Date('2026-12-01T09:00:00.000Z'))).toHaveLength(1)
  expect(pendingResponses([declined], new Date('2026-12-03T09:00:00.000Z'))).toEqual([])
})
