import { setTimeout as wait } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { shuffled } from '#scripts/evaluate/random'
import type { World } from './records'

export interface Endpoint {
  url: string
  secret: string
}

interface Redelivery {
  /** How often each event is sent. */
  times: number
  /** In any order instead of their own. */
  shuffle: boolean
  delayMs: number
}

/** When an event that was not taken is sent again, in milliseconds after the try before; then it is given up. */
const retriesMs = [1_000, 4_000, 16_000]

const signer = new Stripe('sk_test_signer')

/** The header that shows an event to be Stripe's, as of now. */
export const signatureOf = (payload: string, secret: string, timestamp?: number) =>
  signer.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) })

/** Sends events to the endpoint as they happen, signed. What was not taken before a stop is sent after the next start. */
export function startWebhooks(world: World, endpoint: Endpoint | null) {
  const { records } = world
  let isStopped = false
  let last: Promise<void> = Promise.resolve()

  async function send(id: string): Promise<boolean> {
    const payload = JSON.stringify(records.events[id])
    const answer = await fetch(endpoint!.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(payload, endpoint!.secret),
        'user-agent': 'Stripe/1.0',
      },
      body: payload,
    }).catch(() => null)
    return answer?.ok ?? false
  }

  async function deliver(id: string): Promise<void> {
    for (const ms of [0, ...retriesMs]) {
      await wait(ms, undefined, { ref: false })
      if (isStopped) return
      if (await send(id)) break
    }
    records.undelivered = records.undelivered.filter((other) => other !== id)
    world.save()
  }

  const queued = new Set<string>()
  return {
    /** Sends what has happened since. */
    flush: () => {
      if (!endpoint) return
      for (const id of records.undelivered.filter((id) => !queued.has(id))) {
        queued.add(id)
        last = last.then(() => deliver(id))
      }
    },
    /** Sends every event that ever happened again; answers how many were sent. */
    deliverAll: async ({ times, shuffle, delayMs }: Redelivery): Promise<number> => {
      if (!endpoint) return 0
      const all = Array.from({ length: times }, () => Object.keys(records.events)).flat()
      const order = shuffle ? shuffled(all, Date.now()) : all
      await wait(delayMs)
      for (const id of order) await send(id)
      return order.length
    },
    stop: () => {
      isStopped = true
    },
  }
}
