import { type Ref, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OfferResponse } from '#contract/offer-response'
import { toOneLine } from '#contract/one-line'
import { type Decision, type Offer, type SharedOffer, notRecorded } from '#contract/share'
import { describeAcceptance, describeAcceptedPrice } from '#domain/offer/acceptance-text'
import { priceWith } from '#domain/offer/offer-price'
import { chosenAtFirst, describeClosing, describeLater, isPassedBy, positionsOf } from '#domain/offer/offer-standing'
import { formatDay, plural } from '#domain/text/format'
import { quoteAll } from '#domain/text/text'
import { readJson, writeStored } from '../storage/browser-storage'
import { OfferError, readOffer, respond } from './api'
import { OfferView } from './offer-view'
import { usePrinted } from './print'
import { ResponseForms } from './response-forms'

type Loaded = { shared: SharedOffer } | { failure: OfferError }

const failureOf = (error: unknown) => ({
  failure:
    error instanceof OfferError ? error : new OfferError(0, 'The offer could not be shown. Please reload the page.'),
})

// Sent once, although StrictMode mounts components twice in development: each request counts as an opening.
const first = readOffer().then((shared) => ({ shared }), failureOf)

/** The page behind a link to an offer. */
export function OfferPage() {
  const [loaded, setLoaded] = useState<Loaded>()
  // In small steps, so that the browser of a phone stays responsive.
  useEffect(() => void first.then((loaded) => startTransition(() => setLoaded(loaded))), [])

  if (!loaded) return <Message>Loading the offer...</Message>
  return 'failure' in loaded ? <Failure failure={loaded.failure} /> : <LoadedOffer first={loaded.shared} />
}

interface State {
  shared: SharedOffer
  /** True if another decision was recorded than the one that was sent. */
  isOvertaken?: boolean
}

function LoadedOffer({ first }: { first: SharedOffer }) {
  const [state, setState] = useState<State>({ shared: first })
  const status = useRef<HTMLOutputElement>(null)
  const { offer, hash, decision, askedAt, answeredAt, later } = state.shared
  const [chosen, choose] = useChoice(state.shared)
  const { title, change } = offer
  // The name of a tab, a bookmark and a PDF. Previews of links do not run this.
  useEffect(() => {
    document.title = `${title} · ${change ? 'Change' : 'Offer'}`
  }, [title, change])

  const canDecide = isOpen(state.shared)
  const accepted = decision?.kind === 'accept' ? decision : undefined
  const shown = decision ? positionsOf(decision.options, offer) : chosen
  const total = describeAcceptedPrice(priceWith(offer, shown).total, linkOf(offer))
  /** The form that had the focus is gone with a decision. The status takes it, to which WebKit does not scroll by itself. */
  const showDecided = (shared: SharedOffer, isOvertaken = false) => {
    flushSync(() => setState({ shared, isOvertaken }))
    status.current?.focus()
    status.current?.scrollIntoView({ block: 'center' })
  }
  /**
   * Shows a decision or an end in the meantime, such as the one that was sent if only its response was lost. Returns false
   * otherwise, or if the link has ended: the form with the error stays.
   */
  const reload = async (sent: OfferResponse) => {
    const shared = await readOffer().catch(() => null)
    if (!shared || isOpen(shared)) return false
    showDecided(shared, !isRecorded(sent, shared))
    return true
  }
  const send = async (response: OfferResponse) => {
    try {
      const shared = await respond(response)
      if (response.kind === 'question') setState({ shared })
      else showDecided(shared)
    } catch (error) {
      if (response.kind !== 'question' && (await reload(response))) return
      const hasEnded = error instanceof OfferError && titles.has(error.status)
      throw hasEnded ? new OfferError(error.status, `${notRecorded} ${error.message}`) : error
    }
  }

  return (
    <main className="shared">
      <Status {...state} ref={status} />
      <OfferView
        offer={offer}
        chosen={shown}
        onChoose={canDecide ? choose : undefined}
        accepted={accepted}
        changedAt={later?.isReplaced ? undefined : later?.at}
      >
        <p className="shared__actions">
          {canDecide && <a href="#accept">Accept</a>}
          {canDecide && offer.options.length > 0 && <a href="#options">Choose options</a>}
          <a href="#question" onClick={openQuestion}>
            Ask a question
          </a>
        </p>
      </OfferView>
      {canDecide && <AcceptBar total={total} options={shown.size} />}
      <ResponseForms
        canDecide={canDecide}
        isAccepted={accepted !== undefined}
        askedAt={askedAt}
        answeredAt={answeredAt}
        chosen={chosen}
        total={total}
        offer={offer}
        hash={hash}
        onSend={send}
      />
      <Version hash={hash} />
    </main>
  )
}

interface StatusProps extends State {
  ref: Ref<HTMLOutputElement>
}

/** Decision of the client, and what happened to the offer since. */
function Status({ shared, isOvertaken, ref }: StatusProps) {
  const { offer, decision } = shared
  const said = [
    isOvertaken && notRecorded,
    decision && describeDecision(decision, shared),
    describeClosing(shared),
    describeLater(shared),
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <div className="shared__status">
      <output ref={ref} tabIndex={-1}>
        {said.join(' ')}
      </output>
      {decision?.kind === 'accept' && (
        <div className="shared__receipt">
          <p>
            {!isOvertaken && `${offer.from || 'The sender'} sees your acceptance. You get no email about it. `}This link
            shows the acceptance until the sender revokes the link: print this page or save it as a PDF to keep it.
            {!shared.later && ' Ask the sender to take it back if that was a mistake.'}
          </p>
          <button type="button" onClick={() => print()}>
            Print or save as PDF
          </button>
        </div>
      )}
    </div>
  )
}

/** Total price and a link to the form that accepts it, always in view. */
const AcceptBar = ({ total, options }: { total: string; options: number }) => (
  <div className="shared__bar">
    <p>
      <strong>{total}</strong>
      {options > 0 && ` with ${plural(options, 'option')}`}
    </p>
    {/* Out of the order of the keyboard, which would reach it behind the forms. */}
    <a href="#accept" tabIndex={-1}>
      Accept
    </a>
  </div>
)

/** Identifies what was offered, for those who have to prove it. */
function Version({ hash }: Pick<SharedOffer, 'hash'>) {
  const footer = useRef<HTMLElement>(null)
  usePrinted(footer)
  return (
    <footer className="shared__footer" ref={footer}>
      <details>
        <summary>Version of this offer</summary>
        <p className="shared__meaning">
          These characters (SHA-256) stand for exactly this text and these prices. If the sender’s confirmation has the
          same ones, it is about this very offer.
        </p>
        <p className="shared__hash">{hash}</p>
      </details>
    </footer>
  )
}

/** Options that were chosen stay so when a phone loads the page again. Their positions are those of this version alone. */
const choiceKey = (hash: string) => `options:${hash}`

/** Options that are chosen in this tab or another one, so that each accepts what both show. */
function useChoice({ offer, hash }: SharedOffer) {
  const [chosen, setChosen] = useState(() => readChoice(hash) ?? chosenAtFirst(offer))
  useEffect(() => {
    const listener = ({ key }: StorageEvent) => {
      if (key === choiceKey(hash)) setChosen(readChoice(hash) ?? new Set())
    }
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  }, [hash])

  const choose = (next: ReadonlySet<number>) => {
    setChosen(next)
    writeStored(choiceKey(hash), JSON.stringify([...next]))
  }
  return [chosen, choose] as const
}

function readChoice(hash: string): ReadonlySet<number> | undefined {
  const chosen = readJson(choiceKey(hash)) as number[] | undefined
  return chosen && new Set(chosen)
}

/** Opens the form that its link leads to. */
function openQuestion() {
  document.querySelector('#question')!.closest('details')!.open = true
}

const linkOf = ({ change, price: { currency } }: Offer) => ({ currency, isChange: change !== undefined })

function describeDecision(decision: Decision, { offer, later, acceptedAt }: SharedOffer): string {
  const { kind, name, at, options } = decision
  if (kind === 'decline') {
    const declined = `Declined by ${name} on ${formatDay(at)}.`
    if (acceptedAt) return declined
    return `${declined} Ask the sender ${isPassedBy({ offer, later }) ? 'for a new offer' : 'to reopen the offer'} if that was a mistake.`
  }
  // A change request has no options of its own.
  const chosen = offer.change || options.length === 0 ? '' : ` with ${quoteAll(options)}`
  return `Accepted by ${name} on ${formatDay(at)} for ${describeAcceptance(decision, linkOf(offer), offer.change?.price.after)}${chosen}.`
}

/** True if the decision is the one that was sent, such as before a response was lost. */
const isRecorded = (sent: OfferResponse, { decision, offer }: SharedOffer) =>
  decision?.kind === sent.kind &&
  decision.name === toOneLine(sent.name) &&
  (sent.kind !== 'accept' || decision.total === priceWith(offer, new Set(sent.options)).total)

/** True if the offer can be accepted or declined. */
const isOpen = (shared: SharedOffer) => !shared.decision && !describeClosing(shared)

const Message = ({ children }: { children: string }) => (
  <main className="shared">
    <output>{children}</output>
  </main>
)

/** Titles of failures that stay when the page is loaded again, by their status. */
const titles = new Map([
  [404, 'Offer Not Found'],
  [410, 'Link Ended'],
])

const Failure = ({ failure: { status, message } }: { failure: OfferError }) => (
  <main className="shared">
    <h1>{titles.get(status) ?? 'This offer could not be loaded'}</h1>
    <p role="alert">{message}</p>
    {!titles.has(status) && (
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    )}
    {status === 410 && (
      <p>
        <a
          href={`mailto:?subject=A%20new%20link&body=${encodeURIComponent(`Please send me a new link. This one has ended: ${location.href}`)}`}
        >
          Ask for a new link by email
        </a>
      </p>
    )}
  </main>
)
