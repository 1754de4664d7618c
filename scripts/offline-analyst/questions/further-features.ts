import { expectedHours } from '#domain/range'
import { read } from '../reading/read'
import { isAsking } from '../reading/statement'
import { matterOf } from '../sizing/matter'
import { recognize } from '../sizing/recognize'
import { taskName } from '../sizing/task-name'
import { hoursMoved } from './effects'
import { type OpenPoint, rounded, select } from './form'
import type { Effect, NewTask } from './question'

/** Maximum hours that an answer can add, as a share of the build hours. */
const maxShareOfText = 0.25

/** Asks for requirements that the text does not contain. */
export const anythingElse: OpenPoint['ask'] = ({ reading }, tasks) => {
  const max = tasks.reduce((sum, task) => sum + expectedHours(task), 0) * maxShareOfText
  return [
    {
      question: 'What else must the product do that the text does not mention?',
      type: 'text',
      effect: 'additional features',
      unit: 'hours',
      options: [],
      moves: rounded(max),
      neutral: ['Nothing beyond the text'],
      effects: ([answer = '']) => addedBy(answer, max, perUnit[reading.isOfExisting ? 'change' : 'product']),
    },
  ]
}

const maxWishes = 6

/** Asks which optional wishes to include. None is included by default. */
export const wishes: OpenPoint['ask'] = ({ reading }, tasks) => {
  const texts = [...new Set(reading.statements.flatMap(({ kind, text }) => (kind === 'wish' ? [text] : [])))]
  const factor = perUnit[reading.isOfExisting ? 'change' : 'product']
  const wished = texts.slice(0, maxWishes).flatMap((text) => {
    const added = tasksOf([text], factor)
    return added.length > 0 ? [{ option: taskName({ text }), added }] : []
  })
  const options = wished.map(({ option, added }) => ({
    option,
    moves: rounded(hoursMoved([{ kind: 'add', tasks: added }], [])),
  }))
  if (wished.length === 1) {
    const [{ option, added }] = wished as [(typeof wished)[number]]
    const choices = [
      { option: 'No', effects: [] },
      { option: 'Yes', effects: [{ kind: 'add' as const, tasks: added }] },
    ]
    return [select(`Does this belong in the first release: ${option}?`, 'optional features', choices, tasks)]
  }
  if (new Set(options.map(({ option }) => option)).size < Math.max(2, options.length)) return []
  return [
    {
      question: 'Which of these optional features belong in the first release?',
      type: 'multiselect',
      effect: 'optional features',
      unit: 'hours',
      options,
      moves: 0,
      neutral: [],
      effects: (ticked) =>
        wished.flatMap(({ option, added }) =>
          ticked.includes(option) ? [{ kind: 'add' as const, tasks: added }] : [],
        ),
    },
  ]
}

/** Build hours per hour of matter that an answer adds. */
const perUnit = { product: 0.5, change: 0.2 }

/** Returns the tasks of features described in a few words each. */
function tasksOf(features: readonly string[], factor: number): NewTask[] {
  const lines = features.map((text, at) => ({ id: at + 1, text: `- ${text}` }))
  const all = read('An app', [{ id: 0, text: 'Users can use the app.' }, ...lines])
  // "A chat would be nice" is a requirement once it is chosen.
  const statements = all.statements.map((it) => (it.kind === 'wish' ? { ...it, kind: 'function' as const } : it))
  const reading = { ...all, statements }
  const own = matterOf(reading.statements, recognize(reading))
  return reading.statements.flatMap((statement, at): NewTask[] =>
    isAsking(statement) && !statement.lines.includes(0)
      ? [
          {
            component: 'Additional features',
            name: taskName(statement),
            role: 'Back-end developer',
            hours: own[at]! * factor,
          },
        ]
      : [],
  )
}

/** Reads an answer as requirements. Their total is capped at `max` hours. */
function addedBy(answer: string, max: number, factor: number): Effect[] {
  const features = answer
    .split(/[\n\u2028\u2029;]|(?<=[.!?])\s/)
    .map((feature) => feature.trim())
    .filter((feature) => /\p{L}{2}/u.test(feature))
  const added = tasksOf(features, factor)
  const sum = added.reduce((hours, task) => hours + task.hours, 0)
  if (sum === 0) return []
  const scale = Math.min(1, max / sum)
  return [{ kind: 'add', tasks: added.map((task) => ({ ...task, hours: task.hours * scale })) }]
}
