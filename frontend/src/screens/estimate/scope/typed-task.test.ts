import { expect, test } from 'vitest'
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
  expect(readTask({ ...typed, likely: '1,000', pessimistic: '1.500' })).toMatchObject({
    value: null,
    errors: {
      'hours.likely': expect.stringContaining('“1,000” can mean thousands or decimals.'),
      'hours.pessimistic': expect.stringContaining('“1.500”'),
    },
  })
})

test('a name that another task of the component has is rejected, even if nothing else is wrong', () => {
  expect(readTask(typed)).toMatchObject({ errors: null })
  expect(readTask(typed, { isTaken: true })).toMatchObject({
    value: null,
    errors: { name: expect.stringContaining('Enter another name.') },
  })
})
