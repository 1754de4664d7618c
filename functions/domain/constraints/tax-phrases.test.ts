import { expect, test } from 'vitest'
import { statementsIn } from './statements'

const stated = (sentence: string) => statementsIn(sentence, new Set()).map(({ stated }) => stated)

test.each([
  ['Our budget is $20,000 including VAT.', 20_000, 'included'],
  ['Budget: €20,000 (max.), incl. 19% VAT', 20_000, 'included'],
  ['Budget incl. VAT: 20,000 €', 20_000, 'included'],
  ['The budget is $20,000, taxes included.', 20_000, 'included'],
  ['We have a gross budget of €20,000.', 20_000, 'included'],
  ['Unser Budget liegt bei 20.000 € brutto.', 20_000, 'included'],
  ['Budget: 20.000 € inkl. MwSt.', 20_000, 'included'],
  ['Bruttobudget: 20.000 €', 20_000, 'included'],
  ['Notre budget est de 20 000 € TTC.', 20_000, 'included'],
  ['El presupuesto es de 20.000 € IVA incluido.', 20_000, 'included'],
  ['O orçamento é de 20.000 € com IVA.', 20_000, 'included'],
  ['Наш бюджет 20 000 € с НДС', 20_000, 'included'],
  ['预算：20000元（含税）', 20_000, 'included'],
  ['Our budget is $20,000 plus VAT.', 20_000, 'excluded'],
  ['Our budget is $20,000 + VAT.', 20_000, 'excluded'],
  ['Our budget is 20,000 excl. tax', 20_000, 'excluded'],
  ['Budget: $20,000 net', 20_000, 'excluded'],
  ['Budget: 20.000 € zzgl. MwSt.', 20_000, 'excluded'],
  ['Unser Budget liegt bei netto 20.000 €.', 20_000, 'excluded'],
  ['Notre budget est de 20 000 € HT.', 20_000, 'excluded'],
  ['El presupuesto es de 20.000 € más IVA.', 20_000, 'excluded'],
  ['Abbiamo messo da parte 20.000 € più IVA.', 20_000, 'excluded'],
  ['预算：20000元（不含税）', 20_000, 'excluded'],
  ['Our ASP.NET budget: $20,000', 20_000, undefined],
  ['Our budget is $20,000, net 30 days.', 20_000, undefined],
  ['Our budget is $20,000. Prices include VAT.', 20_000, undefined],
  ['Our budget is $20,000 including hosting.', 20_000, undefined],
])('%s states a budget of %i, tax %s', (sentence, amount, tax) => {
  const [first] = sentence.split(/(?<=\.) (?=Prices)/)
  expect(stated(first!)).toEqual([expect.objectContaining({ amount })])
  expect(stated(sentence)[0]).toHaveProperty('amount', amount)
  expect(stated(sentence)[0]!.tax).toBe(tax)
})

test('of two amounts, each has its own tax', () => {
  const taxes = (sentence: string) => stated(sentence).map(({ amount, tax }) => [amount, tax])
  expect(taxes('Budget: 20.000 € netto (23.800 € brutto)')).toEqual([
    [20_000, 'excluded'],
    [23_800, 'included'],
  ])
})
