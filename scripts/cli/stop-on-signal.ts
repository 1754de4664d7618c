import { spawnSync } from 'node:child_process'

const patienceMs = 10_000

/** Stops on Ctrl-C, on SIGTERM and when the parent npm is killed, then exits with the status. */
export function stopOnSignal(stop: () => Promise<unknown>, status = 0): void {
  let stopping = false
  const end = async () => {
    // Ctrl-C arrives twice: from the terminal and forwarded by npm.
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    await stop()
    process.exit(status)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())

  const npm = process.env.npm_lifecycle_event ? npmProcess() : 0
  if (npm > 0) setInterval(() => lives(npm) || void end(), 1_000).unref()
}

/** Returns the process id of the parent npm, perhaps through a shell, or 0 if unknown. */
function npmProcess(): number {
  const [parent = 0, ...command] =
    spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(process.ppid)], { encoding: 'utf8' })
      .stdout?.trim()
      .split(/\s+/) ?? []
  return /(^|\/)(ba|da|z)?sh$/.test(command[0] ?? '') ? Number(parent) : process.ppid
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
