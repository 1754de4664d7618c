import type { ReactNode } from 'react'
import './loading.css'

/** Screen readers get the text immediately; the style sheet shows it after 200 ms to avoid flicker. */
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
