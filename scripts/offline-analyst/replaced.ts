import { sum } from '#domain/apportion'
import type { BuildRole } from '#contract/breakdown'
import type { AnalysisOutput } from '#functions/services/analyst/tool-schemas'
import type { Asked, ReplacedLine } from './prompt'
import { isAsking } from './reading/statement'
import { matterOf } from './sizing/matter'
import { foundation } from './sizing/plan'
import { study } from './study'

/** Bounds of the factor by which a changed line can scale its tasks. */
const scale = { min: 0.25, max: 4 }

interface Again {
  components: AnalysisOutput['components']
  /** Changed lines whose tasks are recorded again. */
  lines: ReadonlySet<number>
}

/**
 * Records the tasks of changed lines again if the lines still ask for something: with the same hours if the size of the
 * text is the same, and scaled otherwise. A task that cites several lines changes by their share. The foundation carries the
 * product, of whatever size a line is.
 */
export function recordAgain({ title, lines, replaced }: Asked): Again {
  if (replaced.length === 0) return { components: [], lines: new Set() }
  const textOf = new Map(lines.map(({ id, text }) => [id, text]))
  const { reading } = study(title, lines, { of: 2, isSoftware: true })
  const asking = new Set(reading.statements.filter(isAsking).flatMap((statement) => statement.lines))
  const changed = replaced.filter(({ line, tasks }) => asking.has(line) && tasks.length > 0)
  const tasks = new Map<string, { task: ReplacedLine['tasks'][number]; factor: number; lines: number[] }>()
  for (const { line, before, tasks: own } of changed) {
    const factor = growth(title, before, textOf.get(line) ?? before)
    for (const task of own) {
      const key = `${task.component}\n${task.role}\n${task.name}`
      const known = tasks.get(key) ?? { task, factor: 1, lines: [] }
      const share = task.component === foundation.name ? 0 : (factor - 1) / Math.max(1, task.lines)
      tasks.set(key, { task, factor: known.factor + share, lines: [...known.lines, line] })
    }
  }
  return {
    lines: new Set(changed.map(({ line }) => line)),
    components: [...tasks.values()].map(({ task, factor, lines }) => ({
      name: task.component,
      description: '',
      complexity: 'low',
      tasks: [
        { ...rangeOf(task.hours, factor), name: task.name, role: task.role as BuildRole, sources: lines.map(String) },
      ],
    })),
  }
}

function rangeOf([optimistic, likely, pessimistic]: [number, number, number], factor: number) {
  return { optimistic: optimistic * factor, likely: likely * factor, pessimistic: pessimistic * factor }
}

/** Returns how much more work a changed line asks for, as a factor. */
function growth(title: string, before: string, after: string): number {
  const [from, to] = [matterIn(title, before), matterIn(title, after)]
  return from > 0 && to > 0 ? Math.min(scale.max, Math.max(scale.min, to / from)) : 1
}

function matterIn(title: string, text: string): number {
  const { reading, recognized } = study(title, [{ id: 1, text }], { of: 2, isSoftware: true })
  return sum(matterOf(reading.statements, recognized))
}
