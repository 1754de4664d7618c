import { Badge, Button, Card } from '@aws-amplify/ui-react'
import { useRef, useState } from 'react'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import type { Decision, Share, ShareChange, ShareEvent } from '#contract/share'
import { formatDay, money, plural } from '#domain/format'
import { describeAcceptance, describeAcceptedPrice, describeAcceptedWeeks } from '#domain/acceptance-text'
import { canReopen, isOutdated, isReadable, wouldUndo } from '#domain/link-states'
import { type Sold, isLive, ofProject, soldOf } from '#domain/sold'
import { isOpenBefore, soldBefore } from '#domain/withdrawal'
import { sentenceOf } from '../../api/api-error'
import { request } from '../../api/request'
import { serverDate } from '../../api/server-clock'
import { Confirmation } from '../../ui/confirmation'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { dateAndTime, mailto, shortDate } from '../../ui/format'
import { describeEnding, describeOpenings, shareStateOf } from '../../ui/share-state'
import { toast, toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import { ShareDialog, preloadShareForm } from '../../sharing/share-dialog'
import './share.css'

interface Props {
  saved: SavedSnapshot
  /** Its links, null until loaded. */
  shares: Share[] | null
  history: readonly SavedEstimate[]
  failure: unknown
  load: () => Promise<void>
}

// Those who chose "Share" beside the results need it as soon as the estimate.
if (location.hash === '#sharing') preloadShareForm()

/** Shares a saved estimate by links, and shows what became of them. */
export default function Sharing({ saved, shares, history, failure, load }: Props) {
  // There is room for the links that the history knows before they are loaded.
  const count = Object.keys(history.find(({ id }) => id === saved.id)?.links ?? {}).length
  const [isOpen, setOpen] = useState<boolean>()
  // Open at first for those who chose "Share" beside the results.
  const number = shares ? shares.length : count
  const sold = soldOf(saved.projectId, history)
  const isSharing = isOpen ?? (number === 0 && location.hash === '#sharing')
  function refreshShared() {
    setOpen(true)
    void load()
  }
  return (
    <Card variation="outlined" className="stack sharing unprinted">
      <div className="card-head">
        <h2 ref={arrive} tabIndex={-1}>
          Share with a Client
        </h2>
        <div className="row">
          {number > 0 && (
            <Button size="small" variation="link" onClick={() => void load()}>
              Refresh
            </Button>
          )}
          <Button
            size="small"
            variation="primary"
            onPointerEnter={preloadShareForm}
            onFocus={preloadShareForm}
            onClick={() => setOpen(true)}
          >
            Share
          </Button>
        </div>
      </div>
      <p className="muted">A link shows this estimate as an offer, which your client can read, ask about and accept.</p>
      {failure !== null && <Failed onRetry={load}>{sentenceOf(failure)}</Failed>}
      {!shares && failure === null && number > 0 && (
        <div className="share__links" style={{ minHeight: `calc(${number} * var(--link-height))` }}>
          <Loading>Loading links...</Loading>
        </div>
      )}
      {shares && number > 0 && (
        <ul>
          {shares.map((share) => (
            <li key={share.id} className="share__link">
              <LinkRow share={share} saved={saved} sold={sold} history={history} onChanged={load} />
            </li>
          ))}
        </ul>
      )}
      {isSharing && (
        <ShareDialog saved={saved} history={history} onClose={() => setOpen(false)} onShared={refreshShared} />
      )}
    </Card>
  )
}

/** Shows the links to those who chose "Share" beside the results. A dialog after it returns the focus to it. */
function arrive(heading: HTMLHeadingElement | null) {
  if (location.hash !== '#sharing') return
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

const done: Record<ShareChange['change'], string> = {
  revoke: 'The link no longer works.',
  supersede: 'The link now says that the offer is outdated.',
  reopen: 'The client can respond again.',
  answer: 'The question is marked as answered.',
}

/** Said of an acceptance through a link that has ended. */
const takenBack = 'The acceptance no longer counts. Share a new link for another one.'

/** Changes that are not about a question. */
type LinkChange = Exclude<ShareChange['change'], 'answer'>

interface LinkProps {
  share: Share
  saved: SavedSnapshot
  /** All that was sold of its project. */
  sold: Sold | undefined
  history: readonly SavedEstimate[]
  onChanged: () => Promise<void>
}

function LinkRow({ share, saved, sold, history, onChanged }: LinkProps) {
  const { id, title, createdAt, validUntil, revokedAt, supersededAt, askedAt, events } = share
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = isLive(share, serverDate())
  const [send, changing] = useAction(async (body: ShareChange) => {
    const { change } = body
    try {
      await request('changeShare', { params: { id }, body })
      toast({
        title: change === 'answer' ? 'Question Answered' : 'Link Changed',
        text: isOpen || change === 'revoke' ? done[change] : takenBack,
      })
      await onChanged()
      // The button may be gone.
      heading.current?.focus()
    } catch (error) {
      toastFailure('Link Not Changed', error)
    }
  })
  const [asked, setAsked] = useState<LinkChange>()
  const state = shareStateOf(share, sold)
  const openings = describeOpenings(share, dateAndTime)
  const isClosed = canReopen(share, serverDate())
  // An acceptance stands that has to be taken back first.
  const isStuck = wouldUndo(share, saved.projectId, history)
  const accepted = share.decision?.kind === 'accept' ? share.decision : undefined
  // A declined change request as well, which nobody could accept after it is reopened.
  const isDead = isOpen && !accepted && isOutdated({ ...share, decision: undefined }, sold)
  const button = (change: LinkChange, label: string) => (
    <Button
      size="small"
      isDisabled={changing}
      aria-label={`${label} ${title}`}
      onClick={() => (accepted ? setAsked(change) : void send({ change }))}
    >
      {label}
    </Button>
  )
  return (
    <>
      <div className="card-head">
        <h3 ref={heading} tabIndex={-1} className="written">
          {title}
        </h3>
        <Badge size="small">{state}</Badge>
      </div>
      <p className="small muted">
        {share.isChange ? 'Change' : 'Whole estimate'}
        {share.price !== undefined && ` for ${describeAcceptedPrice(share.price, share)}`}, shared{' '}
        {shortDate(createdAt)},{' '}
        {revokedAt ? `revoked ${shortDate(revokedAt)}` : `valid until ${shortDate(`${validUntil}T12:00:00`)}`}.{' '}
        {openings === '' ? 'Not opened yet.' : `Opened ${openings}.`}
      </p>
      {state === 'Ended' && supersededAt && (
        <p className="small">
          This ended on {shortDate(supersededAt)}, because {describeEnding(share)}.
        </p>
      )}
      {isDead && state !== 'Ended' && (
        <p className="small">
          What was sold has changed since, so this can no longer be accepted. Share a new link from the current
          estimate.
        </p>
      )}
      {events.length > 0 && (
        <ul className="share__events">
          {events.map((event) => (
            <li key={event.id} className="written">
              {describeEvent(event, share, saved)}
              {event.kind === 'question' && event.email && (
                <>
                  {' '}
                  <a href={mailto(event.email, `Re: ${title}`, quoteQuestion(event))}>Reply by email</a>
                </>
              )}
              {state === 'Question' && event.at === askedAt && (
                <>
                  {'\u00a0· '}
                  <button
                    type="button"
                    className="text-button"
                    disabled={changing}
                    onClick={() => void send({ change: 'answer', askedAt })}
                  >
                    Mark as answered
                  </button>
                </>
              )}
              {event.kind === 'accept' && event.at === accepted?.at && event.email && (
                <>
                  {' '}
                  <a href={mailto(event.email, `Accepted: ${title}`, confirmationOf(event, share))}>Confirm by email</a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {accepted && isStuck && (
        <p className="small muted">To take back this acceptance, take back the last one first.</p>
      )}
      {isOpenBefore(share, saved.projectId, history, serverDate()) && (
        <p className="small muted">To open this one again, take back the acceptance that closed it.</p>
      )}
      {(isOpen || isClosed) && (
        <div className="row">
          {isReadable(share, serverDate()) && button('revoke', 'Revoke')}
          {isOpen && !supersededAt && !share.decision && !isDead && button('supersede', 'Mark as outdated')}
          {isClosed && !isStuck && !isDead && button('reopen', accepted ? 'Take back the acceptance' : 'Reopen')}
        </div>
      )}
      {accepted && asked && (
        <Confirmation
          {...confirmations[asked === 'revoke' ? 'revoke' : 'reopen']}
          onConfirm={() => void send({ change: asked })}
          onClose={() => setAsked(undefined)}
        >
          {asked === 'revoke'
            ? `${accepted.name} can no longer open what was accepted on ${shortDate(accepted.at)}. It stays sold. If it should no longer count, take back the acceptance instead.`
            : describeTakingBack(share, accepted, saved.projectId, history)}
        </Confirmation>
      )}
    </>
  )
}

const confirmations = {
  revoke: { title: 'Revoke an Accepted Link', action: 'Revoke' },
  reopen: { title: 'Take Back an Acceptance', action: 'Take Back' },
}

/** Says what becomes of a link, the sale and other offers if the acceptance through the link is taken back. */
function describeTakingBack(
  share: Share,
  { name, at }: Pick<Decision, 'name' | 'at'>,
  projectId: string,
  history: readonly SavedEstimate[],
): string {
  const stays = soldBefore(at, projectId, history)
  const opened = ofProject(projectId, history)
    .flatMap(({ links = {} }) => Object.values(links))
    .filter((link) => link.supersededAt === at && isOpenBefore(link, projectId, history, serverDate())).length
  return [
    `The acceptance by ${name} of ${shortDate(at)} no longer counts.`,
    isLive(share, serverDate())
      ? 'The link says so and can be accepted again.'
      : 'The link has ended: share a new one for another acceptance.',
    stays ? `${money(stays.price, stays.saved.currency)} stays sold.` : 'Nothing stays sold.',
    ...(opened > 0 ? [`${plural(opened, 'offer')} that it closed can be accepted again.`] : []),
  ].join(' ')
}

/** Maximum characters of a quote in a mail, because programs cut long links. */
const maxQuote = 1_000

/** Quotes a question for the mail that answers it. */
function quoteQuestion({ at, name, text = '' }: ShareEvent): string {
  const cut = text.length > maxQuote ? `${text.slice(0, maxQuote)}…` : text
  return ['', '', `On ${formatDay(at)}, ${name} wrote:`, ...cut.split(/\r?\n/).map((line) => `> ${line}`)].join('\r\n')
}

/** Writes the mail by which an owner confirms an acceptance: all that was accepted. */
function confirmationOf({ at, name, options = [], total = 0, weeks, hash }: ShareEvent, share: Share): string {
  const { title, sold } = share
  return [
    `Hello ${name},`,
    `thank you for accepting "${title}" on ${formatDay(at)}.`,
    [
      `Price: ${describeAcceptedPrice(total, share, sold?.price)}`,
      ...options.map((option) => `Option: ${option}`),
      ...(weeks === undefined ? [] : [`Timeline: ${describeAcceptedWeeks(weeks, share)} from the start of the work`]),
    ].join('\r\n'),
    `Version of this offer (SHA-256): ${hash}`,
  ].join('\r\n\r\n')
}

function describeEvent(
  { id, kind, at, name, email, text, options = [], total, weeks }: ShareEvent,
  share: Share,
  { estimation: { price, totalCost, timeline } }: SavedSnapshot,
): string {
  const day = shortDate(at)
  // The newest decision or change before it is what it undid.
  const undone = share.events.find((event) => event.kind !== 'question' && event.id < id)
  const who = email ? `${name} (${email})` : name
  if (kind === 'reopen')
    return `${day}: you ${undone?.kind === 'accept' ? 'took back the acceptance' : 'reopened the offer'}.`
  if (kind === 'question') return `${day}: ${who} asked: ${text}`
  if (kind === 'decline') return `${day}: ${who} declined${text ? `: ${text}` : '.'}`
  // The page has its figures already.
  if (!share.isChange && total === (price?.total ?? totalCost) && weeks === timeline.weeks)
    return `${day}: ${who} accepted this estimate.`
  const chosen = options.length > 0 ? ` with ${options.join(', ')}` : ''
  return `${day}: ${who} accepted for ${describeAcceptance({ total, weeks }, share)}${chosen}.`
}
