import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { Footer } from './footer'
import { Header } from './header'
import { Offline } from './offline'
import './page.css'

interface Props {
  /** The browser tab's title, before the product's name. */
  title: string
  /** The page's only `h1`. It receives focus after navigation by a link and when `step` changes. */
  heading: ReactNode
  /** State of what the page is about, beside its heading. */
  state?: ReactNode
  lead?: ReactNode
  header?: ReactNode
  /** Current step of a screen that has steps. */
  step?: string | number
  className?: string
  /** True if the page says itself that there is no connection. */
  isUnreachable?: boolean
  children?: ReactNode
}

/** Frame of every screen: skip link, header, title, main, footer. */
export function Page({ title, heading, state, lead, header, step, className = '', isUnreachable, children }: Props) {
  const h1 = useHeadingFocus(step)
  useEffect(() => {
    document.title = `${title} · Scopewright`
  }, [title])
  return (
    <>
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          // The URL keeps its fragment, which can name what is shown.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        Skip to content
      </a>
      {header ?? <Header />}
      {!isUnreachable && <Offline />}
      <main id="main" tabIndex={-1} className={`page ${className}`}>
        <div className="page__head">
          <div className="page__title">
            <h1 ref={h1} tabIndex={-1}>
              {heading}
            </h1>
            {state}
          </div>
          {lead && <p className="page__lead">{lead}</p>}
        </div>
        {children}
      </main>
      <Footer />
    </>
  )
}

/** True until the first page of this document is shown: the browser places the initial focus. */
let opening = true

function useHeadingFocus(step: Props['step']): Ref<HTMLHeadingElement> {
  const h1 = useRef<HTMLHeadingElement>(null)
  const { key, hash } = useLocation()
  const came = useNavigationType()
  const shown = useRef<{ step: Props['step'] }>(null)

  // As the page is shown, so that it takes no focus that somebody has moved since.
  useLayoutEffect(() => {
    if (shown.current && shown.current.step === step) return
    shown.current = { step }
    if (opening) {
      opening = false
      return
    }
    // A part of the page that was asked for has taken it.
    if (hash && document.activeElement?.matches('main h2')) return
    h1.current?.focus({ preventScroll: true })
    // On back navigation the browser restores the scroll position.
    const isBack = came === NavigationType.Pop && key !== 'default'
    if (!isBack && !hash) scrollTo(0, 0)
  }, [step, key, hash, came])
  return h1
}
