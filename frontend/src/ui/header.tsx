import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import './header.css'

interface Props {
  /** `HeaderLink`s. */
  links?: ReactNode
  /** Content at the right end. */
  children?: ReactNode
}

export function Header({ links, children }: Props) {
  const header = useRef<HTMLElement>(null)
  useToastsBelow(header)
  return (
    <header className="header" ref={header}>
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

/** Places toasts below the header, and at the top once it is out of view. */
function useToastsBelow(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const place = () => {
      const { bottom = 0 } = header.current?.getBoundingClientRect() ?? {}
      document.querySelector<HTMLElement>('.toasts')?.style.setProperty('--header-end', `${bottom}px`)
    }
    place()
    addEventListener('scroll', place)
    return () => removeEventListener('scroll', place)
  })
}

export function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname, hash } = useLocation()
  return (
    <Link className="header__link" to={to} aria-current={pathname + hash === to ? 'page' : undefined}>
      {children}
    </Link>
  )
}
