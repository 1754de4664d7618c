import { Badge } from '@aws-amplify/ui-react'
import { useEffect, useRef } from 'react'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import type { Share, ShareChange } from '#contract/share'
import { describeAcceptedPrice } from '#domain/offer/acceptance-text'
import { isOutdated } from '#domain/offer/link-states'
import { type Sold, isLive } from '#domain/offer/sold'
import { capitalize } from '#domain/text/format'
import { listOf, quote } from '#domain/text/text'
import { request } from '../../api/request'
import { serverDate } from '../../api/server-clock'
import { dateAndTime, shortDate } from '../../ui/format'
import { describeEnding, describeOpenings, shareStateOf } from '../../ui/share-state'
import { toast, toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import { LinkActions } from './link-actions'
import { LinkEvents } from './link-events'

const done: Record<ShareChange['change'], string> = {
  revoke: 'The link no longer works.',
  supersede: 'The link now says that the offer is outdated.',
  reopen: 'The client can respond again.',
  answer: 'The question is marked as answered.',
}

/** Note on an acceptance through a link that has ended. */
const takenBack = 'The acceptance no longer counts. To have this accepted again, share a new link.'

interface Props {
  share: Share
  saved: SavedSnapshot
  /** All that was sold of its project. */
  sold: Sold | undefined
  history: readonly SavedEstimate[]
  onChanged: () => Promise<void>
}

/** A link, what became of it, and what its owner can do about it. */
export function LinkRow({ share, saved, sold, history, onChanged }: Props) {
  const { id, title, note, supersededAt, askedAt, decision } = share
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = isLive(share, serverDate())
  const [send, isChanging] = useAction(async (body: ShareChange) => {
    const { change } = body
    try {
      await request('changeShare', { params: { id }, body })
      toast({
        title: change === 'answer' ? 'Question Answered' : 'Link Changed',
        text: change === 'reopen' && !isOpen ? takenBack : done[change],
      })
      await onChanged()
    } catch (error) {
      toastFailure('Link Not Changed', error)
    }
  })
  // The button is disabled, and may be gone afterwards.
  useEffect(() => {
    if (isChanging && document.activeElement?.matches(':disabled, body')) heading.current?.focus()
  }, [isChanging])
  const state = shareStateOf(share, sold)
  // A declined change request as well, which nobody could accept after it is reopened.
  const isDead = isOpen && decision?.kind !== 'accept' && isOutdated({ ...share, decision: undefined }, sold)
  return (
    <>
      <div className="card-head">
        <h3 ref={heading} tabIndex={-1} className="written">
          {title}
        </h3>
        <Badge size="small">{state}</Badge>
      </div>
      <p className="small muted">{describeLink(share)}</p>
      {note && <p className="small muted written">Your note: {quote(note)}</p>}
      {state === 'Ended' && supersededAt && (
        <p className="small">
          This ended on {shortDate(supersededAt)}, because {describeEnding(share)}.
        </p>
      )}
      {isDead && state !== 'Ended' && (
        <p className="small">
          {capitalize(describeEnding(share))}, so this can no longer be accepted. Share a new link from the current
          estimate.
        </p>
      )}
      <LinkEvents
        share={share}
        saved={saved}
        isChanging={isChanging}
        onAnswered={askedAt === undefined ? undefined : () => void send({ change: 'answer', askedAt })}
      />
      <LinkActions
        share={share}
        projectId={saved.projectId}
        history={history}
        isDead={isDead}
        isChanging={isChanging}
        onChange={(change) => void send({ change })}
      />
    </>
  )
}

/** Names the parts that a link shows: `with hours and tasks`. A change has no range and no risks, even if they were chosen. */
function describeShown(show: NonNullable<Share['show']>, isChange: boolean | undefined): string {
  const shown = ['hours', 'tasks', 'rates', ...(isChange ? [] : (['range', 'risks'] as const))] as const
  const parts = shown.filter((part) => show[part])
  return parts.length > 0 ? `with ${listOf(parts)}` : 'prices only'
}

function describeLink(share: Share): string {
  const { isChange, before, price, show, createdAt, validUntil, revokedAt } = share
  const offered =
    price === undefined ? '' : ` for ${describeAcceptedPrice(price, share, before && before.price + price)}`
  const until = revokedAt ? `revoked ${shortDate(revokedAt)}` : `valid until ${shortDate(`${validUntil}T12:00:00`)}`
  const openings = describeOpenings(share, dateAndTime)
  return `${isChange ? 'Change' : 'Whole estimate'}${offered}${show ? `, ${describeShown(show, isChange)}` : ''}, shared ${shortDate(createdAt)}, ${until}. ${openings === '' ? 'Not opened yet.' : `Opened ${openings}.`}`
}
