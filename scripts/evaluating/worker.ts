import type { Layer } from '#functions/services/documents/pdf/layer'
import { readFile } from 'node:fs/promises'
import {
  type Cost,
  type InLanguage,
  type Measured,
  type NotEstimated,
  type Read,
  measureCost,
  measureLanguages,
  measureText,
  readBytes,
} from './measure'
import { readScan } from './read-scan'
import { startAnalyst } from './start-analyst'

/** What a process of its own is asked to do, once. */
export type Task =
  | { do: 'read'; file: string }
  | { do: 'scan'; file: string; layer: Layer }
  | { do: 'measure'; title: string; text: string }
  | { do: 'cost'; text: string }
  | { do: 'languages' }

/** What each task answers. */
export interface Results {
  read: Read
  scan: { text: string } | { unreadable: string }
  measure: Measured | NotEstimated
  cost: Cost & { hours: number }
  languages: InLanguage[]
}

/** Why a task has no result. */
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

async function perform(task: Task): Promise<Results[Task['do']]> {
  if (task.do === 'read') return readBytes(await readFile(task.file))
  if (task.do === 'scan') return readScan(await readFile(task.file), task.layer)
  const analyst = await startAnalyst()
  if (task.do === 'measure') return measureText(analyst, task.title, task.text)
  return task.do === 'cost' ? measureCost(analyst, task.text) : measureLanguages(analyst)
}
