// Loads a built function, runs the events that its parent sends in order, and reports the wall clock and processor time
// of each. Plain JavaScript, because it runs under the Lambda runtime's Node version.
const { handler } = require(process.argv[2])
const context = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 30_000 }

async function run(event) {
  const cpu = process.cpuUsage()
  const begun = performance.now()
  const reply = await handler(event, context)
  const ms = performance.now() - begun
  const { user, system } = process.cpuUsage(cpu)
  process.send({ ms, cpuMs: (user + system) / 1000, statusCode: reply?.statusCode, body: reply?.body })
}

process.on('disconnect', () => process.exit())
process.on('message', (event) => void run(event))
