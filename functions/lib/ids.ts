import { ulid } from 'ulid'

/** Ids sort by the time they were made: newest first is the table's own order, backwards. */
export const newId = (now: Date) => ulid(now.getTime())

/** Whether this can be an id at all. Anything else is not found without asking the table. */
export const isId = (text: string) => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text)
