import { expect, test, vi } from 'vitest'
import { rateLimits } from '#contract/rate-limits'
import { newId } from '#functions/lib/ids'
import type { Refusal } from '#functions/lib/refusal'
import { consume, consumeAll, refund } from './rate-limits'

// The current time, because the table may delete expired items at any moment.
const now = new Date()
const later = (minutes: number, from = now) => new Date(from.getTime() + minutes * 60_000)
const someone = () => newId(new Date())
const { max } = rateLimits.failedSignInsPerEmailAndIp

const guess = (subject: string, at = now, units = 1) => consume('failedSignInsPerEmailAndIp', subject, at, units)

/** Counts the concurrent attempts that pass. */
async function passing(attempts: Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(attempts)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

const guesses = (count: number, subject: string, at = now) => Array.from({ length: count }, () => guess(subject, at))

test('exactly as many concurrent requests pass as the limit allows', async () => {
  expect(await passing(guesses(12, someone()))).toBe(max)
})

test('a user over the limit gets the time of a retry, which then succeeds', async () => {
  const subject = someone()
  for (let tried = 0; tried < max; tried++) await guess(subject)

  const rejected = (await guess(subject, later(3)).catch((error: unknown) => error)) as Refusal
  expect(rejected).toMatchObject({ status: 429, retryAfter: 12 * 60 })
  expect(rejected.message).toBe('Too many failed sign-ins for this email. Please try again in 12 minutes.')
  await expect(guess(subject, later(14.5))).rejects.toThrow('Please try again in a minute.')

  // The window is over, although the table has not deleted it.
  expect(await passing(guesses(12, subject, later(15)))).toBe(max)
})

test('several units are consumed together or not at all', async () => {
  const subject = someone()
  await guess(subject, now, max - 2)
  await expect(guess(subject, now, 3)).rejects.toThrow('Too many')
  await guess(subject, now, 2)
  await expect(guess(subject)).rejects.toThrow('Too many')

  // More units than the maximum never pass.
  await expect(guess(someone(), now, max + 1)).rejects.toThrow('Please try again in 15 minutes.')
})

test('refunded units can be consumed again, and no more than those', async () => {
  const subject = someone()
  await guess(subject, now, max - 2)
  const two = await guess(subject, now, 2)

  await refund(two)
  expect(await passing(guesses(3, subject))).toBe(2)
})

test('a window with everything refunded stays open, with room for the whole limit', async () => {
  const subject = someone()
  await refund(await guess(subject))
  await refund(await guess(subject, later(10)))

  expect(await passing(guesses(12, subject, later(14)))).toBe(max)
  // It ends 15 minutes after its first use.
  expect(await passing(guesses(12, subject, later(15)))).toBe(max)
})

test('refunds never make room for more than the limit', async () => {
  const subject = someone()
  const once = await guess(subject)
  await refund(once, once)
  expect(await passing(guesses(12, subject))).toBe(max)
})

test('a refund for a window that is over leaves the next one as it is', async () => {
  const subject = someone()
  const old = await guess(subject)
  for (let tried = 0; tried < max; tried++) await guess(subject, later(20))
  await refund(old)
  await expect(guess(subject, later(20))).rejects.toThrow('Too many')
})

test('a rejection by one limit costs nothing in the others', async () => {
  const [email, ip] = [someone(), someone()]
  const subjects = { failedSignInsPerIp: ip, failedSignInsPerEmailAndIp: email }
  for (let tried = 0; tried < max; tried++) await consumeAll(subjects, now)
  await passing(Array.from({ length: 5 }, () => consumeAll(subjects, now)))

  const left = rateLimits.failedSignInsPerIp.max - max
  const others = Array.from({ length: left + 3 }, () => consume('failedSignInsPerIp', ip, now))
  expect(await passing(others)).toBe(left)
})

test('a daily limit shows its wait in hours', async () => {
  const subject = someone()
  await consume('analysesPerProject', subject, now, rateLimits.analysesPerProject.max)
  await expect(consume('analysesPerProject', subject, later(60))).rejects.toThrow('Please try again in 23 hours.')
})

test('a deployment can set another maximum', async () => {
  vi.stubEnv('RATE_LIMITS', '{"uploadsPerUser":2}')
  vi.resetModules()
  const { consume: configured } = await import('./rate-limits')
  vi.unstubAllEnvs()

  const subject = someone()
  expect(await passing(Array.from({ length: 5 }, () => configured('uploadsPerUser', subject, now)))).toBe(2)
  await expect(configured('analysesPerProject', subject, now)).resolves.toMatchObject({ units: 1 })
})
