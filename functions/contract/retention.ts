/** Days that backups and logs outlive the data they were made from. */
export const retentionDays = {
  /** Point-in-time recovery of the table. */
  backups: 35,
  /** Logs of the Lambdas and of the API: no personal data, see `SECURITY.md`. */
  logs: 30,
  /** CloudFront's and S3's access logs, with client IPs. */
  accessLogs: 90,
} as const
