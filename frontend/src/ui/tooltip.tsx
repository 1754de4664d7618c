import { type FocusEvent, type PointerEvent, type ReactElement, cloneElement, useId } from 'react'
import { tooltipMs } from '#contract/limits'
import './tooltip.css'

const gap = 8

/** The one that is about to open. */
let timer: ReturnType<typeof setTimeout> | undefined
/** When the last one closed: the next opens at once if it is asked for within `tooltipMs.skip`. */
let closedAt = Number.NEGATIVE_INFINITY

/** Says more about one control, which must already have a name of its own. */
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

/** Above the control or, where there is no room, below it, and never beyond the edges of the window. */
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
