import { expect, test } from 'vitest'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { ShareState } from '#contract/share'
import { type ListedProject, stateOf } from './project-state'
import { acceptanceOf } from './share-state'

const project = { status: 'completed', isSaved: true } as ListedProject
const saved = (kind?: 'accept' | 'decline'): Pick<SavedEstimate, 'links'> => ({
  links: { link: { createdAt: '2026-11-02', ...(kind && { decision: { kind } }) } as ShareState },
})
const stateWith = (...all: Pick<SavedEstimate, 'links'>[]) => stateOf({ ...project, acceptance: acceptanceOf(all) })

test('a project stays accepted when a change of it is saved, and says that the change is pending', () => {
  expect(stateWith(saved('accept'))).toBe('Accepted')
  expect(stateWith({}, saved('accept'))).toBe('Accepted, change pending')
  expect(stateWith(saved(), saved('accept'), {})).toBe('Accepted, change pending')
  expect(stateWith(saved('decline'), saved('accept'))).toBe('Accepted, change declined')
  const declinedAnd = (createdAt: string) => {
    const open = { createdAt, endsAt: '2999-01-01T00:00:00.000Z', openedCount: 1 } as ShareState
    return { links: { ...saved('decline').links, open } }
  }
  expect(stateWith(declinedAnd('2026-11-03'), saved('accept'))).toBe('Accepted, change pending')
  expect(stateWith(declinedAnd('2026-11-01'), saved('accept'))).toBe('Accepted, change declined')
  expect(stateWith(saved('accept'), saved('accept'))).toBe('Accepted')
  expect(stateWith(saved('decline'), {})).toBe('Saved')
})

test('a running analysis of several sections shows how many are read', () => {
  const running = (done: number, total: number) =>
    stateOf({ ...project, running: 'analyze', progress: { stage: 'Reading sections', done, total } })

  expect([running(3, 7), running(0, 1)]).toEqual(['Analyzing… 3 of 7', 'Analyzing…'])
})
