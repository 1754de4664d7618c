import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface Props {
  title: string
  note: string
  action: string
  onAction: () => void
  isDisabled?: boolean
  /** Set if the action opens a form below. */
  opened?: boolean
  children?: ReactNode
}

/** Row of the account with one action. A form that it opens is scrolled into view, and gives the focus back. */
export function Row({ title, note, action, onAction, isDisabled, opened, children }: Props) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const wasOpened = useRef(false)
  useEffect(() => {
    if (opened) row.current?.scrollIntoView({ block: 'nearest' })
    else if (wasOpened.current && document.activeElement === document.body)
      row.current?.querySelector('button')?.focus()
    wasOpened.current = opened === true
  }, [opened])
  return (
    <div className="security__row" ref={row}>
      <div className="security__head">
        <div>
          <h3>{title}</h3>
          <p className="muted small" id={id}>
            {note}
          </p>
        </div>
        <Button size="small" isDisabled={isDisabled} aria-describedby={id} aria-expanded={opened} onClick={onAction}>
          {action}
        </Button>
      </div>
      {children}
    </div>
  )
}
