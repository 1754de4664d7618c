import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { FailedPage } from '../ui/failed'
import { LoadingPage } from '../ui/loading'
import { useSession } from './session'

/** Shows a screen to signed-in users; sends the others to `/auth`, which leads back here. */
export function SignedIn({ children, otherwise }: { children: ReactNode; otherwise?: ReactNode }) {
  const { status, ended, refresh } = useSession()
  const { pathname, search, hash } = useLocation()

  if (status === 'loading') return <LoadingPage />
  if (status === 'unreachable') return <FailedPage onRetry={refresh} />
  if (status === 'signed-in') return children
  if (otherwise) return otherwise
  const next = new URLSearchParams({ next: pathname + search + hash })
  return <Navigate to={ended === 'logout' ? '/auth' : `/auth?${next}`} replace />
}

/** Shows a screen to signed-out visitors; a signed-in user goes to `/`, or to where signing in was asked for. */
export function SignedOut({ children }: { children: ReactNode }) {
  const { status, refresh } = useSession()
  const [query] = useSearchParams()

  if (status === 'loading') return <LoadingPage />
  if (status === 'unreachable') return <FailedPage onRetry={refresh} />
  if (status === 'signed-out') return children
  return <Navigate to={pathWithin(query.get('next'))} replace />
}

/** Shows a screen to anyone, once it is known who that is. */
export function Anyone({ children }: { children: ReactNode }) {
  const { status } = useSession()
  return status === 'loading' ? <LoadingPage /> : children
}

/** A path of this site, whatever the address bar was made to say; else `/`. */
export function pathWithin(next: string | null): string {
  if (!next?.startsWith('/')) return '/'
  const url = new URL(next, location.origin)
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return '/'
  return url.pathname === '/auth' ? '/' : url.pathname + url.search + url.hash
}
