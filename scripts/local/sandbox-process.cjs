// One Lambda sandbox: loads a built function, then runs one event at a time for its parent. Plain JavaScript, for its
// start is the function's cold start.
const [bundle] = process.argv.slice(2)

// Ctrl-C reaches the whole process group; the parent stops us when the calls are done.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

const { handler } = require(bundle)
if (typeof handler !== 'function') throw new Error(`${bundle} exports no handler`)

process.on('message', async ({ event, context, deadline }) => {
  const getRemainingTimeInMillis = () => Math.max(0, deadline - Date.now())
  try {
    const payload = await handler(event, { ...context, getRemainingTimeInMillis })
    process.send({ payload: payload ?? null })
  } catch (error) {
    process.send({ error: { errorType: error?.name ?? 'Error', errorMessage: String(error?.message ?? error) } })
  }
})

process.send('loaded')
