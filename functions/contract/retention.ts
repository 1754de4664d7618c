import { rateLimits } from './rate-limits'

const minutesPerDay = 24 * 60

/** Days for which copies and traces of deleted data remain. */
export const retentionDays = {
  /** Uploaded files that were never processed. */
  uploads: 1,
  /** Mails that were queued or sent, with the id of the account and, until they are sent, the email. */
  mails: 1,
  /** Textract's results of a scan. AWS sets this. */
  scans: 7,
  /** Rate limit counters with client IPs or keyed email hashes: the longest window. */
  rateLimits: Math.max(...Object.values(rateLimits).map(({ minutes }) => minutes)) / minutesPerDay,
  /** Point-in-time recovery of the table. */
  backups: 35,
  /** Logs of the Lambdas and of the API, without personal data (see `SECURITY.md`). */
  logs: 30,
  /** Access logs of S3, with client IPs. */
  accessLogs: 90,
} as const
