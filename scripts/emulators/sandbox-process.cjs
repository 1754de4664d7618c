// One Lambda container: loads a built function and runs one event at a time for its parent. Waiting for the next event
// blocks the thread, so work that outlives its response stands still until then, as in a frozen container. Plain
// JavaScript, because its start is the function's cold start.
const { readSync, writeSync } = require('node:fs')

const channel = 3
const chunkBytes = 64 * 1024
const lineEnd = 10
/** Lambda's limit, in bytes. */
const maxResponse = 6_291_556

// Ctrl-C reaches the whole process group. The parent stops this process when the invocations are done.
process.on('SIGINT', () => {})

function send(message) {
  const bytes = Buffer.from(`${message}\n`)
  for (let sent = 0; sent < bytes.length; ) sent += writeSync(channel, bytes, sent)
}

/** Blocks until the next event. Exits when the parent is gone. */
function next() {
  const chunks = []
  for (;;) {
    const chunk = Buffer.allocUnsafe(chunkBytes)
    const bytes = readSync(channel, chunk)
    if (bytes === 0) process.exit()
    chunks.push(chunk.subarray(0, bytes))
    if (chunk[bytes - 1] === lineEnd) return JSON.parse(Buffer.concat(chunks).toString())
  }
}

const cpuMs = (since) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}
const asError = (errorType, errorMessage) => JSON.stringify({ error: { errorType, errorMessage } })
const thrown = (error) => asError(error?.name ?? 'Error', String(error?.message ?? error))

function load() {
  try {
    const { handler } = require(process.argv[2])
    if (typeof handler !== 'function') throw new Error('The function exports no handler')
    return handler
  } catch (error) {
    send(thrown(error))
    throw error
  }
}

const handler = load()
send(JSON.stringify({ loaded: { cpuMs: cpuMs() } }))

async function outcomeOf({ event, context, deadline }) {
  const cpu = process.cpuUsage()
  const begun = performance.now()
  const getRemainingTimeInMillis = () => Math.max(0, deadline - Date.now())
  try {
    const payload = (await handler(event, { ...context, getRemainingTimeInMillis })) ?? null
    const usage = { ms: performance.now() - begun, cpuMs: cpuMs(cpu) }
    if (Buffer.byteLength(JSON.stringify(payload)) <= maxResponse) return JSON.stringify({ payload, usage })
    const message = `Response payload size exceeded maximum allowed payload size (${maxResponse} bytes).`
    return asError('Function.ResponseSizeTooLarge', message)
  } catch (error) {
    return thrown(error)
  }
}

function runNext() {
  const invocation = next()
  // First handles what became due while frozen, such as a connection that was closed.
  setImmediate(() => outcomeOf(invocation).then(send).then(runNext))
}
runNext()
