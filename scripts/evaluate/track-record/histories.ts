import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { PlainError } from '#scripts/cli/plain-error'
import { randomFrom } from '#scripts/random'
import { parseCsv } from '../outcomes/csv'

/** Logarithms of actual ÷ estimated effort, in order of time, of people or clients. */
export interface Histories {
  set: string
  people: number[][]
}

const users = { people: 1_500, projects: 14, sigma: 0.35 }

/** Spread between users: nearly alike, and as different as teams are on one specification. */
const spreads = [0.2, 0.6]

/** Simulates users whose projects scatter around a factor of their own. Always returns the same numbers. */
export const simulateUsers = (): Histories[] =>
  spreads.map((tau, at) => {
    const random = randomFrom(20_261_122 + at)
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return {
      set: `simulated, τ ${tau}`,
      people: Array.from({ length: users.people }, () => {
        const own = tau * normal()
        return Array.from({ length: users.projects }, () => own + users.sigma * normal())
      }),
    }
  })

const Row = v.object({
  set: v.pipe(v.string(), v.nonEmpty()),
  who: v.pipe(v.string(), v.nonEmpty()),
  order: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  ln_actual_over_estimate: v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number)),
})

/** Reads a CSV file with the columns set, who, order and ln_actual_over_estimate. Throws a `PlainError`. */
export async function readHistories(file: string): Promise<Histories[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PlainError(`There is no file ${file} that can be read.`)
  })
  const people = new Map<string, Map<string, { order: number; ratio: number }[]>>()
  for (const [at, given] of parseCsv(text).entries()) {
    const { success, output, issues } = v.safeParse(Row, given)
    if (!success) throw new PlainError(`${file}, row ${at + 2}: ${v.getDotPath(issues[0])} is invalid or missing.`)
    const { set, who, order, ln_actual_over_estimate: ratio } = output
    const ofSet = people.get(set) ?? new Map<string, { order: number; ratio: number }[]>()
    people.set(set, ofSet.set(who, [...(ofSet.get(who) ?? []), { order, ratio }]))
  }
  return [...people].map(([set, ofSet]) => ({
    set,
    people: [...ofSet.values()].map((items) =>
      items.toSorted((one, other) => one.order - other.order).map(({ ratio }) => ratio),
    ),
  }))
}
