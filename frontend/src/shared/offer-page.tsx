import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Decision, type Offer, type OfferResponse, type SharedOffer, offerSuperseded } from '#contract/share'
import { formatDay } from '#domain/format'
import { OfferError, readOffer, respond } from './api'
import { OfferView } from './offer-view'
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
  const status = useRef<HTMLOutputElement>(null)
  // In small steps, so that the browser of a phone stays responsive.
  useEffect(() => void first.then((loaded) => startTransition(() => setState(loaded))), [])

  if (!state) return <Message>Loading the offer...</Message>
  if ('failure' in state) return <Failure failure={state.failure} />

  const { offer, hash, decision, isSuperseded } = state.shared
  /** The form that had the focus is gone with a decision. The status takes it, which also scrolls there. */
  const showDecided = (shared: SharedOffer) => {
    flushSync(() => setState({ shared }))
    status.current?.focus()
  }
  const send = async (response: OfferResponse) => {
    const shared = await respond(response)
    if (response.kind === 'question') setState({ shared })
    else showDecided(shared)
  }
  /** Shows what happened in the meantime. */
  const reload = () => void readOffer().then(showDecided, () => undefined)

  return (
    <main className="shared">
      {(decision || isSuperseded) && (
        <output className="shared__status" ref={status} tabIndex={-1}>
          {decision && describeDecision(decision, offer)}
          {isSuperseded && ` ${offerSuperseded}`}
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
        isAccepted={decision?.kind === 'accept'}
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

function describeDecision({ kind, name, at, options }: Decision, { change }: Offer): string {
  // A change request has none of its own: those before were accepted earlier.
  const chosen = change || options.length === 0 ? '' : ` with ${options.join(', ')}`
  return `${kind === 'accept' ? 'Accepted' : 'Declined'} by ${name} on ${formatDay(at)}${chosen}.`
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
