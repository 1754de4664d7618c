import { expect, test } from 'vitest'
import type { BuildRole } from '#contract/breakdown'
import { emptyScope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { sum } from '#domain/hours/apportion'
import { exportViewOf } from './export-view'

test('an option without supporting work costs in all what its price says', () => {
  const build = (name: string, ...layers: [hours: number, role: BuildRole][]) =>
    component(
      layers.map(([likely, role]) => aTask({ name, role, optimistic: likely, likely, pessimistic: likely })),
      name,
    )
  const map = build('Map', [1.5, 'Front-end developer'], [1.5, 'Back-end developer'])
  const breakdown = {
    ...hundredHours,
    workType: { kind: 'change', stage: 'prototype', platform: 'web' } as const,
    components: [build('Search', [2, 'Front-end developer']), map],
  }
  const input = inputOf(breakdown, { hourlyRate: 85, developerCount: 1 })
  const scope = { ...emptyScope, changes: [{ component: 'Map', state: 'optional' as const }] }
  const estimation = estimationOf({ ...input, scope })
  const { components } = exportViewOf({ project: { title: '', ...input.settings }, estimation, day: '' })

  expect(estimation.options).toMatchObject([{ hours: 3, price: 255 }])
  expect(sum(components.find(({ name }) => name === 'Map')!.rows.map(({ cost }) => cost))).toBe(255)
})
