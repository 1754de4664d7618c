import * as v from 'valibot'

const textWorks = 'Documents with selectable text still work.'

/** At most `max` units in a window of `minutes`, which opens with its first use. Each subject has windows of its own. */
export const rateLimits = {
  failedSignInsPerEmailAndIp: { max: 5, minutes: 15, message: 'Too many failed sign-ins for this email.' },
  /** Far more than one network may try, so that a stranger cannot keep the owner out. ASVS allows 100 an hour. */
  failedSignInsPerEmail: { max: 100, minutes: 60, message: 'Too many failed sign-ins for this email.' },
  failedSignInsPerIp: { max: 100, minutes: 15, message: 'Too many failed sign-ins from your network.' },
  /** Of a user who is signed in, so that nobody else can use it up. */
  wrongPasswordsPerSession: { max: 5, minutes: 15, message: 'Too many wrong passwords.' },
  registrationsPerIpHourly: { max: 10, minutes: 60, message: 'Too many new accounts from your network.' },
  registrationsPerIpDaily: { max: 30, minutes: 24 * 60, message: 'Too many new accounts from your network today.' },
  /** Textract costs $1.50 per 1,000 pages. */
  scannedPagesPerUser: {
    max: 200,
    minutes: 24 * 60,
    message: `You have reached the daily limit of scanned pages. ${textWorks}`,
  },
  scannedPagesPerIp: {
    max: 400,
    minutes: 24 * 60,
    message: `Your network has reached the daily limit of scanned pages. ${textWorks}`,
  },
  /** Of all users together: the most that scans can cost in a day. */
  scannedPages: {
    max: 2_000,
    minutes: 24 * 60,
    message: `All users together have reached the daily limit of scanned pages. ${textWorks}`,
  },
  uploadsPerUser: { max: 30, minutes: 60, message: 'You have uploaded many documents in a short time.' },
  /** Projects that had nothing to estimate and do not count. Each may have cost an analyst run. */
  uncountedProjectsPerUser: { max: 5, minutes: 24 * 60, message: 'Several projects had nothing to estimate today.' },
  /** Requests that share Stripe's rate limit with everybody's payments. */
  paymentSessionsPerUser: { max: 60, minutes: 60, message: 'You have opened the payment form many times.' },
  planSyncsPerUser: { max: 60, minutes: 60, message: 'Your plan was updated many times in a short time.' },
  billingPortalsPerUser: { max: 20, minutes: 60, message: 'You have opened the billing page many times.' },
  savesPerUser: { max: 60, minutes: 60, message: 'You have saved many estimates in a short time.' },
  analystRunsPerProject: { max: 10, minutes: 24 * 60, message: 'This project was analyzed very often today.' },
} as const
export type RateLimitName = keyof typeof rateLimits

/** Maximums by name that a deployment sets in place of `max`. */
export const RateLimitSettings = v.record(
  v.picklist(Object.keys(rateLimits) as RateLimitName[]),
  v.pipe(v.number(), v.integer(), v.minValue(1)),
)
export type RateLimitSettings = v.InferOutput<typeof RateLimitSettings>
