import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { uploadHeaders } from '#contract/document'
import { Joining } from '#contract/joining'
import type { CallName } from '#contract/route-table'
import { completeAnswers } from '#domain/scope/answers'
import { type Options, type Reply, joining, pauseAfter, requestOf, savingOf } from '#scripts/estimate/client'
import { findDefect } from './plain-response'

interface CallResponse {
  status: number
  type: string
  text: string
  /** Milliseconds after which the server asks to be called again. */
  pause: number
}

/** Record of a journey. */
export interface Journey {
  /** Failed responses, and the number of retries per call. */
  refusals: Record<string, number>
  /** Defects of those responses; empty if all were messages for people. */
  faults: string[]
  /** Longest call until success or rejection, in milliseconds. */
  maxCallMs: number
  /** Duration of each call in milliseconds. */
  times: Record<string, number[]>
  /** Session ids. */
  sessions: string[]
}

export const newJourney = (): Journey => ({ refusals: {}, faults: [], maxCallMs: 0, times: {}, sessions: [] })

/** Formats retries: "analyze 503 (2), login 429 (1)". */
export const formatRetries = ({ refusals }: Journey) =>
  Object.entries(refusals)
    .map(([what, count]) => `${what} (${count})`)
    .join(', ') || 'nothing'

/** Attempts per call. Needing all of them means an outage, not bad luck. */
export const defaultMaxAttempts = 25

/** Delay before a retry in milliseconds, increasing with each attempt. `max` also limits what the server asks for. */
const pauseMs = { min: 200, max: 3_000 }

/** Client that retries when the product reports a temporary failure. */
export class RetryingClient {
  sessionId = ''
  readonly url: string
  readonly journey: Journey
  readonly maxAttempts: number

  constructor(url: string, journey: Journey, maxAttempts = defaultMaxAttempts) {
    this.url = url
    this.journey = journey
    this.maxAttempts = maxAttempts
  }

  /** Sends a call until it succeeds or is rejected for good. */
  async ask<Name extends CallName>(name: Name, options: Options = {}): Promise<Reply<Name>> {
    for (let attempt = 1; ; attempt++) {
      const response = await this.once(name, options)
      if (response.status === 200) return JSON.parse(response.text || 'null') as Reply<Name>
      const isPassing = response.status === 0 || response.status === 429 || response.status >= 500
      if (!isPassing || attempt === this.maxAttempts) throw new Refused(name, response.status, response.text)
      await wait(Math.min(pauseMs.max, Math.max(response.pause, pauseMs.min * attempt)))
    }
  }

  /** Returns status and text of one call, following a long call to its end. Status 0: no response. */
  async once(name: CallName, options: Options): Promise<CallResponse> {
    const { path, init } = requestOf(name, options, this.sessionId)
    const begun = performance.now()
    let join = ''
    let response: CallResponse
    do {
      response = await send(this.url + path + join, init)
      if (response.status === 202) {
        join = joining(v.parse(Joining, JSON.parse(response.text)).job)
        await wait(response.pause)
      }
    } while (response.status === 202)

    const { journey } = this
    const ms = performance.now() - begun
    journey.maxCallMs = Math.max(journey.maxCallMs, ms)
    if (response.status === 200) (journey.times[name] ??= []).push(ms)
    else {
      const what = `${name} ${response.status}`
      journey.refusals[what] = (journey.refusals[what] ?? 0) + 1
      const defect = response.status === 0 ? null : findDefect(response, { isFaulty: true })
      if (defect) journey.faults.push(`${name}: ${defect}`)
    }
    return response
  }
}

class Refused extends Error {
  readonly status: number
  constructor(name: string, status: number, text: string) {
    super(`${name}: ${status}: ${text}`)
    this.status = status
  }
}

async function send(url: string, init: RequestInit): Promise<CallResponse> {
  try {
    const response = await fetch(url, init)
    const { status, headers } = response
    const type = headers.get('content-type') ?? ''
    return { status, type, text: await response.text(), pause: pauseAfter(response) }
  } catch {
    return { status: 0, type: '', text: '', pause: 0 }
  }
}

/** Sample requirements. */
export const requirements = [
  'Members sign in and book a court for an hour, at most two weeks ahead.',
  'They pay by card and get a receipt by e-mail.',
  'The owner sees all bookings of a day and can cancel one, which pays the member back.',
  'A report shows takings and use of each court by month, and exports to a spreadsheet.',
]

export const password = 'correct horse battery'

/** Signs up, or signs in if the first attempt was stored but its response lost. */
export async function signUp(client: RetryingClient) {
  const person = { email: `trial-${randomBytes(8).toString('hex')}@example.com`, password }
  const signedIn = await client.ask('register', { body: person }).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 409) return client.ask('login', { body: person })
    throw error
  })
  client.sessionId = signedIn.sessionId
  client.journey.sessions.push(signedIn.sessionId)
  return person
}

/** Uploads a document and processes it, with a new upload if the first was lost. */
async function readDocument(client: RetryingClient): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const { uploadURL } = await client.ask('createUpload')
    const sent = await send(uploadURL, { method: 'PUT', headers: uploadHeaders, body: `${requirements.join('\n')}\n` })
    try {
      if (sent.status === 200) return (await client.ask('processDocument', { body: { documentURL: uploadURL } })).text
    } catch (error) {
      if (!(error instanceof Refused) || attempt === client.maxAttempts) throw error
    }
    if (attempt === client.maxAttempts) throw new Error('No document ever arrived')
  }
}

/** Goes from sign-up to a saved estimate. Returns the user. */
export async function runJourney(url: string, journey: Journey, maxAttempts = defaultMaxAttempts) {
  const client = new RetryingClient(url, journey, maxAttempts)
  await signUp(client)
  const text = await readDocument(client)
  const { id } = await client.ask('createProject', { body: { title: 'Tennis courts', requirements: text } })
  const params = { id }
  const { clarificationQuestions: questions = [] } = await client.ask('analyze', { params, body: {} })
  const body = { answers: completeAnswers(questions, {}), assumed: questions.map((question) => question.id) }
  await client.ask('estimate', { params, body })
  await client.ask('updateProject', { params, body: { hourlyRate: 120, developerCount: 3, priority: 'high' } })
  const project = await client.ask('getProject', { params })
  const saved = await client.ask('saveEstimate', { body: savingOf(project) })
  const [history, { projects }, user] = [
    await client.ask('listSavedEstimates'),
    await client.ask('listProjects'),
    await client.ask('getUser'),
  ]
  return { client, id, saved, history, projects: projects.length, used: user.monthlyEstimationCount }
}
