import { expectedHours } from '#domain/range'
import { isAsking } from '../reading/statement'
import { foundationTasks } from '../sizing/foundation'
import { foundation } from '../sizing/plan'
import { foundationHours } from '../sizing/scale'
import { type OpenPoint, isOf, rounded, select } from './form'

/** Asks first whether the product is new, because this moves the hours most, unless the text is clear. */
export const newOrExisting: OpenPoint['ask'] = ({ reading, profile, plan }, tasks) => {
  const { existing } = reading
  const isLong = reading.statements.filter(isAsking).length > shortText
  if (existing < (isLong ? doubt.fromInLong : doubt.from) || existing > doubt.to || reading.form !== 'text') return []
  const question = 'Is this a new product or a change to an existing one?'
  if (profile.kind === 'product') {
    const choices = [
      { option: 'A new product', effects: [] },
      { option: 'A change to an existing product', effects: [{ kind: 'remove' as const, of: isOf(foundation.name) }] },
    ]
    return [select(question, 'the foundation of a new product', choices, tasks)]
  }
  const added = foundationTasks(plan.form, foundationHours(plan.form)).map((it) => ({
    component: foundation.name,
    ...it,
  }))
  const choices = [
    { option: 'A change to an existing product', effects: [] },
    { option: 'A new product', effects: [{ kind: 'add' as const, tasks: added }] },
  ]
  return [select(question, 'the foundation of a new product', choices, tasks)]
}

/** Range of evidence in which the text may mean a new or an existing product. */
const doubt = { from: -1, fromInLong: 0.3, to: 2.2 }

/** Maximum requirements of a short text. Longer texts about an existing product mention it. */
const shortText = 12

const maxParts = 6

/** Asks which parts are still to be built, if the text describes a finished product or mentions an existing one. */
export const partsToBuild: OpenPoint['ask'] = ({ reading, profile }, tasks) => {
  const mentions = reading.statements.some(({ hits }) => hits.some(({ owner }) => owner.kind === 'existing'))
  if (profile.kind === 'change' || !(mentions || reading.describesFinished)) return []
  const hours = new Map<string, number>()
  for (const task of tasks) {
    if (task.component !== foundation.name) {
      hours.set(task.component, (hours.get(task.component) ?? 0) + expectedHours(task))
    }
  }
  const parts = [...hours].toSorted(([, one], [, other]) => other - one).slice(0, maxParts)
  if (parts.length < 2) return []
  const names = parts.map(([name]) => name)
  return [
    {
      question: 'Which of these parts still need to be built? Deselect those that already exist.',
      type: 'multiselect',
      effect: 'parts that already exist',
      unit: 'hours',
      options: parts.map(([option, moves]) => ({ option, moves: rounded(moves) })),
      moves: 0,
      neutral: names,
      effects: (ticked) => [
        { kind: 'remove', of: ({ component }) => names.includes(component) && !ticked.includes(component) },
      ],
    },
  ]
}

const maxSystems = 2

/** Asks about the interfaces of named systems, which texts seldom describe. */
export const interfaces: OpenPoint['ask'] = ({ recognized }, tasks) =>
  [...new Set(recognized.systems.flatMap((names) => [...names]))].slice(0, maxSystems).map((system) => {
    const component = `Integration with ${system}`
    const explore = {
      component,
      name: `Technical analysis of the ${system} interface`,
      role: 'Back-end developer' as const,
      hours: 12,
    }
    return select(
      `How can data be exchanged with ${system}?`,
      `the integration with ${system}`,
      [
        { option: 'Through a documented interface with a test account', effects: [] },
        {
          option: 'Through file exchange',
          effects: [{ kind: 'scale', factor: 0.7, of: isOf(component) }],
        },
        { option: 'Not known yet, or without documentation', effects: [{ kind: 'add', tasks: [explore] }] },
      ],
      tasks,
    )
  })
