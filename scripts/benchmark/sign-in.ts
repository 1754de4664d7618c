import { randomBytes } from 'node:crypto'
import { calls } from '#contract/route-table'
import { aStack } from '#scripts/testing/start-stack'
import { type Result, budgets, metric, median } from './metrics'

const accounts = 12
/** Below the rate limit of failed sign-ins per email. */
const triesEach = 3

/**
 * Measures how long a wrong password takes to be rejected, for known and unknown emails: median milliseconds. The two
 * must not be distinguishable.
 */
async function refusedSignIns(url: string) {
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
        await post(calls.login.path, { email, password: 'a wrong guess' })
        measureRuns[kind].push(performance.now() - begun)
      }
    }
  }
  return { knownMs: median(measureRuns.known), unknownMs: median(measureRuns.unknown) }
}

export async function measureSignIn(): Promise<Result> {
  const stack = await aStack()
  try {
    const { knownMs, unknownMs } = await refusedSignIns(stack.url)
    return {
      metrics: [
        metric('Wrong password, known e-mail', knownMs, 'ms'),
        metric('Wrong password, unknown e-mail', unknownMs, 'ms'),
        metric('How far these two are apart', Math.abs(knownMs / unknownMs - 1) * 100, '%', budgets.apartPercent),
      ],
    }
  } finally {
    await stack.stop()
  }
}
