import type { Line } from '#contract/estimation'
import type { Progress } from '#contract/joining'
import { Refusal } from '#functions/lib/refusal'
import { type Ask, ask, fingerprint } from './ask'
import { type Chunk, splitInHalf, splitIntoChunks } from './chunks'

/** Input of an analysis or breakdown. */
export interface AnalystInput {
  title: string
  /** Numbered lines with masked budgets and deadlines. */
  lines: Line[]
  report: (progress: Progress) => void
  /** Runs `make` and stores its result as a checkpoint of the job, so that a retry does not pay for it again. */
  remember: <T>(key: string, make: () => Promise<T>) => Promise<T>
  /** Number of sections that were read before these lines, such as the text that they revise. */
  sectionsBefore?: number
}

/**
 * Chunks that are read concurrently after the first one, whose names the others reuse. Sequentially, a document of
 * 300,000 characters would exceed the Lambda timeout. All in parallel, they would not know each other's findings.
 */
const maxConcurrent = 3

/** Output for one chunk, or for a part of it. */
export interface Part<T> {
  chunk: Chunk
  output: T
}

/**
 * Asks the model about each chunk. `askOf` gets the outputs of earlier chunks. Returns the outputs in document order.
 */
export async function readChunks<T>(
  { lines, report, remember, sectionsBefore = 0 }: AnalystInput,
  stage: { one: string; many: string },
  askOf: (chunk: Chunk, before: Part<T>[]) => Omit<Ask<T>, 'divisible'>,
): Promise<Part<T>[]> {
  const chunks = splitIntoChunks(lines).map((chunk) => ({
    ...chunk,
    number: chunk.number + sectionsBefore,
    of: chunk.of + sectionsBefore,
  }))
  const total = chunks.length
  const progress = (done: number) => report({ stage: total === 1 ? stage.one : stage.many, done, total })
  let done = 0
  progress(done)

  /** Falls back to halves if the chunk exceeds the model's context, output limit or time limit. */
  async function read(chunk: Chunk, before: Part<T>[]): Promise<Part<T>[]> {
    const halves = splitInHalf(chunk)
    const request = { ...askOf(chunk, before), divisible: halves !== null }
    const { output } = await remember(fingerprint(request), async () => ({ output: await askOrHalve(request, chunk) }))
    if (output !== null) return [{ chunk, output }]
    if (!halves) throw new Error('A section that cannot be halved was to be')

    const first = await read(halves[0], before)
    return [...first, ...(await read(halves[1], [...before, ...first]))]
  }

  async function readAndReport(chunk: Chunk, before: Part<T>[]) {
    const parts = await read(chunk, before)
    progress(++done)
    return parts
  }

  const parts: Part<T>[] = []
  for (let next = 0; next < total; ) {
    const batch = chunks.slice(next, next + (next === 0 ? 1 : maxConcurrent))
    const settled = await Promise.allSettled(batch.map((chunk) => readAndReport(chunk, [...parts])))
    for (const result of settled) {
      // Throw only now: chunks that were read alongside the failed one are checkpointed.
      if (result.status === 'rejected') throw result.reason
      parts.push(...result.value)
    }
    next += batch.length
  }
  return parts
}

/** On a timeout, retry once with halves. If those time out too, fail. */
async function askOrHalve<T>(request: Ask<T>, chunk: Chunk): Promise<T | null> {
  try {
    return await ask(request)
  } catch (error) {
    const slow = error instanceof Refusal && error.kind === 'analyst-timeout'
    if (slow && chunk.part === '' && request.divisible) return null
    throw error
  }
}
