import type * as v from 'valibot'

export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  /** Allowed callers: anyone, a signed-in user, or Stripe, which signs its requests. */
  access: 'public' | 'signed-in' | 'stripe'
  /** Error for a malformed id. Defaults to `projectNotFound`. */
  notFound?: string
  /** May respond with 202 and `Joining`. */
  long?: true
  /** Responds in parts: the `next` of one part is sent as `?after=` for the following one. */
  parts?: true
  /** Eventually consistent read: half the cost, may be slightly out of date. */
  stale?: true
  /** Allowed during the deletion of the account, although it writes. */
  allowedDuringDeletion?: true
  /** Ignores the body, whatever its type. */
  ignoresBody?: true
  body: v.GenericSchema
  reply: v.GenericSchema
}

/** Names in the braces of a path. */
export type ParamOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never

/** Checks a call and keeps the types of its schemas. */
export const call = <const C extends Call>(given: C): C => given
