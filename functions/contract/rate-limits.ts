import * as v from 'valibot'

const tooManyPages = (whose: string) =>
  `This scan exceeds ${whose} daily limit of scanned pages. Documents with selectable text still work.`

/** At most `max` units in a window of `minutes`, which opens on first use. Each subject has its own windows. */
export const rateLimits = {
  failedSignInsPerEmailAndIp: { max: 5, minutes: 15, message: 'Too many failed sign-ins for this email.' },
  /** Far above the limit of one network, so that a stranger cannot lock the owner out. ASVS allows 100 per hour. */
  failedSignInsPerEmail: { max: 100, minutes: 60, message: 'Too many failed sign-ins for this email.' },
  failedSignInsPerIp: { max: 100, minutes: 15, message: 'Too many failed sign-ins from your network.' },
  /** Per session, so that nobody else can use up the owner's attempts. */
  wrongPasswordsPerSession: { max: 5, minutes: 15, message: 'Too many wrong passwords.' },
  registrationsPerIpHourly: { max: 10, minutes: 60, message: 'Too many new accounts from your network.' },
  registrationsPerIpDaily: { max: 30, minutes: 24 * 60, message: 'Too many new accounts from your network today.' },
  /** As long as a link is valid: while the limit is used up, the newest link works, so a stranger keeps no owner out. */
  passwordResetsPerEmail: { max: 5, minutes: 30, message: 'Too many links were requested for this email.' },
  passwordResetsPerIp: { max: 20, minutes: 60, message: 'Too many links were requested from your network.' },
  verificationsPerUser: { max: 5, minutes: 60, message: 'Too many confirmation mails were requested.' },
  /** Across users, because the new email of an account can be a stranger's. */
  verificationsPerEmail: { max: 5, minutes: 60, message: 'Too many confirmation mails were requested for this email.' },
  /** Uses of links in mails, including guesses. */
  mailLinksPerIp: { max: 60, minutes: 15, message: 'Too many links were opened from your network.' },
  /** Textract costs $1.50 per 1,000 pages. */
  scannedPagesPerUser: {
    max: 200,
    minutes: 24 * 60,
    message: tooManyPages('your'),
  },
  scannedPagesPerIp: {
    max: 400,
    minutes: 24 * 60,
    message: tooManyPages('your network’s'),
  },
  /** For all users together, which bounds the daily cost of scans. */
  scannedPages: {
    max: 2_000,
    minutes: 24 * 60,
    message: tooManyPages('this site’s'),
  },
  uploadsPerUser: { max: 30, minutes: 60, message: 'You have uploaded too many documents.' },
  /** Projects with nothing to estimate, which do not count toward the quota. Each may have cost an analyst run. */
  uncountedProjectsPerUser: {
    max: 5,
    minutes: 24 * 60,
    message: 'Too many of your projects had nothing to estimate today.',
  },
  /** This and the next two share Stripe's rate limit with everyone's payments. */
  paymentSessionsPerUser: { max: 60, minutes: 60, message: 'You have opened the payment form too many times.' },
  planSyncsPerUser: { max: 60, minutes: 60, message: 'Your plan was updated too many times.' },
  billingPortalsPerUser: { max: 20, minutes: 60, message: 'You have opened the billing page too many times.' },
  savesPerUser: { max: 60, minutes: 60, message: 'You have saved too many estimates.' },
  trackRecordChangesPerUser: {
    max: 120,
    minutes: 60,
    message: 'You have changed your track record too many times.',
  },
  /** One every few seconds while someone edits. */
  scopeSavesPerUser: { max: 1_000, minutes: 60, message: 'You have changed scopes too many times.' },
  /** A text of 300,000 characters costs a tenth of a cent to store. */
  textChangesPerUser: { max: 60, minutes: 60, message: 'You have edited requirements too many times.' },
  sharesPerUser: { max: 60, minutes: 60, message: 'You have shared too many estimates.' },
  /** Guesses of a link count as well. */
  offerReadsPerIp: { max: 120, minutes: 1, message: 'Too many requests from your network.' },
  offerResponsesPerIp: { max: 30, minutes: 60, message: 'Too many responses from your network.' },
  /** First analyses and revisions. Each may be of another text, and none of them counts toward the quota. */
  analysesPerProject: {
    max: 20,
    minutes: 24 * 60,
    message: 'This project has reached its daily limit of analyses.',
  },
  /** Estimates of the same text with other answers. */
  estimatesPerProject: {
    max: 50,
    minutes: 24 * 60,
    message: 'This project has reached its daily limit of estimates.',
  },
} as const
export type RateLimitName = keyof typeof rateLimits

/** Maximums by name with which a deployment overrides `max`. */
export const RateLimitSettings = v.record(
  v.picklist(Object.keys(rateLimits) as RateLimitName[]),
  v.pipe(v.number(), v.integer(), v.minValue(1)),
)
export type RateLimitSettings = v.InferOutput<typeof RateLimitSettings>
