import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
  type Message,
  type ToolInputSchema,
} from '@aws-sdk/client-bedrock-runtime'
import { env } from '#functions/lib/config'
import { describeError, log } from '#functions/lib/log'
import { logEvents } from '#functions/lib/log-events'
import { refuse } from '#functions/lib/refusal'
import { analystFailures, bedrockRefusal } from './failures'
import { type Tool, isRecord, parseJson } from './tool'

/** Bedrock reserves these tokens when a request starts. Without a limit it reserves the model's maximum. */
const maxTokens = 8_192

const timeoutMs = 95_000

export const modelId = env('MODEL_ID')

/**
 * Ends each connection with its request, which takes seconds anyway: a connection may be dead after Lambda has frozen the
 * process. The agent is for HTTP/1.1, which the bundle speaks, and the streams are those of HTTP/2, the SDK's own protocol.
 */
const bedrock = new BedrockRuntimeClient({
  maxAttempts: 2,
  requestHandler: { httpsAgent: { keepAlive: false }, disableConcurrentStreams: true },
})

/** One request to the model. */
export interface Request {
  instructions: string
  /** The user message. */
  prompt: string
  tool: Tool<unknown>
  /** An unusable reply and the message that asks the model to repair it. */
  repair?: { reply: Reply; complaint: string }
}

export interface Reply {
  /** Input of the tool use, or JSON found in the text. Undefined if there was neither. */
  input: unknown
  /** True if the output was cut off or the input did not fit into the model's context. */
  tooLong: boolean
  strategy: Strategy
  /** The content blocks that can be sent back to the model. */
  content: ContentBlock[]
}

/**
 * Ways to get structured output: a forced tool, an optional tool with an instruction to use it, or JSON as text. Models
 * differ in what they accept, and may change it without a change of ours.
 */
const strategies = ['forced', 'auto', 'text'] as const
type Strategy = (typeof strategies)[number]

/** The strategy that each model accepted last, cached while the function instance lives. */
const accepted = new Map<string, Strategy>()

/**
 * Sends a request, again with the next strategy whenever the model rejects one. Throws a Refusal (502, 503) if the
 * model fails, declines or is unavailable.
 */
export async function converse(request: Request): Promise<Reply> {
  const strategy = accepted.get(modelId) ?? strategies[0]
  const nothing: Reply = { input: undefined, tooLong: false, strategy, content: [] }
  try {
    return parseReply(await send(request, strategy), strategy)
  } catch (error) {
    if (isInputTooLong(error)) return { ...nothing, tooLong: true }
    if (isMalformedToolUse(error)) return nothing
    const next = strategies[strategies.indexOf(strategy) + 1]
    if (next && isRejectedStrategy(error)) {
      log.info('output strategy rejected', { modelId, strategy, next })
      accepted.set(modelId, next)
      return converse(request)
    }
    log.error('analyst failed', { modelId, tool: request.tool.name, ...describeError(error) })
    throw bedrockRefusal(error)
  }
}

async function send(request: Request, strategy: Strategy): Promise<ConverseCommandOutput> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  const start = performance.now()
  try {
    const output = await bedrock.send(new ConverseCommand(buildInput(request, strategy)), {
      abortSignal: controller.signal,
    })
    log.info(logEvents.analystResponded, {
      modelId,
      strategy,
      tool: request.tool.name,
      repair: Boolean(request.repair),
      stopReason: output.stopReason,
      inputTokens: output.usage?.inputTokens,
      outputTokens: output.usage?.outputTokens,
      ms: Math.round(performance.now() - start),
    })
    return output
  } finally {
    clearTimeout(timer)
  }
}

/** Sends no sampling parameters because some models reject them. */
function buildInput(request: Request, strategy: Strategy): ConverseCommandInput {
  const { name, description, json } = request.tool
  const tool = { toolSpec: { name, description, inputSchema: { json } as ToolInputSchema } }
  const only: Record<Strategy, string> = {
    forced: '',
    auto: `\n\nOutput only one use of the tool ${name}. Write no other text.`,
    text: `\n\nThere is no tool to use. Output the input that ${name} would get, as one JSON object and no other text, in this JSON schema:\n${JSON.stringify(json)}`,
  }
  const toolConfig: Record<Strategy, ConverseCommandInput['toolConfig']> = {
    forced: { tools: [tool], toolChoice: { tool: { name } } },
    auto: { tools: [tool], toolChoice: { auto: {} } },
    text: undefined,
  }
  return {
    modelId,
    system: [{ text: request.instructions + only[strategy] }],
    messages: buildMessages(request, strategy),
    toolConfig: toolConfig[strategy],
    inferenceConfig: { maxTokens },
  }
}

/**
 * A repair message follows the reply that it is about. If that reply cannot be sent back, the message is added to the
 * original request.
 */
function buildMessages({ prompt, repair }: Request, strategy: Strategy): Message[] {
  if (!repair) return [{ role: 'user', content: [{ text: prompt }] }]

  const { reply, complaint } = repair
  if (reply.content.length === 0 || reply.strategy !== strategy) {
    return [{ role: 'user', content: [{ text: prompt }, { text: complaint }] }]
  }
  const results = reply.content.flatMap(({ toolUse }): ContentBlock[] =>
    toolUse ? [{ toolResult: { toolUseId: toolUse.toolUseId, status: 'error', content: [{ text: complaint }] } }] : [],
  )
  return [
    { role: 'user', content: [{ text: prompt }] },
    { role: 'assistant', content: reply.content },
    { role: 'user', content: results.length > 0 ? results : [{ text: complaint }] },
  ]
}

const cutOff = new Set<string | undefined>(['max_tokens', 'model_context_window_exceeded'])
const declined = new Set<string | undefined>(['refusal', 'content_filtered', 'guardrail_intervened'])

function parseReply({ output, stopReason }: ConverseCommandOutput, strategy: Strategy): Reply {
  if (declined.has(stopReason)) throw refuse.analystFailed(analystFailures.declined)

  const content = output?.message?.content ?? []
  const used = content.find(({ toolUse }) => toolUse)?.toolUse
  const text = content.map((block) => block.text ?? '').join('')
  return {
    input: used ? used.input : parseJson(text),
    tooLong: cutOff.has(stopReason),
    strategy,
    content: content.some(isSendable) ? content.filter((block) => isSendable(block) || block.reasoningContent) : [],
  }
}

/** Bedrock rejects blank texts and tool inputs that are not objects, even if a model produced them. */
const isSendable = ({ text, toolUse }: ContentBlock) => Boolean(text?.trim() || (toolUse && isRecord(toolUse.input)))

const isInvalid = (error: unknown): error is Error => error instanceof Error && error.name === 'ValidationException'

const isInputTooLong = (error: unknown) =>
  isInvalid(error) && /too long|context (length|window)|too many (input )?tokens/i.test(error.message)

const isRejectedStrategy = (error: unknown) => isInvalid(error) && /tool|thinking|output_?config/i.test(error.message)

/** Nova reports `malformed_tool_use` as an error. */
const isMalformedToolUse = (error: unknown) =>
  error instanceof Error && error.name === 'ModelErrorException' && /tool ?use/i.test(error.message)
