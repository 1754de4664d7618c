import type { RateLimitName } from '#contract/rate-limits'
import { mailPrefix } from '#functions/lib/mail-prefix'
import { normalizeEmail } from '#functions/lib/normalized-email'
import { type Key, ofUser } from './user-key'

/** All keys of the table, and with them all access patterns. A Lambda holds only those that it uses. */

const suffix = (number: number) => String(number).padStart(7, '0')

const partKey = (kind: string, userId: string, id: string, version: number): Key =>
  ofUser(userId, version === 1 ? `${kind}#${id}` : `VERSION_PART#${id}#${suffix(version)}#${kind}`)

export const user = (userId: string): Key => ofUser(userId, 'PROFILE')
export const email = (email: string): Key => ({ pk: `EMAIL#${normalizeEmail(email)}`, sk: 'EMAIL' })
/** Blocks writes for a user while the account is being deleted, and until no Lambda can still be running. */
export const tombstone = (userId: string): Key => ({ pk: `TOMBSTONE#${userId}`, sk: 'TOMBSTONE' })
/** Stored beside the user and sessions, so that one read returns all three. */
export const quota = (userId: string, month: string): Key => ofUser(userId, `PROFILE#QUOTA#${month}`)
/** Most estimates that an account which had the email of this hash used in a month. */
export const carriedQuota = (emailHash: string, month: string): Key => ({ pk: `CARRIED_QUOTA#${emailHash}`, sk: month })
export const session = (userId: string, age: string, hash: string): Key =>
  ofUser(userId, `PROFILE#SESSION#${age}#${hash}`)
/** Hash of the token of the newest link that was mailed for a purpose. */
export const mailToken = (userId: string, purpose: 'RESET' | 'VERIFICATION'): Key =>
  ofUser(userId, `MAIL_TOKEN#${purpose}`)
/** Mail to be sent. The table's stream reports new ones to the function that dispatches them. */
export const mail = (id: string): Key => ({ pk: `${mailPrefix}${id}`, sk: 'MAIL' })

/** The record: title, status, settings, job. Small, because lists and joins read it often. */
export const project = (userId: string, id: string): Key => ofUser(userId, `PROJECT#${id}`)
/** Marks a request as done, so that it takes effect once if it is sent again after a lost response. */
export const attempt = (userId: string, hash: string): Key => ofUser(userId, `ATTEMPT#${hash}`)
/** Stays until all items of a deleted project are gone. */
export const deletion = (userId: string, id: string): Key => ofUser(userId, `DELETION#${id}`)
/** Parts of a version: text, analysis, breakdown. `version` is the first one that had the part. */
export const text = (userId: string, id: string, version = 1): Key => partKey('TEXT', userId, id, version)
export const analysis = (userId: string, id: string, version = 1): Key => partKey('ANALYSIS', userId, id, version)
export const breakdown = (userId: string, id: string, version = 1): Key => partKey('BREAKDOWN', userId, id, version)
/** A version that is no longer the current one: its scope, settings and terms, and where its parts are. */
export const version = (userId: string, id: string, n: number): Key => ofUser(userId, `VERSION#${id}#${suffix(n)}`)
/** A person's changes to the breakdown. */
export const scope = (userId: string, id: string): Key => ofUser(userId, `SCOPE#${id}`)
/** Result of a chunk, so that a retry does not pay for it again. */
export const checkpoint = (userId: string, id: string, hash: string): Key => ofUser(userId, `CHECKPOINT#${id}#${hash}`)

/** Entry of the history. Its body, the full estimation, has the same id. */
export const estimate = (userId: string, id: string): Key => ofUser(userId, `ESTIMATE#${id}`)
export const body = (userId: string, id: string): Key => ofUser(userId, `BODY#${id}`)
/** Marks an estimation as saved, so that saving it again returns the same entry. */
export const saved = (userId: string, projectId: string, hash: string): Key =>
  ofUser(userId, `SAVED#${projectId}#${hash}`)

/** Finished projects, all in one item. */
export const finished = (userId: string): Key => ofUser(userId, 'FINISHED_PROJECTS')

/** Offer that a client sees through a link, under the SHA-256 of its token. Never changes. */
export const offer = (tokenHash: string): Key => ({ pk: `SHARE#${tokenHash}`, sk: 'OFFER' })
/** State of a link: validity, openings, decision. Its events follow it. */
export const share = (userId: string, id: string): Key => ofUser(userId, `SHARE#${id}`)
export const shareEvent = (userId: string, id: string, eventId: string): Key => ofUser(userId, `SHARE#${id}#${eventId}`)
/** Revision of a user's links, so that concurrent requests cannot exceed the maximum. */
export const shareRevision = (userId: string): Key => ofUser(userId, 'SHARE_REVISION')

/** User of a Stripe customer, because Stripe's events name only the customer. */
export const customer = (customerId: string): Key => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' })

/** Running jobs of a user, and projects that wait for their turn. */
export const analystQueue = (userId: string): Key => ofUser(userId, 'ANALYST_QUEUE')
/** Waiting calls of a user, each of which holds a Lambda. */
export const waitingPlaces = (userId: string): Key => ofUser(userId, 'WAITING_PLACES')

export const document = (userId: string, id: string): Key => ofUser(userId, `DOCUMENT#${id}`)
export const rateLimit = (limit: RateLimitName, subject: string): Key => ({
  pk: `RATE_LIMIT#${limit}#${subject}`,
  sk: 'WINDOW',
})
