import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '#contract/project'
import { aQuestion } from '#scripts/testing/component'
import { keepDraft, readDraft } from '../../session/drafts'
import { Toaster } from '../../ui/toast'
import { completed, open, press, respond, revised, serve, server, type, unread, user } from './screen.fixture'
import { aLink, aSaved, aSold } from './versions/versions-card.fixture'

const aJob = (done: number) => ({
  id: 'j',
  kind: 'revise' as const,
  progress: { stage: 'Reading lines', done, total: 5 },
})

beforeEach(serve)

const leave = async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }))
  await screen.findByText('Elsewhere')
  await act(async () => {})
}
const revise = async () => {
  open(completed, '#revise')
  await screen.findByRole('heading', { name: 'Revise requirements' })
  type(revised)
  press('Re-estimate the Changes')
  await screen.findByText('Reading the changes')
}

test('a page that is left during a revision does not come back, and keeps the text', async () => {
  await revise()
  await leave()

  expect(location.pathname).toBe('/elsewhere')
  expect(readDraft(user.email, 'revision:p')).toContain('They rate the repair.')

  // It is done when the person comes back.
  cleanup()
  open({ ...completed, version: 2, requirements: revised }, '#revise')
  await screen.findByRole('heading', { name: 'Final Project Estimation' })
  expect(readDraft(user.email, 'revision:p')).toBeNull()
})

test('the status of a revision never says that nothing changed once it is estimated', async () => {
  await revise()
  const said = new Set<string>()
  const listen = () => document.querySelectorAll('output').forEach(({ textContent }) => said.add(textContent))
  const observer = new MutationObserver(listen)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  server.stored = { ...completed, version: 2, requirements: revised }
  await respond(Response.json(server.stored))
  await screen.findByRole('heading', { name: 'Final Project Estimation' })
  observer.disconnect()
  expect([...said]).not.toContain('Nothing changed yet.')
})

test('a page that is left while its text is saved does not come back, and removes the draft', async () => {
  open(unread, '#edit')
  await screen.findByRole('heading', { name: 'Edit title and requirements' })
  type(revised)
  press('Save Changes')
  await leave()
  await respond(Response.json({ ...unread, requirements: revised }))

  await expect.poll(() => readDraft(user.email, 'text:p')).toBeNull()
  expect(location.pathname).toBe('/elsewhere')
})

/** Lets a tab that follows a revision read the project again. */
async function becomes(project: Project) {
  server.stored = project
  await act(() => vi.advanceTimersByTimeAsync(2_000))
}

test('a revision that was running when the page opened is shown wherever it opened, and ends in the results', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  keepDraft(user.email, 'revision:p', { text: revised, base: 1 })
  open({ ...completed, job: { ...aJob(1), ageMs: 603_000 } })
  await screen.findByText('Reading lines: 1 of 5')
  await becomes({ ...completed, job: aJob(2) })
  screen.getByText('Reading lines: 2 of 5')
  screen.getByText(/^10 min [4-9] s$/)
  await becomes({ ...completed, version: 2, requirements: revised })
  await screen.findByRole('heading', { name: 'Final Project Estimation' })
  // Not the text that was edited from version 1.
  fireEvent.click(screen.getByRole('button', { name: 'Revise Requirements' }))
  await screen.findByText('Nothing changed yet.')
  type(`${revised}\nThey pay online.`)
  await expect
    .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Re-estimate the Changes' }).disabled)
    .toBe(false)
})

test('a revision that fails while another tab follows it can be tried again with its text', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  keepDraft(user.email, 'revision:p', { text: revised, base: 1 })
  open({ ...completed, job: aJob(1) })
  await screen.findByText('Reading lines: 1 of 5')
  await becomes(completed)
  await screen.findByText('The changes were not estimated. Please try again.')
  expect(location.hash).toBe('#revise')
  press('Try again')
  await screen.findByText('Reading the changes')
  await respond(new Response('The analyst is busy.', { status: 503 }))
  await screen.findByText('The analyst is busy.')
  press('Cancel')
  await screen.findByRole('heading', { name: 'Final Project Estimation' })
  // Its text is gone.
  press('Revise Requirements')
  await screen.findByText('Nothing changed yet.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  press('Cancel')
  fireEvent.click(await screen.findByRole('button', { name: 'Back to Clarifications' }))
  await screen.findByText('There are no open questions.')
  expect(screen.queryByText('The analyst is busy.')).toBeNull()
})

test('after a failed analysis, its message is announced and trying again has the focus, which the progress takes again', async () => {
  open({ ...unread, job: { ...aJob(1), kind: 'analyze', ageMs: 603_000 } })
  await screen.findByText(/^10 min [3-9] s$/)
  await respond(new Response('The analyst is busy.', { status: 503 }))
  const start = await screen.findByRole('button', { name: 'Start AI Analysis' })
  start.focus()
  fireEvent.click(start)
  await screen.findByText('Reading your requirements')
  await respond(new Response('The analyst is busy.', { status: 503 }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toBe('The analyst is busy.')
  expect(document.activeElement).toBe(retry)
  fireEvent.click(retry)
  await screen.findByText('Reading your requirements')
  expect(document.activeElement?.textContent).toContain('Reading your requirements')
})

test('a change that failed while the page was closed is named when it is opened, until it is canceled', async () => {
  const failure = { kind: 'revise', reason: 'busy', message: 'The analyst is busy.' } as const
  const notice = /^Your last change was not estimated\. The analyst is busy\./
  keepDraft(user.email, 'revision:p', { text: revised, base: 1 })
  open({ ...completed, failure })
  await screen.findByText(notice)
  fireEvent.click(screen.getByRole('link', { name: 'Open it' }))
  await screen.findByDisplayValue(/They rate the repair/)
  expect(screen.getByRole('alert').textContent).toBe('The analyst is busy.')
  press('Cancel')
  await screen.findByRole('heading', { name: 'Final Project Estimation' })
  expect(screen.queryByText(notice)).toBeNull()
  // Nor at the next visit.
  cleanup()
  open({ ...completed, failure })
  await screen.findByRole('heading', { name: 'Final Project Estimation' })
  expect(screen.queryByText(notice)).toBeNull()
  // Answers are stored by the server, so that any browser can name an estimate of them that failed.
  cleanup()
  open({ ...completed, failure: { ...failure, kind: 'estimate' } })
  await screen.findByText(notice)
})

test('an estimate is shown once it is known if it was sold', async () => {
  server.failures = 1
  open(completed)
  await screen.findByText('The table is busy.')
  expect(screen.queryByRole('heading', { name: 'Final Project Estimation' })).toBeNull()
  press('Try again')
  await screen.findByRole('heading', { name: 'Final Project Estimation' })
})

test('an estimate that another tab replaced is announced once a change here shows it', async () => {
  const estimatedAt = '2026-11-20T10:00:00Z'
  open({ ...completed, estimatedAt })
  fireEvent.click(await screen.findByLabelText('Rush (+50%)'))
  const again = { ...completed, priority: 'rush', estimatedAt: '2026-11-20T11:00:00Z' }
  await respond(Response.json(again))
  const notice = await screen.findByText(/^This estimate was changed in another tab or on another device\./)
  fireEvent.click(within(notice).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/^This estimate was changed/)).toBeNull()
  expect(document.activeElement!.className).toBe('action-bar')
})

test('a text that was edited from an earlier version can be kept, and replaces the current one', async () => {
  keepDraft(user.email, 'revision:p', { text: revised, base: 1 })
  open({ ...completed, version: 2 }, '#revise')
  await screen.findByText(/^This project was changed in another tab/)
  // The heading receives the focus after the first paint.
  await expect.poll(() => document.activeElement?.id).toBe('revise-heading')
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Re-estimate the Changes' })
  expect(start.disabled).toBe(true)
  press('Keep my text')
  expect(document.activeElement).toBe(screen.getByDisplayValue(/They rate the repair/))
  expect(start.disabled).toBe(false)
  expect(screen.queryByText(/^This project was changed in another tab/)).toBeNull()
})

test('the requirements have the focus again once they are no longer edited', async () => {
  open(unread, '#edit')
  await screen.findByRole('heading', { name: 'Edit title and requirements' })
  press('Cancel')
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Requirements' }))
})

test('a project says its state beside its title, asks for answers and checks only before it is sold or finished, and has its next step alone as the strongest button', async () => {
  const { estimation: made } = completed
  const assumptions = ['Please check first: [line 1].', ...made!.assumptions]
  const estimation = { ...made!, assumptions, answeredShare: 0, notEstimated: [2] }
  const project = { ...completed, estimation, clarificationQuestions: [aQuestion], isSaved: true, savedId: 's' }
  const asks = [
    /^Answer question/,
    /^Please check first/,
    /Each answer of your own/,
    /Please add a task with Edit Scope for what/,
  ]
  const strongest = async (name: string, state: string, isAsking: boolean) => {
    cleanup()
    open(project)
    const button = await screen.findByRole('button', { name })
    await screen.findByText(/^No task covers/)
    await screen.findByText(/^Version 1 was sold|^Compare estimate/)
    expect(asks.map((text) => screen.queryByText(text) !== null)).toEqual(asks.map(() => isAsking))
    expect(button.className).toContain('primary')
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(state)
    expect(screen.queryByRole('button', { name: 'Share' }) !== null).toBe(isAsking)
    return button
  }
  server.saved = [aSaved(1), aSaved(1, 'r')]
  await strongest('Share', 'Saved', true)
  // A client has it, so the next step is theirs, unless another estimate of the project is the one that the client has.
  const shared = { links: { one: { ...aLink, endsAt: '2099-01-01T00:00:00.000Z' } } }
  for (const [id, button] of Object.entries({ s: 'See Links', r: 'Share' })) {
    server.saved = [aSaved(1), aSaved(1, 'r')].map((saved) => (saved.id === id ? { ...saved, ...shared } : saved))
    cleanup()
    open(project)
    await expect.poll(() => screen.queryByRole('heading', { level: 1 })?.nextElementSibling?.textContent).toBe('Shared')
    expect((await screen.findByRole('button', { name: button })).className).not.toContain('primary')
  }
  server.saved = [aSold(1)]
  fireEvent.click(await strongest('Close the Project', 'Accepted', false))
  await expect.poll(() => location.href).toMatch(/\?saved=s#closing$/)
  server.finished = [{ id: 'p', savedId: 's', finishedOn: '2026-11-24' }]
  await strongest('See What It Took', 'Finished', false)
})

test('answers that are not estimated yet are counted beside the results until they are estimated', async () => {
  render(<Toaster />)
  const asked = { ...completed, clarificationQuestions: [aQuestion], answers: {}, estimatedAt: '1' }
  open(asked)
  fireEvent.click(await screen.findByRole('button', { name: 'Back to Clarifications' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /How many shops/ }), { target: { value: '3' } })
  press('Back to Estimate')
  await screen.findByText(/^1 answer is not in this estimate yet\./)
  fireEvent.click(screen.getByRole('link', { name: 'Review and estimate again' }))
  press('Continue to Estimate')
  server.stored = { ...asked, answers: { [aQuestion.id]: 3 }, estimatedAt: '2' }
  await respond(Response.json(server.stored))
  await screen.findByText('Estimation Complete')
  await screen.findByRole('heading', { name: 'Final Project Estimation' })
  expect(screen.queryByText(/not in this estimate yet/)).toBeNull()
})

test('an invalid rate or discount is announced once its field is left', async () => {
  open(completed)
  const pricing = await screen.findByRole('heading', { name: 'Pricing' })
  fireEvent.click(pricing)
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const rate = 'Hourly rate must be a whole number, at least 1'
  const discount = 'The discount must be between 0 and 100 percent, with at most two decimals.'
  for (const [label, typed, problem] of [
    ['Hourly Rate (USD)', '92.5', rate],
    ['Discount (%)', '101', discount],
  ] as const) {
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    const before = field.value
    fireEvent.change(field, { target: { value: typed } })
    expect(announced()).not.toContain(problem)
    fireEvent.blur(field)
    expect(announced()).toContain(problem)
    fireEvent.change(field, { target: { value: before } })
    expect(announced()).not.toContain(problem)
  }
})
