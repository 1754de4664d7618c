/** Weights are compared in ten-thousandths, so that equal ones tie exactly whatever sum made them. */
export const grain = 10_000

export const toGrains = (amount: number): number => Math.round(amount * grain)

/**
 * Apportions an integer total by weights, none negative, to integers that add up to it, or are 0 if all weights are:
 * largest remainder (Hamilton's method). Of equal remainders the earlier weight wins, so it is the same every time.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const grains = weights.map(toGrains)
  if (sum(grains) === 0) return weights.map(() => 0)
  // Most components have one role.
  if (weights.length === 1) return [total]

  const whole = grains.map(BigInt)
  const all = whole.reduce((all, weight) => all + weight, 0n)
  const quotas = whole.map((weight) => BigInt(total) * weight)
  const shares = quotas.map((quota) => Number(quota / all))
  const rests = quotas.map((quota) => quota % all)
  const byRest = [...rests.keys()].toSorted((one, other) => Number(rests[other]! - rests[one]!))
  for (const at of byRest.slice(0, total - sum(shares))) shares[at]! += 1
  return shares
}

export function sum(amounts: readonly number[]): number {
  let all = 0
  for (const amount of amounts) all += amount
  return all
}

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

/** Rounds amounts up or down, so that they add up to the total if that is enough. */
export function roundUpTo(total: number, amounts: readonly number[]): number[] {
  const exact = amounts.map((amount) => toGrains(amount) / grain)
  const whole = exact.map(Math.floor)
  const restOf = (at: number) => exact[at]! - whole[at]!
  const byRest = [...exact.keys()].filter((at) => restOf(at) > 0).toSorted((one, other) => restOf(other) - restOf(one))
  for (const at of byRest.slice(0, Math.max(0, total - sum(whole)))) whole[at]! += 1
  return whole
}
