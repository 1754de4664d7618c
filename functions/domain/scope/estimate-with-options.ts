import { correctionBy, estimateWork, sourcesOf } from '#domain/hours/estimated-work'
import { type SavedOptions, conditionsOf, joinTasks, namedOptions, statedWith } from './options'

/**
 * Computes a saved estimate with the options of these names in scope. Its hours and price are those that the offer states
 * for them.
 */
export function withOptions<S extends SavedOptions>(saved: S, names: readonly string[]): S {
  if (names.length === 0) return saved
  const { estimation } = saved
  const { works, ...agreed } = statedWith(saved, names)
  const computed = estimateWork(joinTasks(works), { ...conditionsOf(saved), agreed })
  return {
    ...saved,
    estimation: {
      ...estimation,
      ...computed.estimate,
      // Those that ask for supporting work, or are more than its tasks show, are known here alone.
      components: computed.estimate.components.map((row) => ({
        ...row,
        sources: sourcesOf(works.filter(({ name }) => name === row.name)),
      })),
      ...(estimation.record && { record: correctionBy(estimation.record, computed) }),
      options: namedOptions(estimation).filter(({ name }) => !names.includes(name)),
    },
  }
}
