import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { type CallName, calls } from '#contract/route-table'
import { uploadHeaders } from '#contract/document'
import type { NewSavedEstimate } from '#contract/saved-estimate'
import { Joining, type Progress } from '#contract/joining'
import type { Project } from '#contract/project'
import { PlainError } from '#scripts/cli/plain-error'

export type Reply<Name extends CallName> = v.InferOutput<(typeof calls)[Name]['reply']>

export interface Options {
  params?: Record<string, string>
  body?: unknown
}

/** Returns URL and request of a call. */
export function requestOf(name: CallName, { params = {}, body }: Options, sessionId: string) {
  const { method, path } = calls[name]
  return {
    path: path.replace(/{(\w+)}/g, (_, param: string) => encodeURIComponent(params[param] ?? '')),
    init: {
      method,
      headers: {
        ...(sessionId && { authorization: `Bearer ${sessionId}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  }
}

/** Returns the query that joins a job. */
export const joining = (job: string) => `?job=${encodeURIComponent(job)}`

/** Returns the pause that a response asks for before the call is sent again, in milliseconds: 30 s at most. */
export const pauseAfter = ({ headers }: Response) => Math.min(30, Number(headers.get('retry-after') ?? 0)) * 1_000

/** Returns the body that saves a project's current estimate. */
export function savingOf({ id, title, estimation, hourlyRate, developerCount, priority }: Project): NewSavedEstimate {
  if (!estimation) throw new Error(`There is no estimate of ${id} to save`)
  const { totalHours, totalCost } = estimation
  const settings = { hourlyRate, developerCount, priority }
  return { projectId: id, title, totalHours, totalCost, estimation: { totalHours, totalCost }, settings }
}

/** Client of the API: sends calls and follows long ones to their end. */
export class Client {
  sessionId = ''
  readonly url: string
  readonly onProgress: (progress: Progress) => void

  constructor(url: string, onProgress: (progress: Progress) => void) {
    this.url = url.replace(/\/+$/, '')
    this.onProgress = onProgress
  }

  /** Throws a `PlainError` with the server's message if the call is rejected. */
  async ask<Name extends CallName>(name: Name, options: Options = {}): Promise<Reply<Name>> {
    const { path, init } = requestOf(name, options, this.sessionId)
    let join = ''
    for (;;) {
      const response = await send(this.url + path + join, init)
      const text = await response.text()
      if (!response.ok) throw new PlainError(text || `${response.status} ${response.statusText}`)
      const answered = parsed(text)
      if (response.status !== 202) return promised(calls[name].reply, answered) as Reply<Name>
      const { job, progress } = promised(Joining, answered)
      this.onProgress(progress)
      join = joining(job)
      await wait(pauseAfter(response))
    }
  }

  async upload(uploadURL: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const response = await send(uploadURL, { method: 'PUT', headers: uploadHeaders, body: bytes })
    if (!response.ok) throw new PlainError('The document could not be uploaded. Please try again.')
  }
}

/** `fetch` with a message for the user if there is no response. */
async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch {
    throw new PlainError(`${new URL(address).origin} does not answer. Is the server running?`)
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

function promised<Schema extends v.GenericSchema>(schema: Schema, answered: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, answered)
  if (!read.success) throw new PlainError('The server does not answer as Scopewright does. Is the address right?')
  return read.output
}
