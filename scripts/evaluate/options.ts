import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine, wrongUsage } from '#scripts/cli/command-line'
import type { TableFormat } from './format-table'
import { root } from '#scripts/root'

const usage =
  'npm run evaluate -- [FOLDER | --paraphrases | --outcomes FOLDER | --record [FILE] | --messages [--learn]] [--json | --markdown]'

/** Default folder of real documents beside the project, if the machine has them. */
const defaultFolder = join(root, '../shared/requirements')

export type EvaluateOptions = {
  format: TableFormat | 'json'
} & (
  | { of: 'documents'; folder: string }
  | { of: 'paraphrases' }
  | { of: 'outcomes'; folder: string }
  | { of: 'record'; file: string | undefined }
  | { of: 'messages'; learns: boolean }
)

/** Parses the command line. Throws a `PlainError` that says what to change. */
export function readOptions(args: string[]): EvaluateOptions {
  const { values, positionals } = readCommandLine(
    usage,
    {
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      paraphrases: { type: 'boolean', default: false },
      outcomes: { type: 'string' },
      record: { type: 'boolean', default: false },
      messages: { type: 'boolean', default: false },
      learn: { type: 'boolean', default: false },
    },
    args,
  )
  const { json, markdown, paraphrases, outcomes, record, messages, learn } = values
  // The histories are an option of the record.
  const chosen =
    Math.max(positionals.length, Number(record)) +
    Number(paraphrases) +
    Number(outcomes !== undefined) +
    Number(messages)
  if (chosen > 1 || (json && markdown) || (learn && !messages)) throw wrongUsage(usage)
  const format = json ? 'json' : markdown ? 'markdown' : 'text'
  if (paraphrases) return { of: 'paraphrases', format }
  if (messages) return { of: 'messages', learns: learn, format }
  if (record) return { of: 'record', file: positionals[0], format }
  if (outcomes !== undefined) return { of: 'outcomes', folder: outcomes, format }
  const folder = positionals[0] ?? defaultFolder
  if (positionals.length === 0 && !existsSync(folder)) {
    throw wrongUsage(usage, 'Please name a folder of requirements documents.')
  }
  return { of: 'documents', folder, format }
}
