/** Milliseconds by which the server's clock is ahead of this browser's, which may be wrong by days. */
let aheadMs = 0

/** Difference below which this browser's clock is right: a response may be read long after it was dated. */
const maxDelayMs = 60_000

/** Learns the server's time from the `date` header of a response. */
export function learnTime(date: string | null | undefined): void {
  const ahead = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < maxDelayMs ? 0 : ahead
}

export const serverNow = () => Date.now() + aheadMs

export const serverDate = () => new Date(serverNow())
