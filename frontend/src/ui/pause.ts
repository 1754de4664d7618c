/** Delay between the last change and sending it, in milliseconds: not at each keystroke. */
const pauseMs = 400

/** Sends changes once they pause. */
export function createPause(send: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const end = () => {
    cancel()
    send()
  }
  return {
    start: () => {
      cancel()
      timer = setTimeout(end, pauseMs)
    },
    /** Sends immediately, also if nothing is pending. */
    end,
    cancel,
    /** Sends immediately if something is pending. */
    finish: () => {
      if (timer !== undefined) end()
    },
    isPending: () => timer !== undefined,
  }
}
