import { useEffect, useRef } from 'react'

interface Props {
  id: string
  /** True if the panel has just replaced another one. Its heading then receives focus. */
  arrived: boolean
  children: string
}

export function PanelHeading({ id, arrived, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arrived) return
    document.documentElement.scrollTop = 0
    heading.current?.focus({ preventScroll: true })
    // What precedes it can fill the screen above the action bar.
    const { height = 0 } = document.querySelector('.action-bar')?.getBoundingClientRect() ?? {}
    const { bottom = 0 } = heading.current?.getBoundingClientRect() ?? {}
    if (bottom > innerHeight - height) heading.current?.scrollIntoView()
  }, [arrived])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="panel-heading">
      {children}
    </h2>
  )
}
