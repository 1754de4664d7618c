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
      const value = parseJson(text)
      if (response.status !== 202) return validate(calls[name].reply, value) as Reply<Name>
      const { job, progress } = validate(Joining, value)
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
async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    throw new PlainError(`${new URL(url).origin} does not respond. Is the server running?`)
  }
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

function validate<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value)
  if (!read.success) throw new PlainError('The server does not respond as Scopewright does. Is the URL right?')
  return read.output
}
