import { type Table, type TableFormat, formatCount, formatList, formatTable } from '../format-table'
import { percent } from '../limits'
import { type Compared, type Readings, type Summary, compareReadings, summarizeOutcomes } from './summarize'

/** Formats outcomes as tables, for a terminal or as Markdown. Names the texts without an estimate, but quotes none. */
export function outcomeTables(all: readonly Compared[], analyst: string, format: TableFormat): string {
  const summaries = summarizeOutcomes(all)
  const withReadings = summaries.filter(({ readings }) => readings.texts > 0)
  return [
    `Analyst: ${analyst}.`,
    formatTable(estimateTable(summaries), format),
    withReadings.length > 0 ? formatTable(readingTable(withReadings, compareReadings(all)), format) : '',
    formatList(
      all.flatMap((one) =>
        'withoutEstimate' in one ? [`${one.set}, ${one.project} has no estimate: "${one.withoutEstimate}"`] : [],
      ),
      format,
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const nameOf = ({ set, kind }: Summary) => (kind === null ? set : `${set}, read as ${kind}`)

const decimal = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(2))
const whole = (value: number) => (Number.isFinite(value) ? formatCount(Math.round(value)) : '–')
const share = (value: number) => (Number.isNaN(value) ? '–' : percent(value, 0))

const estimateTable = (summaries: readonly Summary[]): Table => ({
  head: [
    'Outcomes',
    'Texts',
    'No estimate',
    'Outcome h',
    'Estimate h',
    'Largest h',
    'Outcome/estimate',
    'Rank correlation',
    'σ of ln',
    'Ratios',
    'In P10–P90',
    'Below P80',
    'P90/P10',
  ],
  rows: summaries.map((summary) => [
    nameOf(summary),
    whole(summary.texts),
    whole(summary.withoutEstimate),
    whole(summary.medianOutcome),
    whole(summary.medianEstimate),
    whole(summary.maxEstimate),
    decimal(summary.against.ratio),
    decimal(summary.against.rankCorrelation),
    decimal(summary.against.sigma),
    whole(summary.ratios),
    share(summary.insideP10P90),
    share(summary.belowP80),
    decimal(summary.width),
  ]),
})

function readingTable(summaries: readonly Summary[], all: Readings): Table {
  const row = (name: string, { texts, ratio, near, reading, estimate }: Readings) => [
    name,
    whole(texts),
    decimal(ratio),
    share(near),
    decimal(estimate.ratio),
    decimal(reading.ratio),
    decimal(estimate.rankCorrelation),
    decimal(reading.rankCorrelation),
    decimal(estimate.sigma),
    decimal(reading.sigma),
  ]
  return {
    head: [
      'Recorded readings',
      'Texts',
      'Estimate/reading',
      'Within ×1.5',
      'Outcome/estimate',
      'Outcome/reading',
      'Rank correlation of estimate',
      'of reading',
      'σ of estimate',
      'of reading',
    ],
    rows: [...summaries.map((summary) => row(nameOf(summary), summary.readings)), row('All', all)],
  }
}
