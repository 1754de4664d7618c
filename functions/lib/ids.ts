import { randomBytes } from 'node:crypto'

/** Digits of Crockford's base 32, in the order of their codes. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a ULID: the time in milliseconds, by which ids sort, and 80 random bits. */
export function newId(now: Date): string {
  const time = Array.from({ length: 10 }, (_, at) => Math.floor(now.getTime() / 32 ** (9 - at)))
  return [...time, ...randomBytes(16)].map((digit) => digits[digit % 32]).join('')
}

/** True if the id is well-formed. Others are not found, without a read. */
export const isId = (text: string) => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text)
