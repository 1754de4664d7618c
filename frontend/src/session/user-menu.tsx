import { Link } from 'react-router-dom'
import { Menu } from '../ui/menu'
import { useAction } from '../ui/use-action'
import { useSession, useUser } from './session'
import { useBillingPortal } from './use-billing-portal'
import { nameOf } from './user'
import './user-menu.css'

/** URL of the account's dialog. */
export const accountUrl = '/pricing#account'

/** The user's avatar, with what leads to everything of theirs. Without a visible label, its name is the user's. */
export function UserMenu({ label }: { label?: string }) {
  const user = useUser()
  const initials = [user.firstName, user.lastName].map((part) => Array.from(part.trim())[0] ?? '').join('')
  const button = (
    <>
      {label ? (
        <span className="header__name">{label}</span>
      ) : (
        <span className="amplify-visually-hidden">{nameOf(user)}</span>
      )}
      <span className="avatar" aria-hidden="true">
        {initials || user.email.charAt(0)}
      </span>
    </>
  )
  return (
    <Menu className="user-menu" button={{ className: 'user-menu__button', title: nameOf(user), children: button }}>
      {(close) => <Items onChoose={close} />}
    </Menu>
  )
}

function Items({ onChoose }: { onChoose: () => void }) {
  const { logout } = useSession()
  const { subscription } = useUser()
  const [manage, opening] = useBillingPortal()
  const [leave, leaving] = useAction(logout)
  return (
    <ul>
      <li>
        <Link to={accountUrl} onClick={onChoose}>
          Account
        </Link>
      </li>
      <li>
        {subscription ? (
          <button type="button" disabled={opening} onClick={() => void manage()}>
            {opening ? 'Opening...' : 'Billing'}
          </button>
        ) : (
          <Link to="/pricing" onClick={onChoose}>
            Billing
          </Link>
        )}
      </li>
      <li>
        <Link to="/projects" onClick={onChoose}>
          Projects
        </Link>
      </li>
      <li>
        <button type="button" disabled={leaving} onClick={() => void leave()}>
          Log out
        </button>
      </li>
    </ul>
  )
}
