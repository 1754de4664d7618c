import { type ParseArgsConfig, parseArgs } from 'node:util'
import { PlainError } from './plain-error'

/**
 * Parses the command line, with its positionals in order. Throws a `PlainError` with the usage if it is invalid;
 * `--help` prints the usage and ends the command.
 */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  args = process.argv.slice(2),
) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`Usage: ${usage}`)
    process.exit(0)
  }
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw wrongUsage(usage, `${(error as Error).message.split('. ')[0]!.replace(/\.$/, '')}.`)
  }
}

/** Parses an option as a whole number within bounds. Throws a `PlainError` otherwise. */
export function numberIn(values: Record<string, unknown>, option: string, min: number, max = Infinity): number {
  const number = Number(values[option] || Number.NaN)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new PlainError(`--${option} takes ${max === Infinity ? `${min} or more` : `${min} to ${max}`}.`)
}

/** Creates the error for invalid usage. */
export const wrongUsage = (usage: string, sentence = '') => new PlainError(`${sentence} Usage: ${usage}`.trim())
