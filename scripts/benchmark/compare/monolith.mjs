// One Lambda for the whole API, with Hono as its router: each route runs the very handler that is a Lambda of its own in
// the product, so that what differs is the shape alone.
import { Hono } from 'hono'
import { handle } from 'hono/aws-lambda'
import { calls } from '../../../functions/contract/calls.ts'
// The handler of each call by its name, as the bench finds them.
import * as handlers from 'every-handler'

const app = new Hono()
for (const [name, run] of Object.entries(handlers)) {
  const { method, path } = calls[name]
  app.on(method, path.replaceAll(/{(\w+)}/g, ':$1'), async (context) => {
    const { statusCode, headers, body } = await run(context.env.event)
    return new Response(body, { status: statusCode, headers })
  })
}

export const handler = handle(app)
