import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { CallName } from '#contract/calls'
import { uploadHeaders } from '#contract/document'
import { Joining } from '#contract/joining'
import { completeAnswers } from '#domain/answers'
import { type Options, type Reply, joining, pauseAfter, requestOf, savingOf } from '#scripts/estimate/client'
import { faultOf } from './plain-response'

interface Answered {
  status: number
  type: string
  text: string
  /** Milliseconds after which the server asks to be called again. */
  pause: number
}

/** Record of a journey. */
export interface Trip {
  /** Failed responses, and the number of retries per call. */
  refusals: Record<string, number>
  /** Defects of those responses; empty if all were messages for people. */
  faults: string[]
  /** Longest call until success or rejection, in milliseconds. */
  longestMs: number
  /** Duration of each call in milliseconds. */
  times: Record<string, number[]>
  /** Session ids. */
  sessions: string[]
}

export const aTrip = (): Trip => ({ refusals: {}, faults: [], longestMs: 0, times: {}, sessions: [] })

/** Formats retries: "analyze 503 (2), login 429 (1)". */
export const refusalsOf = ({ refusals }: Trip) =>
  Object.entries(refusals)
    .map(([what, count]) => `${what} (${count})`)
    .join(', ') || 'nothing'

/** Attempts per call. Needing all of them means an outage, not bad luck. */
export const usualPatience = 25

/** Delay before a retry in milliseconds, increasing with each attempt. `most` also limits what the server asks for. */
const pauseMs = { least: 200, most: 3_000 }

/** Client that retries when the product reports a temporary failure. */
export class Patient {
  sessionId = ''
  readonly url: string
  readonly trip: Trip
  readonly patience: number

  constructor(url: string, trip: Trip, patience = usualPatience) {
    this.url = url
    this.trip = trip
    this.patience = patience
  }

  /** Sends a call until it succeeds or is rejected for good. */
  async ask<Name extends CallName>(name: Name, options: Options = {}): Promise<Reply<Name>> {
    for (let tried = 1; ; tried++) {
      const answer = await this.once(name, options)
      if (answer.status === 200) return JSON.parse(answer.text || 'null') as Reply<Name>
      const isPassing = answer.status === 0 || answer.status === 429 || answer.status >= 500
      if (!isPassing || tried === this.patience) throw new Refused(name, answer.status, answer.text)
      await wait(Math.min(pauseMs.most, Math.max(answer.pause, pauseMs.least * tried)))
    }
  }

  /** Returns status and text of one call, following a long call to its end. Status 0: no response. */
  async once(name: CallName, options: Options): Promise<Answered> {
    const { path, init } = requestOf(name, options, this.sessionId)
    const begun = performance.now()
    let join = ''
    let answer: Answered
    do {
      answer = await send(this.url + path + join, init)
      if (answer.status === 202) {
        join = joining(v.parse(Joining, JSON.parse(answer.text)).job)
        await wait(answer.pause)
      }
    } while (answer.status === 202)

    const { trip } = this
    const ms = performance.now() - begun
    trip.longestMs = Math.max(trip.longestMs, ms)
    if (answer.status === 200) (trip.times[name] ??= []).push(ms)
    else {
      const what = `${name} ${answer.status}`
      trip.refusals[what] = (trip.refusals[what] ?? 0) + 1
      const fault = answer.status === 0 ? null : faultOf(answer, { isFaulty: true })
      if (fault) trip.faults.push(`${name}: ${fault}`)
    }
    return answer
  }
}

class Refused extends Error {
  readonly status: number
  constructor(name: string, status: number, text: string) {
    super(`${name}: ${status}: ${text}`)
    this.status = status
  }
}

async function send(address: string, init: RequestInit): Promise<Answered> {
  try {
    const response = await fetch(address, init)
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
export async function signUp(patient: Patient) {
  const person = { email: `trial-${randomBytes(8).toString('hex')}@example.com`, password }
  const signedIn = await patient.ask('register', { body: person }).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 409) return patient.ask('login', { body: person })
    throw error
  })
  patient.sessionId = signedIn.sessionId
  patient.trip.sessions.push(signedIn.sessionId)
  return person
}

/** Uploads a document and processes it, with a new upload if the first was lost. */
async function readDocument(patient: Patient): Promise<string> {
  for (let tried = 1; ; tried++) {
    const { uploadURL } = await patient.ask('createUpload')
    const sent = await send(uploadURL, { method: 'PUT', headers: uploadHeaders, body: `${requirements.join('\n')}\n` })
    try {
      if (sent.status === 200) return (await patient.ask('processDocument', { body: { documentURL: uploadURL } })).text
    } catch (error) {
      if (!(error instanceof Refused) || tried === patient.patience) throw error
    }
    if (tried === patient.patience) throw new Error('No document ever arrived')
  }
}

/** Goes from sign-up to a saved estimate. Returns the user. */
export async function wholeJourney(url: string, trip: Trip, patience = usualPatience) {
  const patient = new Patient(url, trip, patience)
  await signUp(patient)
  const text = await readDocument(patient)
  const { id } = await patient.ask('createProject', { body: { title: 'Tennis courts', requirements: text } })
  const params = { id }
  const { clarificationQuestions: questions = [] } = await patient.ask('analyze', { params, body: {} })
  const body = { answers: completeAnswers(questions, {}), assumed: questions.map((question) => question.id) }
  await patient.ask('estimate', { params, body })
  await patient.ask('updateProject', { params, body: { hourlyRate: 120, developerCount: 3, priority: 'high' } })
  const project = await patient.ask('getProject', { params })
  const saved = await patient.ask('saveEstimate', { body: savingOf(project) })
  const [history, open, user] = [
    await patient.ask('listSavedEstimates'),
    await patient.ask('listProjects'),
    await patient.ask('getUser'),
  ]
  return { patient, id, saved, history, projects: 1 + open.length, used: user.monthlyEstimationCount }
}
