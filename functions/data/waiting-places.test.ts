import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import * as key from './keys'
import { get } from './table'
import { releaseWaitingPlace, takeWaitingPlace } from './waiting-places'

const now = new Date('2026-11-02T10:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const deadline = after(26_000)

test('of twenty waiting calls two get a place, and a released place is free again', async () => {
  const userId = newId(now)
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeWaitingPlace(userId, deadline, now)))
  const places = taken.filter((place) => place !== null)
  expect(places).toHaveLength(2)
  expect(await takeWaitingPlace(newId(now), deadline, now)).not.toBeNull()

  await releaseWaitingPlace(places[0]!)
  expect(await takeWaitingPlace(userId, deadline, now)).not.toBeNull()
  expect(await takeWaitingPlace(userId, deadline, now)).toBeNull()
})

test('a crashed call frees its place at its deadline, and cannot free it for the next holder', async () => {
  const userId = newId(now)
  const dead = await takeWaitingPlace(userId, deadline, now)
  await takeWaitingPlace(userId, deadline, now)
  expect(await takeWaitingPlace(userId, after(50_000), deadline)).toBeNull()
  const next = await takeWaitingPlace(userId, after(50_000), after(26_001))
  expect(next?.name).toBe(dead?.name)

  await releaseWaitingPlace(dead!)
  expect(await get(key.waitingPlaces(userId))).toMatchObject({ [next!.name]: { token: next!.token } })
})
