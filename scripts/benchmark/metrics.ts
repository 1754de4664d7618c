import { kilobyte } from '#contract/limits'

/** Unit of a metric: how its values are formatted. */
type Unit = 'KB' | 'ms' | 's' | 'units' | 'MB' | 'points' | 'exponent' | '%' | '$' | 'MB/s' | 'µs'

/**
 * A measured value with its budget. Bytes and request units are the same everywhere, and a test checks them. Times
 * depend on the machine, and fail the bench only beyond twice the budget.
 */
interface Budget {
  max?: number
  min?: number
}

export interface Metric {
  what: string
  value: number
  unit: Unit
  budget?: Budget
}

/** Creates a metric with an optional maximum. */
export const metric = (what: string, value: number, unit: Unit, max?: number): Metric => ({
  what,
  value,
  unit,
  ...(max !== undefined && { budget: { max } }),
})

type Cell = string | number

/** Result of one section of the bench. */
export interface Result {
  /** Rows of the summary table. */
  metrics: Metric[]
  /** All measured values. */
  details?: { columns: string[]; rows: Cell[][] }
  /** Note on the method, if needed. */
  note?: string
}

/** Budgets of the product. A KB is 1,024 bytes; the browser's bytes are after gzip. */
export const budgets = {
  bundleKb: { one: 235, two: 410 },
  coldMs: { one: 30, two: 50 },
  firstLoadKb: { js: 120, css: 18, screen: 15, estimateScreen: 20, font: 30, offer: 75 },
  lighthouse: { public: 100, others: 98 },
  domainMs: 2,
  editedMs: 4,
  workbookMs: 300,
  startSeconds: 10,
  journeySeconds: 5,
  revisionSeconds: 1.5,
  dashboardReadUnits: 5,
  offerReadUnits: 3,
  exponent: 1.2,
  apartPercent: 10,
} as const

/** Units of times, and of what is computed from times. */
const timed: readonly Unit[] = ['ms', 's', 'exponent', '%', 'points']

/** True if a result contains times, which depend on the machine and its load. */
export const hasTimes = ({ metrics }: Result) =>
  metrics.length === 0 || metrics.some(({ unit }) => timed.includes(unit))

/** Returns the used share of a budget, above 1 if exceeded, or null without a budget. */
function shareOf({ value, budget }: Metric): number | null {
  if (budget?.max !== undefined) return Math.max(0, value) / budget.max
  return budget?.min === undefined ? null : budget.min / value
}

/** True if the bench fails for this metric. */
export function isExceeded(metric: Metric): boolean {
  const share = shareOf(metric)
  return share !== null && share > (timed.includes(metric.unit) ? 2 : 1)
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

const formatAmount = (value: number, unit: Unit) =>
  `${unit === '$' ? '$' : ''}${number(value, Number.isInteger(value) ? 0 : digits[unit])}${suffix[unit]}`

function formatBudget({ budget, unit }: Metric): string {
  if (budget?.max !== undefined) return `≤ ${formatAmount(budget.max, unit)}`
  return budget?.min === undefined ? '–' : `≥ ${formatAmount(budget.min, unit)}`
}

function formatShare(metric: Metric): string {
  const share = shareOf(metric)
  if (share === null) return '–'
  return `${Math.round(share * 100)} %${isExceeded(metric) ? ', missed' : share > 1 ? ', over' : ''}`
}

const line = (cells: readonly Cell[]) =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)).join(' | ')} |`

const rule = (columns: readonly string[]) => `| --- |${' ---: |'.repeat(columns.length - 1)}`

interface Titled {
  title: string
  result: Result
}

/** Formats the summary table. */
export function formatSummary(sections: Titled[]): string {
  const columns = ['What', 'Measured', 'Budget', 'Of the budget']
  const rows = sections
    .flatMap(({ result }) => result.metrics)
    .map((metric) =>
      line([metric.what, formatAmount(metric.value, metric.unit), formatBudget(metric), formatShare(metric)]),
    )
  return [line(columns), rule(columns), ...rows].join('\n')
}

/** Formats the sections' own tables; `folded` collapses them. */
export function formatDetails(sections: Titled[], folded = false): string {
  return sections
    .flatMap(({ title, result: { details, note } }) => {
      if (!details) return []
      const table = [line(details.columns), rule(details.columns), ...details.rows.map(line)]
      const head = folded ? [`<details><summary>${title}</summary>`] : [`**${title}**`]
      return [[...head, ...(note ? ['', note] : []), '', ...table, ...(folded ? ['', '</details>'] : [])].join('\n')]
    })
    .join('\n\n')
}

/** Rounds to a number of decimal places. */
export const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places

export const toKilobytes = (bytes: number) => bytes / kilobyte

/** Returns the milliseconds of each run. */
export async function measureRuns(count: number, act: () => unknown): Promise<number[]> {
  const all: number[] = []
  for (let run = 0; run < count; run++) {
    const start = performance.now()
    await act()
    all.push(performance.now() - start)
  }
  return all
}
