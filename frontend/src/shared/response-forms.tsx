import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { maxEmailLength, maxNameLength } from '#contract/limits'
import type { Offer, OfferResponse } from '#contract/share'
import { describeDelay } from '#domain/change-text'
import { formatDay, formatWeeks } from '#domain/format'
import { describeBasis } from '#domain/offer-standing'
import { describeWeeks } from '#domain/offer-text'
import { quoteAll } from '#domain/text'
import { readStored, writeStored } from '../storage/browser-storage'

interface Props {
  offer: Offer
  /** Identifies the offer, whose question is still there when the page is loaded again. */
  hash: string
  chosen: ReadonlySet<number>
  /** Price with them, as text. */
  total: string
  /** False if a decision is recorded, or the offer is outdated. */
  canDecide: boolean
  isAccepted: boolean
  /** Time of the last question, ISO 8601. */
  askedAt: string | undefined
  onSend: (response: OfferResponse) => Promise<void>
}

/** A client's question, decline and acceptance, which is last. */
export function ResponseForms({ offer, hash, chosen, total, canDecide, isAccepted, askedAt, onSend }: Props) {
  // A repeated receipt is announced again.
  const [isAsking, setAsking] = useState(false)
  const { change, replaces } = offer
  const draftKey = `question:${hash}`
  // Who asked need not type their name again to accept.
  const [client, setClient] = useState(() => readDraft(draftKey))
  const [hadDraft] = useState(client.text !== '')
  const names = offer.options.filter((_, at) => chosen.has(at)).map(({ name }) => name)
  return (
    <section className="responses" aria-label="Your response">
      <details id="question" open={hadDraft} ref={hadDraft ? showAgain : null}>
        <summary>Ask a question</summary>
        <ResponseForm
          label="Send the question"
          onSubmit={async (field) => {
            setAsking(true)
            const client = { name: field('name'), email: field('email') }
            await onSend({ kind: 'question', ...client, text: field('text') }).finally(() => setAsking(false))
            setClient({ ...client, text: '' })
            writeStored(draftKey, null)
          }}
          onChange={(form) => writeStored(draftKey, JSON.stringify(Object.fromEntries(new FormData(form))))}
        >
          <Name known={client.name} />
          <Email known={client.email} />
          <Text label="Your question" isRequired draft={client.text} />
        </ResponseForm>
      </details>
      <output className="responses__receipt">
        {askedAt &&
          !isAsking &&
          `A question was sent${offer.from && ` to ${offer.from}`} on ${formatDay(askedAt)}. The answer comes by email${client.email && ` to ${client.email}`}.`}
      </output>

      {canDecide && (
        <>
          <details>
            <summary>Decline</summary>
            <ResponseForm
              label={`Decline this ${change ? 'change' : 'offer'}`}
              onSubmit={(field) => onSend({ kind: 'decline', name: field('name'), text: field('text') })}
            >
              <Name known={client.name} />
              <Text label="Reason (optional)" />
            </ResponseForm>
          </details>

          <h2 id="accept" tabIndex={-1}>
            Accept
          </h2>
          <p>
            Total: <strong>{total}</strong>,{' '}
            {change
              ? `timeline ${describeDelay(change.weeks)}, ${formatWeeks(change.weeks.after)} in all`
              : describeWeeks(offer, chosen.size)}
            {offer.options.length > 0 && (names.length > 0 ? `, with ${quoteAll(names)}` : ', without options')}
          </p>
          {replaces && <p>{describeBasis(offer, chosen)}</p>}
          <ResponseForm
            label={`Accept for ${total}`}
            onSubmit={(field) =>
              onSend({
                kind: 'accept',
                name: field('name'),
                email: field('email'),
                accepted: true,
                options: [...chosen],
              })
            }
          >
            <Name known={client.name} />
            <Email known={client.email} />
            <label className="responses__check">
              <input type="checkbox" name="accepted" required />
              <span>I accept this {change ? 'change' : 'offer'}</span>
            </label>
          </ResponseForm>
        </>
      )}
      {(canDecide || isAccepted) && (
        <p className="offer__muted">
          {canDecide ? 'This records your acceptance.' : 'This page records an acceptance.'} It is not a qualified
          electronic signature.
        </p>
      )}
    </section>
  )
}

/** Returns the question that was half typed when the page was left, with its author. */
function readDraft(key: string): Record<'name' | 'email' | 'text', string> {
  try {
    return JSON.parse(readStored(key) ?? '')
  } catch {
    return { name: '', email: '', text: '' }
  }
}

/** Scrolls back to a form when the page is loaded again, which browsers do only for what is there from the start. */
function showAgain(form: HTMLElement | null) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate') form?.scrollIntoView()
}

interface FormProps {
  label: string
  children: ReactNode
  /** Receives the values of the fields by name. */
  onSubmit: (field: (name: string) => string) => Promise<void>
  onChange?: (form: HTMLFormElement) => void
}

function ResponseForm({ label, children, onSubmit, onChange }: FormProps) {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState('')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    if (isSending) return
    setSending(true)
    setError('')
    try {
      await onSubmit((name) => {
        const value = data.get(name)
        return typeof value === 'string' ? value : ''
      })
      form.reset()
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} onChange={({ currentTarget }) => onChange?.(currentTarget)}>
      {children}
      {error && <p role="alert">{error}</p>}
      {/* Not disabled, because it would lose the focus. */}
      <button type="submit" aria-disabled={isSending}>
        {isSending ? 'Sending...' : label}
      </button>
    </form>
  )
}

const Name = ({ known }: { known: string }) => (
  <label>
    Your name
    <input name="name" required defaultValue={known} maxLength={maxNameLength} autoComplete="name" />
  </label>
)

const Email = ({ known }: { known: string }) => (
  <label>
    Your email
    <input name="email" type="email" required defaultValue={known} maxLength={maxEmailLength} autoComplete="email" />
  </label>
)

interface TextProps {
  label: string
  isRequired?: boolean
  draft?: string
}

/** A text that is too long is rejected with a message, because a limit of the field would cut it silently. */
function Text({ label, isRequired = false, draft }: TextProps) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label}
      <textarea id={id} name="text" rows={4} required={isRequired} defaultValue={draft} />
    </label>
  )
}
