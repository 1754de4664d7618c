import { type RefObject, useRef, useState } from 'react'
import { scopeKey } from '#domain/scope/scope'

interface Form<T> {
  /** State of the work when its form was opened, null while the form is closed. */
  before: T | null
  open: (before: T) => void
  /** Closes the form. If the task moved to another component, that one opens and the task gets the focus. */
  close: (movedTo?: string, task?: string) => void
  /** Closes the form of new work, which gets the focus in its component. */
  closeAt: (component: string, task: string) => void
  button: RefObject<HTMLButtonElement | null>
}

/** Returns the id of the button that expands a component. */
export const idOf = (component: string) => `component-${scopeKey({ component }).replaceAll(' ', '-')}`

/** Opens a component, and moves the focus to its task, or else to the component or the editor. */
export function focusWork(component: string, task: string | undefined) {
  const name = document.getElementById(idOf(component))
  if (name?.getAttribute('aria-expanded') === 'false') name.click()
  // After its tasks are shown.
  requestAnimationFrame(() => {
    const buttons = name?.closest('li')?.querySelectorAll('button') ?? []
    const moved = [...buttons].find(({ ariaLabel }) => ariaLabel === `Edit ${task}`)
    const work = moved ?? name
    if (work) return work.focus()
    const editor = document.querySelector<HTMLElement>('.scope-editor')
    // Focusing it would show its middle.
    editor?.scrollIntoView()
    editor?.focus({ preventScroll: true })
  })
}

/** State of a form that replaces the button which opens it and which has the focus afterward. */
export function useInlineForm<T>(first: T | null = null): Form<T> {
  const [before, open] = useState(first)
  const button = useRef<HTMLButtonElement>(null)
  const closeThen = (moveFocus: () => void) => {
    open(null)
    // After the button is shown again.
    requestAnimationFrame(moveFocus)
  }
  return {
    before,
    open,
    close: (movedTo = '', task) =>
      closeThen(() => (button.current ? button.current.focus() : focusWork(movedTo, task))),
    closeAt: (component, task) => closeThen(() => focusWork(component, task)),
    button,
  }
}
