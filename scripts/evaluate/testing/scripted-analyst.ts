import type { ConverseRequest } from '@aws-sdk/client-bedrock-runtime'
import type { WorkType } from '#contract/breakdown'
import { aProduct } from '#scripts/testing/arbitraries'
import { calls, promptOf } from '#scripts/testing/model'
import type { Estimated } from '../analyst'

/** Hours that the scripted model assigns to a line, or 0 if it asks for nothing. */
export type Judge = (line: string, id: number, lines: readonly string[]) => number

export const asksForWork =
  /^(?:- |Users can|Customers shall|The mobile app|As an administrator|The system must|Beekeepers)/

/** Correct judgement: the same hours for each line that asks for something. */
export const sound: Judge = (line) => (asksForWork.test(line) ? 6 : 0)

/** Creates a model with a task for every line that has hours, and all other lines in background, unless overridden. */
export function scripted(
  judge: Judge,
  change: (recorded: Recorded, lines: readonly string[]) => Partial<Recorded> = () => ({}),
) {
  return (request: ConverseRequest) => {
    if (request.toolConfig?.tools?.[0]?.toolSpec?.name === 'record_breakdown') {
      return calls({ changed: [], removed: [], added: [] })
    }
    const numbered = [...promptOf(request).matchAll(/^(\d+)\| (.*)$/gm)].map(([, id, text]) => ({
      id: Number(id),
      text: text!,
    }))
    const lines = numbered.map(({ text }) => text)
    const judged = numbered.map(({ id, text }) => ({ id, text, hours: judge(text, id, lines) }))
    const recorded: Recorded = {
      summary: 'A tool library.',
      ...aProduct,
      components: [
        {
          name: 'Tool library',
          description: 'All of it',
          complexity: 'low',
          tasks: judged
            .filter(({ hours }) => hours > 0)
            .map(({ id, text, hours }) => ({
              name: text.replace(/^\W+/, '').slice(0, 60),
              role: 'Back-end developer',
              optimistic: hours,
              likely: hours,
              pessimistic: hours,
              sources: [String(id)],
            })),
        },
      ],
      background: judged.filter(({ hours }) => hours === 0).map(({ id }) => String(id)),
    }
    return calls({ ...recorded, ...change(recorded, lines) })
  }
}

export interface Recorded extends WorkType {
  summary: string
  components: { name: string; description: string; complexity: string; tasks: { sources: string[] }[] }[]
  background: string[]
}

/** Creates an estimate with these hours and no tasks, unless changed. */
export const anEstimate = (hours: number, change: Partial<Estimated> = {}): Estimated => ({
  build: hours,
  total: hours,
  hours: Math.round(hours),
  p10: hours,
  p80: hours,
  p90: hours,
  kind: 'product',
  components: 1,
  questions: 0,
  tasks: [],
  supporting: [],
  lines: [],
  background: [],
  notEstimated: [],
  seconds: 0,
  remarks: [],
  layers: [],
  ...change,
})
