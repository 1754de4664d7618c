/** Milliseconds by which the server's clock is ahead of this browser's, which may be wrong by days. */
let aheadMs = 0

/** Learns the server's time from the `date` header of a response. */
export function learnTime(date: string | null | undefined): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) aheadMs = time - Date.now()
}

export const serverNow = () => Date.now() + aheadMs

export const serverDate = () => new Date(serverNow())
