import { kilobyte } from '#contract/limits'

/** How a figure is written, and what one of it is. */
type Unit = 'KB' | 'ms' | 's' | 'units' | 'MB' | 'points' | 'exponent' | '%' | '$' | 'MB/s' | 'µs'

/**
 * What a figure may be. Bytes and request units are the same on every machine, and a test holds them; time depends on
 * what else the machine does, and fails the bench only beyond twice the budget.
 */
interface Budget {
  most?: number
  least?: number
}

export interface Figure {
  what: string
  value: number
  unit: Unit
  budget?: Budget
}

/** A figure that may be `most` at most, if that is given. */
export const figure = (what: string, value: number, unit: Unit, most?: number): Figure => ({
  what,
  value,
  unit,
  ...(most !== undefined && { budget: { most } }),
})

type Cell = string | number

/** What one section of the bench found. */
export interface Found {
  /** What stands in the table of all. */
  figures: Figure[]
  /** Every value behind them. */
  details?: { columns: string[]; rows: Cell[][] }
  /** How it was measured, where that is not plain. */
  note?: string
}

/** What the product promises. KB are 1,024 bytes; bytes of the browser are compressed by gzip. */
export const budgets = {
  bundleKb: { one: 235, two: 410 },
  coldMs: { one: 30, two: 50 },
  firstLoadKb: { js: 120, css: 18, screen: 15, font: 30 },
  lighthouse: { public: 100, others: 98 },
  domainMs: 2,
  startSeconds: 10,
  journeySeconds: 5,
  dashboardReadUnits: 3,
  exponent: 1.2,
  apartPercent: 10,
} as const

/** Figures that depend on the machine and on what else it does. */
const timed: readonly Unit[] = ['ms', 's', 'exponent', '%', 'points']

export const isTimed = ({ figures }: Found) => figures.length === 0 || figures.some(({ unit }) => timed.includes(unit))

/** How much of its budget a figure takes: above 1 is too much. Null without a budget. */
function shareOf({ value, budget }: Figure): number | null {
  if (budget?.most !== undefined) return Math.max(0, value) / budget.most
  return budget?.least === undefined ? null : budget.least / value
}

/** Whether the bench fails for this figure. */
export function isMissed(figure: Figure): boolean {
  const share = shareOf(figure)
  return share !== null && share > (timed.includes(figure.unit) ? 2 : 1)
}

const digits: Record<Unit, number> = {
  KB: 1,
  ms: 1,
  s: 2,
  units: 1,
  MB: 0,
  points: 0,
  exponent: 2,
  '%': 1,
  $: 2,
  'MB/s': 1,
  µs: 0,
}

const suffix: Record<Unit, string> = {
  KB: ' KB',
  ms: ' ms',
  s: ' s',
  units: '',
  MB: ' MB',
  points: '',
  exponent: '',
  '%': ' %',
  $: '',
  'MB/s': ' MB/s',
  µs: ' µs',
}

const number = (value: number, places: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places })

const amount = (value: number, unit: Unit) =>
  `${unit === '$' ? '$' : ''}${number(value, Number.isInteger(value) ? 0 : digits[unit])}${suffix[unit]}`

function budgetOf({ budget, unit }: Figure): string {
  if (budget?.most !== undefined) return `≤ ${amount(budget.most, unit)}`
  return budget?.least === undefined ? '–' : `≥ ${amount(budget.least, unit)}`
}

function judged(figure: Figure): string {
  const share = shareOf(figure)
  if (share === null) return '–'
  return `${Math.round(share * 100)} %${isMissed(figure) ? ', missed' : share > 1 ? ', over' : ''}`
}

const line = (cells: readonly Cell[]) =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)).join(' | ')} |`

const rule = (columns: readonly string[]) => `| --- |${' ---: |'.repeat(columns.length - 1)}`

interface Titled {
  title: string
  found: Found
}

/** One table of all figures. */
export function tableOf(sections: Titled[]): string {
  const columns = ['What', 'Measured', 'Budget', 'Of the budget']
  const rows = sections
    .flatMap(({ found }) => found.figures)
    .map((figure) => line([figure.what, amount(figure.value, figure.unit), budgetOf(figure), judged(figure)]))
  return [line(columns), rule(columns), ...rows].join('\n')
}

/** Each section's own table, where it has one; `folded` for a page on which they would be too long. */
export function detailsOf(sections: Titled[], folded = false): string {
  return sections
    .flatMap(({ title, found: { details, note } }) => {
      if (!details) return []
      const table = [line(details.columns), rule(details.columns), ...details.rows.map(line)]
      const head = folded ? [`<details><summary>${title}</summary>`] : [`**${title}**`]
      return [[...head, ...(note ? ['', note] : []), '', ...table, ...(folded ? ['', '</details>'] : [])].join('\n')]
    })
    .join('\n\n')
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** To so many decimal places. */
export const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places

export const inKilobytes = (bytes: number) => bytes / kilobyte

/** Milliseconds that each of so many runs took. */
export async function times(count: number, act: () => unknown): Promise<number[]> {
  const all: number[] = []
  for (let run = 0; run < count; run++) {
    const start = performance.now()
    await act()
    all.push(performance.now() - start)
  }
  return all
}
