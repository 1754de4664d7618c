import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PlainError } from '#scripts/plain-error'
import { root } from '#scripts/root'

const usage = 'Usage: npm run evaluate -- [FOLDER] [--json | --markdown]'

/** Where real documents lie beside the project, on machines that have them. */
const usualFolder = join(root, '../shared/requirements')

export interface EvaluateOptions {
  folder: string
  format: 'text' | 'markdown' | 'json'
}

/** Reads the command line. Throws a `PlainError` that says what to change. */
export function readOptions(args: string[]): EvaluateOptions {
  const { values, positionals } = parse(args)
  if (positionals.length > 1 || (values.json && values.markdown)) throw new PlainError(usage)
  const folder = positionals[0] ?? usualFolder
  if (positionals.length === 0 && !existsSync(folder)) {
    throw new PlainError(`Please name a folder of requirements documents. ${usage}`)
  }
  return { folder, format: values.json ? 'json' : values.markdown ? 'markdown' : 'text' }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, markdown: { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new PlainError(`${(error as Error).message.split('. ')[0]}. ${usage}`)
  }
}
