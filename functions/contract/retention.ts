import { rateLimits } from './rate-limits'

const minutesPerDay = 24 * 60

/** Days for which copies and traces outlive the data they were made from. */
export const retentionDays = {
  /** Uploaded files that nobody read. */
  uploads: 1,
  /** Textract's results of a scan. The service sets this. */
  scans: 7,
  /** Counters of rate limits, with client IPs or keyed hashes of emails: the longest window. */
  rateLimits: Math.max(...Object.values(rateLimits).map(({ minutes }) => minutes)) / minutesPerDay,
  /** Point-in-time recovery of the table. */
  backups: 35,
  /** Logs of the Lambdas and of the API: no personal data, see `SECURITY.md`. */
  logs: 30,
  /** CloudFront's and S3's access logs, with client IPs. */
  accessLogs: 90,
} as const
