import type { Component } from '#contract/breakdown'
import { defaultSettings } from '#contract/settings'
import { estimationOf } from '#domain/estimate'
import { type Result, budgets, metric, median, round, measureRuns } from './metrics'

const sizes = [100, 500, 2_000]

/** Measures the domain's whole estimate by number of tasks: median milliseconds. */
async function estimateMs(tasks: number): Promise<number> {
  const components: Component[] = Array.from({ length: tasks / 10 }, (_, component) => ({
    name: `Component ${component}`,
    description: 'Ten tasks',
    complexity: 'medium',
    tasks: Array.from({ length: 10 }, (_, task) => ({
      name: `Task ${task} of ${component}`,
      role: 'Back-end developer',
      optimistic: 4,
      likely: 8 + (task % 5),
      pessimistic: 20,
      sources: [component * 10 + task + 1],
    })),
  }))
  const lines = Array.from({ length: tasks }, (_, at) => ({ id: at + 1, text: `Requirement ${at + 1}` }))
  const estimate = () =>
    estimationOf({
      breakdown: {
        workType: { kind: 'product', stage: 'production', platform: 'web' },
        components,
        risks: [],
        assumptions: [],
        exclusions: [],
        techStack: [],
        supporting: [],
        background: [],
      },
      lines,
      constraints: [],
      settings: defaultSettings,
      answeredShare: 0.5,
      assumed: [],
      analyst: 'bench',
      startsOn: new Date('2026-11-20'),
    })
  await measureRuns(50, estimate)
  return median(await measureRuns(101, estimate))
}

export async function measureDomain(): Promise<Result> {
  const all: { tasks: number; ms: number }[] = []
  for (const tasks of sizes) all.push({ tasks, ms: await estimateMs(tasks) })
  const of500 = all.find(({ tasks }) => tasks === 500)!
  return {
    metrics: [
      metric("The domain's whole estimate of 500 tasks", of500.ms, 'ms', budgets.domainMs),
      metric('The same for each 100 tasks', of500.ms * 200, 'µs'),
    ],
    details: {
      columns: ['Tasks', 'ms', 'µs per 100 tasks'],
      rows: all.map(({ tasks, ms }) => [tasks, round(ms, 2), Math.round((ms * 100_000) / tasks)]),
    },
  }
}
