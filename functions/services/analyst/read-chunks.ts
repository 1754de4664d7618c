import type { Line } from '#contract/estimation'
import type { Progress } from '#contract/joining'
import { Refusal } from '#functions/lib/refusal'
import { type Ask, ask, fingerprint } from './ask'
import { type Chunk, splitInHalf, splitIntoChunks } from './chunks'

/** What is read, and what happens meanwhile. */
export interface AnalystInput {
  title: string
  /** Numbered, with budgets and deadlines masked. */
  lines: Line[]
  report: (progress: Progress) => void
  /** Keeps what `make` gave with the job, by key, so that a second try does not pay for it again. */
  remember: <T>(key: string, make: () => Promise<T>) => Promise<T>
}

/**
 * Sections read at the same time, once the first has given the names that the others take up. One after the other, a
 * document of 300,000 characters would take longer than a Lambda lives; all at once, they would not know of each other.
 */
const abreast = 3

/** What was read of one section, or of a part of it. */
export interface Part<T> {
  section: Chunk
  answer: T
}

/** Asks about each section in turn; `askOf` sees what the sections before gave. In the document's order. */
export async function readChunks<T>(
  { lines, report, remember }: AnalystInput,
  stage: { one: string; many: string },
  askOf: (section: Chunk, before: Part<T>[]) => Omit<Ask<T>, 'divisible'>,
): Promise<Part<T>[]> {
  const sections = splitIntoChunks(lines)
  const total = sections.length
  const progress = (done: number) => report({ stage: total === 1 ? stage.one : stage.many, done, total })
  let done = 0
  progress(done)

  /** In halves where it is more than the model takes, can say, or manages in time. */
  async function read(section: Chunk, before: Part<T>[]): Promise<Part<T>[]> {
    const halves = splitInHalf(section)
    const request = { ...askOf(section, before), divisible: halves !== null }
    const { answer } = await remember(fingerprint(request), async () => ({ answer: await askInTime(request, section) }))
    if (answer !== null) return [{ section, answer }]
    if (!halves) throw new Error('A section that cannot be halved was to be')

    const first = await read(halves[0], before)
    return [...first, ...(await read(halves[1], [...before, ...first]))]
  }

  async function readAndReport(section: Chunk, before: Part<T>[]) {
    const parts = await read(section, before)
    progress(++done)
    return parts
  }

  const parts: Part<T>[] = []
  for (let next = 0; next < total; ) {
    const wave = sections.slice(next, next + (next === 0 ? 1 : abreast))
    const settled = await Promise.allSettled(wave.map((section) => readAndReport(section, [...parts])))
    for (const result of settled) {
      // Only now: what was read beside the failed section is remembered.
      if (result.status === 'rejected') throw result.reason
      parts.push(...result.value)
    }
    next += wave.length
  }
  return parts
}

/** Too slow for the whole section, it may manage halves; too slow for halves, it is not well. */
async function askInTime<T>(request: Ask<T>, section: Chunk): Promise<T | null> {
  try {
    return await ask(request)
  } catch (error) {
    const slow = error instanceof Refusal && error.kind === 'analyst-timeout'
    if (slow && section.part === '' && request.divisible) return null
    throw error
  }
}
