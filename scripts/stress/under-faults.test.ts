import { afterAll, expect, test } from 'vitest'
import type { Fault } from '#emulators/emulator'
import type { DeadLetter } from '#emulators/lambda'
import type { StoredMail } from '#emulators/ses/message'
import { Client } from '#scripts/estimate/client'
import { anEmail } from '#scripts/testing/mail'
import { anOwnStack, runUnderFaults } from './under-faults'

// One for all tests, because its functions take most of the time to start. Each test sets its faults.
const stack = await anOwnStack()
afterAll(stack.stop)

const read = async <T>(service: string, path: string) =>
  (await fetch(`${stack.addresses[service]}/_emulator/${path}`)).json() as Promise<T>

const meet = (...faults: Fault[]) =>
  fetch(`${stack.addresses.ses}/_emulator/faults`, { method: 'POST', body: JSON.stringify(faults) })

/** Registers people, each of whom is sent one mail. Returns how many mails each got, and the number of dead letters. */
async function registered(count: number) {
  const emails = Array.from({ length: count }, anEmail)
  const deadBefore = (await read<DeadLetter[]>('lambda', 'dead-letters')).length
  const client = new Client(stack.url, () => {})
  for (const email of emails) await client.ask('register', { body: { email, password: 'correct horse battery' } })
  return async () => {
    const mails = await read<StoredMail[]>('ses', 'mails')
    const counts = emails.map((email) => mails.filter(({ to }) => to === email).length)
    const dead = (await read<DeadLetter[]>('lambda', 'dead-letters')).length - deadBefore
    return { counts, dead, done: counts.filter((got) => got > 0).length + dead }
  }
}

const fault = (kind: Fault['kind'], rate: number, ms = 0): Fault => ({ kind, rate, ms })

test('while SES fails, throttles, hangs up and is slow, every mail arrives once or is a dead letter', async () => {
  await meet(fault('error', 0.3), fault('throttle', 0.3), fault('drop', 0.3), fault('latency', 1, 200))
  const outcome = await registered(6)

  await expect.poll(async () => (await outcome()).done).toBe(6)
  expect(Math.max(...(await outcome()).counts)).toBe(1)
})

test('a mail that was queued while SES was down arrives once it is back', async () => {
  await meet(fault('error', 1))
  const before = (await read<{ SendEmail?: number }>('ses', 'calls')).SendEmail ?? 0
  const outcome = await registered(1)
  // The first invocation has used all of its attempts.
  await expect
    .poll(async () => (await read<{ SendEmail: number }>('ses', 'calls')).SendEmail - before)
    .toBeGreaterThanOrEqual(4)
  await meet()

  await expect.poll(async () => (await outcome()).done).toBe(1)
  expect(await outcome()).toEqual({ counts: [1], dead: 0, done: 1 })
})

test('a mail that SES took without a readable response is not sent again, and is a dead letter', async () => {
  await meet(fault('garbage', 1))
  const outcome = await registered(2)

  await expect.poll(async () => (await outcome()).dead).toBe(2)
  expect((await outcome()).counts).toEqual([1, 1])
})

test('while services fail, two users reach a saved estimate, each charged once', async () => {
  // Concurrently they would start twice as many processes of functions, which take most of the time.
  const outcomes = [await runUnderFaults(stack, 1), await runUnderFaults(stack, 1)]
  expect(outcomes.flatMap(({ broken }) => broken)).toEqual([])
})

test('without a responding analyst nobody gets an estimate, and everyone gets error messages', async () => {
  const { broken, journey } = await runUnderFaults(stack, 1, {
    faults: { bedrock: [{ kind: 'error', rate: 1, ms: 0 }] },
    maxAttempts: 2,
  })

  expect(broken).toEqual([expect.stringMatching(/^A person did not arrive: Error: analyze: 50[23]: /)])
  expect(journey.faults).toEqual([])
})
