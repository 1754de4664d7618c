import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine, wrongUsage } from '#scripts/terminal/command-line'
import { root } from '#scripts/root'

const usage = 'npm run evaluate -- [FOLDER] [--json | --markdown]'

/** Where real documents lie beside the project, on machines that have them. */
const usualFolder = join(root, '../shared/requirements')

export interface EvaluateOptions {
  folder: string
  format: 'text' | 'markdown' | 'json'
}

/** Reads the command line. Throws a `PlainError` that says what to change. */
export function readOptions(args: string[]): EvaluateOptions {
  const { values, positionals } = readCommandLine(
    usage,
    { json: { type: 'boolean', default: false }, markdown: { type: 'boolean', default: false } },
    args,
  )
  if (positionals.length > 1 || (values.json && values.markdown)) throw wrongUsage(usage)
  const folder = positionals[0] ?? usualFolder
  if (positionals.length === 0 && !existsSync(folder)) {
    throw wrongUsage(usage, 'Please name a folder of requirements documents.')
  }
  return { folder, format: values.json ? 'json' : values.markdown ? 'markdown' : 'text' }
}
