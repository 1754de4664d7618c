import { sum } from '#domain/hours/apportion'
import { expectedHours } from '#domain/hours/range'
import { quote } from '#domain/text/text'
import type { ShownAnswer } from '../prompt'
import type { Reading } from '../reading/read'
import { leftOut } from '../reading/statement'
import { matterOf } from '../sizing/matter'
import { layerName } from '../sizing/roles'
import { hoursOfMatter, sizeOf } from '../sizing/scale'
import { taskName } from '../sizing/task-name'
import type { Study } from '../study'
import type { Alternative } from '../text/passages'
import { type OpenPoint, listOf, select } from './form'
import { hoursPerUnit, tasksOf } from './further-features'
import type { Effect, Movable, NewTask } from './question'

/** Maximum questions about alternatives. */
const maxAsked = 3

const thingsIn = ({ chosen, others }: Alternative) => [chosen, ...others]

const optionOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const join = (texts: readonly string[], word: 'and' | 'or') =>
  `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1)}`.replace(new RegExp(`^ ${word} `), '')

const questionOn = (alternative: Alternative) =>
  `The requirements leave a choice: ${join(thingsIn(alternative), 'or')}. Which do you want?`

const allOf = ({ others }: Alternative) => (others.length > 1 ? 'All of them' : 'Both')

/** Returns the alternatives of a text, but not those among what is left out or only wished for, with their places. */
export const choicesIn = ({ statements }: Pick<Reading, 'statements'>) =>
  statements.flatMap(({ alternative, kind }, place) =>
    alternative && !leftOut.has(kind) ? [{ alternative, place }] : [],
  )

/** Asks which of several things is wanted of which the text asks for one. The first is assumed. */
export const alternatives: OpenPoint['ask'] = (study, tasks) =>
  choicesIn(study.reading)
    .slice(0, maxAsked)
    .map(({ alternative, place }) => {
      const { chosen, others, kind } = alternative
      const built = kind === 'made' ? null : others.map(effectsAt(study, place, alternative))
      const choices = [
        { option: optionOf(chosen), effects: [] },
        ...others.map((other, at) => ({
          option: optionOf(other),
          effects: built ? built[at]!.instead : [ownSoftware(study)],
        })),
        ...(built ? [{ option: allOf(alternative), effects: built.flatMap(({ beside }) => beside) }] : []),
      ]
      return select(questionOn(alternative), 'the choice', choices, tasks)
    })

/** Returns the effects of another thing instead of the chosen one, and beside it. */
function effectsAt({ plan, reading }: Study, place: number, { chosen, kind }: Alternative) {
  // Tasks of nothing else, and the name of their component if it has others.
  const own = plan.components.flatMap(({ name: component, tasks }) => {
    const those = tasks.filter(({ places }) => places.every((it) => it === place))
    return those.map((task): Movable => ({ ...task, component: those.length < tasks.length ? component : '' }))
  })
  const replaced = new Set(own.map(({ name }) => name))
  const tasksFor = (text: string) => tasksOf([text], hoursPerUnit(reading)).map((task) => ({ ...task, place }))
  const before = sum(tasksFor(chosen).map(({ hours }) => hours))
  return (other: string): Record<'instead' | 'beside', Effect[]> => {
    const wished = tasksFor(other)
    const after = sum(wished.map(({ hours }) => hours))
    const name = taskName({ text: other })
    const factor = before > 0 && after > 0 ? after / before : 1
    const tasks = own.map(
      (task): NewTask => ({
        component: task.component || name,
        name: own.length > 1 ? layerName(name, task.role) : name,
        role: task.role,
        hours: expectedHours(task) * factor,
        place,
      }),
    )
    if (tasks.length > 0) {
      const added: Effect = { kind: 'add', tasks }
      const removed: Effect = { kind: 'remove', of: (task) => replaced.has(task.name) }
      return { instead: [removed, added], beside: [kind === 'service' ? connection(other, place) : added] }
    }
    if (kind === 'service') return { instead: [], beside: [connection(other, place)] }
    // The tasks of the chosen one have other work, too, so that only what the other takes beyond it is added.
    const more = wished.map((task) => ({ ...task, hours: (task.hours * (after - before)) / after }))
    return {
      instead: after > before ? [{ kind: 'add', tasks: more }] : [],
      beside: [{ kind: 'add', tasks: wished }],
    }
  }
}

/** Adds a further service, which is documented and external. */
const connection = (service: string, place: number): Effect => ({
  kind: 'add',
  tasks: [
    { component: 'Integrations', name: `Integration with ${service}`, role: 'Back-end developer', hours: 10, place },
  ],
})

/** Scales the work of a product on ready-made software to that of one with software of its own. */
function ownSoftware({ plan: { size }, reading, recognized }: Study): Effect {
  const matter = Math.max(1, sum(matterOf(reading.statements, recognized)))
  const hoursWith = (as: typeof size) => as.foundation + hoursOfMatter(matter, as, 'product')
  return { kind: 'scale', factor: Math.max(1, hoursWith(sizeOf('web')) / hoursWith(size)), of: () => true }
}

/** Returns the thing of an alternative that is estimated: as the user answered, or the first. Null if all are. */
export function estimatedOf(alternative: Alternative, answers: readonly ShownAnswer[]): string | null {
  const asked = answers.find(({ question }) => question === questionOn(alternative))
  const [answer] = asked ? listOf(asked.answer) : []
  if (answer === allOf(alternative)) return null
  return thingsIn(alternative).find((thing) => optionOf(thing) === answer) ?? alternative.chosen
}

const numbers = ['', '', 'two', 'three', 'four', 'five']

/** States which of several things is estimated. */
export function alternativeAssumption(alternative: Alternative, answers: readonly ShownAnswer[]): string {
  const things = thingsIn(alternative)
  const wanted = `The requirements ask for one of ${numbers[things.length] ?? 'several'} things`
  const estimated = estimatedOf(alternative, answers)
  if (estimated === null) return `${wanted}, and all are estimated: ${join(things.map(quote), 'and')}.`
  const others = things.filter((thing) => thing !== estimated)
  return `${wanted}: ${quote(estimated)} is estimated, not ${join(others.map(quote), 'or')}.`
}
