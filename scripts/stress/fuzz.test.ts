import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CallName, callNames, calls, fileOf } from '#contract/route-table'
import { type ErrorKind, errorCodeHeader, errorStatuses } from '#contract/error-kinds'
import * as key from '#functions/data/keys'
import { get, listKeys } from '#functions/data/table'
import { newId } from '#functions/lib/ids'
import { buildEvent } from '#emulators/api-event'
import { readSample } from '#scripts/invoke/sample'
import { aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { bodies, headers, places } from './malformed-input'
import { findDefect } from './plain-response'

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)
const runs = Number(process.env.FUZZ_RUNS ?? 1)
/** Concurrent requests of a run. */
const concurrency = 12

const handlerOf = async (name: CallName) =>
  ((await import(`../../functions/calls/${fileOf(name)}.ts`)) as { handler: Handler }).handler

/** Returns all stored items of a user. */
async function readStoredItems(userId: string) {
  const keys = await listKeys(key.user(userId))
  return Promise.all(keys.map(get))
}

const ourHeaders = new Set(['content-type', 'cache-control', 'x-content-type-options', errorCodeHeader, 'retry-after'])

// Each of these that is valid costs a password hash.
const slow = new Set<CallName>(['login', 'register', 'changePassword', 'changeEmail', 'deleteAccount'])

/** Another user's items, which no request may change. */
const other = await aUser()
const theirs = await aProject(other.user.id, 'completed')
const before = await readStoredItems(other.user.id)

test.each(callNames)(
  'any request to %s gets a success or an error message',
  { timeout: 600_000 + 5_000 * runs },
  async (name) => {
    const { method, path, body, access } = calls[name]
    const parameter = /{(\w+)}/.exec(path)?.[1]
    const handler = await handlerOf(name)
    const user = await aUser({ subscriptionTier: 'tier3', email: `${newId(new Date()).toLowerCase()}@example.com` })
    const own = await aProject(user.user.id, 'completed')

    // A request that is valid except for its project.
    const { body: sample = '' } = await readSample(name)
    const ofProject = path.includes('{id}') || sample.includes('"projectId"')
    const strange = Buffer.from(sample.replace(/"projectId": *"[^"]*"/, `"projectId":"${theirs}"`))
    const request = fc.record({
      body:
        method === 'GET'
          ? fc.constant(undefined)
          : fc.oneof(
              { weight: 5, arbitrary: bodies(body) },
              { weight: ofProject ? 1 : 0, arbitrary: fc.constant(strange) },
            ),
      id: places(own, own, theirs, other.user.id),
      query: fc.option(fc.record({ job: places(own), after: places(`projects/${theirs}`) }, { requiredKeys: [] })),
      headers,
      signedIn: fc.constantFrom(true, true, true, false),
      type: fc.constantFrom('application/json', 'text/plain', 'application/octet-stream', 'multipart/form-data'),
    })
    const many = slow.has(name) ? 6 : concurrency

    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: many, maxLength: many }), async (requests) => {
        const faults = await Promise.all(
          requests.map(async (request) => {
            const event = buildEvent({
              method,
              route: `${method} ${path}`,
              path: path.replace(/{\w+}/, () => encodeURIComponent(wellFormed(request.id))),
              query: new URLSearchParams(request.query ?? {}).toString(),
              headers: {
                'content-type': request.type,
                ...request.headers,
                ...(request.signedIn && access === 'signed-in' && { authorization: `Bearer ${user.sessionId}` }),
                'x-origin-secret': process.env.ORIGIN_SECRET!,
              },
              params: parameter === undefined ? {} : { [parameter]: request.id },
              body: request.body,
              sourceIp: '127.0.0.1',
            })
            const { statusCode = 0, headers = {}, body = '' } = await handler(event)
            // Input never appears in a response header.
            const strange = Object.keys(headers).filter((header) => !ourHeaders.has(header))
            if (strange.length > 0) return `headers: ${strange.join(', ')}`
            const status = errorStatuses[headers[errorCodeHeader] as ErrorKind]
            if (statusCode >= 400 && status !== statusCode) return `${statusCode} has the wrong code`
            return findDefect({ status: statusCode, type: String(headers['content-type']), text: body })
          }),
        )
        expect(faults.filter(Boolean)).toEqual([])
      }),
      { seed, numRuns: slow.has(name) ? Math.ceil(runs / 3) : runs, endOnFailure: true },
    )

    expect(await readStoredItems(other.user.id)).toEqual(before)
  },
)

const wellFormed = (text: string) => Buffer.from(text).toString()
