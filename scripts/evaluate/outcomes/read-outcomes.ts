import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { titleOf } from '#scripts/estimate/options'
import { PlainError } from '#scripts/cli/plain-error'
import { parseCsv } from './csv'

/** A text and the effort that it actually took. */
export interface Outcome {
  set: string
  project: string
  title: string
  /** Relative to the folder. */
  file: string
  /** Actual or agreed hours, or a price in hours. Null if neither is known. */
  hours: number | null
  /** False for hours that were logged to fill a quota: their rank is meaningful, but their ratio is not. */
  hasRatio: boolean
  /** Total of the estimate from a recorded reading by a model. */
  readingHours: number | null
}

const Amount = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.regex(/^(?:\d+(?:\.\d+)?)?$/, 'it is not a number'),
  v.transform((text) => Number(text) || null),
)

const Row = v.object({
  set: v.optional(v.string(), 'all'),
  project: v.optional(v.string(), ''),
  text: v.pipe(v.string(), v.nonEmpty('there is none')),
  hours: Amount,
  price: Amount,
  currency: v.optional(v.string(), ''),
  price_kind: v.optional(v.string(), ''),
  model_hours: Amount,
})
type Row = v.InferOutput<typeof Row>

/** Dollars per hour, for texts with only a known price. */
const hourlyPrice = 100

/** Winners of auctions bid below their cost for the sake of their reputation. The median bidder does not. */
const medianBid = /median of the bidders' lowest (\d+(?:\.\d+)?)/

/** Students get credits per 17.5 hours, so logged hours cluster at ten times that. */
const bunched = { set: 'helsinki', from: 174, to: 186 }

/** Reads `outcomes.csv` of a folder. Throws a `PlainError` if it is missing or a row is invalid. */
export async function readOutcomes(folder: string): Promise<Outcome[]> {
  const file = join(folder, 'outcomes.csv')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PlainError(`There is no file ${file} that can be read. It lists texts with their hours or prices.`)
  })
  const rows = parseCsv(text)
  if (rows.length === 0) throw new PlainError(`${file} has no rows.`)
  return rows.map((row, at) => {
    const parsed = v.safeParse(Row, row)
    if (parsed.success) return outcomeOf(parsed.output)
    const [issue] = parsed.issues
    throw new PlainError(`${file}, row ${at + 2}: ${v.getDotPath(issue)}: ${issue.message}.`)
  })
}

function outcomeOf({ set, project, text, model_hours: readingHours, ...row }: Row): Outcome {
  const hours = row.hours ?? hoursOfPrice(row)
  const isBunched = set === bunched.set && hours !== null && hours >= bunched.from && hours <= bunched.to
  return {
    set,
    project: project || text,
    title: titleOf(project || text),
    file: text,
    hours,
    hasRatio: hours !== null && !isBunched,
    readingHours,
  }
}

function hoursOfPrice({ price, currency, price_kind }: Pick<Row, 'price' | 'currency' | 'price_kind'>): number | null {
  if (currency !== 'USD' && currency !== '') return null
  const [, bid] = medianBid.exec(price_kind) ?? []
  const dollars = bid ? Number(bid) : price
  return dollars === null ? null : dollars / hourlyPrice
}
