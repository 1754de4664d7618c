import { expect, test } from 'vitest'
import type { Analysis, ClarificationQuestion } from '#contract/breakdown'
import { aTask, component } from '#domain/estimate/estimate.fixture'
import { numberLines } from '#domain/text/requirement-lines'
import { aProduct } from '#scripts/testing/arbitraries'
import { withoutSubjects } from './gone-subjects'
import { assumedBreakdown } from './layers'

const left = [
  'Tenants report damage with photos',
  'Customers download their invoices',
  'Import the tenants from files',
  'Every tenant has an account',
  'Reports are sent either as XML or as Word',
]

/** Returns the texts and tasks that are left when these lines go and `left` stays. */
function leave(gone: string[], texts: string[], asked: string[] = [], risky = texts) {
  const questions = asked.map(
    (question, at): ClarificationQuestion => ({
      id: `q${at}`,
      question,
      type: 'select',
      options: ['No', 'Yes'],
      required: false,
      impact: '',
      neutral: 'No',
    }),
  )
  const tasks = questions.map(({ id, question }) => aTask({ name: question, sources: [], answers: [id] }))
  const risks = risky.map((description) => ({ risk: '', description, impact: 'low' as const, mitigation: '' }))
  const analysis: Analysis = {
    summary: '',
    workType: aProduct,
    components: [component(tasks)],
    technologies: [],
    risks,
    questions,
    supporting: [],
    background: [],
  }
  const layer = { analysis, breakdown: { ...assumedBreakdown(analysis), risks, assumptions: texts } }
  const [revised] = withoutSubjects([layer], {
    gone: numberLines(gone.join('\n')),
    lines: numberLines(left.join('\n')),
  })
  const { components, assumptions, risks: after } = revised!.breakdown
  expect(after.map(({ description }) => description)).toEqual(assumptions)
  const names = components.flatMap((work) => work.tasks.map(({ name }) => name))
  expect(revised!.analysis.questions.map(({ question }) => question)).toEqual(names)
  return [...assumptions, ...names]
}

test.each([
  'Invoices are PDF files made from one template.',
  'The import reads CSV files.',
  'Photos of damage are JPEG files.',
  'Each customer finds invoices as PDF in the portal.',
])('what is assumed about a line that stays is kept, though only a removed one names a format of it: %s', (text) => {
  expect(leave(['Export the list as PDF or CSV', 'The list shows a JPEG'], [text])).toEqual([text])
})

test('what is assumed and asked about a system goes with the line that names it', () => {
  const texts = [
    'The interface of DATEV is documented, and a test account is available.',
    'Data is exchanged with DATEV as the requirements say.',
    'Changes to DATEV may delay the launch.',
  ]
  expect(leave(['Orders are sent to DATEV'], texts, ['How can data be exchanged with DATEV?'])).toEqual([])
  expect(leave(['Orders are sent to SAP'], texts)).toEqual(texts)
})

test('a question that lists who or what may be meant stays when a line goes that has the same words', () => {
  const asked = [
    'Who maintains the data: the agency or the tenants?',
    'Does this belong in the first release: Letters for tenants?',
  ]
  expect(leave(['The agency writes a letter to the tenants', 'Letters for tenants'], [], asked)).toEqual([asked[0]])
})

test('of two questions about the same choice, the one about a line that goes is left out', () => {
  const [bills, reports] = ['Bills', 'Reports'].map((name) => `${name} are sent either as XML or as Word`)
  const ask = (line: string) => `The requirements leave a choice: XML or Word. Which do you want in “${line}”?`
  expect(leave([bills!], [], [bills!, reports!].map(ask))).toEqual([ask(reports!)])
  // Older assumptions about a choice cite its lines first.
  for (const lead of ['Of the choice', 'Of the choice in [line 1]'])
    expect(leave(['Add a forum or a wiki'], [`${lead}, “a forum” is estimated, not “a wiki”.`], [], [])).toEqual([])
})
