import type { BuildRole } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import type { BreakdownOutput } from '#functions/services/analyst/tool-schemas'
import { type Study, study } from './analyse'
import { rangesOf } from './line-ranges'
import type { Asked, ShownAnswer, ShownTask } from './prompt'
import { effectsOfAnswer } from './questions/answers'
import { type Standing, changeBy } from './questions/effects'
import { assumptionsOf } from './assumptions'
import { exclusionsIn } from './exclusions'
import { risksOf } from './risks'
import { technologiesOf } from './technologies'

/**
 * What the answers change, as record_breakdown takes it: answers equal to what was assumed change nothing, each other
 * one does what its question said it would.
 */
export function revisionOf({ title, lines, tasks, answers, section }: Asked): BreakdownOutput {
  const first = section === 1
  const studied = study(title, lines)
  const standing = tasks.map(standingOf)
  const given = answers.filter(({ answer, assumed }) => !same(answer, assumed))
  const effects = given
    .flatMap((answer) => effectsOfAnswer(answer, standing, studied))
    .filter(({ kind }) => first || kind === 'more' || kind === 'less' || kind === 'without')
  const change = changeBy(effects, standing, (place) => linesOf(tasks[place]!))

  const sources = sourcesFor(studied, lines)
  return {
    changed: [...change.changed]
      .filter(([place]) => !change.removed.has(place))
      .map(([place, hours]) => ({ task: tasks[place]!.task, ...hours })),
    removed: [...change.removed].map((place) => tasks[place]!.task),
    added: change.added
      .filter((addition) => addition.tasks.length > 0)
      .map((addition) => ({
        name: addition.name,
        description: addition.description,
        complexity: 'medium' as const,
        tasks: addition.tasks.map((task) => ({ ...task, sources })),
      })),
    risks: first ? risksOf(studied, given.length === 0) : [],
    assumptions: first ? assumptionsOf(studied) : [],
    exclusions: exclusionsIn(studied),
    techStack: technologiesOf(studied),
  }
}

const standingOf = ({ component, name, role, hours: [optimistic, likely, pessimistic] }: ShownTask): Standing => ({
  component,
  name,
  role: role as BuildRole,
  optimistic,
  likely,
  pessimistic,
})

function linesOf({ sources }: ShownTask): number[] {
  return sources.flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

const same = (one: ShownAnswer['answer'], other: ShownAnswer['answer']) => keyOf(one) === keyOf(other)

const keyOf = (answer: unknown) =>
  Array.isArray(answer) ? answer.map(String).toSorted().join('\n') : String(answer).trim()

/** What an answer adds has no line of its own: it stands with the lines that say what the product is. */
function sourcesFor({ reading, ids }: Study, lines: readonly Line[]): string[] {
  const { statements } = reading
  const telling =
    statements.find(({ definite, kind }) => definite && kind === 'function') ??
    statements.find(({ kind }) => kind === 'function')
  return rangesOf(telling?.lines ?? [lines[0]?.id ?? 1], ids)
}
