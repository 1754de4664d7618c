// Runs a built function as Lambda does: asks the Runtime API for one event after the other and posts what the handler
// answers. Plain JavaScript, for it runs under the runtime's own Node.
const api = `http://${process.env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime`
const json = (body) => ({ method: 'POST', body: JSON.stringify(body) })
const errorOf = (error) => json({ errorType: error?.name ?? 'Error', errorMessage: String(error?.message ?? error) })

async function main() {
  let handler
  try {
    ;({ handler } = require(process.argv[2]))
  } catch (error) {
    await fetch(`${api}/init/error`, errorOf(error))
    process.exit(1)
  }
  for (;;) {
    const { user, system } = process.cpuUsage()
    // Lambda does not ask for it; the bench does.
    const next = await fetch(`${api}/invocation/next`, { headers: { 'cpu-ms': String((user + system) / 1_000) } })
    const awsRequestId = next.headers.get('lambda-runtime-aws-request-id')
    const deadline = Number(next.headers.get('lambda-runtime-deadline-ms'))
    const context = { awsRequestId, getRemainingTimeInMillis: () => deadline - Date.now() }
    const answer = await handler(await next.json(), context).then(
      (reply) => ['response', json(reply ?? null)],
      (error) => ['error', errorOf(error)],
    )
    await fetch(`${api}/invocation/${awsRequestId}/${answer[0]}`, answer[1])
  }
}
void main()
