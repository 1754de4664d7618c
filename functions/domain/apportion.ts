/** Weights are compared in ten-thousandths, so that equal ones tie exactly whatever sum made them. */
const grain = 10_000

/**
 * Shares a whole total out by weights (none negative, not all 0), each share whole and all of them adding up to it
 * exactly: largest remainder (Hamilton's method). Of equal remainders the earlier weight wins, so it is the same every time.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const whole = weights.map((weight) => BigInt(Math.round(weight * grain)))
  const sum = whole.reduce((sum, weight) => sum + weight, 0n)
  if (sum === 0n) return weights.map(() => 0)
  // Most components have one role.
  if (weights.length === 1) return [total]

  const quotas = whole.map((weight, at) => ({
    at,
    floor: (BigInt(total) * weight) / sum,
    rest: (BigInt(total) * weight) % sum,
  }))
  const shares = quotas.map(({ floor }) => Number(floor))
  const left = total - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = quotas.toSorted((one, other) => Number(other.rest - one.rest) || one.at - other.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = shares[at]! + 1
  return shares
}
