/** Returns a quantile of a sample, linearly interpolated. NaN for an empty sample. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? NaN
  const above = sorted[Math.ceil(position)] ?? NaN
  return below + (above - below) * (position - Math.floor(position))
}

/** NaN for an empty sample. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the sample standard deviation. NaN for fewer than two values. */
export function standardDeviation(values: readonly number[]): number {
  if (values.length < 2) return NaN
  const center = mean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1))
}

/** Returns Spearman's rank correlation. NaN for fewer than two pairs, or if all values of a side are equal. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const one = ranksOf(pairs.map(([value]) => value))
  const other = ranksOf(pairs.map(([, value]) => value))
  const center = mean(one)
  const product = (left: number[], right: number[]) =>
    left.reduce((sum, rank, at) => sum + (rank - center) * (right[at]! - center), 0)
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}

/** Returns ranks from 0. Equal values share their mean rank. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

/** Returns the share of the values that pass. NaN for an empty list. */
export const shareOf = <T>(values: readonly T[], passes: (value: T) => boolean): number =>
  values.filter(passes).length / values.length
