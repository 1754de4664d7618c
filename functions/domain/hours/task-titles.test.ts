import { expect, test } from 'vitest'
import type { Task } from '#contract/breakdown'
import { includeAccepted } from '#domain/change/changed-pair'
import { changeRequestOf } from '#domain/change/change-request'
import { aTask, component, estimate, hundredHours } from '#domain/estimate/estimate.fixture'
import { defaultChoices, offerOf } from '#domain/offer/offer'

const sender = { from: 'Ada Lovelace', createdAt: '2026-11-22T10:00:00Z' }

test('a client reads one line for the screens, the back end and the parts of the same work, with their hours', () => {
  const layers = [
    aTask({ name: 'Rate drivers: screens', role: 'Front-end developer', likely: 10, sources: [3] }),
    ...[1, 2].map((part) => aTask({ name: `Rate drivers: back end (${part} of 2)`, sources: [3] })),
    aTask({ name: 'Ratings: design', role: 'UX/UI designer', sources: [3, 4] }),
    aTask({ name: 'Report: Fares', sources: [4] }),
    aTask({ name: 'Report: Drivers', sources: [4] }),
  ]
  const saved = (tasks: Task[]) => ({
    createdAt: '2026-11-20T10:00:00Z',
    estimation: estimate({ ...hundredHours, components: [...hundredHours.components, component(tasks, 'Ratings')] }),
  })
  const names = ['Rate drivers', 'Ratings: design', 'Report: Fares', 'Report: Drivers']
  const [before, after] = [saved([]), saved(layers)]
  const defaults = defaultChoices({ title: 'Shop', estimation: after.estimation })
  const choices = { ...defaults, show: { ...defaults.show, hours: true, tasks: true }, validUntil: '2026-12-22' }
  const pair = includeAccepted(before, after, [])
  const row = changeRequestOf(pair, choices, sender)!.change!.rows.find(({ name }) => name === 'Ratings')

  expect(row?.tasks?.map(({ name }) => name)).toEqual(names)
  expect(row?.tasks?.[0]?.hours).toBe(30)
  const offered = offerOf(after, choices, sender).components.find(({ name }) => name === 'Ratings')
  expect(offered?.tasks?.map(({ name }) => name)).toEqual(names)
  expect(offered?.tasks?.[0]?.hours).toBe(30)
})
