import { expect, test } from 'vitest'
import type { ClarificationQuestion } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { answersTo } from '#domain/revision/gone-subjects'
import { matchRevision } from '#domain/revision/match-revision'
import { bringBack } from '#domain/revision/returned-lines'
import { titleOf } from '#domain/hours/task-titles'
import { numberLines } from '#domain/text/requirement-lines'
import { aModel, aReading } from '#scripts/testing/model'
import { revised } from './revision.fixture'

const bakery = ['We need a website for a bakery.', '- Customers see our products with photos.']
const newsletter = '- a newsletter signup would be nice to have'
const chat = '- nice to have: a chat for customers'

const isOfWish = ({ question }: ClarificationQuestion) => /first release/.test(question)
/** Includes every wish. */
const all = (questions: readonly ClarificationQuestion[]) =>
  Object.fromEntries(
    questions.filter(isOfWish).map(({ id, type, options }) => [id, type === 'multiselect' ? options : 'Yes']),
  )
const linesOf = (...texts: string[]) => numberLines(texts.join('\n'))

/** Returns the names of the tasks, and the questions about wishes, before and after a revision with all wishes included. */
async function wishesOf(before: string[], after: string[]) {
  const found = await revised([...bakery, ...before], () => linesOf(...bakery, ...after), all)
  const namesIn = ({ components }: typeof found.after) =>
    components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
  const questions = found.layers.flatMap(({ analysis }) => analysis.questions)
  return { ...found, names: { before: namesIn(found.before), after: namesIn(found.after) }, questions }
}

test.each([
  ['the only one', [newsletter], [], []],
  ['one of two', [newsletter, chat], [chat], ['Chat for customers']],
  [
    'one that was reworded before',
    ['- nice to have: a newsletter signup for guests', chat],
    [chat],
    ['Chat for customers'],
  ],
])(
  'a wish that was answered with Yes goes with its line, its question and its price: %s',
  async (_, before, after, options) => {
    const { names, questions } = await wishesOf(before, after)
    expect(names.before.join()).toContain('Newsletter signup')
    expect(names.after).toEqual(names.before.filter((name) => !name.includes('Newsletter')))
    const left = questions.filter(isOfWish)
    expect(left.map((question) => question.options)).toEqual(options.length > 0 ? [options] : [])
    expect(JSON.stringify(questions)).not.toContain('ewsletter')
    expect(left.map(({ impact }) => impact).join()).not.toMatch(/, ,|: ,|, \./)
  },
)

test('an answer about several wishes includes the one that is left when another answer changes', async () => {
  const { breakDown } = await aModel()
  const { layers, match, names } = await wishesOf([newsletter, chat], [chat])
  const [{ analysis }] = layers as [(typeof layers)[number]]
  const [question] = analysis.questions.filter(isOfWish)
  const { input } = aReading([...bakery, chat])
  const { components } = await breakDown({
    ...input,
    analysis,
    answers: { [question!.id]: ['Chat for customers'] },
    assumed: [],
  })
  expect(match.removed).toEqual([3])
  expect(components.flatMap(({ tasks }) => tasks.map(({ name }) => name))).toEqual(names.after)
})

test.each([
  [[newsletter], []],
  [[newsletter, chat], [chat]],
])('a wish that comes back brings its question, as it was asked', async (before, after) => {
  const { layers, questions } = await wishesOf(before, after)
  const earlier = await wishesOf(before, before)
  const [now, then] = [after, before].map((wishes) => linesOf(...bakery, ...wishes)) as [Line[], Line[]]
  const back = bringBack({ before: now, layers, match: matchRevision(now, then) }, then, {
    before: then,
    layers: earlier.layers,
  })
  const asked = back.layers.flatMap(({ analysis }) => analysis.questions)
  expect(asked.filter(isOfWish)).toEqual(earlier.questions.filter(isOfWish))
  expect(asked.length).toBeGreaterThanOrEqual(questions.length)
})

test.each([
  ['beside one', [newsletter]],
  ['beside several', [newsletter, '- nice to have: a map']],
  ['without others', []],
])('a wish that a revision adds is asked about: %s', async (_, before) => {
  const { questions, names } = await wishesOf(before, [...before, chat])
  const added = questions.filter(isOfWish).at(-1)
  expect(added).toMatchObject({
    question: 'Does this belong in the first release: Chat for customers?',
    options: ['No', 'Yes'],
  })
  expect(names.after).toEqual(names.before)
})

test('an answer keeps only the options that its question still has', () => {
  const asked = (id: string, options: string[]) => ({ id, options }) as ClarificationQuestion
  const answers = { q1: ['Chat', 'Map'], q2: 'Yes', q3: 'No' }
  expect(answersTo([asked('q1', ['Map', 'Forum']), asked('q2', [])], answers)).toEqual({ q1: ['Map'], q2: 'Yes' })
})

test.each([
  ['- Orders are sent to DATEV.', undefined],
  ['- Orders are sent to DATEV.', '- Orders are sent to SAP.'],
])('what is asked and assumed about a system goes when no line names it any more: %s, %s', async (line, edited) => {
  const { layers } = await revised([...bakery, line], () => linesOf(...bakery, ...(edited ? [edited] : [])))
  expect(JSON.stringify(layers.map(({ breakdown }) => breakdown))).not.toContain('DATEV')
  const questions = layers.flatMap(({ analysis }) => analysis.questions.map(({ question }) => question))
  expect(questions.some((question) => question.includes('exchanged with SAP'))).toBe(edited !== undefined)
})

const choice = '- It should have either a blog or a forum'

test.each([
  ['goes with its line', 'A forum', [], []],
  ['is decided as it was answered', 'A forum', ['- It should have a forum'], ['Forum']],
  ['is decided as it was assumed', 'A blog', ['- It should have a blog'], ['Blog']],
  ['is decided for one after both were chosen', 'Both', ['- It should have a blog'], ['Blog']],
  ['stays', 'A forum', ['- Customers register', choice], ['Customers register', 'Forum']],
  [
    'is decided for a service after both were chosen',
    'Both',
    ['- Payments run through Stripe'],
    ['Payments run through Stripe'],
    '- Payments run through either Stripe or PayPal',
  ],
  [
    'is decided for another format',
    'Excel',
    ['- The report is sent as PDF'],
    ['Send the report as PDF'],
    '- The report is sent either as PDF or as Excel',
  ],
])(
  'a choice that a revision makes or takes away leaves neither its question nor the work of another answer: it %s',
  async (_, answer, after, names, line = choice) => {
    const { layers, after: made } = await revised(
      [...bakery, line],
      () => linesOf(...bakery, ...after),
      (questions) =>
        Object.fromEntries(questions.flatMap(({ id, options }) => (options.includes(answer) ? [[id, answer]] : []))),
    )
    const built = made.components.flatMap(({ tasks }) => tasks)
    const ofLines = built.filter(
      ({ role, sources }) => role !== 'UX/UI designer' && sources.every((id) => id > bakery.length),
    )
    expect([...new Set(ofLines.map(titleOf))].toSorted()).toEqual(names)
    const isOpen = after.some((text) => text === line)
    const asked = layers.flatMap(({ analysis }) => analysis.questions.map(({ question }) => question))
    expect(asked.some((question) => question.includes('leave a choice'))).toBe(isOpen)
    expect(made.assumptions.some((text) => text.startsWith('Of the choice'))).toBe(isOpen)
  },
)
