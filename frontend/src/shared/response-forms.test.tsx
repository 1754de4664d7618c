import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { offer } from '#domain/offer/offer.fixture'
import { ResponseForms } from './response-forms'

const Forms = (
  props: Pick<ComponentProps<typeof ResponseForms>, 'answeredAt' | 'onSend'> &
    Partial<Pick<ComponentProps<typeof ResponseForms>, 'askedAt' | 'canDecide'>>,
) => (
  <ResponseForms
    offer={offer}
    hash="abc"
    chosen={new Set()}
    total="€1,000"
    canDecide
    isAccepted={false}
    askedAt={undefined}
    {...props}
  />
)

test('what was half typed in a form is there after a reload, until it is sent', async () => {
  const sent: unknown[] = []
  const shown: string[] = []
  let type: NavigationTimingType = 'navigate'
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming]
  Element.prototype.scrollIntoView = function () {
    shown.push(this.id)
  }
  const forms = <Forms onSend={async (response) => void sent.push(response)} />
  const question = () => screen.getByLabelText<HTMLTextAreaElement>('Your question')
  const name = () => within(question().form!).getByLabelText<HTMLInputElement>('Your name')
  render(forms)
  fireEvent.change(name(), { target: { value: 'Grace Hopper' } })
  fireEvent.change(question(), { target: { value: 'When can you' } })
  cleanup()
  render(forms)
  screen.getByText(
    /^Everyone with this link can respond, and the sender sees it immediately\. When the work starts is agreed with them\. You get no email/,
  )
  // It was opened elsewhere since.
  expect(shown).toEqual([])
  type = 'reload'
  cleanup()
  render(forms)
  expect([name().value, question().value]).toEqual(['Grace Hopper', 'When can you'])
  // Browsers scroll back only to what is there from the start.
  expect(shown).toEqual(['question'])

  fireEvent.change(question(), { target: { value: 'When can you start?' } })
  const form = within(question().form!)
  fireEvent.change(form.getByLabelText('Your email'), { target: { value: 'grace@example.com' } })
  fireEvent.click(form.getByRole('button', { name: 'Send the question' }))
  await expect.poll(() => question().value).toBe('')
  expect(sent).toMatchObject([{ kind: 'question', name: 'Grace Hopper', text: 'When can you start?' }])
  expect(question().closest('details')!.open).toBe(true)

  // The name stays in all forms, and so does a reason that is half typed.
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason (optional)')
  const names = () => screen.getAllByLabelText<HTMLInputElement>('Your name').map(({ value }) => value)
  fireEvent.change(reason(), { target: { value: 'Too' } })
  fireEvent.change(screen.getAllByLabelText('Your name').at(-1)!, { target: { value: 'Grace M. Hopper' } })
  fireEvent.change(screen.getAllByLabelText('Your email').at(-1)!, { target: { value: 'hopper@example.com' } })
  cleanup()
  render(<Forms askedAt="2026-11-28T10:00:00.000Z" onSend={async () => {}} />)
  // Not the one that was typed to accept.
  screen.getByText(/Ada can read it and answer by email to grace@example\.com\.$/)
  cleanup()
  render(forms)
  expect(names()).toEqual(Array.from({ length: 3 }, () => 'Grace M. Hopper'))
  expect([question().value, reason().value, reason().closest('details')!.open]).toEqual(['', 'Too', true])
  // A further question leaves the reason.
  fireEvent.change(question(), { target: { value: 'And where?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the question' }))
  await expect.poll(() => question().value).toBe('')
  cleanup()
  const { rerender } = render(forms)
  expect(reason().value).toBe('Too')
  fireEvent.click(screen.getByRole('button', { name: 'Decline this offer' }))
  const client = { name: 'Grace M. Hopper', email: 'hopper@example.com' }
  await expect.poll(() => sent.at(-1)).toEqual({ kind: 'decline', ...client, text: 'Too' })
  // Nothing about the client stays on a shared device after the decision.
  rerender(<Forms onSend={async () => {}} canDecide={false} />)
  expect(localStorage.getItem('question:abc')).toBeNull()
})

test('a client whose question was answered elsewhere reads when the sender said so', () => {
  const { container } = render(<Forms answeredAt="2026-11-28T10:00:00.000Z" onSend={async () => undefined} />)
  expect(container.querySelector('section > output')?.textContent).toBe(
    'Ada marked your question as answered on November 28, 2026, by email or otherwise.',
  )
})

test('a client reads at which time the last question was recorded, and no promise that a mail went out', () => {
  const { container } = render(<Forms askedAt="2026-11-28T10:00:00.000Z" onSend={async () => undefined} />)
  expect(container.querySelector('section > output')?.textContent).toMatch(
    /^Your question was sent on [A-Z]\w+ \d+, 2026 at \d{1,2}:\d\d [AP]M\. Ada can read it and answer by email\.$/,
  )
})

test('a client whose response takes long reads what happens, until it is recorded', async () => {
  vi.useFakeTimers()
  let record = () => {}
  render(<Forms onSend={() => new Promise((resolve) => (record = resolve))} />)
  const button = screen.getByRole('button', { name: 'Decline this offer' })
  const note = () => button.closest('form')!.nextSibling!.textContent
  fireEvent.submit(button.closest('form')!)
  act(() => void vi.advanceTimersByTime(4_000))
  expect([button.textContent, note()]).toEqual(['Sending...', ''])
  act(() => void vi.advanceTimersByTime(2_000))
  expect(note()).toMatch(/^This takes longer than usual\. .* Nothing is sent twice\.$/)
  await act(async () => record())
  expect([button.textContent, note()]).toEqual(['Decline this offer', ''])
})
