/** Weights are compared in ten-thousandths, so that equal ones tie exactly whatever sum made them. */
const grain = 10_000

/**
 * Shares a whole total out by weights (none negative, not all 0), each share whole and all of them adding up to it
 * exactly: largest remainder (Hamilton's method). Of equal remainders the earlier weight wins, so it is the same every time.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const whole = weights.map((weight) => BigInt(Math.round(weight * grain)))
  const all = whole.reduce((all, weight) => all + weight, 0n)
  if (all === 0n) return weights.map(() => 0)
  // Most components have one role.
  if (weights.length === 1) return [total]

  const quotas = whole.map((weight, at) => ({
    at,
    floor: (BigInt(total) * weight) / all,
    rest: (BigInt(total) * weight) % all,
  }))
  const shares = quotas.map(({ floor }) => Number(floor))
  const left = total - sum(shares)
  const byRemainder = quotas.toSorted((one, other) => Number(other.rest - one.rest) || one.at - other.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = shares[at]! + 1
  return shares
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Returns the sizes of amounts as weights that add up to 1, equal ones if all amounts are 0. */
export function weigh(amounts: readonly number[]): number[] {
  const all = sum(amounts.map(Math.abs))
  return amounts.map((amount) => (all > 0 ? Math.abs(amount) / all : 1 / amounts.length))
}

/** Adds what rounding left over to whole amounts, by their size, so that they add up to the total. */
export function addUpTo(total: number, amounts: readonly number[]): number[] {
  const rest = total - sum(amounts)
  const shares = apportion(Math.abs(rest), weigh(amounts))
  return amounts.map((amount, at) => amount + Math.sign(rest) * shares[at]!)
}
