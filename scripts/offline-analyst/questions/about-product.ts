import { expectedHours } from '#domain/range'
import { foundation } from '../sizing/plan'
import { type OpenPoint, isOf, rounded, select } from './form'

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
      question: 'Which of these parts still need to be built? Select them, and leave out those that already exist.',
      type: 'multiselect',
      effect: 'parts that already exist',
      unit: 'hours',
      options: parts.map(([option, moves]) => ({ option, moves: rounded(moves) })),
      moves: 0,
      neutral: names,
      effects: (ticked, offered) => [
        { kind: 'remove', of: ({ component }) => offered.includes(component) && !ticked.includes(component) },
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
