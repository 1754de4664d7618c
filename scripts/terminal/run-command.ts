import { PlainError } from './plain-error'

/** Runs a command; a plain error ends it with its sentence and status 1. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    // Whatever was started by then would keep the process alive.
    process.exit(1)
  }
}
