import { stat } from 'node:fs/promises'
import { fileOf } from '#contract/route-table'
import { permissions } from '#infra/permissions'
import { type FunctionName, functionNames } from '#infra/sizes'
import { bundleOf } from '#scripts/build/functions'
import { type Result, budgets, metric, toKilobytes, round } from './metrics'

/** A built Lambda. Its number of service clients determines its budgets for size and cold start. */
export interface Weighed {
  folder: string
  kilobytes: number
  clients: 'one' | 'two' | 'readers'
}

/** Derives the group from the Lambda's permissions: DynamoDB only, or a second client. `process-document` has the readers. */
function clientsOf(name: FunctionName): Weighed['clients'] {
  if (name === 'processDocument') return 'readers'
  return permissions[name].some((need) => !need.startsWith('table:') && need !== 'prices' && need !== 'site')
    ? 'two'
    : 'one'
}

export const weighFunctions = (): Promise<Weighed[]> =>
  Promise.all(
    functionNames.map(async (name) => {
      const folder = fileOf(name)
      const { size } = await stat(bundleOf(folder))
      return { folder, kilobytes: toKilobytes(size), clients: clientsOf(name) }
    }),
  )

export async function measureBundles(): Promise<Result> {
  const all = (await weighFunctions()).toSorted((a, b) => a.kilobytes - b.kilobytes)
  const heaviest = (clients: Weighed['clients']) =>
    Math.max(...all.filter((each) => each.clients === clients).map(({ kilobytes }) => kilobytes))
  return {
    metrics: [
      metric('Heaviest Lambda with DynamoDB only', heaviest('one'), 'KB', budgets.bundleKb.one),
      metric(
        'Heaviest Lambda with two clients (Bedrock, Lambda, S3 or Stripe)',
        heaviest('two'),
        'KB',
        budgets.bundleKb.two,
      ),
      metric('Bundle of `process-document`, with its readers', heaviest('readers'), 'KB'),
    ],
    details: {
      columns: ['Lambda', 'KB', 'Clients'],
      rows: all.map(({ folder, kilobytes, clients }) => [
        folder,
        round(kilobytes, 1),
        { one: 'DynamoDB', two: 'two', readers: 'DynamoDB, S3, Textract, readers' }[clients],
      ]),
    },
  }
}
