import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stripe } from 'stripe'

/** All data of the account, by id, oldest first. */
interface Records {
  customers: Record<string, Stripe.Customer>
  deletedCustomers: Record<string, Stripe.DeletedCustomer>
  prices: Record<string, Stripe.Price>
  subscriptions: Record<string, Stripe.Subscription>
  invoices: Record<string, Stripe.Invoice>
  paymentIntents: Record<string, Stripe.PaymentIntent>
  setupIntents: Record<string, Stripe.SetupIntent>
  paymentMethods: Record<string, Stripe.PaymentMethod>
  portals: Record<string, Stripe.BillingPortal.Session>
  events: Record<string, Stripe.Event>
  /** Ids of events that the endpoint has not accepted yet. */
  undelivered: string[]
  /** Responses by idempotency key. */
  keys: Record<string, { asked: string; status: number; body: string; at: number }>
  /** State of a subscription after the last failed charge of a renewal. A setting of the account. */
  afterRetries: 'cancel' | 'mark_unpaid'
  /** Seconds by which the account's clock is ahead of ours. */
  ahead: number
}

const none = (): Records => ({
  customers: {},
  deletedCustomers: {},
  prices: {},
  subscriptions: {},
  invoices: {},
  paymentIntents: {},
  setupIntents: {},
  paymentMethods: {},
  portals: {},
  events: {},
  undelivered: [],
  keys: {},
  afterRetries: 'cancel',
  ahead: 0,
})

/** The account and its clock. */
export interface World {
  records: Records
  /** Returns Unix seconds. */
  now: () => number
  /** Runs an action with the clock set to `seconds`. */
  at: (seconds: number, act: () => void) => void
  emit: (type: Stripe.Event['type'], object: { id?: string }) => void
  /** Saves the data, so that acknowledged changes survive. */
  save: () => void
}

/** Reads the data of a folder. Without one, everything is in memory. */
export function openWorld(folder?: string): World {
  if (folder) mkdirSync(folder, { recursive: true })
  const file = folder && join(folder, 'account.json')
  const records: Records = { ...none(), ...(file ? readStored(file) : {}) }
  let fixed: number | null = null
  const now = () => fixed ?? Math.floor(Date.now() / 1_000) + records.ahead

  return {
    records,
    now,
    at: (seconds, act) => {
      fixed = seconds
      act()
      fixed = null
    },
    emit: (type, object) => {
      const id = newId('evt')
      const event = {
        id,
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: now(),
        data: { object: hideExpandable(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }
      records.events[id] = event as unknown as Stripe.Event
      records.undelivered.push(id)
    },
    save: () => {
      if (!file) return
      writeFileSync(`${file}.new`, JSON.stringify(records), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
}

function readStored(file: string): Partial<Records> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Records>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** Fields of an invoice that are only included on request. */
const includable = ['confirmation_secret', 'payments']

/** Returns a copy for a response, without fields that must be expanded. */
function hideExpandable<T extends object>(object: T): T {
  const copy = structuredClone(object)
  if ('object' in copy && copy.object === 'invoice') for (const name of includable) Reflect.deleteProperty(copy, name)
  return copy
}

/**
 * Returns a copy with the objects at the requested paths expanded, such as `data.latest_invoice.confirmation_secret`.
 */
export function expand(world: World, object: object, paths: string[]): object {
  const list =
    'data' in object && Array.isArray(object.data) ? { ...object, data: object.data.map(hideExpandable) } : null
  const copy: object = list ?? hideExpandable(object)
  for (const path of paths) {
    let places: object[] = [copy]
    for (const part of path.split('.')) {
      places = places.flatMap((place) => {
        const value = include(world, place, part)
        return Array.isArray(value) ? value : typeof value === 'object' && value !== null ? [value] : []
      })
    }
  }
  return copy
}

function include(world: World, place: object, part: string): unknown {
  const value: unknown = Reflect.get(place, part)
  const id = Reflect.get(place, 'id') as string
  if (includable.includes(part)) Reflect.set(place, part, Reflect.get(world.records.invoices[id] ?? {}, part) ?? null)
  else if (typeof value === 'string') Reflect.set(place, part, objectOf(world, value) ?? value)
  return Reflect.get(place, part)
}

function objectOf({ records }: World, id: string): object | undefined {
  const { customers, subscriptions, invoices, paymentIntents, setupIntents, paymentMethods } = records
  const all = [customers, subscriptions, invoices, paymentIntents, setupIntents, paymentMethods]
  const found = all.find((some) => id in some)?.[id]
  return found && hideExpandable(found)
}
