import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './menu.css'

interface Props {
  className: string
  /** Button that opens and closes the menu: class, tooltip and content. */
  button: { className: string; title?: string; children: ReactNode }
  /** Returns a list of items. `close` closes the menu, which focuses its button. */
  children: (close: () => void) => ReactNode
}

/**
 * Button with a list of links and buttons, between which arrow keys move too. Escape, a click outside and leaving it by
 * Tab close it.
 */
export function Menu({ className, button: { children: label, ...button }, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: PointerEvent) => !menu.current?.contains(target as Node) && setOpen(false)
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const items = [...menu.current!.querySelectorAll<HTMLElement>('a, button:not(:disabled)')]
      const at = items.indexOf(document.activeElement as HTMLElement)
      if (!step || at < 0) return
      // The page would scroll.
      event.preventDefault()
      items.at((at + step) % items.length)?.focus()
    }
    const button = opener.current
    menu.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' })
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    document.addEventListener('keydown', move)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
      document.removeEventListener('keydown', move)
      // The item that had the focus is gone.
      if (document.activeElement === document.body) button?.focus()
    }
  }, [isOpen])

  return (
    <div
      ref={menu}
      className={`menu ${className}`}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <button
        ref={opener}
        type="button"
        {...button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div id={id} className="menu__items">
          {children(close)}
        </div>
      )}
    </div>
  )
}
