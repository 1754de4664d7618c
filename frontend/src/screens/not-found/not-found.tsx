import { Link } from 'react-router-dom'
import { Page } from '../../ui/page'

export function NotFound() {
  return (
    <Page title="Page Not Found" heading="Page Not Found" lead="There is nothing at this address.">
      <p>
        <Link to="/">Go to the dashboard</Link>
      </p>
    </Page>
  )
}
