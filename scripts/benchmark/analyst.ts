import { perform } from '#scripts/evaluate/processes'
import { briefOf } from './brief'
import { type Result, budgets, metric, round } from './metrics'

const sizes = [1_000, 4_000, 16_000, 64_000, 250_000]

/** Length from which the fixed cost of every document no longer matters. */
const longFrom = 16_000

/** Measures seconds and memory of the offline analyst by text length, each in its own process. */
export async function measureAnalyst(): Promise<Result> {
  const text = briefOf(150)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
  const all: { characters: number; seconds: number; megabytes: number }[] = []
  for (const characters of sizes) {
    const cost = await perform({ do: 'cost', text: text.slice(0, characters) })
    if ('failed' in cost) throw new Error(`The analyst gave up at ${characters} characters: ${cost.failed}`)
    all.push({ characters, ...cost })
  }
  const longest = all.at(-1)!
  return {
    metrics: [
      metric('Offline analyst, 250,000 characters', longest.seconds, 's'),
      metric('Memory of its process then', longest.megabytes, 'MB'),
      metric(
        'Its time grows with the length to the power of',
        exponentOf(all.filter(({ characters }) => characters >= longFrom)),
        'exponent',
        budgets.exponent,
      ),
    ],
    details: {
      columns: ['Characters', 'Seconds', 'ms per 1,000 characters', 'Peak, MB'],
      rows: all.map(({ characters, seconds, megabytes }) => [
        characters,
        round(seconds, 3),
        round((seconds * 1e6) / characters, 2),
        Math.round(megabytes),
      ]),
    },
  }
}

/** Returns the least-squares slope of log(seconds) over log(characters). 1 is linear. */
function exponentOf(points: { characters: number; seconds: number }[]): number {
  const xs = points.map(({ characters }) => Math.log(characters))
  const ys = points.map(({ seconds }) => Math.log(seconds))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(xs), mean(ys)]
  const covariance = xs.reduce((sum, value, at) => sum + (value - x) * (ys[at]! - y), 0)
  return covariance / xs.reduce((sum, value) => sum + (value - x) ** 2, 0)
}
