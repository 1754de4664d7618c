import { expect, test } from 'vitest'
import { buildAll } from '#scripts/build/build'
import { budgets } from './metrics'
import { partBudget, weighSite } from './first-load'

await buildAll()
const site = await weighSite()

test.each(['js', 'css', 'font'] as const)('the first load has no more %s than its budget', (kind) => {
  expect(site.first[kind]).toBeGreaterThan(1)
  expect(site.first[kind]).toBeLessThanOrEqual(budgets.firstLoadKb[kind])
})

test('the page of an offer needs no more JavaScript than its budget', () => {
  expect(site.offer).toBeGreaterThan(50)
  expect(site.offer).toBeLessThanOrEqual(budgets.firstLoadKb.offer)
})

test('no lazy screen exceeds its budget', () => {
  const heavy = Object.entries(site.lazy).filter(
    ([part, { js, css }]) => js > partBudget(part) || css > budgets.firstLoadKb.css,
  )

  expect(Object.keys(site.lazy)).toEqual(
    expect.arrayContaining(['dashboard', 'estimate', 'results-panel', 'pricing', 'subscribe', 'not-found']),
  )
  expect(heavy).toEqual([])
})
