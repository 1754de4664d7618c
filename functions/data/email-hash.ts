import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '#functions/lib/config'
import { normalizeEmail } from './table'

/** A key for this purpose only, so that a hash reveals nothing about the secret that it is derived from. */
const key = Buffer.from(hkdfSync('sha256', env('ORIGIN_SECRET'), '', 'email-hash', 32))

/**
 * Returns a keyed hash of an email, for records that outlive the account. Without the key nobody can test for an email.
 * An email with a tag (`name+tag@…`) is a different one, because mail servers treat tags differently, and because emails
 * are not verified: a made-up one would get around the quota just as well.
 */
export const hashEmail = (email: string) => createHmac('sha256', key).update(normalizeEmail(email)).digest('base64url')
