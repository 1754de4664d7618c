import { Button, Card } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import type { Share } from '#contract/share'
import { soldOf } from '#domain/offer/sold'
import { sentenceOf } from '../../api/api-error'
import { ShareDialog, preloadShareForm } from '../../sharing/share-dialog'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { LinkRow } from './link-row'
import './share.css'

interface Props {
  saved: SavedSnapshot
  /** Its links, null until loaded. */
  shares: Share[] | null | undefined
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
      {sold?.saved.id === saved.id && (
        <p className="muted">
          This was sold. To change it, edit <Link to={`/estimate/${saved.projectId}`}>the project</Link> and share the
          difference there as a change request.
        </p>
      )}
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
