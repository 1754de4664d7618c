import { availableParallelism } from 'node:os'
import type { Estimate } from './analyst'
import { perform, runConcurrently } from './processes'
import type { Failed, Text } from './worker'

/** Returns an estimate for each text, in order. */
export type EstimateAll = (texts: readonly Text[]) => Promise<(Estimate | Failed)[]>

/** Maximum concurrent requests to a model, because models are slow and remote. */
export const maxConcurrentModels = 4

/** Minimum texts per process: starting one takes the offline analyst as long as dozens of short texts. */
const minBatch = { model: 10, offline: 40 }

/** Estimates texts in separate processes, several at a time. */
export function estimatorOf(isModel: boolean, report: (line: string) => void): EstimateAll {
  return async (texts) => {
    const size = isModel ? minBatch.model : Math.max(minBatch.offline, Math.ceil(texts.length / availableParallelism()))
    const batches = Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
      texts.slice(at * size, (at + 1) * size),
    )
    let done = 0
    const results = await runConcurrently(
      batches.map((batch) => async () => {
        const estimates = await estimateBatch(batch)
        report(`Estimated ${(done += batch.length)} of ${texts.length} texts`)
        return estimates
      }),
      isModel ? maxConcurrentModels : availableParallelism(),
    )
    return results.flat()
  }
}

/** If a batch fails, its texts are estimated one by one, so that a text which crashes its process affects no other. */
async function estimateBatch(texts: readonly Text[]): Promise<(Estimate | Failed)[]> {
  const result = await perform({ do: 'estimate', texts: [...texts] })
  if (!('failed' in result)) return result
  if (texts.length === 1) return [result]
  return (
    await runConcurrently(
      texts.map((text) => () => estimateBatch([text])),
      1,
    )
  ).flat()
}
