import { type CallName, callNames } from '#contract/route-table'

/** Lambdas of stages that send mail. */
export const mailJobNames = ['dispatchMail', 'sendMail', 'stopMail'] as const
export type MailJobName = (typeof mailJobNames)[number]
/** Lambdas that no route invokes: `runJob` does the work of `analyze`, `estimate` and `revise`. */
const jobNames = ['runJob', ...mailJobNames] as const
export type JobName = (typeof jobNames)[number]

export const isJob = (name: FunctionName): name is JobName => jobNames.some((job) => job === name)

/** One Lambda per call, and one per job. */
export type FunctionName = CallName | JobName
export const functionNames: readonly FunctionName[] = [...callNames, ...jobNames]

export interface Size {
  /** Also determines processor time: 1,769 MB is one whole vCPU. */
  memoryMb: number
  /** An HTTP API times out after 30 s. */
  timeoutSeconds: number
}

const standard: Size = { memoryMb: 1024, timeoutSeconds: 29 }

const others: Partial<Record<FunctionName, Partial<Size>>> = {
  // A password hash takes 128 MB and 260 ms of a whole vCPU.
  login: { memoryMb: 1769 },
  register: { memoryMb: 1769 },
  changePassword: { memoryMb: 1769 },
  changeEmail: { memoryMb: 1769 },
  resetPassword: { memoryMb: 1769 },
  deleteAccount: { memoryMb: 1769 },
  // A malicious document must hit its own limit first.
  processDocument: { memoryMb: 1769 },
  // Several model outputs in sequence, each with a timeout of 95 s.
  runJob: { memoryMb: 1769, timeoutSeconds: 900 },
  // Four attempts at SES, each with a timeout of 25 s.
  sendMail: { timeoutSeconds: 120 },
}

export const sizeOf = (name: FunctionName): Size => ({ ...standard, ...others[name] })

/** Returns how often Lambda repeats a failed asynchronous invocation. The next POST repeats the work of `runJob`. */
export const retriesOf = (name: FunctionName) => (name === 'runJob' ? 0 : 2)
