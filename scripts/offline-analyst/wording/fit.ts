import type { Features } from './features'

/** An example to learn from: 1 if it is so, 0 if not. */
export interface Example {
  features: Features
  target: number
}

/** Penalties of the weights, by their size and by its square, chosen by cross-validation on the examples. */
const penalties = { absolute: 0.0002, square: 0.0005 }

const rounds = 400
const step = 0.5

/** Minimum examples that have a feature. */
const minExamples = 4

/**
 * Fits the weights of a logistic regression and returns those that are not 0, rounded to thousandths. By FISTA (Beck and
 * Teboulle, 2009), which is deterministic.
 */
export function fit(examples: readonly Example[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count >= minExamples ? [name] : [])).toSorted()
  const places = new Map(names.map((name, at) => [name, at]))
  const bias = places.get('@bias')
  const rows = examples.map(({ features, target }) => ({
    target,
    values: [...features].flatMap(([name, value]) => {
      const at = places.get(name)
      return at === undefined ? [] : [[at, value] as const]
    }),
  }))
  let weights = new Float64Array(names.length)
  let ahead = weights.slice()
  let momentum = 1
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(names.length)
    for (const { values, target } of rows) {
      let odds = 0
      for (const [at, value] of values) odds += ahead[at]! * value
      const error = (1 / (1 + Math.exp(-odds)) - target) / rows.length
      for (const [at, value] of values) slope[at]! += error * value
    }
    const next = ahead.map((weight, at) => {
      const moved = weight - step * (slope[at]! + penalties.square * weight)
      return at === bias ? moved : Math.sign(moved) * Math.max(0, Math.abs(moved) - step * penalties.absolute)
    })
    const later = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2
    ahead = next.map((weight, at) => weight + ((momentum - 1) / later) * (weight - weights[at]!))
    weights = next
    momentum = later
  }
  const rounded = names.map((name, at) => [name, Math.round(weights[at]! * 1000) / 1000] as const)
  return Object.fromEntries(rounded.filter(([, weight]) => weight !== 0))
}
