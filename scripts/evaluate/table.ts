import { lineRanges } from '#functions/services/analyst/line-ids'
import { sum } from '#domain/hours/apportion'
import type { Evaluated, Evaluation } from './evaluate'
import { type Held, costLimit, isMet, limitInPercent, limitOf, limits, percent, worstOf } from './limits'
import { type Table, type TableFormat, formatCount, formatList, formatMiss, formatTable } from './format-table'
import type { Measured } from './measure'
import { type Reworded, medianChange } from './paraphrases'
import { type Case, type Coverage, type Property, propertyNames } from './properties'

/**
 * Formats an evaluation as tables, for a terminal or as Markdown, and lists the documents without an estimate with
 * their error message.
 */
export function tablesOf(evaluation: Evaluation, format: TableFormat): string {
  const { documents } = evaluation
  const measured = documents.filter(isMeasured)
  return [
    ...(measured.length > 0
      ? [
          formatTable(figuresOf(measured), format),
          formatTable(propertiesOf(measured, evaluation.isModel, format), format),
        ]
      : []),
    formatList(documents.flatMap(withoutEstimate), format),
    formatList(measured.flatMap(notAnswered), format),
    paraphraseTable(evaluation.paraphrases, evaluation.isModel, format),
    formatList(remarksOf(evaluation), format),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

type MeasuredDocument = Evaluated & { characters: number } & Measured

const isMeasured = (document: Evaluated): document is MeasuredDocument => 'figures' in document

function figuresOf(documents: readonly MeasuredDocument[]): Table {
  const row = (name: string, of: readonly MeasuredDocument[], range: string) => [
    name,
    ...[
      sum(of.map(({ characters }) => characters)),
      sum(of.map(({ coverage }) => coverage.lines)),
      sum(of.map(({ figures }) => figures.components)),
      sum(of.map(({ coverage }) => coverage.tasks)),
      sum(of.map(({ figures }) => figures.questions)),
      sum(of.map(({ figures }) => figures.hours)),
    ].map(formatCount),
    range,
    sum(of.map(({ seconds }) => seconds)).toFixed(2),
    Math.max(...of.map(({ megabytes }) => megabytes)).toFixed(0),
  ]
  return {
    head: ['Document', 'Characters', 'Lines', 'Components', 'Tasks', 'Questions', 'Hours', 'P10–P90', 'Seconds', 'MB'],
    rows: [
      ...documents.map((document) =>
        row(
          short(document.name),
          [document],
          `${formatCount(document.figures.p10)}–${formatCount(document.figures.p90)}`,
        ),
      ),
      row('Total', documents, ''),
    ],
  }
}

const headings: Record<Property, string> = {
  repeatable: 'Repeatable',
  formats: 'Formats',
  anchors: 'Anchors',
  feature: 'Feature',
  grows: 'Six features',
  twice: 'Twice',
  order: 'Order',
  noise: 'Noise',
  untouched: 'Others stay',
  moved: 'Moved',
  undone: 'Undone',
  sent: 'Sent',
  traced: 'Traced',
  answered: 'Answered',
  language: 'Language',
}

/** Shows changes and rises by their worst case, and shares of lines as they are. Violations are marked. */
function propertiesOf(documents: readonly MeasuredDocument[], isModel: boolean, format: TableFormat): Table {
  const cellOf = (property: Property, of: readonly MeasuredDocument[]) => {
    const worst = worstOf(
      property,
      of.flatMap(({ cases }) => cases[property]),
    )
    if (!worst) return '–'
    const figure = written(property, worst.measured)
    return isMet(property, worst, isModel) ? figure : formatMiss(figure, format)
  }
  const row = (name: string, of: readonly MeasuredDocument[]) => [
    name,
    ...propertyNames.map((property) => cellOf(property, of)),
    shareOf(of, 'background', 'lines'),
    shareOf(of, 'demandsAnswered', 'demands'),
  ]
  return {
    head: ['Document', ...propertyNames.map((property) => headings[property]), 'Background', 'Demands'],
    rows: [
      ...documents.map((document) => row(short(document.name), [document])),
      row('Worst, or of all', documents),
      ['Limit', ...propertyNames.map((property) => limitText(property, isModel)), '', limitText('demands', isModel)],
    ],
  }
}

function shareOf(documents: readonly MeasuredDocument[], part: keyof Counts, all: keyof Counts): string {
  const count = (of: keyof Counts) => sum(documents.map(({ coverage }) => coverage[of]))
  return count(all) > 0 ? percent(count(part) / count(all), 0) : '–'
}

type Counts = Pick<Coverage, 'background' | 'lines' | 'demandsAnswered' | 'demands'>

function written(property: Held, measured: number): string {
  if (limits[property].of === 'fact') return measured === 1 ? 'yes' : 'no'
  const { of } = limits[property]
  if (of === 'share') return percent(measured, 0)
  const size = percent(Math.abs(measured), 2)
  if (measured === 0) return '0 %'
  return size === percent(0, 2) ? size : `${measured > 0 ? '+' : '−'}${size}`
}

function limitText(property: Held, isModel: boolean): string {
  if (limits[property].of === 'fact') return 'yes'
  const limit = limitInPercent(limitOf(property, isModel))
  return limits[property].of === 'change' ? `≤ ${limit}` : `≥ ${limit}`
}

const rewordingHeadings = ['Synonyms', 'Voice', 'Order', 'Dialect', 'Length']

/** Table of the change in hours for each rewording of each brief. */
export function paraphraseTable(reworded: readonly Reworded[], isModel: boolean, format: TableFormat): string {
  const ways = Math.max(...reworded.map(({ changes }) => changes.length))
  const all = reworded.flatMap(({ changes }) => changes)
  const cellOf = (property: 'rewording' | 'rewordings', case_: Case) => {
    const change = written(property, case_.measured)
    return isMet(property, case_, isModel) ? change : formatMiss(change, format)
  }
  const table = {
    head: ['Brief in other words', 'Hours', ...rewordingHeadings.slice(0, ways)],
    rows: reworded.map(({ brief, hours, changes }) => [
      brief,
      hours === null ? '–' : formatCount(hours),
      ...changes.map((change) => cellOf('rewording', change)),
    ]),
  }
  const median = cellOf('rewordings', { change: '', measured: medianChange(reworded) })
  const worst = cellOf('rewording', worstOf('rewording', all)!)
  return [
    formatTable(table, format),
    `Change of the hours in other words: median ${median} (${limitText('rewordings', isModel)}), worst ${worst} (${limitText('rewording', isModel)}).`,
  ].join('\n\n')
}

function withoutEstimate(document: Evaluated): string[] {
  if ('unreadable' in document) return [`${document.name} is not read: "${document.unreadable}"`]
  if ('failed' in document) return [`${document.name} is not measured: ${document.failed}.`]
  return 'refused' in document ? [`${document.name} has no estimate: "${document.refused}"`] : []
}

function notAnswered({ name, coverage: { unanswered } }: MeasuredDocument): string[] {
  if (unanswered.length === 0) return []
  const lines = lineRanges(unanswered.map(({ id }) => id)).join(', ')
  return [`${name}: no task answers line ${lines}; the estimate lists what it leaves out.`]
}

function remarksOf({ pairs, languages, long, analyst }: Evaluation): string[] {
  const inLanguages = languages.map(
    ({ language, hours }) => `${language} ${hours === null ? 'none' : formatCount(hours)}`,
  )
  return [
    `Analyst: ${analyst}.`,
    ...pairs.map(
      ({ names, similarity, measured }) =>
        `${names[0]} and ${names[1]} have ${percent(similarity, 0)} of their words in common: ${percent(Math.abs(measured), 2)} apart.`,
    ),
    ...(languages.length > 0
      ? [`Hours of one short brief in ${languages.length} languages: ${inLanguages.join(', ')}.`]
      : []),
    ...(long
      ? [
          `A document of ${formatCount(long.characters)} characters: ${long.seconds.toFixed(2)} s of the analyst (at most ${costLimit.seconds} s), ${long.megabytes.toFixed(0)} MB (at most ${costLimit.megabytes} MB).`,
        ]
      : []),
  ]
}

const nameLength = 36

const short = (name: string) => (name.length > nameLength ? `${name.slice(0, nameLength - 1)}…` : name)
