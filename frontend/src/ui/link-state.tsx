import { Link } from 'react-router-dom'
import type { SavedEstimate } from '#contract/saved-estimate'
import { plural } from './format'
import { describeState, mainShareOf, shareStateOf } from './share-state'

interface Props {
  saved: SavedEstimate
  className?: string
}

/** Shows the state of a saved estimate's links, and leads to where they are revoked. */
export function LinkState({ saved: { id, projectId, title, currency, links = {} }, className = '' }: Props) {
  const shares = Object.values(links)
  const main = mainShareOf(shares)
  if (!main) return null
  const state = shareStateOf(main)
  const more = shares.length - 1
  return (
    <p className={`small muted written ${className}`}>
      <Link to={`/estimate/${projectId}?saved=${id}#sharing`} aria-label={`${state}: links to ${title}`}>
        {state}
      </Link>{' '}
      {describeState(main, currency)}
      {more > 0 && `; ${plural(more, 'more link')}`}
    </p>
  )
}
