import type { ReactNode } from 'react'
import './loading.css'

/** The text is there at once for screen readers; the style sheet shows it after 200 ms, so that nothing flickers. */
export function Loading({ children = 'Loading...' }: { children?: ReactNode }) {
  return (
    <output className="loading">
      <span className="loading__ring" aria-hidden="true" />
      {children}
    </output>
  )
}

export function LoadingPage({ children }: { children?: ReactNode }) {
  return (
    <main className="loading-page">
      <Loading>{children}</Loading>
    </main>
  )
}
