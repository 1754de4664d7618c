import { afterAll, vi } from 'vitest'
import type { Answers } from '#contract/answers'
import type { Breakdown, ClarificationQuestion } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { buildHoursOf } from '#domain/hours/workload'
import { mergeBreakdowns } from '#domain/revision/layers'
import { matchRevision } from '#domain/revision/match-revision'
import { numberLines } from '#domain/text/requirement-lines'
import { respondToConverse } from '#scripts/offline-analyst/converse'
import { aReading, calls, startModel } from '#scripts/testing/model'

/** Returns a short text, line by line, that ends with this line. */
export const portal = (line: string) => [
  'We need a portal for our tenants.',
  '- Tenants report damage with photos',
  line,
]

let model: ReturnType<typeof startModel> | undefined
afterAll(async () => (await model)?.stop())

/** Has the offline analyst read a text with some answers, and then its revision. */
export async function revised(
  texts: string[],
  revise: (lines: Line[]) => Line[],
  answer: (questions: readonly ClarificationQuestion[]) => Answers = () => ({}),
) {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  // One for all revisions of a test file, because the adapter takes longer to import than to revise a short text.
  model ??= startModel([(request) => calls(respondToConverse(request).output.message.content[0]!.toolUse.input)])
  const { analyze, breakDown, readRevision, requests: received } = await model
  const { input } = aReading(texts)
  const analysis = await analyze(input)
  const answers = answer(analysis.questions)
  const before = await breakDown({ ...input, analysis, answers, assumed: [] })
  const first = received.splice(0)

  const lines = revise(input.lines)
  const match = matchRevision(input.lines, lines)
  const layers = await readRevision({
    ...input,
    lines,
    before: input.lines,
    match,
    layers: [{ analysis, breakdown: before }],
    answers,
  })
  const requests = received.splice(0)
  const after = mergeBreakdowns(layers.map(({ breakdown }) => breakdown))
  return { before, after, layers, match, first, requests }
}

/** Returns the tasks of a text before and after its revision, with their hours. */
export async function tasksOf(before: string, after: string) {
  const found = await revised(
    numberLines(before).map(({ text }) => text),
    () => numberLines(after),
  )
  const tasksIn = ({ components }: Breakdown) =>
    components.flatMap(({ tasks }) => tasks.map(({ name, likely, sources }) => ({ name, likely, sources })))
  return { before: tasksIn(found.before), after: tasksIn(found.after), ...hoursIn(found) }
}

const hoursIn = ({ before, after }: Record<'before' | 'after', Breakdown>) => ({
  growth: buildHoursOf(after.components).build / buildHoursOf(before.components).build,
})
