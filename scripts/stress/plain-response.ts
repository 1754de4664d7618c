/** Patterns of internals that no response may contain. */
const internals = [
  /\bat .{0,200}:\d+:\d+/,
  /node_modules|\.tsx?\b|\.cjs\b/,
  /Exception|TypeError|RangeError|SyntaxError|ValiError|\bstack\b/,
  /\b(USER|EMAIL|SESSION|QUOTA|PROJECT|RATE_LIMIT|CUSTOMER|TEXT|ANALYSIS|BREAKDOWN|CHECKPOINT|TOMBSTONE)#/,
  /dynamo|bedrock|textract|lambda|amazonaws|\barn:|\baws\b/i,
  /\[object |undefined|\bNaN\b/,
  /[{}[\]]/,
  /127\.0\.0\.1|ECONN|ENOENT|EPIPE/,
]

const maxLength = 400

interface TextResponse {
  status: number
  type: string
  text: string
}

/**
 * Returns the defect of a failed response, or null for a message that may be shown to a person. With `isFaulty`, when
 * services are made to fail, a 5xx is allowed.
 */
export function findDefect({ status, type, text }: TextResponse, { isFaulty = false } = {}): string | null {
  if (status >= 200 && status < 400) return null
  if (status >= 500 && !isFaulty) return `${status}: ${text.slice(0, maxLength)}`
  if (!type.startsWith('text/plain')) return `${status} is ${type || 'of no type'}`
  if (text.trim() === '') return `${status} has no message`
  if (text.length > maxLength) return `${status} has a message above ${maxLength} characters`
  // The caller may have named a field of a record with any word.
  const ours = text.replace(/"[\w.]+\.\w{1,31}"/, '')
  const sign = internals.find((sign) => sign.test(ours))
  return sign ? `${status} shows internals: ${text}` : null
}
