import { expect, test } from 'vitest'
import type { SavedEstimate } from '#contract/saved-estimate'
import { soldOf } from '#domain/offer/sold'
import { canFollow, chooseBefore, listComparable } from './comparable-estimates'

/** Returns a saved estimate, accepted on a day of November if one is given. */
function aSaved(id: string, version: number, day?: number) {
  const decision = { kind: 'accept', at: `2026-11-${day}` }
  return {
    id,
    projectId: 'p',
    createdAt: id,
    version,
    ...(day && { links: { link: { decision } } }),
  } as unknown as SavedEstimate
}

/** Lists the estimates of a project in its newest version, which is this saved one or was changed since. */
const listWith = (own: SavedEstimate[], savedId?: string) => {
  const numbers = [...new Set(own.map(({ version }) => version!))]
  return listComparable({ version: numbers[0]!, isSaved: savedId !== undefined, savedId }, numbers, own)
}
const namesOf = (all: ReturnType<typeof listWith>) => all.map(({ name }) => name)

/** Names what the current estimate is compared with by default. */
function basisIn(own: SavedEstimate[], savedId?: string) {
  const all = listWith(own, savedId)
  return chooseBefore(all, all.find(({ isCurrent }) => isCurrent)!)?.name
}

test('each saved estimate can be compared, and the current one if it was changed since', () => {
  const [first, second, third] = [aSaved('1', 1), aSaved('2', 1), aSaved('3', 2)]
  const saves = ['version 2', 'estimate 2 of version 1', 'estimate 1 of version 1']

  expect(namesOf(listWith([third, second, first], '3'))).toEqual(saves)
  const changed = listWith([third, second, first])
  expect(namesOf(changed)).toEqual(['version 2 as it is now', ...saves])
  // A choice of the current estimate stays one when that is saved.
  expect(changed[0]!.key).toBe(listWith([third, second, first], '3')[0]!.key)
  // A version that was never saved, and one that was restored as another.
  expect(namesOf(listComparable({ version: 3, isSaved: true, savedId: '1' }, [3, 2, 1], [first]))).toEqual([
    'version 3',
    'version 2',
    'version 1',
  ])
})

test('a project is compared with what was sold last, not with what was saved in the same version', () => {
  const [sold, beside] = [aSaved('1', 1, 11), aSaved('2', 1)]

  expect(basisIn([aSaved('3', 2), beside, sold], '3')).toBe('estimate 1 of version 1')
  // Also once the change itself is sold.
  expect(basisIn([aSaved('3', 2, 12), beside, sold], '3')).toBe('estimate 1 of version 1')
  expect(basisIn([aSaved('3', 2, 12), beside, sold])).toBe('version 2')
  expect(basisIn([aSaved('3', 1, 12), beside, sold], '3')).toBe('estimate 1 of version 1')
  // Before a sale, it is the newest one of an earlier version, or else of the same.
  expect(basisIn([aSaved('3', 2), beside, aSaved('1', 1)])).toBe('estimate 2 of version 1')
  expect(basisIn([beside, aSaved('1', 1)], '2')).toBe('estimate 1 of version 1')
  expect(basisIn([sold], '1')).toBeUndefined()
})

test('a change request is of a later estimate than the saved one that it starts from, unless that was sold', () => {
  const own = [aSaved('3', 2), aSaved('2', 1), aSaved('1', 1)]
  const [now, third, second, first] = listWith(own)

  expect([canFollow(now!, third!, undefined), canFollow(third!, now!, undefined)]).toEqual([true, false])
  expect([canFollow(second!, first!, undefined), canFollow(first!, second!, undefined)]).toEqual([true, false])
  expect([canFollow(third!, first!, undefined), canFollow(first!, third!, undefined)]).toEqual([true, false])
  const sold = soldOf('p', own.with(1, aSaved('2', 1, 11)))
  expect(canFollow(first!, second!, sold)).toBe(true)
  // One that was not saved is nothing to start from.
  const [revised, unsaved] = listComparable({ version: 2, isSaved: false }, [2, 1], [])
  expect(canFollow(revised!, unsaved!, undefined)).toBe(false)
})
