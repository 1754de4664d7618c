import type { Stripe } from 'stripe'
import { cancel, find, idOf } from './billing'
import type { World } from './records'
import { type Params, textOf } from './wire'

const ended = new Set<Stripe.Subscription.Status>(['canceled', 'incomplete_expired'])

/** Returns the customer of a request. A deleted one counts as missing. */
export const findCustomer = ({ records }: World, params: Params): Stripe.Customer =>
  find(records.customers, 'customer', textOf(params, 'customer'), 'customer')

/** Deletes a customer with its cards, and cancels its subscriptions immediately. Only `retrieve` still finds it. */
export function deleteCustomer(world: World, id: string): Stripe.DeletedCustomer {
  const { records } = world
  const customer = find(records.customers, 'customer', id)
  for (const subscription of Object.values(records.subscriptions)) {
    if (idOf(subscription.customer) === id && !ended.has(subscription.status)) cancel(world, subscription)
  }
  for (const method of Object.values(records.paymentMethods)) if (idOf(method.customer) === id) method.customer = null
  Reflect.deleteProperty(records.customers, id)
  world.emit('customer.deleted', customer)
  return (records.deletedCustomers[id] = { id, object: 'customer', deleted: true })
}
