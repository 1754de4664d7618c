type Entry = Record<string, unknown>

/** Writes a message as one line of JSON. Fields never contain a body, a token or a text that users wrote. */
const write = (level: string) => (message: string, fields: Entry) => {
  process.stderr.write(`${JSON.stringify({ level, time: new Date().toISOString(), message, ...fields })}\n`)
}

/** Writes to standard error, which Lambda forwards to CloudWatch. */
export const log = { info: write('INFO'), error: write('ERROR') }

/** Errors that quote the input in their message. */
const quoting = new Set(['SyntaxError', 'ValiError'])

/**
 * Returns the fields of an error that may be logged: its name, message and stack, and for an AWS service its request id.
 * Omits messages that quote the input.
 */
export function describeError(error: unknown): Entry {
  if (!(error instanceof Error)) return { error: typeof error }
  const { name, message, stack = '' } = error
  const metadata = '$metadata' in error ? { aws: error.$metadata } : {}
  return {
    error: name,
    ...(quoting.has(name) ? {} : { reason: message.slice(0, 500) }),
    // The stack begins with the message, whose lines may begin with "at", too.
    at: stack
      .replace(message, '')
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8),
    ...metadata,
  }
}
