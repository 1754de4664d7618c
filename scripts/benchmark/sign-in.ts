import { randomBytes } from 'node:crypto'
import { calls } from '#contract/route-table'
import { aStack } from '#scripts/testing/start-stack'
import { type Result, budgets, metric } from './metrics'
import { median } from '#scripts/evaluate/statistics'

const accounts = 12
/** Below the rate limit of failed sign-ins per email. */
const triesEach = 3

const triesPer = { login: { password: 'a wrong guess' }, requestPasswordReset: {} } as const

/**
 * Measures how long a wrong password or a request for a new one takes, for known and unknown emails: median milliseconds.
 * The two must not be distinguishable.
 */
async function measureEmails(url: string, name: keyof typeof triesPer) {
  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const emails = () => Array.from({ length: accounts }, () => `bench-${randomBytes(8).toString('hex')}@example.com`)
  const [known, unknown] = [emails(), emails()]
  for (const email of known) await post(calls.register.path, { email, password: 'correct horse battery' })

  const measureRuns = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < triesEach; round++) {
    // Alternating, so that a slowdown affects both.
    for (let at = 0; at < accounts; at++) {
      for (const [kind, email] of [['known', known[at]] as const, ['unknown', unknown[at]] as const]) {
        const begun = performance.now()
        await post(calls[name].path, { email, ...triesPer[name] })
        measureRuns[kind].push(performance.now() - begun)
      }
    }
  }
  return { knownMs: median(measureRuns.known), unknownMs: median(measureRuns.unknown) }
}

const metricsOf = (what: string, { knownMs, unknownMs }: { knownMs: number; unknownMs: number }) => [
  metric(`${what}, known email`, knownMs, 'ms'),
  metric(`${what}, unknown email`, unknownMs, 'ms'),
  metric(`${what}: how far these two are apart`, Math.abs(knownMs / unknownMs - 1) * 100, '%', budgets.apartPercent),
]

export async function measureSignIn(): Promise<Result> {
  const stack = await aStack()
  try {
    return {
      metrics: [
        ...metricsOf('Wrong password', await measureEmails(stack.url, 'login')),
        ...metricsOf('Forgotten password', await measureEmails(stack.url, 'requestPasswordReset')),
      ],
    }
  } finally {
    await stack.stop()
  }
}
