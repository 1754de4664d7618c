import { useEffect, useRef, useState } from 'react'
import type { OfferResponse, SharedOffer } from '#contract/share'
import { OfferError, readOffer, respond } from './api'
import { OfferView, dayOf } from './offer-view'
import { ResponseForms } from './response-forms'

type State = { shared: SharedOffer } | { failure: OfferError } | null

const failureOf = (error: unknown) => ({
  failure:
    error instanceof OfferError ? error : new OfferError(0, 'The offer could not be shown. Please reload the page.'),
})

// Sent once, although StrictMode mounts components twice in development: each request counts as an opening.
const first = readOffer().then((shared) => ({ shared }), failureOf)

/** The page behind a link to an offer. */
export function OfferPage() {
  const [state, setState] = useState<State>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [hasResponded, setResponded] = useState(false)
  const status = useRef<HTMLOutputElement>(null)
  useEffect(() => void first.then(setState), [])
  // The form that had the focus is gone. The status takes it, which also scrolls there.
  useEffect(() => {
    if (hasResponded) status.current?.focus()
  }, [hasResponded])

  if (!state) return <Message>Loading the offer...</Message>
  if ('failure' in state) return <Failure failure={state.failure} />

  const { offer, hash, decision, isSuperseded } = state.shared
  const send = async (response: OfferResponse) => {
    const shared = await respond(response)
    setState({ shared })
    setResponded(response.kind !== 'question')
  }
  /** Shows the decision that was recorded in the meantime. */
  const reload = () =>
    void readOffer().then(
      (shared) => setState({ shared }),
      () => undefined,
    )

  return (
    <main className="shared">
      {decision && (
        <output className="shared__status" ref={status} tabIndex={-1}>
          {decision.kind === 'accept' ? 'Accepted' : 'Declined'} by {decision.name} on {dayOf(decision.at)}
          {decision.total !== undefined && decision.options.length > 0 && ` with ${decision.options.join(', ')}`}.
        </output>
      )}
      {isSuperseded && (
        <output className="shared__status">
          A newer version of this offer exists. Please ask the sender for its link.
        </output>
      )}
      <OfferView
        offer={offer}
        chosen={
          decision
            ? new Set(offer.options.flatMap(({ name }, at) => (decision.options.includes(name) ? [at] : [])))
            : chosen
        }
        onChoose={decision || isSuperseded ? undefined : setChosen}
      />
      <ResponseForms
        canDecide={!decision && !isSuperseded}
        chosen={chosen}
        offer={offer}
        onSend={send}
        onConflict={reload}
      />
      <footer className="shared__footer">
        <p>Version of this offer (SHA-256):</p>
        <p className="shared__hash">{hash}</p>
      </footer>
    </main>
  )
}

const Message = ({ children }: { children: string }) => (
  <main className="shared">
    <output>{children}</output>
  </main>
)

const Failure = ({ failure: { status, message } }: { failure: OfferError }) => (
  <main className="shared">
    <h1>{status === 404 ? 'Offer Not Found' : 'This offer could not be loaded'}</h1>
    <p role="alert">{message}</p>
    {status !== 404 && (
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    )}
  </main>
)
