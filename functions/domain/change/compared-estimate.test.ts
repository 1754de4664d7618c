import { expect, test } from 'vitest'
import type { Saved } from '#domain/offer/sold'
import { nameSaved } from './compared-estimate'

test('several saved estimates of one version are named apart, in the order in which they were saved', () => {
  const own = [{ id: '3', version: 2 }, { id: '2', version: 1 }, { id: '1' }].map(
    (saved): Saved => ({ projectId: 'p', createdAt: '', ...saved }),
  )

  expect(own.map((saved) => nameSaved(saved, own))).toEqual([
    'version 2',
    'estimate 2 of version 1',
    'estimate 1 of version 1',
  ])
})
