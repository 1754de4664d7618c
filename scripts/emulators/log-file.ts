import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync } from 'node:fs'

/** Maximum bytes of a log before it restarts. Its previous content is stored as `….old`. */
const defaultLimit = 10 * 1024 * 1024
const checkMs = 10_000

/** Opens a log to which other processes append too, and limits its size until it is closed. */
export function openLog(path: string, limit = defaultLimit) {
  const descriptor = openSync(path, 'a')
  const trim = () => {
    if (fstatSync(descriptor).size <= limit) return
    copyFileSync(path, `${path}.old`)
    // Other processes continue at the new end of the file.
    ftruncateSync(descriptor)
  }
  trim()
  const timer = setInterval(trim, checkMs).unref()
  return {
    descriptor,
    trim,
    close: () => {
      clearInterval(timer)
      closeSync(descriptor)
    },
  }
}
