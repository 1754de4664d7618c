import { useEffect, useRef } from 'react'

interface Props {
  id: string
  /** True if the panel has just replaced another one. Its heading then receives focus. */
  arrived: boolean
  children: string
}

/** Width in pixels up to which panels and settings are in one column. */
const oneColumn = 860

export function PanelHeading({ id, arrived, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arrived) return
    document.documentElement.scrollTop = 0
    heading.current?.focus({ preventScroll: true })
    // In one column, what precedes it can fill the screen of a phone.
    const isBelow = (heading.current?.getBoundingClientRect().top ?? 0) > innerHeight
    if (isBelow && innerWidth <= oneColumn) heading.current?.scrollIntoView()
  }, [arrived])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="panel-heading">
      {children}
    </h2>
  )
}
