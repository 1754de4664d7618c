import { readFileSync } from 'node:fs'

/**
 * Returns this process's peak memory in megabytes. On Linux `resourceUsage` is not used, because a new process inherits
 * its maximum from its parent.
 */
export function peakMegabytes(): number {
  const [, kilobytes] =
    process.platform === 'linux' ? (/^VmHWM:\s+(\d+) kB/m.exec(read('/proc/self/status')) ?? []) : []
  return Number(kilobytes ?? process.resourceUsage().maxRSS) / 1024
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
