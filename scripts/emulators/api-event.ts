import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

interface ApiRequest {
  method: string
  /** Route in API Gateway's notation, such as `GET /api/projects/{id}`. */
  route: string
  path: string
  /** Without the question mark. */
  query?: string
  /** Names in lower case. */
  headers: Record<string, string>
  params?: Record<string, string>
  body?: Buffer
  sourceIp: string
}

/** Content types whose body an HTTP API passes on as text. All others become base64. */
const textTypes = /^(text\/|application\/(json|javascript|xml)\b)/

/** Creates an event of an HTTP API, payload format 2.0. */
export function buildEvent(request: ApiRequest): APIGatewayProxyEventV2 {
  const { method, route, path, query = '', headers, params = {}, body, sourceIp } = request
  const { cookie, ...others } = headers
  const cookies = cookie?.split(/; */)
  const queries = joinValues(new URLSearchParams(query))
  const isText = textTypes.test(headers['content-type'] ?? 'text/plain')
  const now = new Date()
  return {
    version: '2.0',
    routeKey: route,
    rawPath: path,
    rawQueryString: query,
    ...(cookies && { cookies }),
    headers: others,
    ...(Object.keys(queries).length > 0 && { queryStringParameters: queries }),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'local.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'local',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp, userAgent: headers['user-agent'] ?? '' },
      requestId: randomUUID(),
      routeKey: route,
      stage: '$default',
      time: formatLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body && body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: !isText && body !== undefined && body.length > 0,
  }
}

/** Joins the values of repeated keys with a comma. */
function joinValues(queries: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(queries.keys())].map((name) => [name, queries.getAll(name).join(',')]))
}

/** Formats a time like an access log: `20/Nov/2026:12:00:00 +0000`. */
function formatLogTime(now: Date): string {
  const [, day, month, year, time] = now.toUTCString().split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}
