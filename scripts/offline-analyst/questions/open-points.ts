import { quote } from '#domain/text/text'
import { isAsking } from '../reading/statement'
import { openEnd } from '../vocabulary/undecided'
import { type OpenPoint, select } from './form'
import type { Movable } from './question'

/** Maximum questions about what a text leaves undecided. */
const maxAsked = 2

const keyOf = ({ component, name }: Pick<Movable, 'component' | 'name'>) => `${component}\n${name}`

/** Asks if what a text says and leaves undecided is part of the work, unless it shares a task with something else. */
export const openPoints: OpenPoint['ask'] = ({ reading: { statements }, plan }, tasks) => {
  const open = statements.flatMap((it, place) =>
    isAsking(it) && !it.alternative && openEnd.test(it.text)
      ? [{ text: it.text.replace(openEnd, '').replace(/[.!]+$/, ''), place }]
      : [],
  )
  return open
    .flatMap(({ text, place }) => {
      const own = new Set(
        plan.components.flatMap(({ name: component, tasks }) =>
          tasks.flatMap(({ places, name }) =>
            places.length > 0 && places.every((it) => it === place) ? keyOf({ component, name }) : [],
          ),
        ),
      )
      if (own.size === 0) return []
      const choices = [
        { option: 'Yes', effects: [] },
        { option: 'No', effects: [{ kind: 'remove' as const, of: (task: Movable) => own.has(keyOf(task)) }] },
      ]
      return [
        select(
          `The requirements leave this undecided: ${quote(text)}. Is it part of the work?`,
          'an open decision',
          choices,
          tasks,
        ),
      ]
    })
    .slice(0, maxAsked)
}
