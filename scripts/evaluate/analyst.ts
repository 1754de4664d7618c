import type { Analysis, Breakdown, Task, WorkType } from '#contract/breakdown'
import type { Estimation, Line } from '#contract/estimation'
import { defaultSettings } from '#contract/settings'
import { maskConstraints } from '#domain/constraints/mask'
import { maskLines } from '#domain/constraints/masked-lines'
import { answerSentences, completeAnswers } from '#domain/scope/answers'
import { estimationOf } from '#domain/estimate/estimate'
import { sum } from '#domain/hours/apportion'
import { supportingRowsOf } from '#domain/hours/supporting-work'
import { buildHoursIn, buildHoursOf } from '#domain/hours/workload'
import { type Layer, mergeBreakdowns } from '#domain/revision/layers'
import type { LineMatch } from '#domain/revision/match-lines'
import { matchRevision } from '#domain/revision/match-revision'
import { Refusal } from '#functions/lib/refusal'
import type { analyze } from '#functions/services/analyst/analyze'
import type { breakDown } from '#functions/services/analyst/break-down'
import type { readRevision } from '#functions/services/analyst/read-revision'

/** Values of an estimate that the properties compare. */
export interface Estimated {
  /** Expected hours of the build tasks, unrounded. Variants of a text are compared by them. */
  build: number
  /** Expected hours of the whole project including supporting work, unrounded. */
  total: number
  /** The total in whole hours as shown to users, with its range. */
  hours: number
  p10: number
  p80: number
  p90: number
  kind: WorkType['kind']
  components: number
  questions: number
  tasks: { name: string; sources: number[] }[]
  lines: Line[]
  background: number[]
  /** Lines that supporting work cites, such as those that ask for tests or training. */
  supporting: number[]
  notEstimated: number[]
  /**
   * Duration of both requests: elapsed or processor time, whichever is less, because the machine has other work too.
   */
  seconds: number
  /** The analyst's remarks: its summary and assumptions. */
  remarks: string[]
  /** Layers that a revision starts from. */
  layers: Layer[]
}

/** An estimate, or the error message if there is none. */
export type Estimate = Estimated | { refused: string }

/** Outputs by request, so that a repeated request does not have to be sent again. */
export type Remembered = Map<string, unknown>

export interface Analyst {
  name: string
  /** True for a model, whose output varies. The offline analyst is deterministic. */
  isModel: boolean
  /** Returns the characters sent to it so far. Absent if they are not counted. */
  sent?: () => number
  /** Throws if there is neither an estimate nor an error message. */
  estimate: (title: string, text: string, remembered?: Remembered) => Promise<Estimate>
  /** Estimates a changed text as a revision of an earlier one. */
  revise: (title: string, before: Pick<Estimated, 'lines' | 'layers'>, text: string) => Promise<Revised>
}

/** A revised text. */
interface Revised extends Pick<Estimated, 'build' | 'lines' | 'layers'> {
  tasks: Task[]
  match: LineMatch
}

interface Adapter {
  analyze: typeof analyze
  breakDown: typeof breakDown
  readRevision: typeof readRevision
}

/** Reference day for deadlines. No property depends on it. */
const startsOn = new Date('2026-01-05')

/**
 * Creates an analyst that estimates like the product with every question left open: masked, numbered, read, revised,
 * computed.
 */
export function analystBy(adapter: Adapter, about: Pick<Analyst, 'name' | 'isModel'>): Analyst {
  return {
    ...about,
    async estimate(title, text, remembered = new Map()) {
      const { lines, constraints } = maskLines(text)
      const input = {
        title: maskConstraints(title).text,
        lines,
        report: () => {},
        remember: <T>(key: string, make: () => Promise<T>) => recall(remembered, key, make),
      }
      try {
        const sinceStart = stopwatch()
        const analysis = await adapter.analyze(input)
        const answers = completeAnswers(analysis.questions, {})
        const assumed = analysis.questions.map(({ id }) => id)
        const breakdown = await adapter.breakDown({ ...input, analysis, answers, assumed })
        const seconds = sinceStart()
        const estimation = estimationOf({
          breakdown,
          lines,
          constraints,
          settings: defaultSettings,
          answeredShare: 0,
          assumed: answerSentences(analysis.questions, answers, assumed),
          analyst: breakdown.analyst,
          startsOn,
        })
        return { ...estimatedOf(lines, analysis, breakdown, estimation), seconds, layers: [{ analysis, breakdown }] }
      } catch (error) {
        if (error instanceof Refusal) return { refused: error.message }
        throw error
      }
    },
    async revise(title, before, text) {
      const { lines } = maskLines(text)
      const match = matchRevision(before.lines, lines)
      const layers = await adapter.readRevision({
        title: maskConstraints(title).text,
        lines,
        before: before.lines,
        match,
        layers: before.layers,
        answers: {},
        report: () => {},
        remember: (_, make) => make(),
      })
      const tasks = tasksOf(layers)
      return { lines, match, layers, tasks, build: buildHoursIn({ tasks }) }
    },
  }
}

/** Returns the tasks of a version. */
export const tasksOf = (layers: readonly Layer[]): Task[] =>
  mergeBreakdowns(layers.map(({ breakdown }) => breakdown)).components.flatMap(({ tasks }) => tasks)

async function recall<T>(remembered: Remembered, key: string, make: () => Promise<T>): Promise<T> {
  if (!remembered.has(key)) remembered.set(key, await make())
  return remembered.get(key) as T
}

/** Returns a function for the seconds since its creation: elapsed or processor time, whichever is less. */
function stopwatch(): () => number {
  const clock = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.min((performance.now() - clock) / 1e3, (user + system) / 1e6)
  }
}

function estimatedOf(
  lines: Line[],
  analysis: Analysis,
  breakdown: Breakdown,
  estimation: Estimation,
): Omit<Estimated, 'seconds' | 'layers'> {
  const hours = buildHoursOf(breakdown.components)
  const supporting = supportingRowsOf(hours, defaultSettings.developerCount, breakdown.workType)
  return {
    build: hours.build,
    total: hours.build + sum(supporting.map(({ hours }) => hours)),
    hours: estimation.totalHours,
    p10: estimation.range.p10.hours,
    p80: estimation.range.p80.hours,
    p90: estimation.range.p90.hours,
    kind: breakdown.workType.kind,
    components: breakdown.components.length,
    questions: analysis.questions.length,
    tasks: breakdown.components.flatMap(({ tasks }) => tasks.map(({ name, sources }) => ({ name, sources }))),
    lines,
    background: breakdown.background,
    supporting: breakdown.supporting.flatMap(({ sources }) => sources),
    notEstimated: estimation.notEstimated,
    remarks: [analysis.summary, ...breakdown.assumptions],
  }
}
