import { expect, test } from 'vitest'
import type { AnalysisOutput, BreakdownOutput, QuestionOutput } from '#functions/services/analyst/tool-schemas'
import { answerConverse } from './answer-converse'
import { weighed } from './questions/effects'
import { texts } from './testing/texts'

const key = '0123456789abcdef'
const block = (name: string, lines: string[]) => `<${name}-${key}>\n${lines.join('\n')}\n</${name}-${key}>`

function asked(tool: string, text: string, blocks: string[]): unknown {
  const numbered = text
    .split('\n')
    .filter(Boolean)
    .map((line, at) => `${at + 1}| ${line}`)
  const prompt = ['Section 1 of 1.', block('title', ['A project']), ...blocks, block('requirements', numbered)].join(
    '\n',
  )
  const { output } = answerConverse({
    messages: [{ role: 'user', content: [{ text: prompt }] }],
    toolConfig: { tools: [{ toolSpec: { name: tool } }] },
  })
  return output.message.content[0]!.toolUse.input
}

const analysed = (text: string) => asked('record_analysis', text, []) as AnalysisOutput

type Answer = string | number | string[]
const neutralOf = ({ type, neutral }: QuestionOutput): Answer =>
  type === 'number' ? Number(neutral[0]) : type === 'multiselect' ? neutral : neutral[0]!

/** Build hours after one question was answered, the others as assumed. */
function answered(text: string, analysis: AnalysisOutput, question: string | null, answer?: Answer) {
  const tasks = analysis.components.flatMap(({ name, tasks }) => tasks.map((task) => ({ component: name, ...task })))
  const breakdown = asked('record_breakdown', text, [
    block(
      'tasks',
      tasks.map(({ component, name, role, optimistic, likely, pessimistic, sources }, at) =>
        JSON.stringify({ task: at + 1, component, name, role, hours: [optimistic, likely, pessimistic], sources }),
      ),
    ),
    block(
      'answers',
      analysis.questions.map((it, at) => {
        const assumed = neutralOf(it)
        const given = it.question === question
        return JSON.stringify({
          id: `q${at + 1}`,
          question: it.question,
          type: it.type,
          options: it.options.map(({ option }) => option),
          impact: '',
          assumed,
          answer: given ? answer : assumed,
          given,
        })
      }),
    ),
  ]) as BreakdownOutput
  const changed = new Map(breakdown.changed.map((it) => [it.task, it]))
  const kept = tasks.flatMap((task, at) =>
    breakdown.removed.includes(at + 1) ? [] : [{ ...task, ...changed.get(at + 1) }],
  )
  const added = breakdown.added.flatMap((component) => component.tasks)
  return { breakdown, hours: [...kept, ...added].reduce((sum, task) => sum + weighed(task), 0) }
}

const hoursOf = ({ components }: AnalysisOutput) =>
  components.flatMap(({ tasks }) => tasks).reduce((sum, task) => sum + weighed(task), 0)

const briefs = Object.entries(texts).map(([name, text]) => ({ name, text }))

test.each([
  ...briefs,
  { name: 'a landing page', text: 'A landing page for a dentist' },
  { name: 'a script', text: 'A script that copies orders from Shopify to a Google Sheet' },
])('$name: all four types of question are asked, at most ten', ({ text }) => {
  const { questions } = analysed(text)
  expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(['select', 'multiselect', 'number', 'text']))
  expect(questions.length).toBeLessThanOrEqual(10)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
})

test.each(briefs)('$name: answers as assumed leave every hour as it was', ({ text }) => {
  const analysis = analysed(text)
  const { hours, breakdown } = answered(text, analysis, null)
  expect(hours).toBe(hoursOf(analysis))
  expect([breakdown.changed, breakdown.removed, breakdown.added]).toEqual([[], [], []])
})

test.each(briefs)('$name: each answer moves the hours by what its question says', ({ text }) => {
  const analysis = analysed(text)
  const before = hoursOf(analysis)
  for (const it of analysis.questions) {
    const inHours = (moves: number) => (it.unit === 'percent' ? (moves / 100) * before : moves)
    const moved = (answer: Answer) => answered(text, analysis, it.question, answer).hours - before
    for (const { option, moves } of it.options) {
      const answer = it.type === 'multiselect' ? [option] : option
      expect(moved(answer), `${it.question} ${option}`).toBeCloseTo(inHours(moves), 1)
    }
    if (it.type === 'number') {
      const neutral = Number(it.neutral[0])
      expect(Math.abs(moved(neutral + 4) - 4 * it.moves), it.question).toBeLessThan(0.5)
      expect(moved(neutral + 1_000_000)).toBeLessThan(1_500)
      expect(moved(0)).toBeLessThanOrEqual(0)
    }
    if (it.type === 'text') {
      expect(
        moved('SAP, our old till, and a partner portal; and much more of all kinds'),
        it.question,
      ).toBeLessThanOrEqual(it.moves + 0.1)
      expect(moved('None')).toBe(0)
      expect(moved('Keine weiteren')).toBe(0)
    }
  }
})

test('effects of several answers add up', () => {
  const text = texts.brief
  const analysis = analysed(text)
  const select = analysis.questions.find(({ type, unit }) => type === 'multiselect' && unit === 'hours')!
  const options = select.options.map(({ option }) => option)
  const all = answered(text, analysis, select.question, options).hours - hoursOf(analysis)
  expect(all).toBeGreaterThan(Math.max(...select.options.map(({ moves }) => moves)))
  expect(all).toBeLessThanOrEqual(select.options.reduce((sum, { moves }) => sum + moves, 0) + 0.1)
})

test('options that the text names are asked about, and the one chosen stays', () => {
  const text = `We need a web app for guides.
Option 1: Guides upload a spreadsheet with their certificates, and the system imports it.
Option 2: The system keeps a database of guide profiles that guides edit themselves and administrators verify.`
  const analysis = analysed(text)
  const choice = analysis.questions.find(({ question }) => question.includes('options to choose from'))!
  expect(choice.options.map(({ option }) => option)).toHaveLength(3)
  const first = choice.options[1]!
  expect(first.moves).toBeLessThan(0)
  expect(answered(text, analysis, choice.question, first.option).hours - hoursOf(analysis)).toBeCloseTo(first.moves, 1)
})

test('wishes of the text are left out, asked about, and added when chosen', () => {
  const text = `We need a web app for a choir.
## Must have
- Members see the dates of rehearsals in a calendar
## Nice to have
- Members can upload recordings of rehearsals
- Members can chat with each other`
  const analysis = analysed(text)
  expect(analysis.components.map(({ name }) => name)).not.toContain('Messaging')
  const wishes = analysis.questions.find(({ question }) => question.includes('optional wishes'))!
  const chat = wishes.options.find(({ option }) => option.includes('chat'))!
  expect(answered(text, analysis, wishes.question, [chat.option]).hours - hoursOf(analysis)).toBeCloseTo(chat.moves, 1)
})

test('systems named in an answer are connections, known ones by their kind', () => {
  const text = `${texts.notes}\n${texts.stories}`
  const analysis = analysed(text)
  const systems = analysis.questions.find(({ type }) => type === 'text')!
  const { breakdown } = answered(text, analysis, systems.question, 'Mailchimp and SAP')
  const names = breakdown.added.flatMap(({ tasks }) => tasks.map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(['Connect Mailchimp', 'Connect SAP']))
})

test.each([
  ['apps for phones', 'Customers use the browser only; no mobile app is needed.', /phones/],
  ['languages', 'The interface is in English only.', /languages/],
  ['how people sign in', 'Staff sign in by single sign-on with Azure AD.', /sign in/],
  ['the place of operation', 'It is hosted on AWS.', /Where will it run/],
  ['the busiest hour', 'It must serve 5,000 concurrent users.', /busiest hour/],
  ['old data', 'Existing data must be migrated from the old system.', /data of today/],
  ['a standard of accessibility', 'It must conform to WCAG 2.1 AA.', /standard of accessibility/],
  ['the design', 'The designs are ready in Figma.', /How far does the design go/],
])('what the text says of %s is not asked', (_, sentence, question) => {
  const text = 'We need a web app for a library. Members search books and reserve them. Staff record loans.'
  const asks = (of: string) => analysed(of).questions.some((it) => question.test(it.question))
  const settles = (of: string) => analysed(of).settled.some((it) => question.test(it))
  expect(asks(`${text}\n${sentence}`)).toBe(false)
  expect(settles(`${text}\n${sentence}`)).toBe(true)
  expect(settles(text)).toBe(false)
})

test('an answer to a question that is not ours changes nothing', () => {
  const analysis = analysed(texts.brief)
  analysis.questions.push({
    ...analysis.questions[0]!,
    question: 'What is your favourite colour?',
    type: 'text',
    neutral: ['None'],
  })
  expect(answered(texts.brief, analysis, 'What is your favourite colour?', 'Blue').hours).toBe(hoursOf(analysis))
})

test('what the text leaves out or for later becomes an exclusion', () => {
  const { breakdown } = answered(texts.stories, analysed(texts.stories), null)
  expect(breakdown.exclusions.join('\n')).toMatch(/Online payments[\s\S]*A mobile app[\s\S]*Insurance of tools/)
})
