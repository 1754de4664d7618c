import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Answers, AnswersBody } from '#contract/answers'
import { type Analysis, Breakdown, type Task, type WorkType } from '#contract/breakdown'
import { NewProject } from '#contract/project'
import { maskConstraints } from '#domain/constraints/mask'
import { numberLines } from '#domain/text/requirement-lines'
import { aProduct } from '#scripts/testing/arbitraries'
import { aComponent, aTask } from '#scripts/testing/component'
import { type Script, aModel, aReading, calls, promptOf } from '#scripts/testing/model'
import { analystFailures } from './failures'

const risk = {
  risk: 'Old data',
  description: 'Half of it is on paper.',
  impact: 'high' as const,
  mitigation: 'Sample it.',
}

const analysis: Analysis = {
  summary: 'A lending desk.',
  workType: aProduct,
  components: [
    aComponent('Lending', aTask('Loans', 8, [1]), aTask('Reminders', 4, [2])),
    aComponent('Search', aTask('Index', 10, [3])),
  ],
  technologies: ['PostgreSQL'],
  risks: [risk],
  questions: [
    {
      id: 'q1',
      question: 'Do members search themselves?',
      type: 'select',
      options: ['No', 'Yes'],
      required: true,
      impact: 'Search: no change for “No”, about +12 hours for “Yes”.',
      neutral: 'No',
    },
    {
      id: 'q2',
      question: 'How many branches?',
      type: 'number',
      options: [],
      required: false,
      impact: 'Lending.',
      neutral: 1,
    },
  ],
  supporting: [],
  background: [4],
}
const brief = ['Clerks lend books.', 'Members are reminded.', 'Clerks search the catalogue.', 'Founded in 1911.']
const nothing = { changed: [], removed: [], added: [], risks: [], assumptions: [], exclusions: [], techStack: [] }
const text = ({ sources, ...task }: Task) => ({ ...task, sources: sources.map(String), answers: task.answers ?? [] })

async function brokenDown(answers: Answers, ...script: Script[]) {
  const model = await aModel(script)
  const { input, progress } = aReading(brief)
  const asked = { ...input, analysis, answers, assumed: ['q2'] }
  return { ...model, progress, breakDown: () => model.breakDown(asked) }
}

/** The JSON lines of a block. */
const blockOf = (prompt: string, name: string): unknown[] =>
  (new RegExp(`<${name}-\\w+>\\n([^]*?)\\n</${name}-`).exec(prompt)?.[1] ?? '')
    .split('\n')
    .map((line) => JSON.parse(line))

test('tasks that no answer affects keep their exact hours', async () => {
  const { breakDown, progress } = await brokenDown(
    {},
    calls({
      ...nothing,
      assumptions: ['Data is exported by the client.', 'data is exported by the client'],
      exclusions: ['Hardware'],
    }),
  )

  const result = await breakDown()

  expect(v.parse(Breakdown, result)).toEqual({
    workType: aProduct,
    components: analysis.components,
    risks: [risk],
    assumptions: ['Data is exported by the client.'],
    exclusions: ['Hardware'],
    techStack: ['PostgreSQL'],
    supporting: [],
    background: [4],
  })
  expect(result.analyst).toBe('a-model')
  expect(progress.at(-1)).toEqual({ stage: 'Estimating', done: 1, total: 1 })
})

test('answers change, remove and add tasks, and nothing else', async () => {
  const filters = { ...aComponent('search'), tasks: [text(aTask('Public filters', 7, [3]))] }
  const branches = { ...aComponent('Branches'), tasks: [text(aTask('Branch list', 5, [1, 4]))] }
  const { breakDown } = await brokenDown(
    { q1: 'Yes', q2: 3 },
    calls({
      ...nothing,
      changed: [{ task: 3, optimistic: 6, likely: 12, pessimistic: 20 }],
      removed: [2],
      added: [filters, branches],
      risks: [{ ...risk, risk: 'Branches differ' }],
      techStack: ['PostgreSQL', 'Meilisearch'],
    }),
  )

  const result = await breakDown()

  expect(result.components).toEqual([
    aComponent('Lending', aTask('Loans', 8, [1])),
    aComponent('Search', { ...aTask('Index', 12, [3]), pessimistic: 20 }, aTask('Public filters', 7, [3])),
    aComponent('Branches', aTask('Branch list', 5, [1, 4])),
  ])
  expect(result.risks.map((one) => one.risk)).toEqual(['Branches differ'])
  expect(result.techStack).toEqual(['PostgreSQL', 'Meilisearch'])
  expect(result.background).toEqual([])
})

test('lines that only tasks of another kind of work cite are background once the kind is corrected', async () => {
  const { breakDown } = await aModel([calls({ ...nothing, removed: [3] })])
  const asked = { ...aReading(brief).input, analysis, answers: {}, assumed: [] }
  const corrected = await breakDown({ ...asked, workType: { ...aProduct, kind: 'extension' } })
  expect(corrected.background).toEqual([3, 4])
  expect((await breakDown(asked)).background).toEqual([4])
})

test('a task that only an answer asks for cites its question, and unknown questions are sent back once, then dropped', async () => {
  const added = (...answers: string[]) => [
    { ...aComponent('Branches'), tasks: [text({ ...aTask('Branch list', 5, []), answers })] },
  ]
  const { breakDown, requests } = await brokenDown(
    { q2: 3 },
    calls({ ...nothing, added: added('q2', 'Q9') }),
    calls({ ...nothing, added: added('q2', 'Q9') }),
  )

  const { components } = await breakDown()

  expect(JSON.stringify(requests[1])).toContain('does not exist: the questions are q1, q2')
  expect(components.at(-1)?.tasks).toEqual([{ ...aTask('Branch list', 5, []), answers: ['q2'] }])
})

test('the model sees its numbered tasks and every question with its answer', async () => {
  const { breakDown, requests } = await brokenDown({ q1: 'Yes' }, calls(nothing))
  await breakDown()

  const prompt = promptOf(requests[0]!)
  expect(requests[0]?.toolConfig?.toolChoice?.tool?.name).toBe('record_breakdown')
  expect(blockOf(prompt, 'tasks')).toEqual([
    { task: 1, component: 'Lending', name: 'Loans', role: 'Back-end developer', hours: [4, 8, 16], sources: ['1'] },
    { task: 2, component: 'Lending', name: 'Reminders', role: 'Back-end developer', hours: [2, 4, 8], sources: ['2'] },
    { task: 3, component: 'Search', name: 'Index', role: 'Back-end developer', hours: [5, 10, 20], sources: ['3'] },
  ])
  expect(blockOf(prompt, 'answers')).toMatchObject([
    { id: 'q1', answer: 'Yes', assumed: 'No', given: true, impact: expect.stringContaining('+12 hours') },
    { id: 'q2', answer: 1, assumed: 1, given: false },
  ])
  expect(blockOf(prompt, 'risks')).toEqual([risk, { technologies: ['PostgreSQL'] }])
  expect(prompt).toContain('3| Clerks search the catalogue.')
})

test('unknown tasks and tasks that are too large are sent back once, then dropped or split', async () => {
  const { breakDown, requests } = await brokenDown(
    { q1: 'Yes' },
    calls({ ...nothing, changed: [{ task: 3, optimistic: 20, likely: 28, pessimistic: 40 }], removed: [77] }),
  )

  const { components } = await breakDown()

  const complaint = JSON.stringify(requests[1]?.messages?.at(-1))
  expect(complaint).toContain('Task 77 is not among the tasks of this section')
  expect(complaint).toContain('28 h: split it')
  expect(components[1]?.tasks.map(({ name, likely }) => [name, likely])).toEqual([
    ['Index (1 of 2)', 14],
    ['Index (2 of 2)', 14],
  ])
  expect(components[0]).toEqual(analysis.components[0])
})

test('the revision reads a passage that is pasted twice only once', async () => {
  const passage = brief.map((text) => `${text} It is the custom of the house, and has been since it was founded.`)
  const branches = { ...aComponent('Branches'), tasks: [text(aTask('Branch list', 5, [2]))] }
  const { breakDown, requests } = await aModel([calls({ ...nothing, added: [branches] })])
  const { input } = aReading([...passage, ...passage])

  const { components } = await breakDown({ ...input, analysis, answers: {}, assumed: [] })

  expect(promptOf(requests[0]!).match(/^\d+\| /gm)).toEqual(['1| ', '2| ', '3| ', '4| '])
  expect(components.at(-1)?.tasks[0]?.sources).toEqual([2])
})

test('answers that leave nothing to build get an error message', async () => {
  const { breakDown } = await brokenDown({ q1: 'No' }, calls({ ...nothing, removed: [1, 2, 3] }))

  await expect(breakDown()).rejects.toMatchObject({ status: 422, message: analystFailures.nothingLeft })
})

test('an empty output and an output for another tool fail the revision', async () => {
  for (const input of [{}, { changed: [] }, { components: [] }]) {
    const { breakDown } = await brokenDown({}, calls(input))
    await expect(breakDown()).rejects.toMatchObject({ status: 502, message: analystFailures.unusable })
  }
})

test('in a long document every chunk revises its own tasks, and no answer counts twice', async () => {
  const document = Array.from(
    { length: 1_000 },
    (_, at) => `${'The clerk can change what was lent to a member. '.repeat(2)}${at}`,
  )
  const far = aComponent('Lending', aTask('Loans', 8, [1, 999]), aTask('Reminders', 4, [990]))
  const added = (id: string) => ({
    ...aComponent('Lending'),
    tasks: [{ ...aTask('Branch switch', 6, []), sources: [id] }],
  })
  const { breakDown, requests } = await aModel([
    (request) => {
      const prompt = promptOf(request)
      const [id = ''] = /^\d+(?=\| )/m.exec(prompt) ?? []
      const isOwn = (number: number) => prompt.includes(`"task":${number},`)
      const changed = [1, 2].map((task) => ({ task, optimistic: 5, likely: isOwn(task) ? 9 : 13, pessimistic: 14 }))
      const removed = [1, 2].filter((task) => !isOwn(task))
      return calls({ ...nothing, changed, removed, added: [added(id)], assumptions: ['One office.'] })
    },
  ])
  const { input, progress } = aReading(document)

  const result = await breakDown({
    ...input,
    analysis: { ...analysis, components: [far] },
    answers: { q1: 'Yes' },
    assumed: [],
  })

  // Two requests per chunk, because the model named a task that belongs to another chunk.
  const findOwnTasks = requests.map(
    (request): string[] => /<tasks-\w+>\n(.*?)<\/tasks/s.exec(promptOf(request))?.[1]?.match(/"task":\d+/g) ?? [],
  )
  expect(findOwnTasks.filter((tasks) => tasks.includes('"task":1'))).toHaveLength(2)
  expect(findOwnTasks.every((tasks) => tasks.length < 2)).toBe(true)
  expect(result.components).toHaveLength(1)
  expect(result.components[0]?.tasks.map(({ name, likely }) => [name, likely])).toEqual([
    ['Loans', 9],
    ['Reminders', 9],
    ['Branch switch', 6],
  ])
  expect(result.assumptions).toEqual(['One office.'])
  expect(progress.at(-1)).toMatchObject({ stage: 'Estimating sections', done: progress.at(-1)?.total })
})

test('the model sees a corrected type of work beside its own, and the breakdown uses the corrected one', async () => {
  const { input } = aReading(brief)
  const { breakDown, requests } = await aModel([calls(nothing)])
  const workType: WorkType = { ...aProduct, kind: 'extension' }

  const result = await breakDown({ ...input, analysis, answers: {}, assumed: [], workType })

  expect(promptOf(requests[0]!)).toContain(JSON.stringify({ ...workType, assumed: aProduct }))
  expect(result.workType).toEqual(workType)
  // Those of the analysis are for the other kind.
  expect(result.techStack).toEqual([])
})

test('line separators of every kind in the title, requirements and answers do not break an estimate', async () => {
  const { analyze, breakDown } = await aModel()
  for (const separator of ['\u2028', '\u2029', '\u0085', '\v', '\f']) {
    const typed = (text: string) => text.replaceAll('|', separator)
    const title = typed('Yoga|studio')
    const project = v.parse(NewProject, {
      title,
      requirements: typed('Members book|classes online.|They pay by card.|Teachers see a list of bookings.'),
    })
    const { text } = maskConstraints(project.requirements)
    const input = { ...aReading([]).input, title: project.title, lines: numberLines(text) }
    const analysis = await analyze(input)
    const given = analysis.questions.map(({ id, type, neutral }) => [
      id,
      type === 'text' ? typed('|Exact Online|and a map|') : neutral,
    ])
    const { answers } = v.parse(AnswersBody, { answers: Object.fromEntries(given) })

    const { components } = await breakDown({ ...input, analysis, answers, assumed: [] })

    expect(components.length).toBeGreaterThan(0)
    expect(JSON.stringify([project, answers])).not.toContain(JSON.stringify(separator).slice(1, -1))
  }
})
