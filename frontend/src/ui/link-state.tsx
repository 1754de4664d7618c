import { Link } from 'react-router-dom'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { Sold } from '#domain/offer/sold'
import { plural } from './format'
import { describeState, mainShareOf, shareStateOf } from './share-state'

interface Props {
  saved: SavedEstimate
  /** All that was sold of its project. */
  sold: Sold | undefined
  className?: string
}

/** Shows the state of a saved estimate's links, and leads to where they are revoked. */
export function LinkState({ saved: { id, projectId, title, currency, links = {} }, sold, className = '' }: Props) {
  const shares = Object.values(links)
  const main = mainShareOf(shares, sold)
  if (!main) return null
  const state = shareStateOf(main, sold)
  const more = shares.length - 1
  return (
    <p className={`small muted written ${className}`}>
      <Link to={`/estimate/${projectId}?saved=${id}#sharing`} aria-label={`${state}: links to ${title}`}>
        {state}
      </Link>{' '}
      {describeState(main, sold, currency)}
      {more > 0 && `; ${plural(more, 'more link')}`}
    </p>
  )
}
