import { type RefObject, useRef, useState } from 'react'
import { scopeKey } from '#domain/scope/scope'

interface Form<T> {
  /** State of the work when its form was opened, null while the form is closed. */
  before: T | null
  open: (before: T) => void
  /** Closes the form. If the work moved to another component, that one gets the focus. */
  close: (movedTo?: string) => void
  button: RefObject<HTMLButtonElement | null>
}

/** Returns the id of the button that expands a component. */
export const idOf = (component: string) => `component-${scopeKey({ component }).replaceAll(' ', '-')}`

/** State of a form that replaces the button which opens it and which has the focus afterward. */
export function useForm<T>(first: T | null = null): Form<T> {
  const [before, open] = useState(first)
  const button = useRef<HTMLButtonElement>(null)
  return {
    before,
    open,
    close: (movedTo = '') => {
      open(null)
      // After the button is shown again.
      requestAnimationFrame(() =>
        (
          button.current ??
          document.getElementById(idOf(movedTo)) ??
          document.querySelector<HTMLElement>('.scope-editor')
        )?.focus(),
      )
    },
    button,
  }
}
