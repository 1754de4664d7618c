import { Link } from 'react-router-dom'
import { useSession } from '../../session/session'
import { UserHeader } from '../../session/user-header'
import { Page } from '../../ui/page'

export default function NotFound() {
  const { user } = useSession()
  return (
    <Page
      title="Page Not Found"
      heading="Page Not Found"
      lead="There is nothing at this address. It may have been mistyped, or moved."
      header={user ? <UserHeader /> : undefined}
    >
      <p>
        <Link className="amplify-button" to="/">
          {user ? 'Back to the dashboard' : 'Back to the start'}
        </Link>
      </p>
    </Page>
  )
}
