import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import { awsTarget } from '#local/stand-in'

interface Reply {
  status: number
  body: string
}

const refused = (type: string, more = {}): Reply => ({
  status: 400,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'Not now', ...more }),
})

/** What a request to the table meets when it is sent for the first time: `true` is done, and its answer lost. */
const troubles = {
  'its answer is lost': (_: string, reply: () => Promise<Reply>) => reply().then(() => true as const),
  'its answer is cut': async (_: string, reply: () => Promise<Reply>) => {
    const { status, body } = await reply()
    return { status, body: body.slice(0, -1) }
  },
  'it is throttled': async () => refused('ProvisionedThroughputExceededException'),
  'it collides': async (operation: string, reply: () => Promise<Reply>) =>
    operation === 'TransactWriteItems'
      ? refused('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] })
      : reply(),
}
export type Trouble = keyof typeof troubles

/**
 * Puts trouble between the functions and their table until the test ends: each request comes through when it is sent
 * again. Modules that are imported after this meet it.
 */
export async function aBadNetwork(trouble: Trouble) {
  const table = process.env.AWS_ENDPOINT_URL_DYNAMODB!
  const met = new Set<string>()

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const operation = awsTarget(request)
    const reply = async () => {
      const headers = Object.entries(request.headers).filter(([name]) =>
        /^(content-type|authorization|x-amz-)/.test(name),
      )
      const answer = await fetch(table, { method: 'POST', headers: headers as [string, string][], body })
      return { status: answer.status, body: await answer.text() }
    }
    // What collided comes with another token.
    const content = operation + body.toString().replace(/"ClientRequestToken":"[^"]*"/, '')
    const answer = met.has(content) ? await reply() : await troubles[trouble](operation, reply)
    met.add(content)
    if (answer === true) response.destroy()
    else response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(answer.body)
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.resetModules()
  onTestFinished(() => {
    process.env.AWS_ENDPOINT_URL_DYNAMODB = table
    vi.resetModules()
    server.close()
    server.closeAllConnections()
  })
}
