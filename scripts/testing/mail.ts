import { randomBytes } from 'node:crypto'
import { tokenIn, awaitMail as awaitMailOf } from '#scripts/invoke/mail'
import type { StoredMail } from '#emulators/ses/message'

/** Returns an email that nobody else uses. */
export const anEmail = () => `${randomBytes(8).toString('hex')}@example.com`

const emulator = () => ({ addresses: { ses: process.env.AWS_ENDPOINT_URL_SESV2! } })

/** Waits for a mail to an email in which `find` finds something, and returns that. */
export const awaitMail = <T>(to: string, find: (mail: StoredMail) => T | null | undefined) =>
  awaitMailOf(emulator(), to, find)

/** Waits for a mail with this subject. */
export const awaitSubject = (to: string, subject: string) =>
  awaitMail(to, (mail) => (mail.subject === subject ? mail : null))

/** Waits for a mail with a link, and returns the token of the newest. `except` is one that is already known. */
export const awaitToken = (to: string, purpose: 'reset' | 'verify', except?: string) =>
  awaitMail(to, (mail) => {
    const token = tokenIn(purpose)(mail)
    return token === except ? null : token
  })
