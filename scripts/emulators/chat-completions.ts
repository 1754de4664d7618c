import type {
  ContentBlock,
  ConverseRequest,
  ConverseResponse,
  Message,
  ToolResultBlock,
  ToolSpecification,
  ToolUseBlock,
} from '@aws-sdk/client-bedrock-runtime'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { isRecord, parseJson } from '#functions/services/analyst/tool'

/**
 * Ways to get a tool's input from a server, best first: a tool call, JSON mode, and JSON as plain text. Servers and
 * models differ in what they support.
 */
export const modes = ['tools', 'json', 'text'] as const
type Mode = (typeof modes)[number]

export interface Dialect {
  mode: Mode
  /**
   * Newer OpenAI models reject `max_tokens`, most other servers support only that, and a small context has room for
   * neither.
   */
  limit: 'max_tokens' | 'max_completion_tokens' | null
}

type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string }

interface ToolCall {
  id: string
  type: 'function'
  function: { name: string; arguments: string }
}

/** Returns the tool that the model has to use, if there is one. */
export function findForcedTool({ toolConfig }: ConverseRequest): ToolSpecification | undefined {
  const tools = toolsIn(toolConfig)
  const { tool, any } = toolConfig?.toolChoice ?? {}
  return tool ? tools.find(({ name }) => name === tool.name) : any && tools.length === 1 ? tools[0] : undefined
}

const toolsIn = (config: ConverseRequest['toolConfig']) =>
  (config?.tools ?? []).flatMap(({ toolSpec }) => toolSpec ?? [])

/** Converts a Converse request to a Chat Completions request. */
export function buildChatRequest(
  request: ConverseRequest,
  model: string,
  { mode, limit }: Dialect,
): Record<string, unknown> {
  const { messages = [], system = [], inferenceConfig = {}, toolConfig } = request
  const forced = findForcedTool(request)
  const tools = forced ? [forced] : toolsIn(toolConfig)
  const isCalled = mode === 'tools' && tools.length > 0
  const instructions = [
    ...system.flatMap(({ text }) => text ?? []),
    ...(tools.length > 0 && !isCalled ? [jsonInstructions(tools)] : []),
  ]
  return {
    model,
    messages: [
      ...(instructions.length > 0 ? [{ role: 'system', content: instructions.join('\n\n') }] : []),
      ...messages.flatMap((message) => (isCalled ? chatMessages(message) : [plainMessage(message)])),
    ],
    ...(isCalled && {
      tools: tools.map(({ name, description, inputSchema }) => ({
        type: 'function',
        function: { name, description, parameters: inputSchema?.json },
      })),
      // With a single tool, `required` is equivalent to its name, which some servers do not support.
      tool_choice: forced || toolConfig?.toolChoice?.any ? 'required' : 'auto',
    }),
    ...(tools.length > 0 && mode === 'json' && { response_format: { type: 'json_object' } }),
    ...(limit && { [limit]: inferenceConfig.maxTokens }),
    temperature: inferenceConfig.temperature,
    top_p: inferenceConfig.topP,
    stop: inferenceConfig.stopSequences,
  }
}

const jsonInstructions = (tools: ToolSpecification[]) =>
  tools
    .map(
      ({ name, inputSchema }) =>
        `Respond with the input of the tool ${name} as one JSON object and no other text. JSON schema of the input:\n${JSON.stringify(inputSchema?.json)}`,
    )
    .join('\n\nor\n\n')

const joinTexts = (content: ContentBlock[]) => content.flatMap(({ text }) => text ?? []).join('\n\n')

const resultText = ({ content = [] }: ToolResultBlock) =>
  content.map(({ text, json }) => text ?? JSON.stringify(json)).join('\n\n')

/** Tool results come before the text of the same turn. */
function chatMessages({ role, content = [] }: Message): ChatMessage[] {
  const text = joinTexts(content)
  if (role === 'assistant') {
    const calls = content.flatMap(({ toolUse }) => toolUse ?? [])
    return [
      {
        role,
        content: text || null,
        ...(calls.length > 0 && {
          tool_calls: calls.map(({ toolUseId = '', name = '', input }) => ({
            id: toolUseId,
            type: 'function' as const,
            function: { name, arguments: JSON.stringify(input) },
          })),
        }),
      },
    ]
  }
  return [
    ...content.flatMap(({ toolResult }): ChatMessage[] =>
      toolResult ? [{ role: 'tool', tool_call_id: toolResult.toolUseId ?? '', content: resultText(toolResult) }] : [],
    ),
    ...(text ? [{ role: 'user' as const, content: text }] : []),
  ]
}

/** Converts a message to plain text: tool inputs become the model's text, and tool results become the user's. */
const plainMessage = ({ role, content = [] }: Message): ChatMessage => ({
  role: role === 'assistant' ? 'assistant' : 'user',
  content: content
    .map(({ text, toolUse, toolResult }) =>
      toolUse ? JSON.stringify(toolUse.input) : toolResult ? resultText(toolResult) : (text ?? ''),
    )
    .join('\n\n'),
})

const text = v.nullish(v.string(), '')

export const ChatCompletion = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        message: v.object({
          content: text,
          refusal: text,
          tool_calls: v.nullish(
            v.array(v.object({ id: text, function: v.object({ name: v.string(), arguments: v.unknown() }) })),
            [],
          ),
        }),
        finish_reason: text,
      }),
    ),
    v.minLength(1),
  ),
  usage: v.nullish(v.object({ prompt_tokens: v.number(), completion_tokens: v.number() })),
})
export type ChatCompletion = v.InferOutput<typeof ChatCompletion>

const stopReasons: Record<string, ConverseResponse['stopReason']> = {
  length: 'max_tokens',
  content_filter: 'content_filtered',
}

interface Translated {
  reply: Partial<ConverseResponse>
  /** True if the model did not use the tool that it had to use. */
  isIgnored: boolean
  /** True if a tool input was not a JSON object. */
  isMalformed: boolean
}

/** Converts a Chat Completions response to a Converse response. */
export function buildConverseResponse(
  { choices, usage }: ChatCompletion,
  forced: ToolSpecification | undefined,
): Translated {
  const { message, finish_reason: reason } = choices[0]!
  // Some models output their reasoning first.
  const text = message.content.replace(/^\s*<think>[^]*?<\/think>/, '').trim() || message.refusal
  const calls = message.tool_calls.length > 0 ? message.tool_calls.map(toolUseOf) : findToolUse(text, forced)
  const uses = calls.filter(({ input }) => isRecord(input))
  const stopReason = message.refusal ? 'content_filtered' : stopReasons[reason]
  return {
    reply: {
      output: {
        message: {
          role: 'assistant',
          content:
            uses.length > 0
              ? uses.map((toolUse) => ({ toolUse: toolUse as ToolUseBlock }))
              : text
                ? [{ text: text }]
                : [],
        },
      },
      stopReason: stopReason ?? (uses.length > 0 ? 'tool_use' : 'end_turn'),
      ...(usage && {
        usage: {
          inputTokens: usage.prompt_tokens,
          outputTokens: usage.completion_tokens,
          totalTokens: usage.prompt_tokens + usage.completion_tokens,
        },
      }),
    },
    isIgnored: forced !== undefined && calls.length === 0 && !stopReason,
    isMalformed: uses.length < calls.length && !stopReason,
  }
}

interface ToolUse {
  toolUseId: string
  name: string
  input: unknown
}

type GivenCall = ChatCompletion['choices'][number]['message']['tool_calls'][number]

const toolUseOf = ({ id, function: { name, arguments: given } }: GivenCall): ToolUse => ({
  // Pattern of Bedrock's ids.
  toolUseId: /^[\w.:-]{1,64}$/.test(id) ? id : randomUUID(),
  name,
  input: typeof given === 'string' ? parseJson(given) : given,
})

/** Finds a tool input that was written as text, by itself or in an object with the name of the tool. */
function findToolUse(text: string, forced: ToolSpecification | undefined): ToolUse[] {
  const written = forced && parseJson(text)
  if (!forced?.name || !isRecord(written)) return []
  const schema = forced.inputSchema?.json
  const properties = isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : []
  const input = [written, ...Object.values(written)].find(
    (value) => isRecord(value) && properties.some((name) => name in value),
  )
  return input ? [{ toolUseId: randomUUID(), name: forced.name, input }] : []
}
