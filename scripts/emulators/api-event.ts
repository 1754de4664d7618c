import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

interface Asked {
  method: string
  /** The route as API Gateway names it, such as `GET /api/projects/{id}`. */
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

/** Types of a body that an HTTP API passes on as text; all others as base64. */
const textTypes = /^(text\/|application\/(json|javascript|xml)\b)/

/** An event of an HTTP API, payload 2.0. */
export function apiEvent(asked: Asked): APIGatewayProxyEventV2 {
  const { method, route, path, query = '', headers, params = {}, body, sourceIp } = asked
  const { cookie, ...others } = headers
  const cookies = cookie?.split(/; */)
  const queries = joined(new URLSearchParams(query))
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
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body && body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: !isText && body !== undefined && body.length > 0,
  }
}

/** A key given twice has its values joined by a comma. */
function joined(queries: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(queries.keys())].map((name) => [name, queries.getAll(name).join(',')]))
}

/** As an access log writes it: `20/Nov/2026:12:00:00 +0000`. */
function logTime(now: Date): string {
  const [, day, month, year, time] = now.toUTCString().split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}
