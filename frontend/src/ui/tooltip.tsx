import { type FocusEvent, type PointerEvent, type ReactElement, cloneElement, useId } from 'react'
import './tooltip.css'

const gap = 8

/** Delay before the first tooltip opens, and the time in which the next one opens without it, in milliseconds. */
const tooltipMs = { open: 700, skip: 300 }

/** Tooltip whose opening delay is running. */
let timer: ReturnType<typeof setTimeout> | undefined
/** Time of the last closing. The next tooltip opens without a delay if requested within `tooltipMs.skip`. */
let closedAt = Number.NEGATIVE_INFINITY

/** Adds a description to one control, which must already have an accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<Record<string, unknown>> }) {
  const id = useId()
  const hide = () => close(id)
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': id,
        onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
          if (pointerType === 'touch') return
          open(id, currentTarget, Date.now() - closedAt < tooltipMs.skip ? 0 : tooltipMs.open)
        },
        onPointerLeave: hide,
        onPointerDown: hide,
        onFocus: ({ currentTarget }: FocusEvent) =>
          currentTarget.matches(':focus-visible') && open(id, currentTarget, 0),
        onBlur: hide,
        onKeyDown: ({ key }: { key: string }) => key === 'Escape' && hide(),
      })}
      <span id={id} role="tooltip" className="tooltip" hidden>
        {text}
      </span>
    </>
  )
}

/** Places the tooltip above the control, or below it if there is no room, within the window. */
function open(id: string, control: Element, wait: number) {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const bubble = document.getElementById(id)
    if (!bubble) return
    bubble.hidden = false
    const at = control.getBoundingClientRect()
    const rightmost = document.documentElement.clientWidth - bubble.offsetWidth - gap
    const above = at.top - bubble.offsetHeight - gap
    bubble.style.left = `${Math.max(gap, Math.min(rightmost, at.left + (at.width - bubble.offsetWidth) / 2))}px`
    bubble.style.top = `${above > gap ? above : at.bottom + gap}px`
  }, wait)
}

function close(id: string) {
  clearTimeout(timer)
  const bubble = document.getElementById(id)
  if (!bubble || bubble.hidden) return
  closedAt = Date.now()
  bubble.hidden = true
}
