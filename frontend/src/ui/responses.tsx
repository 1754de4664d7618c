import { Link } from 'react-router-dom'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { ShareState } from '#contract/share'
import { describeAcceptedPrice } from '#domain/offer/acceptance-text'
import { listedTotals } from '#domain/offer/listed-totals'
import { pendingResponses } from '#domain/offer/pending-responses'
import { soldOf } from '#domain/offer/sold'
import { money } from '#domain/text/format'
import { serverDate } from '../api/server-clock'
import { shortDate } from './format'
import './responses.css'

const words = { question: 'Question', accept: 'Accepted', decline: 'Declined' }

/**
 * Lists the responses that wait for the owner of a project, each with the way to the estimate that it is about. Where a
 * place shows what was sold, and perhaps a link, `isSoldShown` and `shown` leave out acceptances and responses to that link.
 * `finishedOn` is the last day of a finished project.
 */
export const listResponses = (
  own: readonly SavedEstimate[],
  {
    shown,
    isSoldShown = false,
    finishedOn,
  }: { shown?: ShareState | undefined; isSoldShown?: boolean; finishedOn?: string | undefined } = {},
) =>
  pendingResponses(own, serverDate(), finishedOn)
    .filter(({ kind, link }) => link !== shown && !(isSoldShown && kind === 'accept'))
    .map(({ kind, at, name, saved, link }) => (
      <span key={`${saved.id} ${kind} ${at}`} className="response small written unprinted">
        {words[kind]}
        {name && ` by ${name}`} on {shortDate(at)}: <EstimateLink saved={saved} own={own} link={link} hash="#sharing" />
      </span>
    ))

interface EstimateLinkProps {
  saved: SavedEstimate
  /** All saved estimates of its project. */
  own: readonly SavedEstimate[]
  /** Link to it that was responded to. */
  link?: ShareState
  /** Names what it is offered for. Empty if that is unknown. */
  offered?: string
  hash?: string
}

/** Link to a saved estimate, named by its day and its price as lists have it or as offered, or by what a change of it adds. */
export function EstimateLink({ saved, own, link, offered, hash = '' }: EstimateLinkProps) {
  const { price, note } = listedTotals(saved, soldOf(saved.projectId, own))
  const { currency } = saved
  const added = link?.decision?.total
  const amount = !link?.isChange
    ? (offered ?? `${money(price, currency)}${note}`)
    : added !== undefined && describeAcceptedPrice(added, { ...link, currency })
  return (
    <Link to={`/estimate/${saved.projectId}?saved=${saved.id}${hash}`}>
      the {link?.isChange ? 'change' : 'estimate'} of {shortDate(saved.createdAt)}
      {amount && ` for ${amount}`}
    </Link>
  )
}
