import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { OpenedEstimate } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { type FinishedProject, type Outcome, changesUnbounded, finishedInFuture } from '#contract/track-record'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { noConnection } from '../../api/api-error'
import { SessionProvider } from '../../session/session'
import { parseUser } from '../../session/user'
import { storeSession } from '../../storage/stored-session'
import { Closing } from './closing'
import { useOutcome } from './use-outcome'

const screenOf = (saved: OpenedEstimate, hash = '') => (
  <MemoryRouter initialEntries={[`/${hash}`]}>
    <SessionProvider>
      <Screen saved={saved} />
    </SessionProvider>
  </MemoryRouter>
)

function Screen({ saved }: { saved: OpenedEstimate }) {
  const [finished, close] = useOutcome(saved)
  return <Closing {...{ saved, finished }} history={[]} isSold onForm={() => {}} onClosed={close} />
}

/** Returns a saved estimate of 8 hours of building, as it is opened. */
function anOpened() {
  const given = { settings: defaultSettings, terms: defaultTerms }
  const version = aVersion(1, [aComponent('Booking', aTask('Booking pages', 8, [1]))], ['Customers book.'])
  const estimation = estimateVersion(version, { ...given, scope: undefined, record: undefined })
  return { ...given, id: 's', projectId: 'p', estimation, acceptedOptions: [] } as unknown as OpenedEstimate
}

const finished = {
  id: 'p',
  savedId: 's',
  hours: 90,
  estimatedHours: 100,
  finishedOn: '2026-11-28',
  scope: 'less',
} as FinishedProject

// Missing in jsdom.
Element.prototype.scrollIntoView = () => {}

test('an outcome that is given here holds until the estimate is read again', () => {
  const saved = { id: 's' } as OpenedEstimate
  const { result, rerender } = renderHook(useOutcome, { initialProps: saved })
  act(() => result.current[1](finished))
  expect(result.current[0]).toBe(finished)
  // Another tab has reopened the project.
  rerender({ ...saved })
  expect(result.current[0]).toBeUndefined()
})

test('a project that another tab has closed is not offered to be closed once its estimate was read again', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const saved = {
    id: 's',
    projectId: 'p',
    createdAt: '2026-11-20T10:00:00Z',
    acceptedOptions: [],
  } as unknown as OpenedEstimate
  storeSession('session', parseUser(JSON.stringify({ email: 'ada@example.com' }))!)
  const { rerender } = render(screenOf(saved))
  screen.getByRole('button', { name: 'Close the Project' })
  rerender(screenOf({ ...saved, finished }))

  screen.getByText('90 h')
  expect(screen.queryByRole('button', { name: 'Close the Project' })).toBeNull()
})

test('a link that closes a sold project opens the form, which can be closed again, and no form of a finished one', async () => {
  const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!
  vi.stubGlobal('fetch', async () => Response.json(user))
  storeSession('session', user)
  const saved = anOpened()
  const view = render(screenOf(saved, '#closing'))
  const hours = await screen.findByLabelText('Hours')
  await expect.poll(() => document.activeElement).toBe(hours)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  screen.getByRole('button', { name: 'Close the Project' })
  view.unmount()
  const { rerender } = render(screenOf({ ...saved, finished }, '#closing'))
  screen.getByRole('button', { name: 'Correct' })
  expect(screen.queryByLabelText('Hours')).toBeNull()
  // Its outcome was withdrawn.
  rerender(screenOf({ ...saved }, '#closing'))
  screen.getByRole('button', { name: 'Close the Project' })
})

test('a closing form names accepted change requests, and shows errors at their fields but not that of the connection', async () => {
  const user = parseUser(JSON.stringify({ email: 'grace@example.com' }))!
  vi.stubGlobal('fetch', async (url: URL | string) => {
    if (String(url).endsWith('/outcome')) throw new TypeError('Failed to fetch')
    return Response.json(user)
  })
  storeSession('session', user)
  const decision = { kind: 'accept', at: '2026-11-20T10:00:00Z' }
  render(screenOf({ ...anOpened(), links: { one: { isChange: true, decision } } } as unknown as OpenedEstimate))
  fireEvent.click(screen.getByRole('button', { name: 'Close the Project' }))
  fireEvent.change(await screen.findByLabelText('Hours'), { target: { value: '11' } })
  screen.getByText(/^Estimated: .*, all change requests accepted until Nov 20, 2026 included\.$/)
  const invalid = () =>
    [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ value }) => value)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

  const date = screen.getByLabelText('Finished on')
  fireEvent.change(date, { target: { value: '2099-01-01' } })
  save()
  await screen.findByText(finishedInFuture)
  expect(invalid()).toEqual(['2099-01-01'])
  fireEvent.change(date, { target: { value: '2026-11-20' } })
  fireEvent.click(screen.getByLabelText('No, less than estimated'))
  const dropped = screen.getByLabelText(/^Work that was dropped/)
  fireEvent.change(dropped, { target: { value: '9000' } })
  save()
  await screen.findByText(changesUnbounded)
  expect(invalid()).toEqual(['9000'])
  fireEvent.change(dropped, { target: { value: '1' } })
  save()
  await screen.findByText(noConnection)
  expect(invalid()).toEqual([])
})

test('a typed outcome is there after a reload until another one is withdrawn, says so, and replaces one that was saved in the meantime only if saved again', async () => {
  const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!
  const sent: Outcome[] = []
  const closed = 'The project was closed in the meantime, with 9 h. Save again to replace that.'
  vi.stubGlobal('fetch', async (url: URL | string, { body }: { body: string }) => {
    if (!String(url).endsWith('/outcome')) return Response.json(user)
    const outcome = JSON.parse(body) as Outcome
    sent.push(outcome)
    return outcome.replaces === undefined
      ? Response.json({ id: 'p', savedId: 's', title: 'Studio', estimatedHours: 8, ...outcome })
      : new Response(closed, { status: 409, headers: { 'x-error-code': 'outdated' } })
  })
  storeSession('session', user)
  const saved = anOpened()
  const open = (opened = saved) => {
    cleanup()
    render(screenOf(opened))
    fireEvent.click(screen.getByRole('button', { name: /^(Close the Project|Correct)$/ }))
    return screen.findByLabelText<HTMLInputElement>('Hours')
  }
  const replaced = { id: 'p', savedId: 's', hours: 9, estimatedHours: 8, scope: 'same', finishedOn: '2026-11-20' }
  fireEvent.change(await open({ ...saved, finished: replaced as FinishedProject }), { target: { value: '10' } })
  cleanup()
  render(screenOf({ ...saved, finished: replaced as FinishedProject }))
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await screen.findByRole('button', { name: 'Close the Project' })

  const hours = await open()
  expect([hours.value, screen.queryByText(/^What you typed before/)]).toEqual(['', null])
  fireEvent.change(hours, { target: { value: '11' } })
  expect((await open()).value).toBe('11')
  screen.getByText('What you typed before is not saved. Cancel discards it.')

  for (const finished of [undefined, replaced]) {
    // Opened after the question, it still replaces what was shown when it was typed.
    expect((await open({ ...saved, finished: finished as FinishedProject })).value).toBe('11')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(closed)
  }
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('11 h')
  expect(sent.map(({ hours, replaces }) => [hours, replaces])).toEqual([
    [11, null],
    [11, null],
    [11, undefined],
  ])
})
