import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync } from 'node:fs'

/** A log grows to so many bytes before it begins anew; what it held is kept once, as `….old`. */
const usualLimit = 10 * 1024 * 1024
const checkMs = 10_000

/** Opens a log to which other processes append too, and keeps it from growing without end until it is closed. */
export function openLog(path: string, limit = usualLimit) {
  const descriptor = openSync(path, 'a')
  const trim = () => {
    if (fstatSync(descriptor).size <= limit) return
    copyFileSync(path, `${path}.old`)
    // Whoever appends goes on at its new end.
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
