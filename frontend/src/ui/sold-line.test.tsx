import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { estimationOf } from '#domain/estimate/estimate'
import { estimate, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import type { Sold } from '#domain/offer/sold'
import { SoldLine } from './sold-line'

test('what was sold as it is shown is without the options that are still open', () => {
  const scope = { changes: [{ component: 'Accounts', state: 'optional' as const }], added: [] }
  const soldAs = (estimation: ReturnType<typeof estimate>) =>
    renderToStaticMarkup(
      <SoldLine
        sold={{ price: estimation.totalCost, options: 0, acceptances: 1, saved: { id: 'a' } } as Sold}
        shownId="a"
        estimation={estimation}
      />,
    )

  expect(soldAs(estimationOf({ ...inputOf(hundredHours), scope }))).toContain(
    '>Sold as shown below, without the options below<',
  )
  expect(soldAs(estimate(hundredHours))).toContain('>Sold as shown below<')
})
