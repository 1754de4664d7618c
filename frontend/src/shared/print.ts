import { type RefObject, useEffect } from 'react'

/** Opens everything that is folded within an element while the page is printed. */
export function useOpenWhenPrinted(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = []
    const setOpen = (isOpen: boolean) => {
      for (const details of folded) details.open = isOpen
    }
    const open = () => {
      folded = [...element.current!.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
      setOpen(true)
    }
    const fold = () => setOpen(false)
    addEventListener('beforeprint', open)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', fold)
    }
  }, [element])
}
