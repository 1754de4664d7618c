import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '#functions/lib/config'
import { normalizeEmail } from './table'

/** A key for this purpose alone, so that a hash tells nothing about the secret it is derived from. */
const key = Buffer.from(hkdfSync('sha256', env('ORIGIN_SECRET'), '', 'email-hash', 32))

/**
 * A keyed hash of an email, for records that outlive the account. Without the key nobody can test whether an email is
 * among them. An email with a tag (`name+tag@…`) is another email: emails are not verified, so a made-up name would
 * serve the same purpose, and not every mail server treats tags alike.
 */
export const hashEmail = (email: string) => createHmac('sha256', key).update(normalizeEmail(email)).digest('base64url')
