import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLoaded } from './use-loaded'

test('a slow read does not replace what a later one has loaded', async () => {
  const responses: ((value: string) => void)[] = []
  const read = () => new Promise<string>((resolve) => responses.push(resolve))
  const { result } = renderHook(() => useLoaded(read))
  await act(async () => void result.current.load())
  await act(async () => responses[1]!('newer'))
  await act(async () => responses[0]!('older'))

  expect(result.current.value).toBe('newer')
})
