import type { Component, Task } from '#contract/breakdown'

/** A task of the back end, half as long at best and twice as long at worst. */
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
