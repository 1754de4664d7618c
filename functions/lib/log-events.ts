/** Messages of log entries that alarms and tests match. */
export const logEvents = {
  callFailed: 'call failed',
  jobFailed: 'job failed',
  jobFinished: 'job finished',
  analystResponded: 'analyst responded',
  scanStarted: 'scan started',
  mailSent: 'mail sent',
  mailFailed: 'mail failed',
  twoSubscriptions: 'two live subscriptions',
  changeRejected: 'plan change rejected',
  paymentsUnavailable: 'payments unavailable',
} as const
export type LogEvent = (typeof logEvents)[keyof typeof logEvents]
