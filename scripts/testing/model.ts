import type { ConverseRequest, ToolUseBlock } from '@aws-sdk/client-bedrock-runtime'
import { onTestFinished, vi } from 'vitest'
import type { Line } from '#contract/estimation'
import type { Progress } from '#contract/joining'
import type { AnalystInput } from '#functions/services/analyst/read-chunks'
import { type ModelResponse, startBedrock } from '#emulators/bedrock'
import type { ServiceResponse, Fault } from '#emulators/emulator'

type Output = ModelResponse | ServiceResponse
export type Script = Output | ((request: ConverseRequest) => Output | Promise<Output>)

/**
 * Starts a scripted model: one output per request, and the last one for all further requests. Without a script it is
 * the offline analyst. The adapter is re-imported, so that it knows nothing of earlier models.
 */
export async function startModel(script?: Script[], { modelId = 'a-model', faults = [] as Fault[] } = {}) {
  const requests: ConverseRequest[] = []
  const play = (request: ConverseRequest, script: Script[]) => {
    const output = script[Math.min(requests.push(request), script.length) - 1]!
    return typeof output === 'function' ? output(request) : output
  }
  const bedrock = await startBedrock({ faults, respond: script && ((request) => play(request, script)) })
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = bedrock.url
  process.env.MODEL_ID = modelId

  vi.resetModules()
  const [{ analyze }, { breakDown }, { readRevision }] = await Promise.all([
    import('#functions/services/analyst/analyze'),
    import('#functions/services/analyst/break-down'),
    import('#functions/services/analyst/read-revision'),
  ])
  return { analyze, breakDown, readRevision, requests, url: bedrock.url, stop: bedrock.stop }
}

/** Starts a model for one test. */
export async function aModel(...args: Parameters<typeof startModel>) {
  const before = { ...process.env }
  const { stop, ...model } = await startModel(...args)
  onTestFinished(async () => {
    process.env = before
    await stop()
  })
  return model
}

/** Output that uses the offered tool. */
export const calls = (input: unknown, stopReason: ModelResponse['stopReason'] = 'tool_use'): ModelResponse => ({
  output: {
    message: {
      role: 'assistant',
      content: [{ toolUse: { toolUseId: 'tooluse_1', name: 'record', input: input as ToolUseBlock['input'] } }],
    },
  },
  stopReason,
})

export const says = (text: string, stopReason: ModelResponse['stopReason'] = 'end_turn'): ModelResponse => ({
  output: { message: { role: 'assistant', content: [{ text }] } },
  stopReason,
})

/** Input for the analyst, with checkpoints in memory. */
export function aReading(texts: readonly string[]) {
  const progress: Progress[] = []
  const checkpoints = new Map<string, string>()
  const input: AnalystInput = {
    title: 'Yoga studio',
    lines: texts.map((text, index): Line => ({ id: index + 1, text })),
    report: (news) => progress.push(news),
    remember: async <T>(key: string, make: () => Promise<T>): Promise<T> => {
      const found = checkpoints.get(key)
      if (found) return JSON.parse(found) as T
      const result = await make()
      checkpoints.set(key, JSON.stringify(result))
      return result
    },
  }
  return { input, progress, checkpoints }
}

/** Returns the user message of a request. */
export const promptOf = ({ messages }: ConverseRequest) => messages?.[0]?.content?.[0]?.text ?? ''
