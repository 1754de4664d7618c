import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { FailedPage } from '../ui/failed'
import { LoadingPage } from '../ui/loading'
import { useReconnect } from '../ui/use-reconnect'
import { parseMailLink } from './mail-link'
import { useSession } from './session'

interface Props {
  access: 'signed-in' | 'signed-out' | 'anyone'
  /** Shown to signed-out visitors in place of a screen for signed-in users. */
  signedOut?: ReactNode
  children: ReactNode
}

/**
 * Shows a screen to those who may see it, once it is known who is there. Signed-out visitors are sent to `/auth`, which
 * leads back here; signed-in users are sent from `/auth` to `/`, or to the page they asked for.
 */
export function Guard({ access, signedOut, children }: Props) {
  const { status, ended, refresh } = useSession()
  const { pathname, search, hash } = useLocation()
  const [query] = useSearchParams()
  useReconnect(status === 'unreachable', refresh)

  if (status === 'loading') return <LoadingPage />
  if (access === 'anyone') return children
  if (status === 'unreachable') return <FailedPage onRetry={refresh} />
  if (access === status) return children
  // A mailed link is used by whoever opens it.
  if (access === 'signed-out' && parseMailLink(hash)) return children
  if (access === 'signed-out') return <Navigate to={pathWithin(query.get('next'))} replace />
  if (signedOut) return signedOut
  const next = new URLSearchParams({ next: pathname + search + hash })
  return <Navigate to={ended === 'logout' ? '/auth' : `/auth?${next}`} replace />
}

/** Returns `next` if it is a path of this site, else `/`. */
export function pathWithin(next: string | null): string {
  // Two slashes, in whatever form, name a host: browsers drop tabs and line ends, and resolve `/..`.
  if (!next || !/^\/(?![/\\\s])/.test(next)) return '/'
  const url = new URL(next, location.origin)
  if (/^\/(\/|%2f|%5c)/i.test(url.pathname) || url.pathname === '/auth') return '/'
  return url.pathname + url.search + url.hash
}
