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
      lead="This page doesn't exist. The link may be wrong, or the page may have moved."
      header={user ? <UserHeader /> : undefined}
    >
      <p>
        <Link className="amplify-button" to="/">
          {user ? 'Back to the dashboard' : 'Back to home'}
        </Link>
      </p>
    </Page>
  )
}
