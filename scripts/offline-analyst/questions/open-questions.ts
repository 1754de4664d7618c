import { expectedHours } from '#domain/range'
import type { Study } from '../study'
import { isAsking } from '../reading/statement'
import { read } from '../reading/read'
import { foundationTasks } from '../sizing/foundation'
import { matterOf } from '../sizing/matter'
import { foundation } from '../sizing/plan'
import { recognize } from '../sizing/recognize'
import { foundationHours } from '../sizing/scale'
import { taskName } from '../sizing/task-name'
import { hoursMoved } from './effects'
import type { Effect, Movable, NewTask, Question } from './question'

type Builder = (study: Study, tasks: readonly Movable[]) => Question[]

interface Choice {
  option: string
  effects: Effect[]
}

const rounded = (hours: number) => Math.round(hours * 10) / 10
const all = () => true

/** A choice of one option. The first is assumed. */
function select(question: string, effect: string, choices: Choice[], tasks: readonly Movable[]): Question {
  return {
    question,
    type: 'select',
    effect,
    unit: 'hours',
    options: choices.map(({ option, effects }) => ({ option, moves: rounded(hoursMoved(effects, tasks)) })),
    moves: 0,
    neutral: [choices[0]!.option],
    effects: ([answer]) => choices.find(({ option }) => option === answer)?.effects ?? [],
  }
}

/** A count: each one more than `neutral` brings a task, each one less takes its hours away from the component. */
function count(question: string, effect: string, neutral: number, max: number, task: NewTask): Question {
  return {
    question,
    type: 'number',
    effect,
    unit: 'hours',
    options: [],
    moves: task.hours,
    neutral: [String(neutral)],
    effects: ([answer]) => {
      const more = Math.min(max, Math.round(Number(answer)) - neutral)
      return more > 0
        ? [
            {
              kind: 'add',
              tasks: Array.from({ length: more }, (_, at) => ({ ...task, name: `${task.name} ${at + 1}` })),
            },
          ]
        : []
    },
  }
}

const isOf = (component: string) => (task: Movable) => task.component === component

/** New or existing decides most, so it comes first, unless the text leaves no doubt. */
const newOrExisting: Builder = ({ reading, profile, plan }, tasks) => {
  const { existing } = reading
  if (existing < doubt.from || existing > doubt.to || reading.form !== 'text') return []
  const question = 'Is this a new product, or work on a product that exists?'
  if (profile.kind === 'product') {
    const choices = [
      { option: 'A new product', effects: [] },
      { option: 'Work on a product that exists', effects: [{ kind: 'remove' as const, of: isOf(foundation.name) }] },
    ]
    return [select(question, 'the foundation of a new product', choices, tasks)]
  }
  const added = foundationTasks(plan.form, foundationHours(plan.form)).map((it) => ({
    component: foundation.name,
    ...it,
  }))
  const choices = [
    { option: 'Work on a product that exists', effects: [] },
    { option: 'A new product', effects: [{ kind: 'add' as const, tasks: added }] },
  ]
  return [select(question, 'the foundation of a new product', choices, tasks)]
}

/** Evidence of an existing product between which the text may mean either. */
const doubt = { from: -1, to: 2.2 }

const maxParts = 6

/** Descriptions of finished products, and texts that mention what exists, leave open what is still to be built. */
const partsToBuild: Builder = ({ reading, profile }, tasks) => {
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
      question: 'Which of these parts are still to be built? Leave out what exists and stays as it is.',
      type: 'multiselect',
      effect: 'parts that exist already',
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

/** The interface of a named system is seldom described. */
const interfaces: Builder = ({ recognized }, tasks) =>
  [...new Set(recognized.systems.flatMap((names) => [...names]))].slice(0, maxSystems).map((system) => {
    const component = `Integration with ${system}`
    const explore = {
      component,
      name: `Interface of ${system} explored and agreed`,
      role: 'Back-end developer' as const,
      hours: 12,
    }
    return select(
      `How can data be exchanged with ${system}?`,
      `the integration with ${system}`,
      [
        { option: 'Through a documented interface with a test account', effects: [] },
        {
          option: 'Through files that are exchanged',
          effects: [{ kind: 'scale', factor: 0.7, of: isOf(component) }],
        },
        { option: 'Nobody knows yet, or there is no documentation', effects: [{ kind: 'add', tasks: [explore] }] },
      ],
      tasks,
    )
  })

const approval: Builder = (_, tasks) => [
  select(
    'Who approves what is delivered?',
    'corrections after reviews',
    [
      { option: 'One person', effects: [] },
      { option: 'Several people who have to agree', effects: [{ kind: 'scale', factor: 1.06, of: all }] },
      { option: 'An authority or a certifying body', effects: [{ kind: 'scale', factor: 1.15, of: all }] },
    ],
    tasks,
  ),
]

const design: Builder = (_, tasks) =>
  tasks.some(({ role }) => role === 'UX/UI designer')
    ? [
        select(
          'Is there a visual design to follow?',
          'visual design',
          [
            { option: 'No, it is designed for this product', effects: [] },
            {
              option: 'Yes, a style guide or finished screens',
              effects: [{ kind: 'scale', factor: 0.4, of: ({ role }) => role === 'UX/UI designer' }],
            },
          ],
          tasks,
        ),
      ]
    : []

const tests: Builder = ({ profile }, tasks) =>
  profile.kind === 'change'
    ? [
        select(
          'Does the part that changes have automated tests?',
          'the change itself',
          [
            { option: 'Yes', effects: [] },
            { option: 'No', effects: [{ kind: 'scale', factor: 1.2, of: all }] },
          ],
          tasks,
        ),
      ]
    : []

const oldData: Builder = ({ profile, recognized }, tasks) => {
  if (profile.kind !== 'product' || recognized.works.some((ids) => ids.has('migration') || ids.has('imports')))
    return []
  const task = (name: string, hours: number): NewTask => ({
    component: 'Data migration',
    name,
    role: 'Data engineer',
    hours,
  })
  return [
    select(
      'Is there existing data to bring over?',
      'data migration',
      [
        { option: 'No, it starts empty', effects: [] },
        {
          option: 'A few spreadsheets or files, once',
          effects: [{ kind: 'add', tasks: [task('Import of existing spreadsheets', 8)] }],
        },
        {
          option: 'The database of an older system',
          effects: [
            { kind: 'add', tasks: [task('Mapping of the old database', 10), task('Migration runs and checks', 12)] },
          ],
        },
      ],
      tasks,
    ),
  ]
}

const languages: Builder = ({ profile, reading, recognized }) => {
  const named = reading.statements.some(({ hits }) => hits.some(({ owner }) => owner.kind === 'language'))
  if (profile.kind !== 'product' || named || recognized.works.some((ids) => ids.has('localisation'))) return []
  return [
    count('In how many languages will it be used?', 'languages', 1, 8, {
      component: 'Languages and localization',
      name: 'Further language',
      role: 'Front-end developer',
      hours: 5,
    }),
  ]
}

const otherSystems: Builder = ({ profile }) =>
  profile.kind === 'product' || profile.kind === 'extension'
    ? [
        count('With how many further systems must it exchange data, beyond those in the text?', 'integrations', 0, 6, {
          component: 'Integrations',
          name: 'Further integration',
          role: 'Back-end developer',
          hours: 14,
        }),
      ]
    : []

/** Hours that the features of an answer can add at most, as a share of the build hours. */
const maxShareOfText = 0.25

const anythingElse: Builder = ({ reading }, tasks) => {
  const build = tasks.reduce((sum, task) => sum + expectedHours(task), 0)
  const neutral = 'Nothing beyond the text'
  return [
    {
      question: 'What else must it do that the text does not say?',
      type: 'text',
      effect: 'further features',
      unit: 'hours',
      options: [],
      moves: rounded(build * maxShareOfText),
      neutral: [neutral],
      effects: ([answer = '']) =>
        addedBy(answer, build * maxShareOfText, reading.isOfExisting ? perUnit.change : perUnit.product),
    },
  ]
}

/** Build hours for an hour of matter that an answer adds. */
const perUnit = { product: 0.5, change: 0.2 }

/** Reads an answer as requirements: each statement adds what it asks for, up to a maximum. */
function addedBy(answer: string, max: number, factor: number): Effect[] {
  const lines = answer
    .split(/[\n;]|(?<=[.!?])\s/)
    .filter((line) => /\p{L}{2}/u.test(line))
    .map((line, index) => ({ id: index + 1, text: `- ${line.trim()}` }))
  const reading = read('An app', [{ id: 0, text: 'Users can use the app' }, ...lines])
  const own = matterOf(reading.statements, recognize(reading))
  const added = reading.statements.flatMap((statement, at): NewTask[] =>
    isAsking(statement) && !statement.lines.includes(0)
      ? [
          {
            component: 'Further features',
            name: taskName(statement),
            role: 'Back-end developer',
            hours: own[at]! * factor,
          },
        ]
      : [],
  )
  const sum = added.reduce((hours, task) => hours + task.hours, 0)
  if (sum === 0) return []
  const scale = Math.min(1, max / sum)
  return [{ kind: 'add', tasks: added.map((task) => ({ ...task, hours: Math.max(0.6, task.hours * scale) })) }]
}

const builders: Builder[] = [
  newOrExisting,
  partsToBuild,
  interfaces,
  approval,
  oldData,
  design,
  tests,
  otherSystems,
  languages,
  anythingElse,
]

/** Questions that the text leaves open. */
export const openQuestions: Builder = (study, tasks) => builders.flatMap((build) => build(study, tasks))
