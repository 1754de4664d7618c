import { expect, test } from 'vitest'
import { fileOf } from '#contract/route-table'
import { budgets } from './metrics'
import { aMeteredTable } from '#scripts/testing/network'
import { aUser } from '#scripts/testing/user'
import { screens } from '../../frontend/src/screens/registry'

test('opening the dashboard reads at most five units', async () => {
  const { ask } = await aUser()
  const used = await aMeteredTable()
  for (const name of screens.dashboard!.reads) {
    const { handler } = (await import(`../../functions/calls/${fileOf(name)}.ts`)) as {
      handler: (event: unknown) => Promise<{ statusCode: number }>
    }
    expect((await handler(ask())).statusCode).toBe(200)
  }

  expect(used.read).toBeGreaterThan(0)
  expect(used.read).toBeLessThanOrEqual(budgets.dashboardReadUnits)
})
