import { beforeAll, expect, test } from 'vitest'
import { buildAll } from '#scripts/building/build'
import { weighFunctions, weighSite } from './bytes'
import { budgets } from './figures'

let site: Awaited<ReturnType<typeof weighSite>>
let functions: Awaited<ReturnType<typeof weighFunctions>>

beforeAll(async () => {
  await buildAll()
  site = await weighSite()
  functions = await weighFunctions()
}, 120_000)

test.each(['one', 'two'] as const)('no Lambda with clients of %s service(s) is heavier than its budget', (clients) => {
  const weighed = functions.filter((each) => each.clients === clients)

  expect(weighed).not.toHaveLength(0)
  expect(weighed.filter(({ kilobytes }) => kilobytes > budgets.bundleKb[clients])).toEqual([])
})

test.each(['js', 'css', 'font'] as const)('the first load has no more %s than its budget', (kind) => {
  expect(site.first[kind]).toBeGreaterThan(1)
  expect(site.first[kind]).toBeLessThanOrEqual(budgets.firstLoadKb[kind])
})

test('no lazy screen adds more than its budget', () => {
  const heavy = Object.entries(site.lazy).filter(
    ([, { js, css }]) => js > budgets.firstLoadKb.screen || css > budgets.firstLoadKb.css,
  )

  expect(Object.keys(site.lazy)).toEqual(
    expect.arrayContaining(['dashboard', 'estimate', 'results-panel', 'pricing', 'subscribe', 'not-found']),
  )
  expect(heavy).toEqual([])
})
