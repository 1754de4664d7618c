import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
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
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: PointerEvent) => !menu.current?.contains(target as Node) && setOpen(false)
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])

  const initials = [user.firstName, user.lastName].map((part) => Array.from(part.trim())[0] ?? '').join('')
  return (
    <div
      ref={menu}
      className="user-menu"
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <button
        ref={button}
        type="button"
        className="user-menu__button"
        title={nameOf(user)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label ? (
          <span className="header__name">{label}</span>
        ) : (
          <span className="amplify-visually-hidden">{nameOf(user)}</span>
        )}
        <span className="avatar" aria-hidden="true">
          {initials || user.email.charAt(0)}
        </span>
      </button>
      {isOpen && (
        <ul id={id} className="user-menu__items">
          <Items onChoose={close} />
        </ul>
      )}
    </div>
  )
}

function Items({ onChoose }: { onChoose: () => void }) {
  const { logout } = useSession()
  const { subscription } = useUser()
  const [manage, opening] = useBillingPortal()
  const [leave, leaving] = useAction(logout)
  return (
    <>
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
    </>
  )
}
