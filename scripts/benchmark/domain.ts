import type { Component } from '#contract/breakdown'
import { type Scope, emptyScope } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { estimationOf } from '#domain/estimate/estimate'
import { exportViewOf } from '#domain/exports/export-view'
import { breakdownOf } from '#scripts/testing/arbitraries'
import { workbookOf } from '../../frontend/src/files/xlsx'
import { type Result, budgets, metric, round, measureRuns } from './metrics'
import { median } from '#scripts/evaluate/statistics'

const sizes = [100, 500, 2_000]

/** Returns 200 changes of 500 tasks, of which 10 make a task optional and 20 leave one out. */
function editedScope(): Scope {
  const state = (at: number) => (at < 10 ? 'optional' : 'out')
  const changes = Array.from({ length: 200 }, (_, at): Scope['changes'][number] => ({
    component: `Component ${at % 50}`,
    task: { name: `Task ${Math.floor(at / 50)} of ${at % 50}`, role: 'Back-end developer' },
    ...(at < 30 ? { state: state(at) } : { hours: { likely: 10 } }),
  }))
  return { changes, added: [] }
}

/** Returns a function that computes an estimate with this number of tasks. */
function estimator(tasks: number, scope = emptyScope) {
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
  return () =>
    estimationOf({
      breakdown: breakdownOf(components),
      lines,
      constraints: [],
      settings: defaultSettings,
      scope,
      answeredShare: 0.5,
      assumed: [],
      analyst: 'bench',
      startsOn: new Date('2026-11-20'),
    })
}

/** Returns the median milliseconds of an action that runs hot. */
async function medianMs(runs: number, act: () => unknown): Promise<number> {
  await measureRuns(Math.floor(runs / 2), act)
  return median(await measureRuns(runs, act))
}

/** Measures the workbook of an estimate of 500 tasks, which browsers create with the same code. */
function workbookMs(): Promise<number> {
  const exported = {
    project: { title: 'Bench', ...defaultSettings },
    estimation: estimator(500)(),
    day: 'Nov 20, 2026',
  }
  return medianMs(21, () => workbookOf(exportViewOf(exported)))
}

export async function measureDomain(): Promise<Result> {
  const all: { tasks: number; ms: number }[] = []
  for (const tasks of sizes) all.push({ tasks, ms: await medianMs(101, estimator(tasks)) })
  const of500 = all.find(({ tasks }) => tasks === 500)!
  return {
    metrics: [
      metric("The domain's whole estimate of 500 tasks", of500.ms, 'ms', budgets.domainMs),
      metric(
        'The same with 200 edits, 10 of them optional',
        await medianMs(101, estimator(500, editedScope())),
        'ms',
        budgets.editedMs,
      ),
      metric('The same for each 100 tasks', of500.ms * 200, 'µs'),
      metric('Excel workbook of 500 tasks', await workbookMs(), 'ms', budgets.workbookMs),
    ],
    details: {
      columns: ['Tasks', 'ms', 'µs per 100 tasks'],
      rows: all.map(({ tasks, ms }) => [tasks, round(ms, 2), Math.round((ms * 100_000) / tasks)]),
    },
  }
}
