import type { ContentBlock, ConverseRequest, ConverseResponse, Message } from '@aws-sdk/client-bedrock-runtime'
import { type ServiceResponse, type EmulatorOptions, awsError, json, startEmulator } from './emulator'

/** Response of a model. Tokens and latency are added if missing. */
export type ModelResponse = Partial<ConverseResponse>

interface Options extends EmulatorOptions {
  /** Model to use instead of the offline analyst. It may also return an error made with `awsError`. */
  respond?: (request: ConverseRequest) => ModelResponse | ServiceResponse | Promise<ModelResponse | ServiceResponse>
}

const path = /^\/model\/([^/]+)\/converse$/

/**
 * Emulates Bedrock's Converse over HTTP and JSON, with the offline analyst as the default model. Not emulated:
 * signatures, other operations, exact token counts, and validation rules that only some models have.
 */
export function startBedrock({ respond = offlineAnalyst, ...options }: Options = {}) {
  return startEmulator(
    {
      operation: ({ url }) => (path.test(url.pathname) ? 'Converse' : 'unknown'),
      handle: async ({ url, body }) => {
        const [, model] = path.exec(url.pathname) ?? []
        if (!model) return awsError(404, 'UnknownOperationException', 'The operation is not known')

        const request = { ...JSON.parse(body.toString()), modelId: decodeURIComponent(model) } as ConverseRequest
        const problem = findProblem(request)
        if (problem) return awsError(400, 'ValidationException', problem)

        const start = performance.now()
        const output = await respond(request)
        return 'status' in output ? output : complete(output, body.length, performance.now() - start)
      },
      fail: (kind) =>
        kind === 'throttle'
          ? awsError(429, 'ThrottlingException', 'Too many requests, please wait before trying again.')
          : awsError(500, 'InternalServerException', 'The system encountered an unexpected error during processing.'),
      garble: () => complete(garbled, 0, 0),
    },
    options,
  )
}

/**
 * Imports the analyst on first use because most tests never need it. It needs less than 0.1 s per chunk, so it runs in
 * this thread.
 */
export async function offlineAnalyst(request: ConverseRequest): Promise<ModelResponse> {
  const { respondToConverse } = await import('#scripts/offline-analyst/converse')
  return respondToConverse(request) as ModelResponse
}

const charactersPerToken = 4
const countTokens = (characters: number) => Math.ceil(characters / charactersPerToken)

function complete(output: ModelResponse, requestBytes: number, ms: number): ServiceResponse {
  const inputTokens = countTokens(requestBytes)
  const outputTokens = countTokens(JSON.stringify(output.output ?? '').length)
  return json(200, {
    stopReason: 'end_turn',
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    metrics: { latencyMs: Math.round(ms) },
    ...output,
  })
}

/** Tool use that is well-formed for Bedrock but makes no sense. */
const garbled: ModelResponse = {
  output: {
    message: {
      role: 'assistant',
      content: [
        { toolUse: { toolUseId: 'nonsense', name: 'nonsense', input: { components: 'colorless green ideas' } } },
      ],
    },
  },
  stopReason: 'tool_use',
}

/** Returns the error message with which Bedrock would reject the request for any model, or null. */
function findProblem({ messages = [], system = [], toolConfig, inferenceConfig = {} }: ConverseRequest): string | null {
  if (messages[0]?.role !== 'user') return 'A conversation must start with a user message.'
  if (messages.some(({ role }, index) => role === messages[index - 1]?.role)) {
    return 'A conversation must alternate between user and assistant roles.'
  }
  if (messages.at(-1)?.role !== 'user') return 'The conversation must end with a user message.'
  const blocks = messages.flatMap(({ content = [] }) => content)
  if (messages.some(({ content = [] }) => content.length === 0)) return 'The content field of a message is empty.'
  if ([...system, ...blocks].some(({ text }) => text !== undefined && !text.trim())) return 'The text field is blank.'

  const { maxTokens = 1, temperature = 0 } = inferenceConfig
  if (!Number.isInteger(maxTokens) || maxTokens < 1) return 'inferenceConfig.maxTokens must be at least 1.'
  if (temperature < 0 || temperature > 1) return 'inferenceConfig.temperature must be between 0 and 1.'
  return problemWithTools(blocks, toolConfig) ?? findUnansweredToolUse(messages)
}

function problemWithTools(blocks: ContentBlock[], toolConfig: ConverseRequest['toolConfig']): string | null {
  if (!toolConfig) {
    const used = blocks.some(({ toolUse, toolResult }) => toolUse ?? toolResult)
    return used ? 'The toolConfig field must be defined when using toolUse and toolResult content blocks.' : null
  }
  const tools = (toolConfig.tools ?? []).map(({ toolSpec }) => toolSpec)
  if (tools.length === 0) return 'toolConfig.tools must have at least one tool.'
  for (const tool of tools) {
    if (!/^[a-zA-Z0-9_-]{1,64}$/.test(tool?.name ?? '')) return 'toolConfig.tools.toolSpec.name is not valid.'
    const schema = tool?.inputSchema?.json
    const isObject = typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'object'
    if (!isObject) return 'toolConfig.tools.toolSpec.inputSchema.json.type must be object.'
  }
  const forced = toolConfig.toolChoice?.tool?.name
  const known = !forced || tools.some((tool) => tool?.name === forced)
  return known ? null : 'toolConfig.toolChoice.tool.name is not among the tools.'
}

/** Checks that every tool use of a turn has its result in the next one. */
function findUnansweredToolUse(messages: Message[]): string | null {
  for (const [index, { content = [] }] of messages.entries()) {
    const used = content.flatMap(({ toolUse }) => toolUse ?? [])
    if (used.some(({ input }) => typeof input !== 'object')) return 'The format of the toolUse.input field is invalid.'
    const results = (messages[index + 1]?.content ?? []).flatMap(({ toolResult }) => toolResult?.toolUseId ?? [])
    if (used.some(({ toolUseId }) => !results.includes(toolUseId ?? ''))) {
      return `Expected toolResult blocks at messages.${index + 1}.content for the toolUse blocks of the turn before.`
    }
  }
  return null
}
