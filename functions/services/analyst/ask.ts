import { randomBytes } from 'node:crypto'
import { taskHours } from '#domain/hours/breakdown'
import { log } from '#functions/lib/log'
import { refuse } from '#functions/lib/refusal'
import { sha256 } from '#functions/lib/sha256'
import { type Reply, converse, modelId } from './converse'
import { analystFailures } from './failures'
import { type Tool, readInput } from './tool'

/** A request to the model, with the check of its output. */
export interface Ask<T> {
  instructions: string
  tool: Tool<T>
  /** The user message. The client's text is between tags that contain `key`. */
  prompt: (key: string) => string
  /**
   * Returns the issues of a well-formed output as text for the model. Issues that remain after one repair are fixed in
   * code.
   */
  issuesIn: (output: T) => string[]
  /** True if the request can be repeated with less text when the output does not fit. */
  divisible: boolean
}

/** Maximum number of issues that one repair message lists. */
const maxReportedIssues = 40

/**
 * Returns the model's validated output, after at most one repair. Returns null if the output does not fit and the
 * request is divisible. Throws a Refusal if there is no usable output.
 */
export async function ask<T>({ instructions, tool, prompt, issuesIn, divisible }: Ask<T>): Promise<T | null> {
  // The author of a document cannot know the key, so no document can close its own tag.
  const request = { instructions, tool, prompt: prompt(randomBytes(8).toString('hex')) }

  const reply = await converse(request)
  if (reply.tooLong && divisible) return null
  const first = check(reply, tool, issuesIn)
  if (first.issues.length === 0) return first.value ?? null

  const complaint = formatComplaint(first.issues)
  let stillWrong = 0
  try {
    const repaired = await converse({ ...request, repair: { reply, complaint } })
    const second = check(repaired, tool, issuesIn)
    stillWrong = second.issues.length
    // Some models output only the repaired part.
    const isBetter = !first.value || second.issues.length <= first.issues.length
    if (second.value && isBetter) return second.value
    if (!first.value && repaired.tooLong && divisible) return null
  } catch (error) {
    if (!first.value) throw error
  }
  if (first.value) return first.value
  // Issues may quote the document, so only their number is logged.
  log.error('analyst output not usable', {
    modelId,
    tool: tool.name,
    issues: first.issues.length,
    stillWrong,
  })
  throw refuse.analystFailed(analystFailures.unusable)
}

/** Hash of a request and its model. It does not depend on the random key. */
export const fingerprint = ({ instructions, tool, prompt }: Pick<Ask<unknown>, 'instructions' | 'tool' | 'prompt'>) =>
  sha256(JSON.stringify([modelId, instructions, tool.json, prompt('key')]))

function check<T>(reply: Reply, tool: Tool<T>, issuesIn: Ask<T>['issuesIn']): { value?: T; issues: string[] } {
  if (reply.tooLong) {
    return {
      issues: [
        `It was cut off because it is too long. Use fewer, larger tasks (up to ${taskHours.max} hours) and shorter texts.`,
      ],
    }
  }
  if (reply.input === undefined) return { issues: [`It contains no input for ${tool.name}.`] }
  const read = readInput(tool, reply.input)
  return 'issues' in read ? { issues: read.issues } : { value: read.value, issues: issuesIn(read.value) }
}

const formatComplaint = (issues: string[]) =>
  [
    'Your output cannot be used:',
    ...issues.slice(0, maxReportedIssues).map((issue) => `- ${issue}`),
    ...(issues.length > maxReportedIssues ? [`- and ${issues.length - maxReportedIssues} more like these`] : []),
    'Output all of it again with these issues fixed.',
  ].join('\n')
