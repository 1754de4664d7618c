import { ulid } from 'ulid'

/** Returns an id that sorts by creation time. */
export const newId = (now: Date) => ulid(now.getTime())

/** True if the id is well-formed. Others are not found, without a read. */
export const isId = (text: string) => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text)
