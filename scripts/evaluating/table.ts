import { lineRanges } from '#functions/services/analyst/line-ids'
import type { Evaluated, Evaluation } from './evaluate'
import { type Held, costLimit, isKept, limitInPercent, limitOf, limits, percent, worstOf } from './limits'
import type { Measured } from './measure'
import { type Coverage, type Property, propertyNames } from './properties'

interface Table {
  head: string[]
  rows: string[][]
}

/** An evaluation as tables, for a terminal or as Markdown, and the documents without an estimate with their sentence. */
export function tablesOf(evaluation: Evaluation, format: 'text' | 'markdown'): string {
  const print = format === 'text' ? aligned : asMarkdown
  const { documents } = evaluation
  const measured = documents.filter(isMeasured)
  return [
    ...(measured.length > 0
      ? [print(figuresOf(measured)), print(propertiesOf(measured, evaluation.isModel, format))]
      : []),
    listed(documents.flatMap(withoutEstimate), format),
    listed(measured.flatMap(notAnswered), format),
    listed(remarksOf(evaluation), format),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

type MeasuredDocument = Evaluated & { characters: number } & Measured

const isMeasured = (document: Evaluated): document is MeasuredDocument => 'figures' in document

const count = (number: number) => number.toLocaleString('en-US')
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

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
    ].map(count),
    range,
    sum(of.map(({ seconds }) => seconds)).toFixed(2),
    Math.max(...of.map(({ megabytes }) => megabytes)).toFixed(0),
  ]
  return {
    head: ['Document', 'Characters', 'Lines', 'Components', 'Tasks', 'Questions', 'Hours', 'P10–P90', 'Seconds', 'MB'],
    rows: [
      ...documents.map((document) =>
        row(short(document.name), [document], `${count(document.figures.p10)}–${count(document.figures.p90)}`),
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
  traced: 'Traced',
  answered: 'Answered',
  language: 'Language',
}

/** Changes and rises by their worst trial; shares of lines as they are. What is not kept stands out. */
function propertiesOf(documents: readonly MeasuredDocument[], isModel: boolean, format: 'text' | 'markdown'): Table {
  const strong = (text: string) => (format === 'markdown' ? `**${text}**` : `${text} !`)
  const cellOf = (property: Property, of: readonly MeasuredDocument[]) => {
    const worst = worstOf(
      property,
      of.flatMap(({ trials }) => trials[property]),
    )
    if (!worst) return '–'
    const figure = written(property, worst.measured)
    return isKept(property, worst, isModel) ? figure : strong(figure)
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

function written(property: Property, measured: number): string {
  if (property === 'language') return measured === 1 ? 'yes' : 'no'
  const { of } = limits[property]
  if (of === 'share') return percent(measured, 0)
  const size = percent(Math.abs(measured), 2)
  if (measured === 0) return '0 %'
  return size === percent(0, 2) ? size : `${measured > 0 ? '+' : '−'}${size}`
}

function limitText(property: Held, isModel: boolean): string {
  if (property === 'language') return 'yes'
  const limit = limitInPercent(limitOf(property, isModel))
  return limits[property].of === 'change' ? `≤ ${limit}` : `≥ ${limit}`
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
  const inLanguages = languages.map(({ language, hours }) => `${language} ${hours === null ? 'none' : count(hours)}`)
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
          `A document of ${count(long.characters)} characters: ${long.seconds.toFixed(2)} s of the analyst (at most ${costLimit.seconds} s), ${long.megabytes.toFixed(0)} MB (at most ${costLimit.megabytes} MB).`,
        ]
      : []),
  ]
}

const nameLength = 36

const short = (name: string) => (name.length > nameLength ? `${name.slice(0, nameLength - 1)}…` : name)

/** First column to the left, figures to the right. */
function aligned({ head, rows }: Table): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
    .join('\n')
}

const asMarkdown = ({ head, rows }: Table) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const listed = (sentences: readonly string[], format: 'text' | 'markdown') =>
  sentences.map((sentence) => (format === 'markdown' ? `- ${sentence}` : sentence)).join('\n')
