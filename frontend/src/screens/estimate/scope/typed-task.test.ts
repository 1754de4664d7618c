import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AddedTask } from '#contract/scope'
import { readTask } from './typed-task'

const typed = {
  component: 'Pages',
  name: 'Editor',
  role: 'Back-end developer' as const,
  likely: '12,5',
  optimistic: '',
  pessimistic: '',
  sources: [],
}

test('hours that can mean thousands or decimals are rejected in every field', () => {
  expect(readTask(typed)).toMatchObject({ value: { hours: { likely: 12.5 } } })
  expect(readTask({ ...typed, likely: '1,000' })).toMatchObject({ value: { hours: { likely: 1_000 } } })
  expect(readTask({ ...typed, likely: '1.000', pessimistic: '1.500' })).toMatchObject({
    value: null,
    errors: {
      'hours.likely': expect.stringContaining('“1.000” can mean thousands or decimals.'),
      'hours.pessimistic': expect.stringContaining('“1.500”'),
    },
  })
})

test('hours out of order are rejected at the bound that is', () => {
  const inOrder = 'Hours must be in order: at best, likely, at worst.'
  expect(readTask({ ...typed, pessimistic: '10' }).errors).toEqual({ 'hours.pessimistic': inOrder })
  expect(readTask({ ...typed, optimistic: '14' }).errors).toEqual({ 'hours.optimistic': inOrder })
})

test('hours that would be shown as others are rejected, and those of older scopes stay', () => {
  const halves = 'Hours must be between 0.5 and 1,000, in halves of an hour.'
  for (const likely of ['4.25', '0.25'])
    expect(readTask({ ...typed, likely }).errors).toEqual({ 'hours.likely': halves })
  const older = { ...typed, likely: '4.25' }
  expect(readTask(older, { first: older }).errors).toBeNull()
  const hours = { likely: 4.25 }
  expect(v.parse(AddedTask, { ...typed, id: 'a', hours })).toMatchObject({ hours })
})

test('a name that another task of the component has is rejected, even if nothing else is wrong', () => {
  expect(readTask(typed)).toMatchObject({ errors: null })
  expect(readTask(typed, { isTaken: true })).toMatchObject({
    value: null,
    errors: { name: expect.stringContaining('Enter another name.') },
  })
})
