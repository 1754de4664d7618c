import { expect, test } from 'vitest'
import { measureMessages } from '#scripts/evaluate/messages'
import { buildHours, studied } from './testing/hours'
import { fit } from './wording/fit'
import { readMessages } from './wording/learn'

test('of the short messages from which nothing was learned, the kind of seven in ten is read as meant', () => {
  const heldOut = readMessages().filter(({ isHeldOut }) => isHeldOut)
  const unseen = measureMessages(heldOut.filter((_, at) => at % 4 === 0))
  const share = unseen.filter(({ isKind }) => isKind).length / unseen.length
  expect(share).toBeGreaterThan(0.7)
})

test.each([
  'Pourquoi les billets achetés sur tablette arrivent-ils sans le code-barres ?',
  'The gate opens for plates that were deleted last month',
])('a message that asks for work in no known words is work on what exists: %s', (text) => {
  const study = studied(text, '')
  expect(study.profile.kind).toBe('change')
  expect(buildHours(study)).toBeGreaterThan(0)
})

test('a weight is positive for what speaks for, negative for what speaks against, and 0 for what says nothing', () => {
  const example = (target: number, ...names: string[]) => ({
    features: new Map(['@bias', ...names].map((name) => [name, 1])),
    target,
  })
  const weights = fit([
    ...Array.from({ length: 20 }, (_, at) => example(1, 'for', at % 2 ? 'one' : 'other')),
    ...Array.from({ length: 20 }, (_, at) => example(0, 'against', at % 2 ? 'one' : 'other')),
  ])
  expect(weights['for']).toBeGreaterThan(1)
  expect(weights['against']).toBeLessThan(-1)
  expect(Math.abs(weights['one'] ?? 0)).toBeLessThan(0.01)
})
