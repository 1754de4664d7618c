import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { shorten } from '#domain/text/text'
import { shortDate } from '../../../ui/format'

/** Longest title that fits into a line, in characters. */
const maxFooterTitle = 80

/**
 * Prints in light colors, whatever the screen shows, with title and day at the bottom of each page. Returns the day
 * while the page is being printed, or else null.
 */
export function usePrinting(title: string, savedAt: string | undefined): string | null {
  const [day, setDay] = useState<string | null>(null)
  useEffect(() => {
    const { dataset, style } = document.documentElement
    let shown = dataset.amplifyColorMode
    const before = () => {
      const day = shortDate(savedAt ?? new Date().toISOString())
      shown = dataset.amplifyColorMode
      dataset.amplifyColorMode = 'light'
      // A JSON string is a CSS string too: quotes and backslashes are escaped alike.
      style.setProperty('--print-footer', JSON.stringify(`${shorten(title, maxFooterTitle)} · ${day}`))
      // The browser lays out the pages right after this event.
      flushSync(() => setDay(day))
    }
    const after = () => {
      dataset.amplifyColorMode = shown
      style.removeProperty('--print-footer')
      setDay(null)
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [title, savedAt])
  return day
}
