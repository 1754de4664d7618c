import type { Line } from '#contract/estimation'
import { sum } from '#domain/hours/apportion'
import type { BreakdownOutput } from '#functions/services/analyst/tool-schemas'
import { assumptionsOf } from './assumptions'
import { exclusionsIn } from './exclusions'
import { rangesAmong } from './line-ranges'
import type { Asked, ShownAnswer, ShownTask } from './prompt'
import { effectsOf, tasksOf } from './questions/ask'
import { changeBy } from './questions/effects'
import { listOf } from './questions/form'
import { wishesIn, wishesInAnyForm } from './questions/further-features'
import { questionsOn } from './questions/open-questions'
import type { Effect, Movable } from './questions/question'
import { risksOf } from './risks'
import { hoursOfChange } from './sizing/change'
import { keepsNoData } from './reading/storage'
import { foundationTasks } from './sizing/foundation'
import { usualFor } from './sizing/items'
import { matterOf } from './sizing/matter'
import { foundation } from './sizing/plan'
import { rolesOf } from './sizing/reach'
import { factorOfKind, hoursOfMatter, sizeOf } from './sizing/scale'
import { type Study, linesOf, study } from './study'
import { technologiesOf } from './technologies'

/**
 * Applies the answers and a corrected work type, and returns the input of the tool `record_breakdown`. An answer equal to
 * the assumed one changes nothing.
 */
export function revisionOf(asked: Asked): BreakdownOutput {
  const { title, lines, tasks, answers, section } = asked
  const isFirst = section === 1
  const studied = study(title, lines, { workType: asked.assumedWorkType, of: asked.of })
  const corrected = isCorrected(asked) ? study(title, lines, { workType: asked.workType, of: asked.of }) : null
  const shown = tasks.map(movableOf)
  const given = answers.filter(({ answer, assumed }) => textOf(answer) !== textOf(assumed))
  const questions =
    given.length > 0 ? [...questionsOn(studied, tasksOf(studied)).open, ...wishesInAnyForm(studied, [])] : []
  const effects = [
    ...given.flatMap((given) => effectsOf(questions, given)),
    ...effectsOfCorrection(asked, studied),
  ].filter(({ kind }) => isFirst || kind !== 'add')
  const change = changeBy(effects, shown)
  const sources = sourcesFor(studied, lines)
  const sourcesOfWish = new Map(
    wishesIn(studied.reading).asked.flatMap(({ place, added }) =>
      added.map(({ name }) => [name, rangesAmong(studied.ids)(linesOf([place], studied))] as const),
    ),
  )
  return {
    changed: [...change.changed].map(([place, hours]) => ({ task: tasks[place]!.task, ...hours })),
    removed: [...change.removed].map((place) => tasks[place]!.task),
    added: change.added.map((component) => ({
      ...component,
      tasks: component.tasks.map((task) => ({
        ...task,
        sources: task.answers.length > 0 ? (sourcesOfWish.get(task.name) ?? []) : sources,
      })),
    })),
    risks: isFirst ? risksOf(corrected ?? studied, asked.of === 1) : [],
    assumptions: isFirst ? assumptionsOf(studied, asked.workType?.kind, answers, asked.of === 1) : [],
    exclusions: exclusionsIn(studied, answers),
    // Those that are usual in a new product are none of a change, and the reverse.
    techStack: corrected ? technologiesOf(corrected) : [],
  }
}

const isCorrected = ({ workType: now, assumedWorkType: assumed }: Asked) =>
  now?.kind !== assumed?.kind || now?.platform !== assumed?.platform

const movableOf = ({ component, name, role, hours: [optimistic, likely, pessimistic] }: ShownTask): Movable => ({
  component,
  name,
  role: role as Movable['role'],
  optimistic,
  likely,
  pessimistic,
})

const textOf = (answer: ShownAnswer['answer']) => listOf(answer).toSorted().join('\n')

/**
 * Returns the effects of a corrected kind or platform: the foundation is added or removed, and the rest is scaled. What the
 * text does not name but a new product usually has, exists already if the product does.
 */
function effectsOfCorrection({ workType, assumedWorkType: assumed, of }: Asked, study: Study): Effect[] {
  if (!workType || !assumed || (workType.kind === assumed.kind && workType.platform === assumed.platform)) return []
  const isFoundation = ({ component }: Movable) => component === foundation.name
  const { plan, reading, recognized } = study
  const matter = Math.max(1, sum(matterOf(reading.statements, recognized)))
  const isSame = workType.platform === assumed.platform
  const form = isSame ? plan.form : workType.platform
  const size = isSame ? plan.size : sizeOf(form)
  const kinds = { from: assumed.kind, to: workType.kind }
  const change = of === 1 ? sum(hoursOfChange(reading, recognized) ?? []) : 0
  const factor =
    (hoursOfMatter(matter, size, kinds.from) / hoursOfMatter(matter, plan.size, kinds.from)) *
    factorOfKind({ matter, roles: rolesOf(recognized, reading, of), change }, size, kinds)
  const effects: Effect[] = [{ kind: 'scale', factor, of: (task) => !isFoundation(task) }]
  const added = foundationTasks(form, size.foundation, !keepsNoData(reading, recognized)).map((task) => ({
    component: foundation.name,
    ...task,
  }))
  if (workType.kind === 'product' && assumed.kind !== 'product') effects.push({ kind: 'add', tasks: added })
  if (workType.kind !== 'product')
    effects.push({ kind: 'remove', of: (task) => isFoundation(task) || usualFor(task.name) !== undefined })
  else if (assumed.kind === 'product') {
    effects.push({ kind: 'scale', factor: size.foundation / plan.size.foundation, of: isFoundation })
  }
  return effects
}

/** Returns the source of tasks that a corrected type of work adds: a line that describes the product. */
function sourcesFor(studied: Study, lines: readonly Line[]): string[] {
  const { reading, ids } = studied
  const telling = reading.statements.findIndex(({ definite, kind }) => definite && kind === 'function')
  const asking = reading.statements.findIndex(({ kind }) => kind === 'function')
  const place = telling >= 0 ? telling : asking
  return rangesAmong(ids)(place >= 0 ? linesOf([place], studied) : [lines[0]?.id ?? 1])
}
