import { PlainError } from './plain-error'

/** Runs a command. A plain error ends it with its message and status 1. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    // Started servers would keep the process alive.
    process.exit(1)
  }
}
