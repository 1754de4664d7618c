import { randomBytes } from 'node:crypto'
import { calls } from '#contract/calls'

const accounts = 12
/** Fewer than an e-mail may fail before it is told to wait. */
const triesEach = 3

/**
 * Milliseconds in which a wrong password is refused, median: for e-mails that have an account, and for those that have
 * none. Who measures them must not learn which is which.
 */
export async function measureRefusedSignIn(url: string) {
  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const emails = () => Array.from({ length: accounts }, () => `bench-${randomBytes(8).toString('hex')}@example.com`)
  const [known, unknown] = [emails(), emails()]
  for (const email of known) await post(calls.register.path, { email, password: 'correct horse battery' })

  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < triesEach; round++) {
    // In turn, so that a machine that grows slower does so for both.
    for (let at = 0; at < accounts; at++) {
      for (const [kind, email] of [['known', known[at]] as const, ['unknown', unknown[at]] as const]) {
        const begun = performance.now()
        await post(calls.login.path, { email, password: 'a wrong guess' })
        times[kind].push(performance.now() - begun)
      }
    }
  }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  return { knownMs: median(times.known), unknownMs: median(times.unknown) }
}
