import { expect, test } from 'vitest'
import type { SavedEstimate } from '#contract/saved-estimate'
import { chooseSaved } from './compare-versions'

test('a change request compares the estimate that the client accepted, or else the newest one', () => {
  const [second, newest, accepted] = [
    { id: 'second', projectId: 'shop', version: 2 },
    { id: 'newest', projectId: 'shop', version: 1 },
    { id: 'accepted', projectId: 'shop', links: { link: { decision: { kind: 'accept' } } } },
  ] as unknown as SavedEstimate[]
  const other = { ...accepted!, projectId: 'wiki' }
  const choice = { id: 'shop', before: 1, after: 2 }

  expect(chooseSaved([other, second!, newest!, accepted!], choice)).toEqual({ earlier: accepted, later: second })
  expect(chooseSaved([other, second!, newest!], choice)).toEqual({ earlier: newest, later: second })
  expect(chooseSaved([other], choice)).toEqual({ earlier: undefined, later: undefined })
})
