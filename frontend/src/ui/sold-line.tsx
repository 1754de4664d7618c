import { Link } from 'react-router-dom'
import type { Estimation } from '#contract/estimation'
import type { SavedEstimate } from '#contract/saved-estimate'
import { type Sold, describeSold } from '#domain/offer/sold'
import { shortDate, unbroken } from './format'
import './sold-line.css'

interface Props {
  sold: Sold | undefined
  /** Id of the saved estimate that is shown already. */
  shownId?: string
  /** Estimate below, if it is the saved one that was accepted, so that the same figures are not repeated. */
  estimation?: Estimation | undefined
  /** Names of the options that were sold, if they are known. */
  options?: readonly string[]
}

/** All that the client of a project accepted, with a link to the saved estimate that was accepted last. */
export function SoldLine({ sold, shownId, estimation, options }: Props) {
  if (!sold) return null
  return (
    <span className="sold num">
      <strong>
        {estimation && isAllOf(estimation, sold)
          ? `Sold as shown below${estimation.options.length > 0 ? ', without the options below' : ''}`
          : unbroken(`Sold: ${describeSold(sold, options)}`)}
      </strong>
      {sold.saved.id !== shownId && (
        <>
          {' '}
          <span className="sold__link">
            (<SavedLink saved={sold.saved} />)
          </span>
        </>
      )}
    </span>
  )
}

/** True if that estimate is all of it, without options, and nothing was sold before it. */
const isAllOf = ({ price, totalCost }: Estimation, sold: Sold) =>
  !sold.replaced && sold.options === 0 && sold.price === (price?.total ?? totalCost)

/** Link to a saved estimate, named by its day and version. */
export const SavedLink = ({
  saved: { id, projectId, createdAt, version = 1 },
}: {
  saved: Pick<SavedEstimate, 'id' | 'projectId' | 'createdAt' | 'version'>
}) => (
  <Link to={`/estimate/${projectId}?saved=${id}`}>
    the estimate saved {shortDate(createdAt)}
    {version > 1 && `, version ${version}`}
  </Link>
)
