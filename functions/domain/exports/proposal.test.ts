import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { proposalOf } from './proposal'
import { proposalText } from './proposal-text'

const sending = { from: 'Ada Lovelace', createdAt: '2026-11-20', validUntil: '2026-12-20' }

test('a proposal says that no tax is added to its total, or names the tax', () => {
  const textWith = (tax: number) => {
    const terms = { ...defaultTerms, tax }
    const estimation = estimationOf({ ...inputOf(hundredHours), terms })
    return proposalText(proposalOf({ project: { title: 'Shop', ...defaultSettings, terms }, estimation }, sending))
  }
  expect(textWith(0)).toMatch(/Total +\$[\d,]+\n\s*No tax is added\.\n/)
  expect(textWith(19)).toMatch(/Tax 19% (?!.*No tax)/s)
})
