import { Button, Card } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import type { Share, ShareState } from '#contract/share'
import { isOpen, ofProject, soldOf } from '#domain/offer/sold'
import { money } from '#domain/text/format'
import { listOf } from '#domain/text/text'
import { plainMessageOf } from '../../api/api-error'
import { serverDate } from '../../api/server-clock'
import { ShareDialog, preloadShareForm } from '../../sharing/share-dialog'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { EstimateLink } from '../../ui/responses'
import { useAction } from '../../ui/use-action'
import { arrive } from './arrive'
import { LinkRow } from './link-row'
import './share.css'

interface Props {
  saved: SavedSnapshot
  /** All links of the owner, null until loaded. */
  links: Share[] | null | undefined
  history: readonly SavedEstimate[]
  failure: unknown
  /** True if sharing it comes next. */
  isNext: boolean
  load: () => Promise<void>
}

// Those who chose "Share" beside the results need it as soon as the estimate.
if (location.hash === '#sharing') preloadShareForm()

/** Shares a saved estimate by links, and shows what became of them. */
export default function Sharing({ saved, links, history, failure, isNext, load }: Props) {
  // There is room for the links that the history knows before they are loaded.
  const known = Object.values(history.find(({ id }) => id === saved.id)?.links ?? {})
  const [isAsked, setAsked] = useState<boolean>()
  const [refresh, refreshing] = useAction(load)
  const shares = links?.filter(({ savedId }) => savedId === saved.id)
  const number = (shares ?? known).length
  const own = ofProject(saved.projectId, history)
  const sold = soldOf(saved.projectId, own)
  const isSold = sold?.saved.id === saved.id
  const isOffer = (link: ShareState) => !link.isChange && isOpen(link, sold, serverDate())
  const others = own.filter(({ id, links = {} }) => id !== saved.id && Object.values(links).some(isOffer))
  const namePrices = ({ id }: SavedEstimate) => {
    const offers = (links ?? []).filter((link) => link.savedId === id && isOffer(link))
    return listOf([...new Set(offers.flatMap(({ price, currency }) => (price ? money(price, currency) : [])))])
  }
  /** True for a link that one comes to see: its client can still answer, or has something to say. */
  const isTold = (link: ShareState) => Boolean(link.decision ?? link.askedAt) || isOpen(link, sold, serverDate())
  // Open at first for those who chose "Share" beside the results.
  const isSharing = isAsked ?? (location.hash === '#sharing' && !known.some(isTold))
  function refreshShared() {
    setAsked(true)
    void load()
  }
  return (
    <Card variation="outlined" className="stack sharing unprinted">
      <div className="card-head">
        <h2 ref={arrive} id="sharing" tabIndex={-1}>
          Share with a Client
        </h2>
        <div className="row">
          {number > 0 && (
            <Button size="small" variation="link" onClick={() => void refresh()}>
              {refreshing ? 'Refreshing...' : 'Refresh'}
            </Button>
          )}
          <Button
            size="small"
            variation={isNext ? 'primary' : undefined}
            onPointerEnter={preloadShareForm}
            onFocus={preloadShareForm}
            onClick={() => setAsked(true)}
          >
            Share
          </Button>
        </div>
      </div>
      <p className="muted">A link shows this estimate as an offer, which your client can read, ask about and accept.</p>
      {isSold && (
        <p className="muted">
          This was sold. To change it, edit <Link to={`/estimate/${saved.projectId}`}>the project</Link> and share the
          difference there as a change request.
        </p>
      )}
      {others.map((other) => (
        <p key={other.id} className="muted">
          Your client can still accept <EstimateLink saved={other} own={own} offered={namePrices(other)} />. If another
          one replaces it, mark its link as outdated.
        </p>
      ))}
      {failure !== null && <Failed onRetry={load}>{plainMessageOf(failure)}</Failed>}
      {!shares && failure === null && number > 0 && (
        <div className="share__links" style={{ minHeight: `calc(${number} * var(--link-height))` }}>
          <Loading>Loading links...</Loading>
        </div>
      )}
      {shares && number > 0 && (
        <ul aria-live="polite">
          {shares.map((share) => (
            <li key={share.id} className="share__link">
              <LinkRow share={share} saved={saved} sold={sold} history={history} onChanged={load} />
            </li>
          ))}
        </ul>
      )}
      {isSharing && (
        <ShareDialog saved={saved} history={history} onClose={() => setAsked(false)} onShared={refreshShared} />
      )}
    </Card>
  )
}
