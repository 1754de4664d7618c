import type { Line } from '#contract/estimation'
import { sum } from '#domain/hours/apportion'
import type { BreakdownOutput } from '#functions/services/analyst/tool-schemas'
import { assumptionsOf } from './assumptions'
import { exclusionsIn } from './exclusions'
import { rangesAmong } from './line-ranges'
import type { Asked, ShownAnswer } from './prompt'
import { effectsOf, tasksOf } from './questions/ask'
import { decisionsOf } from './questions/alternatives'
import { changeBy } from './questions/effects'
import { listOf } from './questions/form'
import { wishesInAnyForm } from './questions/further-features'
import { questionsOn } from './questions/open-questions'
import type { Effect, Movable } from './questions/question'
import { recordTasks } from './record-tasks'
import { risksOf } from './risks'
import { hoursOfChange } from './sizing/change'
import { keepsNoData } from './reading/storage'
import { describe } from './sizing/description'
import { foundationReason, foundationTasks } from './sizing/foundation'
import { usualFor } from './sizing/items'
import { matterOf } from './sizing/matter'
import { moveToChoice } from './sizing/other-choice'
import { type MovedTask, moveToPlatform } from './sizing/other-platform'
import { foundation } from './sizing/plan'
import { rolesOf } from './sizing/reach'
import { factorOfKind } from './sizing/scale'
import { type Study, linesOf, study } from './study'
import { technologiesOf } from './technologies'

/**
 * Applies the answers and a corrected work type, and returns the input of the tool `record_breakdown`. An answer equal to
 * the assumed one changes nothing.
 */
export function revisionOf(asked: Asked): BreakdownOutput {
  const { title, lines, tasks, answers, section, of } = asked
  const isFirst = section === 1
  const open = study(title, lines, { workType: asked.assumedWorkType, of })
  const [assumed, chosen] = [decisionsOf(open, answers, 'assumed'), decisionsOf(open, answers, 'answer')]
  const [studied, decided] = [open.decide(assumed), open.decide(chosen)]
  const corrected = isCorrected(asked)
    ? study(title, lines, { workType: asked.workType, isCorrected: isOtherPlatform(asked), of, decisions: chosen })
    : null
  const onPlatform = study(title, lines, {
    workType: asked.assumedWorkType && { ...asked.assumedWorkType, platform: asked.workType!.platform },
    isCorrected: isOtherPlatform(asked),
    of,
    decisions: assumed,
  })
  const moved = onPlatform.decide(chosen)
  const shown = moveToChoice(tasksOnPlatform(asked, studied, onPlatform), onPlatform, moved)
  const given = answers.filter(({ answer, assumed }) => textOf(answer) !== textOf(assumed))
  const questions =
    given.length > 0 ? [...questionsOn(decided, tasksOf(decided)).open, ...wishesInAnyForm(decided, [])] : []
  const effects = [
    ...given.flatMap((given) => effectsOf(questions, given)),
    ...effectsOfKind(asked, onPlatform),
  ].filter(({ kind }) => isFirst || kind !== 'add')
  const change = changeBy(effects, shown)
  const { ids } = decided
  const sources = sourcesFor(decided, lines)
  const revised = recordTasks(shown, change, tasks)
  return {
    ...revised,
    added: [
      ...revised.added.map((component) => ({ ...component, description: descriptionOn(moved, component) })),
      ...change.added.map((component) => ({
        ...component,
        tasks: component.tasks.map(({ places, ...task }) => ({
          ...task,
          sources:
            places.length > 0 ? rangesAmong(ids)(linesOf(places, decided)) : task.answers.length > 0 ? [] : sources,
        })),
      })),
    ],
    risks: isFirst ? risksOf(corrected ?? decided, of === 1) : [],
    assumptions: isFirst ? assumptionsOf(moved, asked.workType?.kind, answers, of === 1) : [],
    exclusions: exclusionsIn(decided, answers),
    techStack: corrected ? technologiesOf(corrected) : otherTechnologies(asked.technologies, studied, decided),
  }
}

/** Returns the technologies of other choices, which are those of the analysis as far as both have them. */
function otherTechnologies(named: readonly string[], studied: Study, decided: Study): string[] {
  if (studied === decided) return []
  const [from, to] = [technologiesOf(studied), technologiesOf(decided)]
  const left = named.filter((name) => !from.includes(name) || to.includes(name))
  return [...new Set([...left, ...to.filter((name) => !from.includes(name))])]
}

const isOtherPlatform = ({ workType, assumedWorkType }: Asked) => workType?.platform !== assumedWorkType?.platform

const isCorrected = (asked: Asked) => asked.workType?.kind !== asked.assumedWorkType?.kind || isOtherPlatform(asked)

const textOf = (answer: ShownAnswer['answer']) => listOf(answer).toSorted().join('\n')

/**
 * Returns the effects of a corrected kind: the foundation is added or removed, and the rest is scaled. What the text does
 * not name but a new product usually has, exists already if the product does.
 */
function effectsOfKind(
  { workType, assumedWorkType: assumed, of }: Asked,
  { plan, reading, recognized }: Study,
): Effect[] {
  if (!workType || !assumed || workType.kind === assumed.kind) return []
  const isFoundation = ({ component }: Movable) => component === foundation.name
  const matter = Math.max(1, sum(matterOf(reading.statements, recognized)))
  const kinds = { from: assumed.kind, to: workType.kind }
  const change = of === 1 ? sum(hoursOfChange(reading, recognized) ?? []) : 0
  const factor = factorOfKind({ matter, roles: rolesOf(recognized, reading, of), change }, plan.size, kinds)
  const effects: Effect[] = [{ kind: 'scale', factor, of: (task) => !isFoundation(task) }]
  const added = foundationTasks(plan.form, plan.size.foundation, !keepsNoData(reading, recognized)).map((task) => ({
    component: foundation.name,
    ...task,
  }))
  if (workType.kind === 'product') effects.push({ kind: 'add', tasks: added })
  else effects.push({ kind: 'remove', of: (task) => isFoundation(task) || usualFor(task.name) !== undefined })
  return effects
}

/** Returns the tasks as the corrected platform has them. */
function tasksOnPlatform(asked: Asked, from: Study, to: Study): MovedTask[] {
  const shown = asked.tasks.map(
    ({ component, name, role, hours: [optimistic, likely, pessimistic] }, at): MovedTask => ({
      component,
      name,
      role: role as Movable['role'],
      optimistic,
      likely,
      pessimistic,
      of: [at],
    }),
  )
  const isStoring = !keepsNoData(from.reading, from.recognized)
  return isOtherPlatform(asked) ? moveToPlatform(shown, { from: from.plan, to: to.plan, isStoring }) : shown
}

const descriptionOn = ({ plan, reading, recognized }: Study, component: Parameters<typeof describe>[0]) =>
  component.name === foundation.name
    ? foundationReason(plan.form, !keepsNoData(reading, recognized))
    : describe(component)

/** Returns the source of tasks that a corrected type of work adds: a line that describes the product. */
function sourcesFor(studied: Study, lines: readonly Line[]): string[] {
  const { reading, ids } = studied
  const telling = reading.statements.findIndex(({ definite, kind }) => definite && kind === 'function')
  const asking = reading.statements.findIndex(({ kind }) => kind === 'function')
  const place = telling >= 0 ? telling : asking
  return rangesAmong(ids)(place >= 0 ? linesOf([place], studied) : [lines[0]?.id ?? 1])
}
