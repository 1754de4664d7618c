import type { ConverseRequest, ConverseResponse } from '@aws-sdk/client-bedrock-runtime'
import * as v from 'valibot'
import {
  ChatCompletion,
  type Dialect,
  buildChatRequest,
  buildConverseResponse,
  findForcedTool,
  modes,
} from './chat-completions'
import { type Failure, describeFailure, bedrockError, isTooLong, readError } from './chat-errors'
import type { ChatModel } from './model'
import { type ServiceResponse, awsError } from './emulator'

interface Options {
  /** Shows advice to the user. */
  report?: (line: string) => void
  timeoutMs?: number
}

/** Same timeout as the product's. */
const defaultTimeoutMs = 95_000

/**
 * Emulates Converse with a model behind Chat Completions. Features that the server rejects are omitted from all later
 * requests: tool calls first, then JSON mode. Its errors are converted to Bedrock's, and advice is shown in the
 * terminal, without the key.
 */
export function converseByChat(
  model: ChatModel,
  { report = console.error, timeoutMs = defaultTimeoutMs }: Options = {},
) {
  const dialect: Dialect = { mode: 'tools', limit: 'max_tokens' }
  const reported = new Set<string>()

  return async (request: ConverseRequest): Promise<Partial<ConverseResponse> | ServiceResponse> => {
    const forced = findForcedTool(request)
    for (;;) {
      const used = { ...dialect }
      const result = await post(model, buildChatRequest(request, model.name, used), timeoutMs)
      if ('message' in result) {
        if (adapt(dialect, used, result)) continue
        const advice = describeFailure(result, model)
        if (!reported.has(advice)) report(advice)
        reported.add(advice)
        return bedrockError(result)
      }
      const { reply, isIgnored, isMalformed } = buildConverseResponse(result.completion, forced)
      if (isIgnored && used.mode === 'tools') {
        nextMode(dialect, used)
        continue
      }
      return isMalformed
        ? awsError(424, 'ModelErrorException', 'Model produced invalid sequence as part of ToolUse.')
        : reply
    }
  }
}

async function post(
  { url, key }: ChatModel,
  body: unknown,
  timeoutMs: number,
): Promise<{ completion: ChatCompletion } | Failure> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    const { status, headers } = response
    const completion = v.safeParse(v.pipe(v.string(), v.parseJson(), ChatCompletion), text)
    if (response.ok && completion.success) return { completion: completion.output }

    const { message, code } = readError(text)
    return {
      status,
      // Some servers repeat the rejected key.
      message: key ? message.replaceAll(key, '…') : message,
      code,
      retryAfter: headers.get('retry-after'),
    }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return isTimeout ? { status: 408, message: 'no response' } : { status: 0, message: reasonOf(error) }
  }
}

/** Returns an error code such as `ECONNREFUSED`. */
const reasonOf = (error: unknown) => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'the connection failed'
}

/** Learns from a rejected request which features the server lacks. Returns true if the request should be repeated. */
function adapt(dialect: Dialect, used: Dialect, failure: Failure): boolean {
  // llama.cpp rejects tools with a 500, OpenRouter with a 404.
  if (![400, 404, 422, 500, 501].includes(failure.status)) return false
  if (used.limit && (isTooLong(failure) || /max_(?:completion_)?tokens/.test(failure.message))) {
    const hasOtherName = used.limit === 'max_tokens' && /max_completion_tokens/.test(failure.message)
    dialect.limit = hasOtherName ? 'max_completion_tokens' : null
    return true
  }
  const rejected = { tools: /tool|function/i, json: /response_?format|json/i, text: null }[used.mode]
  if (isTooLong(failure) || !rejected?.test(failure.message)) return false
  nextMode(dialect, used)
  return true
}

/** Switches to the next mode, unless a concurrent request has done so already. */
function nextMode(dialect: Dialect, used: Dialect) {
  if (dialect.mode === used.mode) dialect.mode = modes[modes.indexOf(used.mode) + 1]!
}
