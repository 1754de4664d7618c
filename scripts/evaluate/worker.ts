import { readFile } from 'node:fs/promises'
import type { Layer } from '#functions/services/documents/pdf/layer'
import type { Estimate } from './analyst'
import type { Cost, InLanguage, Measured, NotEstimated } from './measure'
import type { Read } from './read-bytes'

export interface Text {
  title: string
  text: string
}

/** The only task of the process. */
export type Task =
  | { do: 'read'; file: string }
  | { do: 'scan'; file: string; layer: Layer }
  | ({ do: 'measure'; maxVariants?: number | undefined } & Text)
  | { do: 'cost'; text: string }
  | { do: 'languages' }
  | { do: 'estimate'; texts: Text[] }

/** Result of each task. */
export interface Results {
  read: Read
  scan: { text: string } | { unreadable: string }
  measure: Measured | NotEstimated
  cost: Cost & { hours: number }
  languages: InLanguage[]
  estimate: Estimate[]
}

/** Reason why a task has no result. */
export interface Failed {
  failed: string
}

// The command was stopped.
process.once('disconnect', () => process.exit())
process.once('message', (task: Task) => {
  void perform(task)
    .catch((error: unknown): Failed => ({ failed: error instanceof Error ? error.message : 'an error' }))
    .then((result) => process.send!(result, () => process.exit(0)))
})

/** Imports only what the task needs. */
async function perform(task: Task): Promise<Results[Task['do']]> {
  if (task.do === 'read') {
    const { readBytes } = await import('./read-bytes')
    return readBytes(await readFile(task.file))
  }
  if (task.do === 'scan') {
    const { readScan } = await import('./read-scan')
    return readScan(await readFile(task.file), task.layer)
  }
  const { startAnalyst } = await import('./start-analyst')
  const analyst = await startAnalyst()
  if (task.do === 'estimate') {
    const estimates: Estimate[] = []
    for (const { title, text } of task.texts) estimates.push(await analyst.estimate(title, text))
    return estimates
  }
  const { measureCost, measureLanguages, measureText } = await import('./measure')
  if (task.do === 'measure') return measureText(analyst, task)
  return task.do === 'cost' ? measureCost(analyst, task.text) : measureLanguages(analyst)
}
