/** Returns seconds since 1970, the unit of `expiresAt`. The table deletes late, so check `isLive`. */
export const seconds = (date: Date) => Math.floor(date.getTime() / 1_000)

/** In seconds. */
export const hour = 60 * 60
export const day = 24 * hour

/** True if an item has not expired, whether or not the table has deleted it. */
export const isLive = (item: { expiresAt: number }, now: Date) => item.expiresAt > seconds(now)
