import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is printed. Everything that is folded within the element then is open until it ends. */
export function usePrinted(element: RefObject<HTMLElement | null>): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    let folded: HTMLDetailsElement[] = []
    const setOpen = (isOpen: boolean) => {
      for (const details of folded) details.open = isOpen
    }
    const begin = () => {
      // The browser lays out the pages right after this event.
      flushSync(() => setPrinted(true))
      folded = [...element.current!.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
      setOpen(true)
    }
    const end = () => {
      setOpen(false)
      setPrinted(false)
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [element])
  return isPrinted
}
