import { analysisOf } from './analyze'
import { revisionOf } from './break-down'
import { askedIn } from './prompt'

/** Fields of a Converse request that the analyst reads. */
export interface ConverseRequest {
  messages?: { role?: string; content?: { text?: string }[] }[]
  toolConfig?: { tools?: { toolSpec?: { name?: string } }[] }
}

/** A Converse response that uses the requested tool. */
export interface ConverseResponse {
  output: { message: { role: 'assistant'; content: { toolUse: { toolUseId: string; name: string; input: object } }[] } }
  stopReason: 'tool_use'
}

/**
 * Responds to a Converse request as a model would, from the same prompt. Deterministic: the same request always gets the
 * same response. Throws an error if the request is not one of the analyst's.
 */
export function respondToConverse({ messages, toolConfig }: ConverseRequest): ConverseResponse {
  const name = toolConfig?.tools?.[0]?.toolSpec?.name
  const asked = askedIn(messages?.[0]?.content?.[0]?.text ?? '')
  if (name !== 'record_analysis' && name !== 'record_breakdown') throw new Error(`There is no tool ${name}`)

  const input = name === 'record_analysis' ? analysisOf(asked) : revisionOf(asked)
  const content = [{ toolUse: { toolUseId: `offline-${name}`, name, input } }]
  return { output: { message: { role: 'assistant', content } }, stopReason: 'tool_use' }
}
