import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Project } from '#contract/project'
import { request } from '../../api/request'
import { storeSession } from '../../storage/stored-session'
import { anEmail, newBrowser, openSite, patience } from '../../testing/site'

beforeEach(async () => {
  newBrowser()
  const { sessionId, user } = await request('register', {
    body: { email: anEmail('lise'), password: 'correct horse' },
  })
  storeSession(sessionId, user)
})
afterEach(cleanup)

const requirements = 'Members book a class online.\nThey pay by card.\nTeachers see who comes.'

async function aProject(wishes = ''): Promise<string> {
  const { id } = await request('createProject', { body: { title: 'Yoga studio', requirements: requirements + wishes } })
  return id
}

const read = (id: string): Promise<Project> => request('getProject', { params: { id } })
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
const stepNow = () => document.querySelector('[aria-current=step]')?.textContent

test('a project goes through its four steps', async () => {
  const id = await aProject()
  const user = openSite(`/estimate/${id}`)
  await screen.findByRole('heading', { level: 1, name: 'Yoga studio' }, patience)
  expect(stepNow()).toBe('1 Requirements')
  expect(screen.getByText('Members book a class online.', { exact: false })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Start AI Analysis' }))
  // The button is disabled.
  await waitFor(() => expect(document.activeElement?.className).toBe('work'))
  await screen.findByText('Analysis Complete', {}, patience)
  await screen.findByRole('heading', { name: 'Clarification Questions' }, patience)
  expect(stepNow()).toBe('3 Clarifications')
  const { clarificationQuestions = [] } = await read(id)
  const questions = document.querySelectorAll('.question')
  expect([...questions].map((question) => question.textContent)).toEqual(
    clarificationQuestions.map(({ required }, index) =>
      expect.stringMatching(new RegExp(`^${index + 1}\\. .*${required ? 'Required' : 'Optional'}`)),
    ),
  )
  for (const { question } of clarificationQuestions)
    expect(screen.getAllByText(question, { exact: false }).length).toBeGreaterThan(0)

  for (const button of screen.getAllByRole('button', { name: /^Not sure/ })) await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Continue to Estimate' }))
  await screen.findByText('Estimation Complete', {}, patience)
  await screen.findByRole('heading', { name: 'Final Project Estimation' }, patience)
  expect(stepNow()).toBe('4 Final Estimate')

  const { estimation } = await read(id)
  expect(screen.getAllByText(estimation!.totalHours.toLocaleString('en-US')).length).toBeGreaterThan(0)
})

test('the draft of the answers is deleted when they are sent', async () => {
  const id = await aProject()
  await request('analyze', { params: { id } })
  const user = openSite(`/estimate/${id}`)
  await screen.findByRole('heading', { name: 'Clarification Questions' }, patience)
  for (const button of screen.getAllByRole('button', { name: /^Not sure/ })) await user.click(button)
  expect(drafts()).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Continue to Estimate' }))

  await screen.findByRole('heading', { name: 'Final Project Estimation' }, patience)
  expect(drafts()).toEqual([])
})

test('a corrected type of work updates the preview immediately, survives a reload, and is used for the estimate', async () => {
  const id = await aProject()
  await request('analyze', { params: { id } })
  const user = openSite(`/estimate/${id}`)
  await screen.findByRole('heading', { name: 'Clarification Questions' }, patience)
  const preview = () => screen.getByText(/^Likely between/).textContent
  const before = preview()

  await user.selectOptions(screen.getByLabelText('Kind'), 'Change to an existing product')
  expect(preview()).not.toBe(before)
  screen.getByText('Corrected. The analyst read: New product')
  for (const button of screen.getAllByRole('button', { name: /^Not sure/ })) await user.click(button)

  cleanup()
  openSite(`/estimate/${id}`)
  const again = await screen.findByLabelText<HTMLSelectElement>('Kind', {}, patience)
  expect(again.value).toBe('change')
  await user.click(screen.getByRole('button', { name: 'Continue to Estimate' }))

  await screen.findByText('Change to an existing product, production, web', {}, patience)
  const { estimation, workType } = await read(id)
  expect(estimation?.workType).toEqual(workType)
  expect(workType?.kind).toBe('change')
})

test('the range beside the questions follows an answer, and the results state the same change', async () => {
  const id = await aProject()
  await request('analyze', { params: { id } })
  const { clarificationQuestions = [], aiAnalysis } = await read(id)
  const question = clarificationQuestions.find(({ type }) => type === 'select')!
  const option = question.options.findLast((option) => option !== question.neutral)!
  const user = openSite(`/estimate/${id}`)
  await screen.findByRole('heading', { name: 'Clarification Questions' }, patience)
  const before = screen.getByText(/^Likely between/).textContent
  for (const button of screen.getAllByRole('button', { name: /^Not sure/ })) await user.click(button)
  expect(screen.queryByText(/Your answers/)).toBeNull()

  await user.selectOptions(document.querySelector(`select[name=${question.id}]`)!, option)
  const [, change = ''] = /Your answers: (\S+ h)\./.exec(screen.getByText(/Your answers/).textContent) ?? []
  expect(screen.getByText(/^Likely between/).textContent).not.toBe(before)
  await user.click(screen.getByRole('button', { name: 'Continue to Estimate' }))

  await screen.findByText(new RegExp(`Your answers changed it by \\${change}, as stated`), {}, patience)
  const { estimation } = await read(id)
  const { analysis, answers, revision } = estimation!.origin!
  expect(analysis).toBe(aiAnalysis!.totalHours)
  expect(analysis + answers + revision).toBe(estimation!.totalHours)
})

test('choosing none of several options is an answer and can be undone', async () => {
  const id = await aProject(
    '\n\n## Nice to have\n- Members share gift vouchers with friends\n- Members chat with teachers',
  )
  await request('analyze', { params: { id } })
  const { clarificationQuestions = [] } = await read(id)
  const several = clarificationQuestions.find(({ type }) => type === 'multiselect')!
  const user = openSite(`/estimate/${id}`)
  const question = within(
    await screen.findByRole('group', { name: (name) => name.includes(several.question) }, patience),
  )
  const [first] = question.getAllByRole('checkbox')
  const none = question.getByRole<HTMLInputElement>('checkbox', { name: 'None of these' })

  await user.click(first!)
  expect(none.checked).toBe(false)
  await user.click(first!)
  expect(none.checked).toBe(true)
  await user.click(none)
  expect(none.checked).toBe(false)
})

test('the server stores the configuration as it is in the card', async () => {
  const id = await aProject()
  const user = openSite(`/estimate/${id}`)
  const card = within(await screen.findByRole('complementary', { name: 'Project Configuration' }, patience))

  await user.selectOptions(card.getByLabelText('Number of Developers'), '4+ Developers')
  await user.click(card.getByLabelText('High Priority (+20%)'))
  await user.clear(card.getByLabelText('Hourly Rate (USD)'))
  await user.type(card.getByLabelText('Hourly Rate (USD)'), '85')
  await user.tab()

  await waitFor(() => expect(card.getByText('Saved')).toBeTruthy(), patience)
  await waitFor(
    async () => expect(await read(id)).toMatchObject({ hourlyRate: 85, developerCount: 4, priority: 'high' }),
    patience,
  )
  expect(await card.findByText('4+ Developers at $85/hour', {}, patience)).toBeTruthy()
})

test('a project that does not exist is not found', async () => {
  openSite('/estimate/01JUNKNOWN')

  expect(await screen.findByRole('heading', { name: 'Project Not Found' }, patience)).toBeTruthy()
  expect(screen.getByText("The project you're looking for doesn't exist or has been deleted.")).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Back to Home' })).toBeTruthy()
})
