import { expect, test } from 'vitest'
import { foundationReason, foundationTasks } from './sizing/foundation'
import { studied } from './testing/hours'

const jargon =
  /\b(?:ci|deploy\w*|builds?|pipelines?|librar\w+|components?|signing|packag\w+|configur\w+|synchron\w+|data model|error handling)\b/i

test.each(['web', 'mobile', 'desktop', 'script', 'site'] as const)(
  'the foundation of a product (%s) is named in words that need no knowledge of software',
  (form) => {
    const texts = [...foundationTasks(form, 40, true).map(({ name }) => name), foundationReason(form, true)]
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.filter((text) => jargon.test(text))).toEqual([])
  },
)

test('the foundation of a calculator says what it is', () => {
  const { components } = studied('We need a solar savings calculator as a web page for our customers.').plan
  expect(components.at(-1)!.description).toMatch(/^What every part of the product is built on: .+\.$/)
})
