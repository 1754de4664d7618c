import * as v from 'valibot'

const tooManyPages = (whose: string) =>
  `This scan exceeds ${whose} daily limit of scanned pages. Documents with selectable text still work.`

const tooManyHere = (units: string) => `Too many ${units} from your network.`
const tooOften = (done: string) => `You have ${done} too many times.`

/** Creates a limit. Positions instead of names keep bundles small: every Lambda holds all limits. */
const limit = (max: number, minutes: number, message: string) => ({ max, minutes, message })

/** At most `max` units in a window of `minutes`, which opens on first use. Each subject has its own windows. */
export const rateLimits = {
  failedSignInsPerEmailAndIp: limit(5, 15, 'Too many failed sign-ins for this email.'),
  /** Far above the limit of one network, so that a stranger cannot lock the owner out. ASVS allows 100 per hour. */
  failedSignInsPerEmail: limit(100, 60, 'Too many failed sign-ins for this email.'),
  failedSignInsPerIp: limit(100, 15, tooManyHere('failed sign-ins')),
  /** Per session, so that nobody else can use up the owner's attempts. */
  wrongPasswordsPerSession: limit(5, 15, 'Too many wrong passwords.'),
  registrationsPerIpHourly: limit(10, 60, tooManyHere('new accounts')),
  registrationsPerIpDaily: limit(30, 24 * 60, 'Too many new accounts from your network today.'),
  /** As long as a link is valid: while the limit is used up, the newest link works, so a stranger keeps no owner out. */
  passwordResetsPerEmail: limit(5, 30, 'Too many links were requested for this email.'),
  passwordResetsPerIp: limit(20, 60, tooManyHere('links were requested')),
  verificationsPerUser: limit(5, 60, 'Too many confirmation mails were requested.'),
  /** Across users, because the new email of an account can be a stranger's. */
  verificationsPerEmail: limit(5, 60, 'Too many confirmation mails were requested for this email.'),
  /** Uses of links in mails, including guesses. */
  mailLinksPerIp: limit(60, 15, tooManyHere('links were opened')),
  /** Textract costs $1.50 per 1,000 pages. */
  scannedPagesPerUser: limit(200, 24 * 60, tooManyPages('your')),
  scannedPagesPerIp: limit(400, 24 * 60, tooManyPages('your network’s')),
  /** For all users together, which bounds the daily cost of scans. */
  scannedPages: limit(2_000, 24 * 60, tooManyPages('this site’s')),
  uploadsPerUser: limit(30, 60, 'You have uploaded too many documents.'),
  /** Projects with nothing to estimate, which do not count toward the quota. Each may have cost an analyst run. */
  uncountedProjectsPerUser: limit(5, 24 * 60, 'Too many of your projects had nothing to estimate today.'),
  /** This and the next two share Stripe's rate limit with everyone's payments. */
  paymentSessionsPerUser: limit(60, 60, tooOften('opened the payment form')),
  planSyncsPerUser: limit(60, 60, 'We have checked your plan too many times.'),
  billingPortalsPerUser: limit(20, 60, tooOften('opened the billing page')),
  savesPerUser: limit(60, 60, 'You have saved too many estimates.'),
  trackRecordChangesPerUser: limit(120, 60, tooOften('changed your track record')),
  /** One every few seconds while someone edits. */
  scopeSavesPerUser: limit(1_000, 60, tooOften('changed the scope')),
  /** A text of 300,000 characters costs a tenth of a cent to store. */
  textChangesPerUser: limit(60, 60, tooOften('edited requirements')),
  sharesPerUser: limit(60, 60, 'You have shared too many estimates.'),
  /** Guesses of a link count as well. */
  offerReadsPerIp: limit(120, 1, tooManyHere('requests')),
  offerResponsesPerIp: limit(30, 60, tooManyHere('responses')),
  /** First analyses and revisions. Each may be of another text, and none of them counts toward the quota. */
  analysesPerProject: limit(20, 24 * 60, 'This project has reached its daily limit of analyses.'),
  /** Estimates of the same text with other answers. */
  estimatesPerProject: limit(50, 24 * 60, 'This project has reached its daily limit of estimates.'),
}
export type RateLimitName = keyof typeof rateLimits

/** Maximums by name with which a deployment overrides `max`. */
export const RateLimitSettings = v.record(
  v.picklist(Object.keys(rateLimits) as RateLimitName[]),
  v.pipe(v.number(), v.integer(), v.minValue(1)),
)
export type RateLimitSettings = v.InferOutput<typeof RateLimitSettings>
