import { useEffect, useState } from 'react'

/** Time since a moment, or since it is shown: `42 s`, `1 min 5 s`. */
export function Elapsed({ since }: { since?: number }) {
  const [shownAt] = useState(Date.now)
  const [now, setNow] = useState(shownAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((now - (since ?? shownAt)) / 1_000))
  const minutes = Math.floor(seconds / 60)
  return <span className="num">{minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`}</span>
}
