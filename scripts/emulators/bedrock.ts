import type { ContentBlock, ConverseRequest, ConverseResponse, Message } from '@aws-sdk/client-bedrock-runtime'
import { type Answer, type EmulatorOptions, awsError, json, startEmulator } from './emulator'

/** What a model says. Tokens and latency are filled in where it does not. */
export type ConverseAnswer = Partial<ConverseResponse>

interface Options extends EmulatorOptions {
  /** A model of one's own instead of the offline analyst; it may also answer an error by `awsError`. */
  answer?: (request: ConverseRequest) => ConverseAnswer | Answer | Promise<ConverseAnswer | Answer>
}

const path = /^\/model\/([^/]+)\/converse$/

/**
 * Bedrock's Converse over the real protocol (HTTP/2 and JSON), answered by the offline analyst unless another model is given.
 * Not done: signatures are not verified, nothing but Converse is served, tokens are estimated, and of what makes
 * Bedrock refuse a request only the rules that all models share are checked.
 */
export function startBedrock({ answer = offlineAnalyst, ...options }: Options = {}) {
  return startEmulator(
    {
      operation: ({ url }) => (path.test(url.pathname) ? 'Converse' : 'unknown'),
      answer: async ({ url, body }) => {
        const [, model] = path.exec(url.pathname) ?? []
        if (!model) return awsError(404, 'UnknownOperationException', 'The operation is not known')

        const request = { ...JSON.parse(body.toString()), modelId: decodeURIComponent(model) } as ConverseRequest
        const problem = problemIn(request)
        if (problem) return awsError(400, 'ValidationException', problem)

        const start = performance.now()
        const said = await answer(request)
        return 'status' in said ? said : reply(said, body.length, performance.now() - start)
      },
      fail: (kind) =>
        kind === 'throttle'
          ? awsError(429, 'ThrottlingException', 'Too many requests, please wait before trying again.')
          : awsError(500, 'InternalServerException', 'The system encountered an unexpected error during processing.'),
      garble: () => reply(nonsense, 0, 0),
    },
    options,
  )
}

/** Loaded when it is first asked, for most tests never ask it. A section takes it less than 0.1 s: no thread is needed. */
async function offlineAnalyst(request: ConverseRequest): Promise<ConverseAnswer> {
  const { answerConverse } = await import('../local/offline-analyst/answer-converse')
  return answerConverse(request) as ConverseAnswer
}

const charactersPerToken = 4
const tokensIn = (characters: number) => Math.ceil(characters / charactersPerToken)

function reply(said: ConverseAnswer, requestBytes: number, ms: number): Answer {
  const inputTokens = tokensIn(requestBytes)
  const outputTokens = tokensIn(JSON.stringify(said.output ?? '').length)
  return json(200, {
    stopReason: 'end_turn',
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    metrics: { latencyMs: Math.round(ms) },
    ...said,
  })
}

/** A tool call that is well-formed for Bedrock and makes no sense to anyone. */
const nonsense: ConverseAnswer = {
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

/** Why Bedrock would refuse the request whatever the model, in words like its own; null when it would not. */
function problemIn({ messages = [], system = [], toolConfig, inferenceConfig = {} }: ConverseRequest): string | null {
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
  return problemWithTools(blocks, toolConfig) ?? problemWithResults(messages)
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

/** Every tool use of a turn has its result in the next one. */
function problemWithResults(messages: Message[]): string | null {
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
