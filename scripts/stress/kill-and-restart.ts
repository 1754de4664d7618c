import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { completeAnswers } from '#domain/scope/answers'
import { freePort } from '#emulators/free-port'
import { savingOf } from '#scripts/estimate/client'
import { root } from '#scripts/root'
import { v8Flags } from '#scripts/runtime/v8-flags'
import { RetryingClient, newJourney, signUp } from './journey'

/** Acknowledged writes, which must not be lost. */
interface Acknowledged {
  sessions: string[]
  rates: Map<string, number>
  estimated: Set<string>
  saved: Set<string>
}

interface Server {
  url: string
  process: ChildProcess
}

async function start(port: number, dataDir: string): Promise<Server> {
  // Without the services of the tests, which would outlive it.
  const child = spawn(process.execPath, [...v8Flags, join(root, 'scripts/run.mjs'), 'start'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} as it started`)))
    child.stdout.on('data', (line: Buffer) => {
      const ready = /ready at (\S+)/.exec(line.toString())
      if (ready) resolve(ready[1]!)
    })
  })
  return { url, process: child }
}

/** Returns the exit status, which is null if the signal itself ended the server. */
async function kill({ process: child }: Server, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill(signal)
  const [status] = (await ended) as [number | null]
  return status
}

/** Sends requests until the server is gone, and notes each acknowledged write. */
async function work(url: string, known: Acknowledged): Promise<void> {
  const client = new RetryingClient(url, newJourney())
  const once = async (...[name, options]: Parameters<RetryingClient['once']>) => {
    const { status, text } = await client.once(name, options)
    if (status === 0) throw new Gone()
    return { status, reply: status === 200 ? (JSON.parse(text || 'null') as never) : null }
  }
  await signUp(client)
  known.sessions.push(client.sessionId)
  const body = {
    title: 'Ferry',
    requirements: 'Passengers book a place on a ferry and pay by card.\nCrews see the list.',
  }
  const created = await once('createProject', { body })
  const { id } = created.reply ?? { id: '' }
  const params = { id }
  known.rates.set(id, 100)
  for (let rate = 101; ; rate++) {
    const { status } = await once('updateProject', { params, body: { hourlyRate: rate } })
    if (status === 200) known.rates.set(id, rate)
    if (rate === 104) {
      const analysed = await once('analyze', { params, body: {} })
      const { clarificationQuestions: questions = [] } = (analysed.reply ?? {}) as { clarificationQuestions?: [] }
      const estimated = await once('estimate', { params, body: { answers: completeAnswers(questions, {}) } })
      if (estimated.status === 200) known.estimated.add(id)
    }
    if (rate > 104 && known.estimated.has(id)) {
      const { reply } = await once('getProject', { params })
      const saved = await once('saveEstimate', { body: savingOf(reply!) })
      if (saved.reply) known.saved.add((saved.reply as unknown as { id: string }).id)
    }
  }
}

class Gone extends Error {}

/** Returns lost writes as messages. */
async function missing(url: string, known: Acknowledged): Promise<string[]> {
  const lost: string[] = []
  const rates = new Map<string, number>()
  const estimated = new Set<string>()
  const saved = new Set<string>()
  for (const session of known.sessions) {
    const client = new RetryingClient(url, newJourney())
    client.sessionId = session
    const user = await client.once('getUser', {})
    if (user.status !== 200) lost.push(`A session is gone: ${user.status}`)
    for (const [id] of known.rates) {
      const { status, text } = await client.once('getProject', { params: { id } })
      if (status !== 200) continue
      const project = JSON.parse(text) as { hourlyRate: number; estimation?: unknown }
      rates.set(id, project.hourlyRate)
      if (project.estimation) estimated.add(id)
    }
    for (const { id } of await client.ask('listSavedEstimates')) saved.add(id)
  }
  for (const [id, rate] of known.rates) {
    // The pending change may have been stored as well.
    const found = rates.get(id)
    if (found !== rate && found !== rate + 1) lost.push(`A rate of ${rate} is ${found ?? 'gone with its project'}`)
  }
  for (const id of known.estimated) if (!estimated.has(id)) lost.push('An estimate is gone')
  for (const id of known.saved) if (!saved.has(id)) lost.push('A saved estimate is gone')
  return lost
}

/** Maximum time before a kill, after the first acknowledged project of a round, in milliseconds. */
const maxWorkMs = 8_000

/**
 * Kills the server at random moments of the work of some people and restarts it on the same data, and then ends it, after
 * a look at it. Returns writes that were acknowledged and lost, and the exit status at the end.
 */
export async function killAndRestart(
  times: number,
  random: () => number,
  people = 3,
  look: (dataDir: string) => Promise<void> = async () => {},
): Promise<{ lost: string[]; surviving: number; status: number | null }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kill-'))
  const known: Acknowledged = { sessions: [], rates: new Map(), estimated: new Set(), saved: new Set() }
  const lost: string[] = []
  const port = await freePort()
  let server = await start(port, dataDir)
  let status: number | null = null
  try {
    for (let kills = 0; kills < times; kills++) {
      const working = Array.from({ length: people }, () =>
        work(server.url, known).catch((error: unknown) => {
          if (!(error instanceof Gone) && !String(error).includes(': 0:')) lost.push(String(error))
        }),
      )
      const before = known.rates.size
      while (known.rates.size === before) await wait(50)
      await wait(random() * maxWorkMs)
      await kill(server, 'SIGKILL')
      await Promise.all(working)
      server = await start(port, dataDir)
      lost.push(...(await missing(server.url, known)))
    }
    await look(dataDir)
  } finally {
    status = await kill(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  const surviving = known.sessions.length + known.rates.size + known.estimated.size + known.saved.size
  return { lost, surviving, status }
}
