import type { Breakdown, Task } from '#contract/breakdown'
import { type Settings, defaultSettings } from '#contract/settings'
import { breakdownOf } from '#scripts/testing/arbitraries'
import { estimationOf } from './estimate'

export const lines = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, text: `Line ${at + 1}` }))

/** Input of an estimate with the default settings. */
export const inputOf = (breakdown: Breakdown, settings: Partial<Settings> = {}, answeredShare = 0) => ({
  breakdown,
  lines,
  constraints: [],
  settings: { ...defaultSettings, ...settings },
  answeredShare,
  assumed: [],
  analyst: 'offline analyst',
  startsOn: new Date('2026-11-20T09:00:00Z'),
})

export const estimate = (...given: Parameters<typeof inputOf>) => estimationOf(inputOf(...given))

export const aTask = (task: Partial<Task> = {}): Task => ({
  name: 'Sign-in',
  role: 'Back-end developer',
  optimistic: 10,
  likely: 10,
  pessimistic: 10,
  sources: [1],
  ...task,
})
export const component = (tasks: Task[], name = 'Accounts') => ({
  name,
  description: 'Who may come in',
  complexity: 'low' as const,
  tasks,
})

/** 100 build hours, 20 of them design. */
export const hundredHours = breakdownOf([
  component(
    Array.from({ length: 2 }, (_, at) => aTask({ name: `Screen ${at}`, role: 'UX/UI designer', sources: [2] })),
  ),
  component(
    Array.from({ length: 8 }, (_, at) => aTask({ name: `Part ${at}` })),
    'Shop',
  ),
])
