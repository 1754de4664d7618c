import { setTimeout as wait } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { shuffle } from '#scripts/random'
import type { World } from './records'

export interface Endpoint {
  url: string
  secret: string
}

interface Redelivery {
  /** Number of times that each event is sent. */
  times: number
  /** True to send events in random order. */
  shuffle: boolean
  delayMs: number
}

/** Delays before an event is sent again, in milliseconds. After the last one it is dropped. */
const retriesMs = [1_000, 4_000, 16_000]

const signer = new Stripe('sk_test_signer')

/** Returns the signature header of an event. The default time is now. */
export const signEvent = (payload: string, secret: string, timestamp?: number) =>
  signer.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) })

/** Sends signed events to the endpoint as they occur. Undelivered events are sent after the next start. */
export function startWebhooks(world: World, endpoint: Endpoint | null) {
  const { records } = world
  let isStopped = false
  let last: Promise<void> = Promise.resolve()

  async function send(id: string): Promise<boolean> {
    const payload = JSON.stringify(records.events[id])
    const response = await fetch(endpoint!.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signEvent(payload, endpoint!.secret),
        'user-agent': 'Stripe/1.0',
      },
      body: payload,
    }).catch(() => null)
    return response?.ok ?? false
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
    /** Sends the events since the last flush. */
    flush: () => {
      if (!endpoint) return
      for (const id of records.undelivered.filter((id) => !queued.has(id))) {
        queued.add(id)
        last = last.then(() => deliver(id))
      }
    },
    /** Sends all events again and returns their number. */
    deliverAll: async ({ times, shuffle: isShuffled, delayMs }: Redelivery): Promise<number> => {
      if (!endpoint) return 0
      const all = Array.from({ length: times }, () => Object.keys(records.events)).flat()
      const order = isShuffled ? shuffle(all, Date.now()) : all
      await wait(delayMs)
      for (const id of order) await send(id)
      return order.length
    },
    stop: () => {
      isStopped = true
    },
  }
}
