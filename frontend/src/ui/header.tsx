import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import './header.css'

interface Props {
  /** `HeaderLink`s. */
  links?: ReactNode
  /** Content at the right end. */
  children?: ReactNode
}

export function Header({ links, children }: Props) {
  return (
    <header className="header">
      <div className="header__row" data-end={children ? true : undefined}>
        <Link className="brand" to="/">
          <span className="brand__mark" aria-hidden="true" />
          Scopewright
        </Link>
        {links && (
          <nav className="header__nav" aria-label="Main">
            {links}
          </nav>
        )}
        {children && <div className="header__end">{children}</div>}
      </div>
    </header>
  )
}

export function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname, hash } = useLocation()
  return (
    <Link className="header__link" to={to} aria-current={pathname + hash === to ? 'page' : undefined}>
      {children}
    </Link>
  )
}
