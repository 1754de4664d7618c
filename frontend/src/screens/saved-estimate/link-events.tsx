import type { SavedSnapshot } from '#contract/saved-estimate'
import type { Share, ShareEvent } from '#contract/share'
import { describeAcceptance, describeAcceptedPrice, describeAcceptedWeeks } from '#domain/offer/acceptance-text'
import { formatDay } from '#domain/text/format'
import { quoteAll } from '#domain/text/text'
import { mailto, shortDate } from '../../ui/format'

interface Props {
  share: Share
  saved: SavedSnapshot
  isChanging: boolean
  /** Marks the open question as answered. Absent if there is none. */
  onAnswered: (() => void) | undefined
}

/** Responses of the client to a link, each with the mail that replies to it. */
export function LinkEvents({ share, saved, isChanging, onAnswered }: Props) {
  const { title, events, askedAt, decision } = share
  if (events.length === 0) return null
  return (
    <ul className="share__events">
      {events.map((event) => {
        const { id, kind, at, email } = event
        const isAccepted = kind === 'accept' && decision?.kind === 'accept' && at === decision.at
        return (
          <li key={id} className="written">
            {describeEvent(event, share, saved)}
            {kind !== 'accept' && email && (
              <>
                {' '}
                <a href={mailto(email, `Re: ${title}`, quoteResponse(event))}>Reply by email</a>
              </>
            )}
            {onAnswered && at === askedAt && (
              <>
                {'\u00a0· '}
                <button type="button" className="text-button" disabled={isChanging} onClick={onAnswered}>
                  Mark as answered
                </button>
              </>
            )}
            {isAccepted && email && (
              <>
                {' '}
                <a href={mailto(email, `Accepted: ${title}`, confirmationOf(event, share))}>Confirm by email</a>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Maximum characters of a quote in a mail, because programs cut long links. */
const maxQuote = 1_000

/** Quotes a question, or the reason of a decline, for the mail that answers it. */
function quoteResponse({ at, name, text = '' }: ShareEvent): string {
  if (text === '') return ''
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
  const chosen = options.length > 0 ? ` with ${quoteAll(options)}` : ''
  return `${day}: ${who} accepted for ${describeAcceptance({ total, weeks }, share)}${chosen}.`
}
