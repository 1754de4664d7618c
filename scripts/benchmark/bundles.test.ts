import { expect, test } from 'vitest'
import { buildFunctions } from '#scripts/build/build'
import { weighFunctions } from './bundles'
import { budgets } from './metrics'

await buildFunctions()
const functions = await weighFunctions()

test.each(['one', 'two'] as const)('no Lambda with clients of %s service(s) exceeds its budget', (clients) => {
  const weighed = functions.filter((each) => each.clients === clients)

  expect(weighed).not.toHaveLength(0)
  expect(weighed.filter(({ kilobytes }) => kilobytes > budgets.bundleKb[clients])).toEqual([])
})
