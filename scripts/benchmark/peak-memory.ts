import { readFileSync } from 'node:fs'

/**
 * The most memory that this process held, in megabytes. On Linux not by `resourceUsage`, whose maximum a new process
 * takes over from the one that started it.
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
