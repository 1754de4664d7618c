import { createHash, randomBytes } from 'node:crypto'
import { taskHours } from '#domain/breakdown'
import { log } from '#functions/lib/log'
import { refuse } from '#functions/lib/refusal'
import { type Reply, converse, modelId } from './converse'
import { analystFailures } from './failures'
import { type Tool, readInput } from './tool'

/** What the model is asked, and when its answer is good. */
export interface Ask<T> {
  instructions: string
  tool: Tool<T>
  /** The user's turn around the client's text, which `key` marks. */
  prompt: (key: string) => string
  /** What is wrong in a well-formed answer, in words for the model. What is still wrong after one repair, code mends. */
  issuesIn: (answer: T) => string[]
  /** Whether less can be asked at a time, where the answer does not fit. */
  divisible: boolean
}

/** How many things the model is told at once that it got wrong. */
const issuesTold = 40

/**
 * The model's answer, checked, after one repair turn where it needs one. Null where it does not fit and less can be
 * asked. Throws a Refusal when there is no usable answer.
 */
export async function ask<T>({ instructions, tool, prompt, issuesIn, divisible }: Ask<T>): Promise<T | null> {
  // Nobody who writes a document can know the key, so no document can close its own tag.
  const request = { instructions, tool, prompt: prompt(randomBytes(8).toString('hex')) }

  const reply = await converse(request)
  if (reply.tooLong && divisible) return null
  const first = judged(reply, tool, issuesIn)
  if (first.issues.length === 0) return first.value ?? null

  const complaint = complaintOf(first.issues)
  let stillWrong = 0
  try {
    const repaired = await converse({ ...request, repair: { reply, complaint } })
    const second = judged(repaired, tool, issuesIn)
    stillWrong = second.issues.length
    // Some models answer a complaint with the repaired part alone.
    const better = !first.value || second.issues.length <= first.issues.length
    if (second.value && better) return second.value
    if (!first.value && repaired.tooLong && divisible) return null
  } catch (error) {
    if (!first.value) throw error
  }
  if (first.value) return first.value
  // What is wrong may quote the document.
  log.error('The analyst gave no usable answer', { modelId, tool: tool.name, wrong: first.issues.length, stillWrong })
  throw refuse.analystFailed(analystFailures.unusable)
}

/** The same for the same request to the same model, whatever its key. */
export const fingerprint = ({ instructions, tool, prompt }: Pick<Ask<unknown>, 'instructions' | 'tool' | 'prompt'>) =>
  createHash('sha256')
    .update(JSON.stringify([modelId, instructions, tool.json, prompt('key')]))
    .digest('hex')

function judged<T>(reply: Reply, tool: Tool<T>, issuesIn: Ask<T>['issuesIn']): { value?: T; issues: string[] } {
  if (reply.tooLong) {
    return {
      issues: [
        `It was cut off because it is too long. Use fewer, larger tasks (up to ${taskHours.most} hours) and shorter texts.`,
      ],
    }
  }
  if (reply.input === undefined) return { issues: [`There is no input for ${tool.name} in it.`] }
  const read = readInput(tool, reply.input)
  return 'wrong' in read ? { issues: read.wrong } : { value: read.value, issues: issuesIn(read.value) }
}

const complaintOf = (issues: string[]) =>
  [
    'Your answer cannot be used as it is:',
    ...issues.slice(0, issuesTold).map((issue) => `- ${issue}`),
    ...(issues.length > issuesTold ? [`- and ${issues.length - issuesTold} more like these`] : []),
    'Answer again, the whole of it, with this put right.',
  ].join('\n')
