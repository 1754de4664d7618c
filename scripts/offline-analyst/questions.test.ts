import { expect, test } from 'vitest'
import type { WorkType } from '#contract/breakdown'
import { expectedHours } from '#domain/hours/range'
import type { AnalysisOutput, BreakdownOutput, QuestionOutput } from '#functions/services/analyst/tool-schemas'
import { respondToConverse } from './converse'
import { texts } from './testing/texts'

const key = '0123456789abcdef'
const block = (name: string, lines: string[]) => `<${name}-${key}>\n${lines.join('\n')}\n</${name}-${key}>`

function asked(tool: string, text: string, blocks: string[]): unknown {
  const numbered = text
    .split('\n')
    .filter(Boolean)
    .map((line, at) => `${at + 1}| ${line}`)
  const prompt = ['Section 1 of 1.', block('title', ['A project']), ...blocks, block('requirements', numbered)]
  const { output } = respondToConverse({
    messages: [{ role: 'user', content: [{ text: prompt.join('\n') }] }],
    toolConfig: { tools: [{ toolSpec: { name: tool } }] },
  })
  return output.message.content[0]!.toolUse.input
}

const analyzed = (text: string) => asked('record_analysis', text, []) as AnalysisOutput

/** Returns the questions that the user sees, of another kind of work if the user corrects it. */
function questionsIn(text: string, kind?: WorkType['kind']): string[] {
  const { questions, kind: read } = analyzed(text)
  return questions.flatMap((it) => (it.kinds.length === 0 || it.kinds.includes(kind ?? read) ? it.question : []))
}

type Answer = string | number | string[]
const neutralOf = ({ type, neutral }: QuestionOutput): Answer =>
  type === 'number' ? Number(neutral[0]) : type === 'multiselect' ? neutral : neutral[0]!

/** Returns the build hours after one answer, with the other answers as assumed. `earlier` is one that the tasks reflect. */
function answered(text: string, analysis: AnalysisOutput, question: string | null, answer?: Answer, earlier?: Answer) {
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
        const given = it.question === question
        const assumed = (given ? earlier : undefined) ?? neutralOf(it)
        const options = it.options.map(({ option }) => option)
        const { question: asked, type } = it
        const shown = { id: `q${at + 1}`, question: asked, type, options, impact: '', assumed, given }
        return JSON.stringify({ ...shown, answer: given ? answer : assumed })
      }),
    ),
  ]) as BreakdownOutput
  const changed = new Map(breakdown.changed.map((it) => [it.task, it]))
  const left = tasks.flatMap((task, at) =>
    breakdown.removed.includes(at + 1) ? [] : [{ ...task, ...changed.get(at + 1) }],
  )
  const added = breakdown.added.flatMap((component) => component.tasks)
  return { breakdown, hours: [...left, ...added].reduce((sum, task) => sum + expectedHours(task), 0) }
}

const hoursOf = ({ components }: AnalysisOutput) =>
  components.flatMap(({ tasks }) => tasks).reduce((sum, task) => sum + expectedHours(task), 0)

const change = 'In our members app, please add a field for the second phone number to the profile screen.'
const wishful = `We need a web app for a choir.
## Must have
- Members see the dates of rehearsals in a calendar
## Nice to have
- Members can upload recordings of rehearsals
- Members can chat with each other`
const wishesInProse = `We need a web app for a choir. Members see the dates of rehearsals in a calendar.
It would be nice to have recordings of the rehearsals. A chat between the members would be nice, too.`

const briefs = [
  ...Object.entries(texts).map(([name, text]) => ({ name, text })),
  { name: 'a change', text: change },
  { name: 'wishes', text: wishful },
  { name: 'wishes in prose', text: wishesInProse },
  { name: 'one wish', text: wishesInProse.replace(/ A chat.*/, '') },
]

test.each(briefs)('$name: assumed answers do not change the hours', ({ text }) => {
  const analysis = analyzed(text)
  const { hours, breakdown } = answered(text, analysis, null)
  expect(hours).toBe(hoursOf(analysis))
  expect([breakdown.changed, breakdown.removed, breakdown.added]).toEqual([[], [], []])
})

test('an answer undoes the effect of the earlier one that the tasks reflect', () => {
  const analysis = analyzed(wishful)
  const { question, options, neutral } = analysis.questions.find(
    (it) => it.question === 'Who approves the deliverables?',
  )!
  const all = answered(wishful, analysis, question, neutral[0], options.at(-1)!.option)
  expect(all.hours / hoursOf(analysis)).toBeCloseTo(1 / 1.06, 2)
})

test.each(briefs)('$name: each answer changes the hours by the stated amount', ({ text }) => {
  const analysis = analyzed(text)
  const before = hoursOf(analysis)
  for (const it of analysis.questions) {
    const moved = (answer: Answer) => answered(text, analysis, it.question, answer).hours - before
    for (const { option, moves } of it.options) {
      const isIncluded = it.type === 'multiselect' && it.neutral.includes(option)
      const others = it.neutral.filter((other) => other !== option)
      const answer = it.type !== 'multiselect' ? option : isIncluded ? others : [...others, option]
      expect(moved(answer), `${it.question} ${option}`).toBeCloseTo(isIncluded ? -moves : moves, 0)
    }
    if (it.type === 'number') {
      const neutral = Number(it.neutral[0])
      expect(Math.abs(moved(neutral + 4) - 4 * it.moves), it.question).toBeLessThan(0.5)
      expect(moved(neutral + 1_000_000)).toBeLessThan(1_500)
      expect(moved(0)).toBeLessThanOrEqual(0)
    }
    if (it.type === 'text') {
      const answer = 'Members print a ticket.\u2028Staff export the sales to Excel; a map shows all places'
      expect(moved(answer), it.question).toBeGreaterThan(0)
      expect(moved(answer), it.question).toBeLessThanOrEqual(it.moves + 1.5)
      expect(moved('None')).toBe(0)
    }
  }
})

test.each(briefs)('$name: two to ten distinct questions are asked', ({ text }) => {
  const questions = questionsIn(text)
  expect(questions.length).toBeGreaterThan(1)
  expect(questions.length).toBeLessThanOrEqual(10)
  expect(new Set(questions).size).toBe(questions.length)
})

test('tasks that an answer adds cite the question, and the line of their wish', () => {
  const analysis = analyzed(wishful)
  const at = analysis.questions.findIndex(({ type }) => type === 'multiselect')
  const question = analysis.questions[at]!
  const all = question.options.map(({ option }) => option)
  const { breakdown } = answered(wishful, analysis, question.question, all)

  const tasks = breakdown.added.flatMap((component) => component.tasks)
  expect(tasks.length).toBeGreaterThan(0)
  for (const { sources, answers } of tasks)
    expect({ sources, answers }).toEqual({ sources: [expect.stringMatching(/^\d+$/)], answers: [`q${at + 1}`] })
})

test.each([
  ['a list', wishful],
  ['prose', wishesInProse],
])('optional wishes in %s are excluded, asked about, and added if chosen', (_, wishful) => {
  const analysis = analyzed(wishful)
  const tasks = analysis.components.flatMap((component) => component.tasks.map(({ name }) => name))
  expect(tasks.join('\n')).not.toMatch(/recordings|chat/)
  const wishes = analysis.questions.find(({ question }) => question.includes('optional features'))!
  const chat = wishes.options.find(({ option }) => /\bchat (?:with|between)/i.test(option))!
  expect(chat.moves).toBeGreaterThan(0)
  expect(answered(wishful, analysis, wishes.question, [chat.option]).hours - hoursOf(analysis)).toBeCloseTo(
    chat.moves,
    0,
  )
})

test('a single wish is asked about by its name', () => {
  expect(questionsIn(wishesInProse.replace(/ A chat.*/, ''))).toContain(
    'Does this belong in the first release: Recordings of the rehearsals?',
  )
})

test.each([
  ['languages', 'The interface is in English and German.', /many languages/],
  ['existing data', 'Existing data must be migrated from the old system.', /existing data/],
  ['existing data', 'There is no old site and nothing to migrate.', /existing data/],
  ['the design', 'The designs are ready in Figma.', /visual design/],
  ['approval', 'The work is accepted by the head librarian.', /Who approves/],
])('a question about %s is not asked if the text answers it', (_, sentence, question) => {
  const text = 'We need a web app for a library. Members search books and reserve them. Staff record loans.'
  const isAsked = (of: string) => questionsIn(of).some((it) => question.test(it))
  const isSettled = (of: string) => analyzed(of).settled.some((it) => question.test(it))
  expect([isAsked(text), isSettled(text)]).toEqual([true, false])
  expect([isAsked(`${text}\n${sentence}`), isSettled(`${text}\n${sentence}`)]).toEqual([false, true])
})

test.each([
  ['Orders must be kept in sync with Exact Online.', 'Exact Online'],
  ['Visits must be sent to the EMR.', 'electronic medical records (HL7/FHIR)'],
  ['Staff sign in through our identity provider.', 'the identity platform of the client'],
])('a question about a system contains its name: %s', (line, name) => {
  expect(questionsIn(`${texts.brief}\n${line}`)).toContain(`How can data be exchanged with ${name}?`)
})

test('a change to an existing product brings no question about apps or languages', () => {
  const questions = questionsIn(change).join('\n')
  expect(questions).not.toMatch(/phones|languages|visual design|existing data/)
  // Until the user corrects the kind.
  expect(questionsIn(change, 'product').join('\n')).toMatch(/existing data[^]*languages/)
  const kinds = ['product', 'change'] as const
  expect(kinds.map((kind) => /visual design/.test(questionsIn(texts.brief, kind).join('')))).toEqual([true, false])
  expect(questionsIn('The headline of our site has a typo.').join('\n')).not.toMatch(/approves|tests/)
})

test('only clients who speak of the code are asked about its tests', () => {
  expect(questionsIn(change).join('\n')).not.toMatch(/automated tests/)
  const technical = 'Add paging to the list endpoint of our API: limit and cursor. The repository is on GitHub.'
  expect(questionsIn(technical).join('\n')).toMatch(/automated tests/)
})

test('only the client of a regulated product is asked about a regulator', () => {
  const optionsIn = (text: string) =>
    analyzed(text)
      .questions.flatMap(({ options }) => options.map(({ option }) => option))
      .join('\n')
  expect(optionsIn('We need a website for our bakery with opening hours and a contact form.')).not.toMatch(/regulator/)
  const medical = 'We need a web portal. Doctors enter diagnoses. Patients see their lab results and prescriptions.'
  expect(optionsIn(medical)).toMatch(/regulator/)
})

test.each([
  [/visual design/, 'Our designer has made the layout.'],
  [/visual design/, 'Das Design gibt es schon.'],
  [/existing data/, 'We start with an empty database.'],
  [/existing data/, 'There is no old data.'],
  [/existing data/, 'Alte Daten gibt es nicht.'],
  [/languages/, 'English only.'],
  [/languages/, 'Nur auf Deutsch.'],
  [/approves/, 'Only I decide.'],
  [/beyond those/, 'No integrations needed.'],
])('the question %s is not asked of a text that says: %s', (question, said) => {
  const brief = 'We need a booking site for our guest house. Guests book rooms and get a confirmation.'
  expect(questionsIn(brief).join('\n')).toMatch(question)
  expect(questionsIn(`${brief} ${said}`).join('\n')).not.toMatch(question)
})

test('users set the kind of work beside the analysis, so no question asks for it', () => {
  const ambiguous = 'Members see a waiting list when a class is full, and can leave it.'
  expect(questionsIn(ambiguous).join('\n')).not.toMatch(/new product|existing one/)
})

test('an answer to an unknown question changes nothing', () => {
  const analysis = analyzed(texts.brief)
  const question = 'What is your favorite color?'
  analysis.questions.push({ ...analysis.questions[0]!, question, type: 'text', neutral: ['None'] })
  expect(answered(texts.brief, analysis, question, 'Blue').hours).toBe(hoursOf(analysis))
})

test('work that the text excludes or postpones becomes an exclusion', () => {
  const { breakdown } = answered(texts.stories, analyzed(texts.stories), null)
  expect(breakdown.exclusions.join('\n')).toMatch(/Online payments[\s\S]*A mobile app[\s\S]*Insurance of tools/)
})

const vans = 'We need a portal for our van rental. It must sync bookings with FleetBoard every hour.'

test('a system has a documented interface, unless the text or an answer says that it has none', () => {
  const assumptionsIn = (text: string, ...answer: [string | null, Answer?]) =>
    answered(text, analyzed(text), ...answer).breakdown.assumptions.join('\n')
  const question = 'How can data be exchanged with FleetBoard?'
  expect(assumptionsIn(vans, null)).toContain('The interface of FleetBoard is documented')
  expect(assumptionsIn(vans, question, 'Through file exchange')).toContain('exchanged with FleetBoard in files')
  const without = `${vans} It has no API.`
  expect(assumptionsIn(without, null)).toContain('Nothing documents the interface of FleetBoard')
  expect(questionsIn(without)).not.toContain(question)
  expect(hoursOf(analyzed(without))).toBeGreaterThan(hoursOf(analyzed(vans)))
})

test('the assumptions name the parts that exist already', () => {
  const text = `${vans} The existing system already has a list of vans. Customers must pay online by card.`
  const analysis = analyzed(text)
  const parts = analysis.questions.find(({ question }) => question.startsWith('Which of these parts'))!
  const [first, ...others] = parts.options.map(({ option }) => option)
  const { breakdown } = answered(text, analysis, parts.question, others)
  expect(breakdown.assumptions).toContain(`These parts exist already and are not built: ${first}.`)
})

const hoursWith = (wanted: string) => {
  const analysis = analyzed(texts.brief)
  const { question } = analysis.questions.find(({ type }) => type === 'text')!
  return answered(texts.brief, analysis, question, wanted).hours
}

test.each([
  'Nothing beyond the text.',
  'Nothing else, thank you',
  "No, that's all.",
  'Nein, das ist alles',
  'Non merci, rien de plus',
  'n/a',
  'Not decided yet',
  'To be decided',
  'We will tell you later',
  'Tbd',
  'Still open',
  "That's not clear yet",
  'Noch offen',
  'später',
  'Wissen wir noch nicht',
  'Das klären wir noch',
  'À définir',
  'Por definir',
])('an answer that wants nothing more or leaves it open adds nothing: %s', (answer) => {
  expect(hoursWith(answer)).toBe(hoursWith('Nothing beyond the text'))
})

test.each([
  'No-show fees for missed bookings',
  'Nothing. Maybe a chat with staff',
  'None except an export to Excel',
  'No order without an export of it to Excel, and a chat',
  'Later payment by invoice',
  'We will tell members the dates of the next trips by mail',
  'Open bookings in a list',
])('an answer that begins with a negation and names work adds it: %s', (answer) => {
  expect(hoursWith(answer)).toBeGreaterThan(hoursWith('Nothing beyond the text'))
})

test('nobody is asked for the interface of a public service', () => {
  const text =
    'We need a website. Subscribers of the form are added to Mailchimp, and members come from the Perseo database.'
  expect(questionsIn(text).filter((question) => question.includes('exchanged with Mailchimp'))).toEqual([])
  expect(questionsIn(text.replace('Mailchimp', 'SAP'))).toContain('How can data be exchanged with SAP?')
})

test('nobody is asked how data is exchanged if the text names the format', () => {
  const table =
    'System | Direction | Format | Frequency\nFleetBoard | in | CSV by SFTP | nightly\nPerseo | out | | hourly'
  const text = `We need a portal for our van rental.\nStaff see all bookings.\n\n## Interfaces\n${table}`

  expect(questionsIn(text)).toContain('How can data be exchanged with Perseo?')
  expect(questionsIn(text)).not.toContain('How can data be exchanged with FleetBoard?')
  expect(answered(text, analyzed(text), null).breakdown.assumptions).toContain(
    'Data is exchanged with FleetBoard as the requirements say, and a test account is available.',
  )
})

test('only a text that says what exists is asked which parts of a new product are still to be built', () => {
  const parts = (text: string, kind?: WorkType['kind']) =>
    questionsIn(text, kind).filter((it) => it.includes('still need'))
  const portal = `We need a new portal for a harbour.
Skippers shall book berths and pay online.
The harbour master shall see a plan of all berths.
The portal shall send invoices by email.`
  for (const text of [
    `${portal}\nIt complements the existing system of the coast guard.`,
    `${portal}\nThe code base shall be kept in Git.`,
    `${portal}\nForms shall be filled with the data that the portal already has.`,
  ])
    expect(parts(text), text).toEqual([])
  expect(parts(`${portal}\nThe plan of berths is already built.`)).toHaveLength(1)
  expect(parts(`${portal}\nIt complements the existing system of the coast guard.`, 'extension')).toHaveLength(1)
})
