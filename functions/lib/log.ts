type Entry = Record<string, unknown>

/** One line of JSON a message: facts by name, never a body, a token or a text that people wrote. */
const write = (level: string) => (message: string, facts: Entry) => {
  process.stderr.write(`${JSON.stringify({ level, time: new Date().toISOString(), message, ...facts })}\n`)
}

/** Writes to standard error, which Lambda hands on. */
export const log = { info: write('INFO'), error: write('ERROR') }

const quoting = new Set(['SyntaxError', 'ValiError'])

/**
 * What a log may say of an error: its name, where it was thrown, and for an AWS service its request id. The message
 * is left out where it quotes what was read: a JSON parser's and a validator's do.
 */
export function described(error: unknown): Entry {
  if (!(error instanceof Error)) return { error: typeof error }
  const { name, message, stack = '' } = error
  const metadata = '$metadata' in error ? { aws: error.$metadata } : {}
  return {
    error: name,
    ...(quoting.has(name) ? {} : { reason: message.slice(0, 500) }),
    at: stack
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8),
    ...metadata,
  }
}
