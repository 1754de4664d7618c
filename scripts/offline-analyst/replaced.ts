import { sum } from '#domain/apportion'
import type { Line } from '#contract/estimation'
import type { BuildRole } from '#contract/breakdown'
import { changedWords } from '#domain/changed-words'
import { expectedHours } from '#domain/range'
import type { AnalysisOutput } from '#functions/services/analyst/tool-schemas'
import type { Asked, ReplacedLine } from './prompt'
import { isAsking } from './reading/statement'
import { namesIn } from './sizing/connections'
import { formats, usualFor } from './sizing/items'
import { foundation } from './sizing/plan'
import { matterIn, study } from './study'
import { wordsOf } from './text/words'
import { type MeaningKind, lexicon } from './vocabulary/lexicon'

/** Bounds of the factor by which a changed line can scale its tasks. */
const scale = { min: 0.25, max: 4 }

type ReplacedTask = ReplacedLine['tasks'][number]

interface Again {
  components: AnalysisOutput['components']
  /** Changed lines whose tasks are recorded again. */
  lines: ReadonlySet<number>
}

/**
 * Records the tasks of changed lines again if the lines still ask for something: with the same hours if the size of the
 * text is the same, and scaled otherwise. A task that cites several lines changes by their share. What every part of the
 * product rests on stays, of whatever size a line is. A line that asks for other work than before gets tasks of its own
 * words, which together take as long.
 */
export function recordAgain(asked: Asked): Again {
  const { title, lines, replaced } = asked
  if (replaced.length === 0) return { components: [], lines: new Set() }
  const textOf = new Map(lines.map(({ id, text }) => [id, text]))
  const { reading } = study(title, lines, { of: 2, isSoftware: true })
  const asking = new Set(reading.statements.filter(isAsking).flatMap((statement) => statement.lines))
  const changed = replaced.filter(({ line, tasks }) => asking.has(line) && tasks.length > 0)
  const tasks = new Map<string, { task: ReplacedTask; factor: number; lines: number[] }>()
  const others: AnalysisOutput['components'] = []
  for (const { line, before, tasks: own } of changed) {
    const after = textOf.get(line) ?? before
    const factor = growth(title, before, after)
    const gone = asksForOther(before, after) ? own.filter((task) => task.lines === 1 && !isOfWhole(task)) : []
    const other = gone.length > 0 ? componentsFor({ id: line, text: after }, asked) : []
    others.push(...scaleTo(sum(gone.map((task) => expectedHours(rangeOf(task.hours, factor)))), other))
    for (const task of own.filter((task) => other.length === 0 || !gone.includes(task))) {
      const key = `${task.component}\n${task.role}\n${task.name}`
      const known = tasks.get(key) ?? { task, factor: 1, lines: [] }
      const share = isOfWhole(task) ? 0 : (factor - 1) / Math.max(1, task.lines)
      tasks.set(key, { task, factor: known.factor + share, lines: [...known.lines, line] })
    }
  }
  return {
    lines: new Set(changed.map(({ line }) => line)),
    components: [
      ...[...tasks.values()].map(({ task, factor, lines }) => ({
        name: task.component,
        description: '',
        complexity: 'low' as const,
        tasks: [
          { ...rangeOf(task.hours, factor), name: task.name, role: task.role as BuildRole, sources: lines.map(String) },
        ],
      })),
      ...others,
    ],
  }
}

/** Returns the work that a line asks for, whatever was asked for in its place. */
function componentsFor(line: Line, { title, workType }: Asked): AnalysisOutput['components'] {
  const { plan } = study(title, [line], { of: 2, workType, isSoftware: true })
  return plan.components
    .filter(({ name }) => name !== foundation.name)
    .map((component) => ({
      ...component,
      tasks: component.tasks.flatMap(({ places: _places, ...task }) => {
        // Parts of a large task are equal, and what it takes here may need fewer or none.
        const [end = '', number = 1, count = 1] = / \((\d+) of (\d+)\)$/.exec(task.name) ?? []
        const whole = rangeOf([task.optimistic, task.likely, task.pessimistic], Number(count))
        const name = task.name.slice(0, task.name.length - end.length)
        return Number(number) === 1 ? [{ ...task, ...whole, name, sources: [String(line.id)] }] : []
      }),
    }))
}

/** Scales tasks so that they take these hours. */
function scaleTo(hours: number, components: AnalysisOutput['components']): AnalysisOutput['components'] {
  const factor = hours / sum(components.flatMap(({ tasks }) => tasks.map(expectedHours)))
  return components.map((component) => ({
    ...component,
    tasks: component.tasks.map(({ optimistic, likely, pessimistic, ...task }) => ({
      ...task,
      ...rangeOf([optimistic, likely, pessimistic], factor),
    })),
  }))
}

/** True for work of the whole product, which cites the line that names it. */
const isOfWhole = ({ component, name }: ReplacedTask) => component === foundation.name || usualFor(name) !== undefined

/** True if a changed line names another system or kind of work in place of one: "connect to DATEV", "connect to SAP". */
function asksForOther(before: string, after: string): boolean {
  const [old, current] = [namedIn(before), namedIn(after)]
  return [...old].some((name) => !current.has(name)) && [...current].some((name) => !old.has(name))
}

const naming = new Set<MeaningKind>(['system', 'technology', 'work'])

function namedIn(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set([
    ...lexicon.find(words).flatMap(({ owner }) => (naming.has(owner.kind) ? [owner.name] : [])),
    ...words.flatMap(({ raw }) => (formats.has(raw) ? [raw] : [])),
    ...namesIn(text),
  ])
}

function rangeOf([optimistic, likely, pessimistic]: [number, number, number], factor: number) {
  return { optimistic: optimistic * factor, likely: likely * factor, pessimistic: pessimistic * factor }
}

/** Returns how much more work a changed line asks for, as a factor. Further words alone ask for no less. */
function growth(title: string, before: string, after: string): number {
  const [from, to] = [matterIn(title, [before]), matterIn(title, [after])]
  const { removed, added } = changedWords(before, after)
  const [min, max] = [removed === '' ? 1 : scale.min, added === '' ? 1 : scale.max]
  return from > 0 && to > 0 ? Math.min(max, Math.max(min, to / from)) : 1
}
