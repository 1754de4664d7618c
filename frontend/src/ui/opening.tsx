import { create } from 'zustand'
import { Loading } from './loading'
import './opening.css'

/** Number of screens that take longer to open than a moment. */
const useWaits = create(() => 0)
const wait = (change: number) => useWaits.setState((waits) => waits + change, true)

/** Duration of a moment, in milliseconds. */
const momentMs = 200

/** Shows that a screen is being opened, because the one before it stays until then. */
export function showOpening(opening: Promise<unknown>) {
  let isShown = false
  const timer = setTimeout(() => {
    isShown = true
    wait(1)
  }, momentMs)
  const end = () => {
    clearTimeout(timer)
    if (isShown) wait(-1)
  }
  opening.then(end, end)
}

export function Opening() {
  const isWaiting = useWaits((waits) => waits > 0)
  return <div className="opening">{isWaiting && <Loading>Opening...</Loading>}</div>
}
