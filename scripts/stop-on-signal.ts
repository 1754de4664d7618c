const patienceMs = 5_000

/** Stops on Ctrl-C, on SIGTERM, and when the npm that started us is gone, and then exits with the status. */
export function stopOnSignal(stop: () => Promise<unknown>, status = 0): void {
  let stopping = false
  const end = async () => {
    // A terminal's Ctrl-C and npm's own forwarding of it come as two.
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    await stop()
    process.exit(status)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())

  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && void end(), 500).unref()
  }
}
