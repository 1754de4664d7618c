import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { completeAnswers } from '#domain/scope/answers'
import { logEvents } from '#functions/lib/log-events'
import { type FunctionName, sizeOf } from '#infra/sizes'
import { Client, savingOf } from '#scripts/estimate/client'
import { aStack } from '#scripts/testing/start-stack'
import { asPdf, briefOf } from './brief'
import { startMeter } from '#scripts/testing/meter'
import { type Result, metric, round } from './metrics'

/**
 * List prices in US dollars, us-east-1, November 2026, free tiers left out: AWS's pricing pages of DynamoDB (on demand),
 * Lambda (arm64), API Gateway (HTTP), S3, CloudFront and Bedrock (Claude Haiku 5.5). Check them before you rely on them.
 */
const prices = {
  readUnit: 0.125e-6,
  writeUnit: 0.625e-6,
  lambdaRequest: 0.2e-6,
  lambdaGigabyteSecond: 13.3334e-6,
  apiRequest: 1e-6,
  cdnRequest: 1e-6,
  cdnGigabyte: 0.085,
  s3Put: 5e-6,
  s3Get: 0.4e-6,
  inputToken: 0.1e-6,
  outputToken: 0.5e-6,
}

/** Assumed seconds of one model response, because the emulator responds immediately. */
const modelSeconds = 30

const Responded = v.object({
  message: v.literal(logEvents.analystResponded),
  inputTokens: v.number(),
  outputTokens: v.number(),
})

/**
 * Makes one estimate of a document with this many pages as the browser does. Returns its use of each service, measured
 * on the local stack, and the cost on AWS in US dollars.
 */
async function measureCost(pages: number) {
  const stack = await aStack()
  const meter = await startMeter(stack.environment.AWS_ENDPOINT_URL_DYNAMODB!)
  // Functions read it when they start, at their first invocation.
  stack.environment.AWS_ENDPOINT_URL_DYNAMODB = meter.url

  const calls: { name: FunctionName; ms: number; bytes: number }[] = []
  const client = new Client(stack.url, () => {})
  const ask: Client['ask'] = async (name, options) => {
    const begun = performance.now()
    const reply = await client.ask(name, options)
    calls.push({ name, ms: performance.now() - begun, bytes: JSON.stringify(reply).length })
    return reply
  }
  try {
    const person = { email: 'cost@example.com', password: 'correct horse battery' }
    client.sessionId = (await client.ask('register', { body: person })).sessionId
    await meter.settle()
    meter.reset()

    for (const name of ['getUser', 'listSavedEstimates', 'listProjects'] as const) await ask(name)
    const { uploadURL } = await ask('createUpload')
    await client.upload(uploadURL, asPdf(briefOf(pages)))
    const { text } = await ask('processDocument', { body: { documentURL: uploadURL } })
    const { id } = await ask('createProject', { body: { title: 'Cost', requirements: text } })
    await ask('getProject', { params: { id } })
    await ask('analyze', { params: { id } })
    const { clarificationQuestions = [] } = await ask('getProject', { params: { id } })
    await ask('estimate', { params: { id }, body: { answers: completeAnswers(clarificationQuestions, {}) } })
    await ask('getProject', { params: { id } })
    const project = await ask('updateProject', { params: { id }, body: { hourlyRate: 120 } })
    await ask('saveEstimate', { body: savingOf(project) })

    const tokens = await tokensIn(join(stack.dataDir, 'functions.log'))
    const s3 = await countsOf(stack.addresses.s3!)
    return { characters: text.length, units: { ...meter.used }, tokens, s3, ...billOf(calls, meter.used, tokens, s3) }
  } finally {
    await meter.stop()
    await stack.stop()
  }
}

/** S3 requests that cost money; deleting is free. */
async function countsOf(address: string) {
  const counts = (await (await fetch(`${address}/_emulator/calls`)).json()) as Record<string, number>
  const sum = (ask: RegExp) =>
    Object.entries(counts).reduce((total, [operation, count]) => total + (ask.test(operation) ? count : 0), 0)
  return { put: sum(/^Put/), get: sum(/^(Get|Head)/) }
}

async function tokensIn(log: string) {
  const responses = (await readFile(log, 'utf8')).split('\n').flatMap((line) => {
    const read = line.startsWith('{') ? v.safeParse(Responded, JSON.parse(line)) : null
    return read?.success ? [read.output] : []
  })
  const sum = (of: 'inputTokens' | 'outputTokens') => responses.reduce((total, response) => total + response[of], 0)
  return { input: sum('inputTokens'), output: sum('outputTokens'), responses: responses.length }
}

function billOf(
  calls: { name: FunctionName; ms: number; bytes: number }[],
  units: { read: number; write: number },
  tokens: { input: number; output: number; responses: number },
  s3: { put: number; get: number },
) {
  const gigabyteSeconds = (name: FunctionName, seconds: number) => (sizeOf(name).memoryMb / 1024) * seconds
  const waiting = tokens.responses * modelSeconds
  const compute =
    calls.reduce((total, { name, ms }) => total + gigabyteSeconds(name, ms / 1000), 0) +
    // While the model responds, the job waits for it, and a call waits for the job.
    gigabyteSeconds('runJob', waiting) +
    gigabyteSeconds('analyze', waiting)
  const requests = calls.length + Math.ceil(waiting / 20)
  const bytes = calls.reduce((total, call) => total + call.bytes, 0)
  const dollars = {
    DynamoDB: units.read * prices.readUnit + units.write * prices.writeUnit,
    Lambda: compute * prices.lambdaGigabyteSecond + (requests + tokens.responses) * prices.lambdaRequest,
    'API Gateway and CloudFront':
      requests * (prices.apiRequest + prices.cdnRequest) + (bytes / 1e9) * prices.cdnGigabyte,
    S3: s3.put * prices.s3Put + s3.get * prices.s3Get,
    Bedrock: tokens.input * prices.inputToken + tokens.output * prices.outputToken,
  }
  return { gigabyteSeconds: compute, requests, dollars }
}

/** Returns the cost of a thousand estimates from that of one. */
const ofThousand = (dollars: Record<string, number>) =>
  1_000 * Object.values(dollars).reduce((sum, part) => sum + part, 0)

const sizes = [1, 3, 10, 30, 90]

/** Measures use and cost of an estimate by document size, from opening the dashboard to saving. */
export async function measureCosts(): Promise<Result> {
  const all: (Awaited<ReturnType<typeof measureCost>> & { pages: number })[] = []
  for (const pages of sizes) all.push({ pages, ...(await measureCost(pages)) })
  return {
    metrics: all
      .filter(({ pages }) => pages === 3 || pages === 30)
      .map(({ pages, dollars }) =>
        metric(`1,000 estimates of ${pages} pages on AWS, computed`, ofThousand(dollars), '$'),
      ),
    details: {
      columns: [
        'Document',
        'Characters',
        'Tokens in',
        'Tokens out',
        'Read units',
        'Write units',
        'S3 requests',
        'Lambda GB·s',
        '$ per 1,000',
        'of which Bedrock',
      ],
      rows: all.map(({ pages, characters, tokens, units, s3, gigabyteSeconds, dollars }) => [
        `${pages} ${pages === 1 ? 'page' : 'pages'}`,
        characters,
        tokens.input,
        tokens.output,
        units.read,
        units.write,
        s3.put + s3.get,
        round(gigabyteSeconds, 1),
        round(ofThousand(dollars), 2),
        round(1_000 * dollars.Bedrock, 2),
      ]),
    },
    note: `One whole journey each; a token is taken as four characters, and each response of the model as ${modelSeconds} s. List prices of us-east-1 in November 2026.`,
  }
}
