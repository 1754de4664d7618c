import { once } from 'node:events'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import * as v from 'valibot'

const Call = v.object({
  id: v.string(),
  type: v.literal('function'),
  function: v.object({ name: v.string(), arguments: v.string() }),
})
const Message = v.variant('role', [
  v.strictObject({ role: v.picklist(['system', 'user']), content: v.pipe(v.string(), v.nonEmpty()) }),
  v.strictObject({
    role: v.literal('assistant'),
    content: v.nullable(v.string()),
    tool_calls: v.optional(v.pipe(v.array(Call), v.nonEmpty())),
  }),
  v.strictObject({ role: v.literal('tool'), tool_call_id: v.string(), content: v.string() }),
])
const ChatRequest = v.strictObject({
  model: v.string(),
  messages: v.pipe(v.array(Message), v.nonEmpty()),
  tools: v.optional(
    v.array(
      v.strictObject({
        type: v.literal('function'),
        function: v.strictObject({
          name: v.string(),
          description: v.optional(v.string()),
          parameters: v.looseObject({ type: v.literal('object') }),
        }),
      }),
    ),
  ),
  tool_choice: v.optional(v.picklist(['none', 'auto', 'required'])),
  response_format: v.optional(v.strictObject({ type: v.literal('json_object') })),
  max_tokens: v.optional(v.number()),
  max_completion_tokens: v.optional(v.number()),
  temperature: v.optional(v.number()),
})
export type ChatRequest = v.InferOutput<typeof ChatRequest>

export interface ChatReply {
  status?: number
  headers?: Record<string, string>
  body: unknown
}

export const chatError = (status: number, message: string, code: string | null = null): ChatReply => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
})

/** Wraps a message of the model in the format of Chat Completions. */
export const completion = (message: object, finish_reason = 'stop'): ChatReply => ({
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: null, ...message }, finish_reason }],
    usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
  },
})

export const toolCall = (name: string, given: unknown, id = 'call_1') =>
  completion(
    {
      tool_calls: [
        {
          id,
          type: 'function',
          function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
        },
      ],
    },
    'tool_calls',
  )

/** Returns the reason why every server of this protocol would reject the request, or undefined. */
function findProblem({ messages, tools, tool_choice, response_format }: ChatRequest): string | undefined {
  if (tool_choice && !tools) return "'tool_choice' is only allowed when 'tools' are specified."
  if (response_format && !/json/i.test(JSON.stringify(messages))) return "'messages' must contain the word 'json'."
  const toolCalls = messages.flatMap((message) => ('tool_calls' in message ? (message.tool_calls ?? []) : []))
  const resultIds = messages.flatMap((message) => (message.role === 'tool' ? message.tool_call_id : []))
  if (toolCalls.some(({ id }) => !resultIds.includes(id)))
    return 'An assistant message with tool_calls needs tool messages.'
  if (resultIds.some((id) => !toolCalls.some((call) => call.id === id)))
    return 'A tool message has no tool_calls before it.'
  return undefined
}

/**
 * Starts a Chat Completions server with a script: one reply per request, and the last one for all further requests. It
 * rejects what the protocol does not allow.
 */
export async function startChatServer(
  script: (ChatReply | ((request: ChatRequest) => ChatReply))[],
  { key, isSilent = false }: { key?: string; isSilent?: boolean } = {},
) {
  const requests: ChatRequest[] = []
  const reply = async (incoming: IncomingMessage): Promise<ChatReply> => {
    if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') return chatError(404, 'Not found.')
    const given = incoming.headers.authorization
    if (key && given !== `Bearer ${key}`)
      return chatError(401, `Incorrect API key provided: ${given}.`, 'invalid_api_key')
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ChatRequest), await text(incoming))
    if (!parsed.success)
      return chatError(400, `Invalid: ${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}`)
    const problem = findProblem(parsed.output)
    if (problem) return chatError(400, problem)
    const said = script[Math.min(requests.push(parsed.output), script.length) - 1]!
    return typeof said === 'function' ? said(parsed.output) : said
  }
  const server = createServer((incoming, outgoing) => {
    if (isSilent) return
    void reply(incoming).then(({ status = 200, headers, body }) =>
      outgoing
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(typeof body === 'string' ? body : JSON.stringify(body)),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests, stop }
}
