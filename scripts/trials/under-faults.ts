import { startStack } from '#local/stack'
import type { Faults } from '#local/faults'
import type { Fault } from '#local/stand-in'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Trip, aTrip, password, requirements, usualPatience, wholeJourney } from './patient'

const kinds = ['error', 'throttle', 'latency', 'drop', 'garbage'] as const

/** Faults of every kind, so that a request meets one of them at this rate. */
const all = (rate: number, ms: number): Fault[] =>
  kinds.map((kind) => ({ kind, rate: rate / kinds.length, ms: kind === 'latency' ? ms : 0 }))

/** 5 % of the table's requests, 10 % of the storage's, 30 % of the analyst's. */
export const badDay: Faults = { dynamodb: all(0.05, 300), s3: all(0.1, 500), bedrock: all(0.3, 2_000) }

export interface Outcome {
  people: number
  /** Sentences; none where every promise was kept. */
  broken: string[]
  trip: Trip
  seconds: number
}

/** What people wrote or own, and a log must never hold. */
const secretsOf = ({ sessions }: Trip) => [...requirements, password, '@example.com', ...sessions]

/** How long a project may be in anyone's way, in milliseconds. */
const stuckMs = 60_000

/** So many people make the whole journey at once while services fail. */
export async function travelUnderFaults(people: number, faults = badDay, patience = usualPatience): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trial-'))
  // A table of its own, for the tests' one never fails.
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  const stack = await startStack({ port: 0, dataDir, faults })
  const begun = performance.now()
  const trip = aTrip()
  const broken: string[] = []
  try {
    await Promise.all(
      Array.from({ length: people }, async () => {
        try {
          const { saved, history, projects, used } = await wholeJourney(stack.url, trip, patience)
          if (history.length !== 1 || history[0]?.id !== saved.id) broken.push('An estimate was not saved just once')
          if (used !== projects) broken.push(`${used} estimates were charged for ${projects} projects`)
        } catch (error) {
          broken.push(`A person did not arrive: ${String(error)}`)
        }
      }),
    )
    if (trip.longestMs > stuckMs) broken.push(`A call took ${Math.round(trip.longestMs / 1_000)} s`)
    broken.push(...trip.faults)
    const logged = await readFile(join(dataDir, 'functions.log'), 'utf8')
    for (const secret of secretsOf(trip)) if (logged.includes(secret)) broken.push(`The log holds "${secret}"`)
    return { people, broken, trip, seconds: (performance.now() - begun) / 1_000 }
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
