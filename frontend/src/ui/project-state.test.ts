import { expect, test } from 'vitest'
import { type SaleState, saleStateOf } from '#domain/offer/sale-state'
import type { Saved } from '#domain/offer/sold'
import { type ListedProject, stateOf } from './project-state'

const project = { status: 'completed', isSaved: true } as ListedProject

test('a sold project says what became of a change', () => {
  const state = (isSaved: boolean, sale?: SaleState) => stateOf({ ...project, isSaved, sale })
  expect([state(true, 'accepted'), state(true, 'shared'), state(true, 'declined'), state(true)]).toEqual([
    'Accepted',
    'Accepted, change shared',
    'Accepted, change declined',
    'Saved',
  ])
  expect([state(false, 'changing'), state(false)]).toEqual(['Accepted, change pending', 'Estimated'])
})

test('a project is shared while its client can accept an offer, and finished once it is closed', () => {
  const link = { createdAt: '2026-11-20', endsAt: '2099-01-01T00:00:00.000Z', openedCount: 0 }
  const saved = { id: 's', projectId: 'p', createdAt: '2026-11-20', links: { one: link } }
  const state = (links: Saved['links'], finishedOn?: string) =>
    stateOf({ ...project, finishedOn, sale: saleStateOf({ id: 'p' }, [{ ...saved, links }], new Date()) })
  expect([state({ one: link }), state({ one: { ...link, revokedAt: '2026-11-21' } })]).toEqual(['Shared', 'Saved'])
  expect(state({ one: link }, '2026-11-22')).toBe('Finished')
})

test('a running analysis of several sections shows how many are read', () => {
  const running = (done: number, total: number) =>
    stateOf({ ...project, running: 'analyze', progress: { stage: 'Reading sections', done, total } })

  expect([running(3, 7), running(0, 1)]).toEqual(['Analyzing… 3 of 7', 'Analyzing…'])
})
