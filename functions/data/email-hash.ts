import { createHmac } from 'node:crypto'
import { deriveKey } from '#functions/lib/derived-key'
import { normalizeEmail } from '#functions/lib/normalized-email'

const key = deriveKey('email-hash')

/**
 * Returns a keyed hash of an email, for records that outlive the account. Without the key nobody can test for an email.
 * An email with a tag (`name+tag@…`) is a different one, because mail servers treat tags differently, and because emails
 * need not be verified: a made-up one would get around the quota just as well.
 */
export const hashEmail = (email: string) => createHmac('sha256', key).update(normalizeEmail(email)).digest('base64url')
