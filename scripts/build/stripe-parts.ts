import { readFile } from 'node:fs/promises'
import type { Plugin } from 'rolldown'

/** Resources of Stripe's SDK that `functions/services/payments` uses. Add others here when a Lambda needs them. */
const asked = [
  'Customers',
  'Subscriptions',
  'Invoices',
  'SetupIntents',
  'Events',
  'BillingPortal/Sessions',
  'BillingPortal/index',
]

const resource = /stripe[\\/]esm[\\/]resources[\\/](.+)\.js$/

/** Removes the other resources of Stripe's SDK: more than a hundred classes, each created with the client. */
export const slimStripe: Plugin = {
  name: 'slim-stripe',
  load: {
    filter: { id: resource },
    async handler(path) {
      const [, name = ''] = resource.exec(path) ?? []
      if (asked.includes(name.replaceAll('\\', '/'))) return undefined
      const source = await readFile(path, 'utf8')
      const classes = [...source.matchAll(/^export class (\w+)/gm)].map(([, exported]) => exported)
      return classes.map((exported) => `export class ${exported} {}`).join('\n')
    },
  },
}
