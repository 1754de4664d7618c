import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { Decision, Share, ShareChange } from '#contract/share'
import { canReopen, isReadable, wouldUndo } from '#domain/offer/link-states'
import { isLive, ofProject } from '#domain/offer/sold'
import { isOpenBefore, soldBefore } from '#domain/offer/withdrawal'
import { money, plural } from '#domain/text/format'
import { serverDate } from '../../api/server-clock'
import { Confirmation } from '../../ui/confirmation'
import { shortDate } from '../../ui/format'

/** Changes that are not about a question. */
type LinkChange = Exclude<ShareChange['change'], 'answer'>

interface Props {
  share: Share
  projectId: string
  history: readonly SavedEstimate[]
  /** True if it can no longer be accepted, because what was sold has changed. */
  isDead: boolean
  isChanging: boolean
  onChange: (change: LinkChange) => void
}

/** Buttons that end and reopen a link, and what stands against it. Those that take something from the client ask first. */
export function LinkActions({ share, projectId, history, isDead, isChanging, onChange }: Props) {
  const [asked, setAsked] = useState<LinkChange>()
  const { title, decision, supersededAt } = share
  const now = serverDate()
  const accepted = decision?.kind === 'accept' ? decision : undefined
  // An acceptance stands that has to be taken back first.
  const isStuck = wouldUndo(share, projectId, history)
  const confirmation = { onConfirm: () => asked && onChange(asked), onClose: () => setAsked(undefined) }
  const button = (change: LinkChange, label: string) => (
    <Button
      key={change}
      size="small"
      isDisabled={isChanging}
      aria-label={`${label} ${title}`}
      onClick={() => (accepted || change === 'revoke' ? setAsked(change) : onChange(change))}
    >
      {label}
    </Button>
  )
  const buttons = [
    isReadable(share, now) && button('revoke', 'Revoke'),
    isLive(share, now) && !supersededAt && !decision && !isDead && button('supersede', 'Mark as outdated'),
    canReopen(share, now) && !isStuck && !isDead && button('reopen', accepted ? 'Take back the acceptance' : 'Reopen'),
  ]
  return (
    <>
      {accepted && isStuck && (
        <p className="small muted">To take back this acceptance, take back the last one first.</p>
      )}
      {isOpenBefore(share, projectId, history, now) && (
        <p className="small muted">To open this one again, take back the acceptance that closed it.</p>
      )}
      {buttons.some(Boolean) && <div className="row">{buttons}</div>}
      {asked === 'revoke' && (
        <Confirmation title={accepted ? 'Revoke an Accepted Link' : 'Revoke a Link'} action="Revoke" {...confirmation}>
          {describeRevoking(accepted)}
        </Confirmation>
      )}
      {asked === 'reopen' && accepted && (
        <Confirmation title="Take Back an Acceptance" action="Take Back" {...confirmation}>
          {describeTakingBack(share, accepted, projectId, history)}
        </Confirmation>
      )}
    </>
  )
}

type Acceptance = Pick<Decision, 'name' | 'at'>

/** Describes the effect on the client, who may be reading the offer, and on an acceptance. */
const describeRevoking = (accepted: Acceptance | undefined): string =>
  accepted
    ? `${accepted.name} will no longer be able to read what was accepted on ${shortDate(accepted.at)}, which stays sold. A revoked link cannot be restored. If the acceptance should no longer count, take it back instead.`
    : 'Your client will no longer be able to read this offer or respond to it. A revoked link cannot be restored, but you can share a new one.'

/** Describes the effect on the link, the sale and other offers. */
function describeTakingBack(
  share: Share,
  { name, at }: Acceptance,
  projectId: string,
  history: readonly SavedEstimate[],
): string {
  const stays = soldBefore(at, projectId, history)
  const opened = ofProject(projectId, history)
    .flatMap(({ links = {} }) => Object.values(links))
    .filter((link) => link.supersededAt === at && isOpenBefore(link, projectId, history, serverDate())).length
  return [
    `The acceptance by ${name} of ${shortDate(at)} will no longer count, and your client reads that in the link.`,
    isLive(share, serverDate())
      ? 'This offer can then be accepted again.'
      : 'The link has ended. To have this accepted again, share a new one.',
    stays
      ? `The project then counts as sold for ${money(stays.price, stays.saved.currency)}, as it did before.`
      : 'The project then counts as not sold.',
    ...(opened > 0 ? [`${plural(opened, 'offer')} that it closed can be accepted again.`] : []),
  ].join(' ')
}
