import { expect, test } from 'vitest'
import { documentRefusals } from '#contract/document-messages'
import { defaultSettings } from '#contract/settings'
import { reportOf } from '#domain/exports/report'
import { theStack } from '#scripts/testing/shared-stack'
import { estimateDocument } from './estimate-document'

const brief = `Tool library

Members must be able to sign up, sign in and pay their yearly fee by card.
Members must be able to search the tools by name and reserve one for a weekend.
Volunteers must be able to hand out and take back a tool by scanning its barcode.
Administrators must be able to export all loans of a month to a spreadsheet.
A reminder must be sent by e-mail the day before a tool is due.
The budget is $20,000.
`

const options = { title: 'Tool library', settings: defaultSettings, answers: {}, asJson: false, url: undefined }
const documentOf = (text: string) => ({ ...options, document: Buffer.from(text) })

const stack = theStack()

test('a document becomes an estimate with the same calls as in a browser', async () => {
  const said: string[] = []

  const { project, estimation } = await estimateDocument(stack.url, documentOf(brief), (line) => said.push(line))
  const report = reportOf(project, estimation)

  expect(project).toMatchObject({ title: 'Tool library', status: 'completed' })
  expect(estimation.totalHours).toBeGreaterThan(0)
  expect(estimation.constraints).toMatchObject([{ kind: 'budget', amount: 20_000 }])
  for (const section of ['Summary', 'Breakdown', 'Risks & Assumptions', 'Technology Stack']) {
    expect(report).toContain(`\n${section}\n`)
  }
  expect(said.slice(0, 3)).toEqual(['Uploading the document', 'Reading the document', 'Analyzing the requirements'])
})

test('every unanswered question is listed among the assumptions', async () => {
  const { project, estimation } = await estimateDocument(stack.url, documentOf(brief), () => {})

  const questions = project.clarificationQuestions ?? []
  expect(questions.length).toBeGreaterThan(0)
  for (const { question } of questions) {
    expect(estimation.assumptions).toContainEqual(expect.stringContaining(`“${question}” Assumed: `))
  }
})

test('an answer to an unknown question is rejected with the existing questions', async () => {
  const estimate = estimateDocument(stack.url, { ...documentOf(brief), answers: { color: 'red' } }, () => {})

  await expect(estimate).rejects.toThrow(/^There is no question "color"\. The questions are /)
})

test('a document that the server rejects ends with its error message', async () => {
  const picture = { ...options, document: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') }

  await expect(estimateDocument(stack.url, picture, () => {})).rejects.toThrow(documentRefusals.unrecognized)
})

test('an unreachable server is reported', async () => {
  const estimate = estimateDocument('http://127.0.0.1:1', documentOf(brief), () => {})

  await expect(estimate).rejects.toThrow('http://127.0.0.1:1 does not respond. Is the server running?')
})

test('a remote server requires an account', async () => {
  const estimate = estimateDocument('https://scopewright.example', documentOf(brief), () => {})

  await expect(estimate).rejects.toThrow(
    'Set SCOPEWRIGHT_EMAIL and SCOPEWRIGHT_PASSWORD to your account at scopewright.example.',
  )
})
