import { scopeStateLabels } from '#contract/scope'
import type { ExportView } from '#domain/exports/export-view'
import { csvOf } from './csv'

/** Columns of the tasks, in CSV and on the sheet. */
export const taskColumns = (currency: string) => [
  'Component',
  'Task',
  'Role',
  'Optimistic (h)',
  'Likely (h)',
  'Pessimistic (h)',
  'Expected (h)',
  `Cost (${currency})`,
  'State',
  'Lines',
]

/** Excel reads a file without it in another encoding. */
const byteOrderMark = '\ufeff'

/** Formats all tasks and the supporting work as CSV, a row each. */
export const tasksCsv = ({ components, currency }: ExportView): string =>
  byteOrderMark +
  csvOf([
    taskColumns(currency),
    ...components.flatMap(({ name, rows }) =>
      rows.map(({ task, role, points, hours, cost, state, sources }) => [
        name,
        task,
        role,
        points?.optimistic ?? null,
        points?.likely ?? null,
        points?.pessimistic ?? null,
        hours,
        cost,
        scopeStateLabels[state],
        sources.join('\n'),
      ]),
    ),
  ])
