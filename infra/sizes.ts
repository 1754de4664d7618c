import { type CallName, callNames } from '#contract/route-table'

/** One Lambda per call, and one for the long-running work of analyze and estimate. */
export type FunctionName = CallName | 'runJob'
export const functionNames: readonly FunctionName[] = [...callNames, 'runJob']

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
  deleteAccount: { memoryMb: 1769 },
  // A malicious document must hit its own limit first.
  processDocument: { memoryMb: 1769 },
  // Several model outputs in sequence, each with a timeout of 95 s.
  runJob: { memoryMb: 1769, timeoutSeconds: 900 },
}

export const sizeOf = (name: FunctionName): Size => ({ ...standard, ...others[name] })
