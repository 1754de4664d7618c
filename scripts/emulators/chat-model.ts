import type { ConverseRequest, ConverseResponse } from '@aws-sdk/client-bedrock-runtime'
import * as v from 'valibot'
import { ChatCompletion, type Dialect, chatRequest, converseResponse, forcedTool, modes } from './chat-completions'
import { type Failure, adviceOn, bedrockError, isTooLong, readError } from './chat-errors'
import type { ChatModel } from './model'
import { type Answer, awsError } from './emulator'

interface Options {
  /** Shows the user what to change. */
  report?: (line: string) => void
  timeoutMs?: number
}

/** As long as the product waits. */
const usualTimeoutMs = 95_000

/**
 * Converse answered by a model behind Chat Completions. What the server does not take is left out of all later requests:
 * tool calls, then its JSON mode. Its errors become Bedrock's, and their reasons are shown in the terminal, without the key.
 */
export function converseByChat(model: ChatModel, { report = console.error, timeoutMs = usualTimeoutMs }: Options = {}) {
  const dialect: Dialect = { mode: 'tools', limit: 'max_tokens' }
  const reported = new Set<string>()

  return async (request: ConverseRequest): Promise<Partial<ConverseResponse> | Answer> => {
    const forced = forcedTool(request)
    for (;;) {
      const tried = { ...dialect }
      const result = await post(model, chatRequest(request, model.name, tried), timeoutMs)
      if ('message' in result) {
        if (adapt(dialect, tried, result)) continue
        const advice = adviceOn(result, model)
        if (!reported.has(advice)) report(advice)
        reported.add(advice)
        return bedrockError(result)
      }
      const { reply, isIgnored, isMalformed } = converseResponse(result.completion, forced)
      if (isIgnored && tried.mode === 'tools') {
        nextMode(dialect, tried)
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
      // Some servers repeat the key that they reject.
      message: key ? message.replaceAll(key, '…') : message,
      code,
      retryAfter: headers.get('retry-after'),
    }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return isTimeout ? { status: 408, message: 'no response' } : { status: 0, message: reasonOf(error) }
  }
}

/** Such as `ECONNREFUSED`. */
const reasonOf = (error: unknown) => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'the connection failed'
}

/** Learns from a rejected request what the server does not take. Returns true if the request is worth another try. */
function adapt(dialect: Dialect, tried: Dialect, failure: Failure): boolean {
  // llama.cpp rejects tools with a 500, OpenRouter with a 404.
  if (![400, 404, 422, 500, 501].includes(failure.status)) return false
  if (tried.limit && (isTooLong(failure) || /max_(?:completion_)?tokens/.test(failure.message))) {
    const hasOtherName = tried.limit === 'max_tokens' && /max_completion_tokens/.test(failure.message)
    dialect.limit = hasOtherName ? 'max_completion_tokens' : null
    return true
  }
  const rejected = { tools: /tool|function/i, json: /response_?format|json/i, text: null }[tried.mode]
  if (isTooLong(failure) || !rejected?.test(failure.message)) return false
  nextMode(dialect, tried)
  return true
}

/** A request that ran concurrently may have learned it already. */
function nextMode(dialect: Dialect, tried: Dialect) {
  if (dialect.mode === tried.mode) dialect.mode = modes[modes.indexOf(tried.mode) + 1]!
}
