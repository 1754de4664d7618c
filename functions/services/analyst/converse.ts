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
import { described, log } from '#functions/lib/log'
import { logEvents } from '#functions/lib/log-events'
import { refuse } from '#functions/lib/refusal'
import { analystFailures, bedrockRefusal } from './failures'
import { type Tool, isRecord, parsedJson } from './tool'

/** Bedrock reserves these at the start of a call, and an unset limit reserves the model's maximum. */
const maxTokens = 8_192

/** Milliseconds after which a call is given up. */
const patience = 95_000

export const modelId = env('MODEL_ID')

const bedrock = new BedrockRuntimeClient({ maxAttempts: 2 })

/** One request: what the model is told, and the tool it answers by. */
export interface Request {
  instructions: string
  /** The user's turn. */
  prompt: string
  tool: Tool<unknown>
  /** An answer that could not be used, and why: asked once more. */
  repair?: { reply: Reply; complaint: string }
}

export interface Reply {
  /** What the tool was given, or JSON found in the text; undefined when there was neither. */
  input: unknown
  /** Cut off, or the request was more than the model takes: ask for less at a time. */
  tooLong: boolean
  strategy: Strategy
  /** The model's turn as far as it can be sent back. */
  content: ContentBlock[]
}

/**
 * How a model is brought to answer in the tool's shape. Models differ in what they accept, and change it with unchanged
 * code: forced to call the tool; free to, and told to; JSON as text.
 */
const strategies = ['forced', 'auto', 'text'] as const
type Strategy = (typeof strategies)[number]

/** What each model took last, kept for the life of the function. */
const accepted = new Map<string, Strategy>()

/**
 * Asks the model once; another time for each strategy that it refuses. Throws a Refusal (502, 503) when it fails,
 * declines, or is not there.
 */
export async function converse(request: Request): Promise<Reply> {
  const strategy = accepted.get(modelId) ?? strategies[0]
  const nothing: Reply = { input: undefined, tooLong: false, strategy, content: [] }
  try {
    return replyOf(await send(request, strategy), strategy)
  } catch (error) {
    if (isInputTooLong(error)) return { ...nothing, tooLong: true }
    if (isMalformedToolUse(error)) return nothing
    const next = strategies[strategies.indexOf(strategy) + 1]
    if (next && isRefusedStrategy(error)) {
      log.info('The model refuses this way of answering', { modelId, strategy, next })
      accepted.set(modelId, next)
      return converse(request)
    }
    log.error('The analyst failed', { modelId, tool: request.tool.name, ...described(error) })
    throw bedrockRefusal(error)
  }
}

async function send(request: Request, strategy: Strategy): Promise<ConverseCommandOutput> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), patience)
  const start = performance.now()
  try {
    const output = await bedrock.send(new ConverseCommand(inputFor(request, strategy)), {
      abortSignal: giveUp.signal,
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

/** No sampling parameters: some models refuse any. */
function inputFor(request: Request, strategy: Strategy): ConverseCommandInput {
  const { name, description, json } = request.tool
  const tool = { toolSpec: { name, description, inputSchema: { json } as ToolInputSchema } }
  const only: Record<Strategy, string> = {
    forced: '',
    auto: `\n\nAnswer only by calling the tool ${name}, once. Write no other text.`,
    text: `\n\nThere is no tool to call. Answer with what ${name} would be given, as one JSON object and no other text, in this JSON schema:\n${JSON.stringify(json)}`,
  }
  const toolConfig: Record<Strategy, ConverseCommandInput['toolConfig']> = {
    forced: { tools: [tool], toolChoice: { tool: { name } } },
    auto: { tools: [tool], toolChoice: { auto: {} } },
    text: undefined,
  }
  return {
    modelId,
    system: [{ text: request.instructions + only[strategy] }],
    messages: messagesFor(request, strategy),
    toolConfig: toolConfig[strategy],
    inferenceConfig: { maxTokens },
  }
}

/** A repair follows the answer that it is about; where that cannot be sent back, the request is made anew with it. */
function messagesFor({ prompt, repair }: Request, strategy: Strategy): Message[] {
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

function replyOf({ output, stopReason }: ConverseCommandOutput, strategy: Strategy): Reply {
  if (declined.has(stopReason)) throw refuse.analystFailed(analystFailures.declined)

  const content = output?.message?.content ?? []
  const used = content.find(({ toolUse }) => toolUse)?.toolUse
  const text = content.map((block) => block.text ?? '').join('')
  return {
    input: used ? used.input : parsedJson(text),
    tooLong: cutOff.has(stopReason),
    strategy,
    content: content.some(isAnswer) ? content.filter((block) => isAnswer(block) || block.reasoningContent) : [],
  }
}

/** Bedrock refuses blank texts and tool input that is no object, also where a model made them. */
const isAnswer = ({ text, toolUse }: ContentBlock) => Boolean(text?.trim() || (toolUse && isRecord(toolUse.input)))

const isInvalid = (error: unknown): error is Error => error instanceof Error && error.name === 'ValidationException'

const isInputTooLong = (error: unknown) =>
  isInvalid(error) && /too long|context (length|window)|too many (input )?tokens/i.test(error.message)

const isRefusedStrategy = (error: unknown) => isInvalid(error) && /tool|thinking|output_?config/i.test(error.message)

/** Nova's way to say `malformed_tool_use`. */
const isMalformedToolUse = (error: unknown) =>
  error instanceof Error && error.name === 'ModelErrorException' && /tool ?use/i.test(error.message)
