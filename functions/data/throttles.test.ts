import { expect, test } from 'vitest'
import { throttles } from '#contract/limits'
import { newId } from '#functions/lib/ids'
import type { Refusal } from '#functions/lib/refusal'
import { countTries, countTry, giveBack } from './throttles'

// Of today: what is over by the table's own clock, it may delete at any moment.
const now = new Date()
const later = (minutes: number, from = now) => new Date(from.getTime() + minutes * 60_000)
const someone = () => newId(new Date())
const { count } = throttles.failedLoginsOfEmail

const guess = (who: string, at = now) => countTry('failedLoginsOfEmail', who, at)

/** How many of as many at once pass. */
async function passing(tries: Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(tries)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

test('of many tries at once exactly as many pass as the limit allows', async () => {
  const who = someone()
  expect(await passing(Array.from({ length: 12 }, () => guess(who)))).toBe(count)
})

test('who has tried too often is told when to come back, and can then', async () => {
  const who = someone()
  for (let tried = 0; tried < count; tried++) await guess(who)

  const refused = (await guess(who, later(3)).catch((error: unknown) => error)) as Refusal
  expect(refused).toMatchObject({ status: 429, retryAfter: 12 * 60 })
  expect(refused.message).toBe('Too many failed sign-ins for this email. Please try again in 12 minutes.')
  await expect(guess(who, later(14.5))).rejects.toThrow('Please try again in a minute.')

  // The table deletes late; the window is over all the same.
  expect(await passing(Array.from({ length: 12 }, () => guess(who, later(15))))).toBe(count)
})

test('what is given back can be tried again, and nothing more', async () => {
  const who = someone()
  const tries = []
  for (let tried = 0; tried < count; tried++) tries.push(await guess(who))

  await giveBack(...tries.slice(0, 2))
  expect(await passing([guess(who), guess(who), guess(who)])).toBe(2)
})

test('when all tries are given back the window stands, and has room for as many', async () => {
  const who = someone()
  await giveBack(await guess(who))
  await giveBack(await guess(who, later(10)))

  expect(await passing(Array.from({ length: 12 }, () => guess(who, later(14))))).toBe(count)
  // Opened by the first try, it ends with it.
  expect(await passing(Array.from({ length: 12 }, () => guess(who, later(15))))).toBe(count)
})

test('a try that is given back twice is given back once', async () => {
  const who = someone()
  const tries = []
  for (let tried = 0; tried < count; tried++) tries.push(await guess(who))

  await giveBack(tries[0]!)
  await giveBack(tries[0]!)
  expect(await passing([guess(who), guess(who)])).toBe(1)
})

test('a try of a window that is over is not given back to the next one', async () => {
  const who = someone()
  const old = await guess(who)
  for (let tried = 0; tried < count; tried++) await guess(who, later(20))
  await giveBack(old)
  await expect(guess(who, later(20))).rejects.toThrow('Too many')
})

test('a refusal by one throttle costs nothing in the others', async () => {
  const [email, address] = [someone(), someone()]
  const whom = { failedLoginsOfAddress: address, failedLoginsOfEmail: email }
  for (let tried = 0; tried < count; tried++) await countTries(whom, now)
  await passing(Array.from({ length: 5 }, () => countTries(whom, now)))

  const left = throttles.failedLoginsOfAddress.count - count
  const others = Array.from({ length: left + 3 }, () => countTry('failedLoginsOfAddress', address, now))
  expect(await passing(others)).toBe(left)
})

test('a day’s limit is told in hours', async () => {
  const who = someone()
  for (let run = 0; run < throttles.analystRunsOfProject.count; run++) await countTry('analystRunsOfProject', who, now)
  await expect(countTry('analystRunsOfProject', who, later(60))).rejects.toThrow('Please try again in 23 hours.')
})
