import { expect, test } from 'vitest'
import type { SaleState } from '#domain/offer/sale-state'
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

test('a running analysis of several sections shows how many are read', () => {
  const running = (done: number, total: number) =>
    stateOf({ ...project, running: 'analyze', progress: { stage: 'Reading sections', done, total } })

  expect([running(3, 7), running(0, 1)]).toEqual(['Analyzing… 3 of 7', 'Analyzing…'])
})
