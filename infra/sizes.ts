import { type CallName, callNames } from '#contract/calls'

/** Every Lambda: one per call, and the long work behind analyze and estimate. */
export type FunctionName = CallName | 'runJob'
export const functionNames: readonly FunctionName[] = [...callNames, 'runJob']

export interface Size {
  /** Buys processor time too: 1,769 MB is one whole vCPU. */
  memoryMb: number
  /** An HTTP API gives up after 30 s. */
  timeoutSeconds: number
}

const usual: Size = { memoryMb: 1024, timeoutSeconds: 29 }

const others: Partial<Record<FunctionName, Partial<Size>>> = {
  // A password's hash takes 128 MB and 260 ms of a whole vCPU.
  login: { memoryMb: 1769 },
  register: { memoryMb: 1769 },
  changePassword: { memoryMb: 1769 },
  deleteAccount: { memoryMb: 1769 },
  // A document bomb must meet its own limit.
  processDocument: { memoryMb: 1769 },
  // Several answers of the model, one after the other; each gives up after 95 s.
  runJob: { memoryMb: 1769, timeoutSeconds: 900 },
}

export const sizeOf = (name: FunctionName): Size => ({ ...usual, ...others[name] })
