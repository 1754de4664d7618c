import type { Component, Task } from '#contract/breakdown'

/** Creates a back-end task with an optimistic half and a pessimistic double of its hours. */
export const aTask = (name: string, likely: number, sources: number[]): Task => ({
  name,
  role: 'Back-end developer',
  optimistic: likely / 2,
  likely,
  pessimistic: likely * 2,
  sources,
})

export const aComponent = (name: string, ...tasks: Task[]): Component => ({
  name,
  description: `About ${name}`,
  complexity: 'low',
  tasks,
})
