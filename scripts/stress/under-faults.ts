import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Faults } from '#emulators/faults'
import { Fault } from '#emulators/emulator'
import { bundleOf } from '#scripts/build/functions'
import { passwordFlags } from '#scripts/testing/password-flags'
import { aStack } from '#scripts/testing/start-stack'
import { type Journey, newJourney, password, requirements, defaultMaxAttempts, runJourney } from './journey'

const kinds = Fault.entries.kind.options

/** Faults of every kind with this total rate. */
const all = (rate: number, ms: number): Fault[] =>
  kinds.map((kind) => ({ kind, rate: rate / kinds.length, ms: kind === 'latency' ? ms : 0 }))

/** 5 % of DynamoDB's requests, 10 % of S3's, 30 % of Bedrock's. */
const badDay: Faults = { dynamodb: all(0.05, 300), s3: all(0.1, 500), bedrock: all(0.3, 2_000) }

export interface Outcome {
  people: number
  /** Broken promises as messages; empty if none. */
  broken: string[]
  journey: Journey
  deaths: number
  seconds: number
}

const deathEveryMs = 2_000

/** Kills `deaths` workers at random times. */
function aReaper(deaths: number) {
  const killed = new Set<number>()
  const killOne = async () => {
    const pid = (await workers()).find((each) => !killed.has(each))
    if (pid === undefined || killed.size >= deaths) return
    killed.add(pid)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has just ended by itself.
    }
  }
  const timer = setInterval(() => void killOne(), deathEveryMs)
  return { killed: () => killed.size, stop: () => clearInterval(timer) }
}

/** Child processes that run jobs. */
async function workers(): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const ours = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
      const [command, status] = await Promise.all([read('cmdline'), read('status')])
      return command.includes(bundleOf('run-job')) && status.includes(`PPid:\t${process.pid}\n`)
    }),
  )
  return pids.filter((_, at) => ours[at]).map(Number)
}

/** User data that must never be in a log. */
const secretsOf = ({ sessions }: Journey) => [...requirements, password, '@example.com', ...sessions]

/** Maximum time for which a dead job may block its project, in milliseconds. */
const stuckMs = 60_000

interface Trouble {
  faults?: Faults
  maxAttempts?: number
  /** Number of job processes to kill, on Linux only. */
  deaths?: number
}

type OwnStack = Awaited<ReturnType<typeof aStack>>

/** Starts a stack with a table of its own, because the tests' one never fails. */
export function anOwnStack(): Promise<OwnStack> {
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  return aStack(passwordFlags)
}

/** Runs something on a stack of its own, and stops the stack. */
export async function onOwnStack<T>(run: (stack: OwnStack) => Promise<T>): Promise<T> {
  const stack = await anOwnStack()
  try {
    return await run(stack)
  } finally {
    await stack.stop()
  }
}

/** Sets the faults of every service. */
async function setFaults({ addresses }: OwnStack, faults: Faults) {
  for (const [name, url] of Object.entries(addresses)) {
    const body = JSON.stringify(faults[name as keyof Faults] ?? [])
    const { ok } = await fetch(`${url}/_emulator/faults`, { method: 'POST', body })
    if (!ok) throw new Error(`The faults of ${name} were not set`)
  }
}

/** Runs whole journeys concurrently while services of the stack fail. */
export async function runUnderFaults(
  stack: OwnStack,
  people: number,
  { faults = badDay, maxAttempts = defaultMaxAttempts, deaths = 0 }: Trouble = {},
): Promise<Outcome> {
  await setFaults(stack, faults)
  const begun = performance.now()
  const journey = newJourney()
  const broken: string[] = []
  const reaper = aReaper(deaths)
  try {
    await Promise.all(
      Array.from({ length: people }, async () => {
        try {
          const { saved, history, projects, used } = await runJourney(stack.url, journey, maxAttempts)
          if (history.length !== 1 || history[0]?.id !== saved.id) broken.push('An estimate was not saved just once')
          if (used !== projects) broken.push(`${used} estimates were charged for ${projects} projects`)
        } catch (error) {
          broken.push(`A person did not arrive: ${String(error)}`)
        }
      }),
    )
    if (journey.maxCallMs > stuckMs) broken.push(`A call took ${Math.round(journey.maxCallMs / 1_000)} s`)
    broken.push(...journey.faults)
    const logged = await readFile(join(stack.dataDir, 'functions.log'), 'utf8')
    for (const secret of secretsOf(journey)) if (logged.includes(secret)) broken.push(`The log holds "${secret}"`)
    return { people, broken, journey, deaths: reaper.killed(), seconds: (performance.now() - begun) / 1_000 }
  } finally {
    reaper.stop()
  }
}
