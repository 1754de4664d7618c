import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { CallName } from '#contract/calls'
import { uploadHeaders } from '#contract/document'
import { Joining } from '#contract/joining'
import { completeAnswers } from '#domain/answers'
import { type Options, type Reply, joining, requestOf, savingOf } from '#scripts/estimating/client'
import { faultOf } from './plain-answer'

interface Answered {
  status: number
  type: string
  text: string
}

/** What a patient person met on the way. */
export interface Trip {
  /** Answers that were no success, and how often a call was sent again. */
  refusals: Record<string, number>
  /** What was wrong with them: none, where all were sentences for people. */
  faults: string[]
  /** The longest that one call took until it was done or refused, in milliseconds. */
  longestMs: number
  /** How long each call took, in milliseconds. */
  times: Record<string, number[]>
  /** Tokens of those who signed in. */
  sessions: string[]
}

export const aTrip = (): Trip => ({ refusals: {}, faults: [], longestMs: 0, times: {}, sessions: [] })

/** What was tried again, and how often: "analyze 503 (2), login 429 (1)". */
export const refusalsOf = ({ refusals }: Trip) =>
  Object.entries(refusals)
    .map(([what, count]) => `${what} (${count})`)
    .join(', ') || 'nothing'

/** More tries than anyone would make: who needs them all has met a wall, not bad luck. */
export const usualPatience = 25

/** Milliseconds before trying again, more after each try; a person has read the sentence by then. */
const pauseMs = { least: 200, most: 3_000 }

/** A person who tries again when the product says that something went wrong, and never gives up at once. */
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

  /** Sends a call until it is answered with success, or with a refusal that trying again cannot change. */
  async ask<Name extends CallName>(name: Name, options: Options = {}): Promise<Reply<Name>> {
    for (let tried = 1; ; tried++) {
      const answer = await this.once(name, options)
      if (answer.status === 200) return JSON.parse(answer.text || 'null') as Reply<Name>
      const isPassing = answer.status === 0 || answer.status === 429 || answer.status >= 500
      if (!isPassing || tried === this.patience) throw new Refused(name, answer.status, answer.text)
      await wait(Math.min(pauseMs.most, pauseMs.least * tried))
    }
  }

  /** The status and text that one call ends with, a long one followed to its end; status 0 where nothing answered. */
  async once(name: CallName, options: Options): Promise<Answered> {
    const { path, init } = requestOf(name, options, this.sessionId)
    const begun = performance.now()
    let join = ''
    let answer: Answered
    do {
      answer = await send(this.url + path + join, init)
      if (answer.status === 202) join = joining(v.parse(Joining, JSON.parse(answer.text)).job)
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
    return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
  } catch {
    return { status: 0, type: '', text: '' }
  }
}

/** What people here want built. */
export const requirements = [
  'Members sign in and book a court for an hour, at most two weeks ahead.',
  'They pay by card and get a receipt by e-mail.',
  'The owner sees all bookings of a day and can cancel one, which pays the member back.',
  'A report shows takings and use of each court by month, and exports to a spreadsheet.',
]

export const password = 'correct horse battery'

/** Signs up: where the first try was stored but its answer lost, signs in. */
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

/** Puts a document up and has it read: another upload where the first did not arrive. */
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

/** From signing up to a saved estimate; answers what the product then says of the person. */
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
  const saved = await patient.ask('saveEstimation', { body: savingOf(project) })
  const [history, open, user] = [
    await patient.ask('estimationHistory'),
    await patient.ask('listProjects'),
    await patient.ask('getUser'),
  ]
  return { patient, id, saved, history, projects: 1 + open.length, used: user.monthlyEstimationCount }
}
