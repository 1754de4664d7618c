import { expect, test } from 'vitest'
import type { SavedEstimate } from '#contract/saved-estimate'
import { acceptedAfter, chooseSaved } from './compare-versions'

test('a change request compares the estimate that was sold, or else the newest one', () => {
  const acceptedOn = (day: number) => ({ link: { decision: { kind: 'accept', at: `2026-11-${day}` } } })
  const [second, replaced, newest, accepted] = [
    { id: 'second', projectId: 'shop', version: 2 },
    { id: 'replaced', projectId: 'shop', version: 1, links: acceptedOn(11) },
    { id: 'newest', projectId: 'shop', version: 1 },
    { id: 'accepted', projectId: 'shop', links: acceptedOn(12) },
  ] as unknown as SavedEstimate[]
  const other = { ...accepted!, projectId: 'wiki' }
  const choice = { id: 'shop', before: 1, after: 2 }

  expect(chooseSaved([other, second!, replaced!, newest!, accepted!], choice)).toEqual({
    earlier: accepted,
    later: second,
  })
  expect(chooseSaved([other, second!, newest!], choice)).toEqual({ earlier: newest, later: second })
  expect(chooseSaved([other], choice)).toEqual({ earlier: undefined, later: undefined })
})

test('only an accepted offer of a later version of the same project is left behind by restoring', () => {
  const links = { link: { decision: { kind: 'accept' } } }
  const all = [
    { projectId: 'shop', version: 4, links: { link: { decision: { kind: 'decline' } } } },
    { projectId: 'shop', version: 3, links },
    { projectId: 'wiki', version: 9, links },
    { projectId: 'shop', links },
  ] as unknown as SavedEstimate[]

  expect([1, 2, 3].map((number) => acceptedAfter(all, { id: 'shop', number }))).toEqual([3, 3, 0])
})
