import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { maxEmailLength, maxNameLength } from '#contract/limits'
import type { OfferResponse } from '#contract/offer-response'
import type { Offer } from '#contract/share'
import { describeDelay } from '#domain/change/change-text'
import { describeBasis } from '#domain/offer/offer-standing'
import { describeWeeks, weeksWith } from '#domain/offer/offer-text'
import { formatDay, formatTime, formatWeeks } from '#domain/text/format'
import { quoteAll } from '#domain/text/text'
import { readJson, writeStored } from '../storage/browser-storage'

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
  /** Time at which it was answered elsewhere, ISO 8601. */
  answeredAt?: string | undefined
  onSend: (response: OfferResponse) => Promise<void>
}

/** A client's question, decline and acceptance, which is last. */
export function ResponseForms({
  offer,
  hash,
  chosen,
  total,
  canDecide,
  isAccepted,
  askedAt,
  answeredAt,
  onSend,
}: Props) {
  // A repeated receipt is announced again.
  const [isAsking, setAsking] = useState(false)
  const { change, replaces } = offer
  const draftKey = `question:${hash}`
  const readDraft = () => (readJson(draftKey) ?? {}) as Draft
  // Who asked need not type their name again to accept.
  const [client, setClient] = useState(readDraft)
  const keep = (draft: Draft) => writeStored(draftKey, JSON.stringify(draft))
  // Others may use the device after the decision, which may have been recorded without its response. A question stays.
  useEffect(() => {
    if (canDecide) return
    const { text } = (readJson(draftKey) ?? {}) as Draft
    writeStored(draftKey, text ? JSON.stringify({ text }) : null)
  }, [canDecide, draftKey])
  const names = offer.options.filter((_, at) => chosen.has(at)).map(({ name }) => name)
  return (
    <section
      className="responses"
      aria-label="Your response"
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement
        keep({ ...readDraft(), [name]: value })
      }}
    >
      <Folded id="question" title="Ask a question" draft={client.text}>
        <ResponseForm
          label="Send the question"
          onSubmit={async ({ text, ...client }) => {
            setAsking(true)
            await onSend({ kind: 'question', ...client, text }).finally(() => setAsking(false))
            const rest = { ...readDraft(), ...client, text: undefined, asker: client.email }
            setClient(rest)
            keep(rest)
          }}
        >
          <Name known={client.name} />
          <Email known={client.email} />
          <Text label="Your question" name="text" draft={client.text} />
        </ResponseForm>
      </Folded>
      <output className="responses__receipt">
        {askedAt &&
          !isAsking &&
          `Your question was sent on ${formatDay(askedAt)} at ${formatTime(askedAt)}. ${offer.from || 'The sender'} can read it and answer by email${client.asker ? ` to ${client.asker}` : ''}.`}
        {answeredAt &&
          !isAsking &&
          `${offer.from || 'The sender'} marked your question as answered on ${formatDay(answeredAt)}, by email or otherwise.`}
      </output>

      {canDecide && (
        <>
          <Folded title="Decline" draft={client.reason}>
            <ResponseForm
              label={`Decline this ${change ? 'change' : 'offer'}`}
              onSubmit={({ name, email, reason }) =>
                onSend({ kind: 'decline', name, ...(email && { email }), text: reason })
              }
            >
              <Name known={client.name} />
              <Email known={client.email} isOptional />
              <Text label="Reason (optional)" name="reason" draft={client.reason} />
            </ResponseForm>
          </Folded>

          <h2 id="accept" tabIndex={-1}>
            Accept
          </h2>
          <p>
            Total: <strong>{total}</strong>,{' '}
            {change
              ? `timeline ${describeDelay(change.weeks)}, ${formatWeeks(change.weeks.after)} in all`
              : describeWeeks(offer, chosen)}
            {weeksWith(offer, chosen) === undefined && ' (your acceptance will state which)'}
            {offer.options.length > 0 && (names.length > 0 ? `, with ${quoteAll(names)}` : ', without options')}
          </p>
          {replaces && <p>{describeBasis(offer, chosen)}</p>}
          <p>
            Everyone with this link can respond, and the sender sees it immediately.
            {!change && ' When the work starts is agreed with them.'} You get no email from this page: print it or save
            it as a PDF.
          </p>
          <ResponseForm
            label={`Accept for ${total}`}
            onSubmit={({ name, email }) =>
              onSend({ kind: 'accept', name, email, accepted: true, options: [...chosen] })
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

/** Fields of the forms, as they were typed, and the email that the last question was sent with. */
type Draft = Partial<Record<'name' | 'email' | 'text' | 'reason' | 'asker', string>>

interface FoldedProps {
  id?: string
  title: string
  draft: string | undefined
  children: ReactNode
}

/** Folds a form, unless something was half typed in it. */
function Folded({ id, title, draft, children }: FoldedProps) {
  const [hadDraft] = useState(draft)
  return (
    <details open={!!hadDraft}>
      {/* Focused by the link to it. */}
      <summary id={id} ref={hadDraft ? showAgain : null}>
        {title}
      </summary>
      {children}
    </details>
  )
}

/** Scrolls back to a form when the page is loaded again, which browsers do only for what is there from the start. */
function showAgain(form: HTMLElement | null) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate') form?.scrollIntoView()
}

interface FormProps {
  label: string
  children: ReactNode
  onSubmit: (fields: Required<Draft>) => Promise<void>
}

function ResponseForm({ label, children, onSubmit }: FormProps) {
  /** Null while the form is sent. */
  const [error, setError] = useState<string | null>('')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (error === null) return
    const form = event.currentTarget
    const fields = Object.fromEntries(new FormData(form)) as Required<Draft>
    setError(null)
    try {
      await onSubmit(fields)
      form.reset()
      setError('')
    } catch (error) {
      setError((error as Error).message)
    }
  }
  return (
    <>
      <form onSubmit={(event) => void submit(event)}>
        {children}
        {error && <p role="alert">{error}</p>}
        {/* Not disabled, because it would lose the focus. */}
        <button type="submit" aria-disabled={error === null}>
          {error === null ? 'Sending...' : label}
        </button>
      </form>
      {/* Outside, because a form empties its outputs when it is reset. */}
      <output className="responses__receipt">{error === null && <SlowNote />}</output>
    </>
  )
}

/** Time after which sending is slow. A connection without a response takes two timeouts. */
const slowMs = 5_000

/** Says what happens once sending is slow. */
function SlowNote() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    isSlow &&
    'This takes longer than usual. Please leave this page open: within a minute it says if your response arrived. Nothing is sent twice.'
  )
}

const Name = ({ known }: { known: string | undefined }) => (
  <label>
    Your name
    <input name="name" required defaultValue={known} maxLength={maxNameLength} autoComplete="name" />
  </label>
)

const Email = ({ known, isOptional = false }: { known: string | undefined; isOptional?: boolean }) => (
  <label>
    Your email{isOptional && ' (optional)'}
    <input
      name="email"
      type="email"
      required={!isOptional}
      defaultValue={known}
      maxLength={maxEmailLength}
      autoComplete="email"
    />
  </label>
)

interface TextProps {
  label: string
  name: 'text' | 'reason'
  draft: string | undefined
}

/** A text that is too long is rejected with a message, because a limit of the field would cut it silently. */
const Text = ({ label, name, draft }: TextProps) => (
  <label htmlFor={name}>
    {label}
    <textarea id={name} name={name} rows={4} required={name === 'text'} defaultValue={draft} />
  </label>
)
