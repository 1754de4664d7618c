import { isFormula } from './csv'
import { element, escapeXml } from './xml'

/** Cell formats, in the order of the style sheet. `input` cells are those that are meant to be changed. */
const formats = [
  'text',
  'formulaText',
  'wrapped',
  'title',
  'note',
  'heading',
  'headingRight',
  'hours',
  'money',
  'rounding',
  'inputHours',
  'inputRate',
  'inputPercent',
  'inputText',
  'totalText',
  'totalHours',
  'totalMoney',
] as const
export type Format = (typeof formats)[number]

export interface Cell {
  value: string | number
  /** Computes the value, which readers without formulas show. */
  formula?: string
  format?: Format
}

export interface Sheet {
  name: string
  /** Widths of the columns in characters. */
  widths: readonly number[]
  rows: readonly (readonly (Cell | null)[])[]
  /** Rows that stay in place. */
  frozenRows?: number
  /** Range with filters, such as `A1:J20`. */
  filter?: string
  /** Lists from which the cells of a range are chosen: range and formula. */
  lists?: readonly (readonly [range: string, formula: string])[]
  isLandscape?: boolean
}

/** Maximum characters of a cell. */
const maxCellLength = 32_767

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const spreadsheetNamespaces = {
  xmlns: main,
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
}

/** Escapes a text for a sheet, in which `_x0041_` would stand for another character. */
const escapeText = (text: string) => escapeXml(text.slice(0, maxCellLength).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'))

/** Returns the letters of a column, from 0. */
export const columnName = (at: number): string => String.fromCharCode(65 + at)

function cellXml({ value, formula, format = 'text' }: Cell, reference: string): string {
  // A spreadsheet would compute such a text as soon as someone edits the cell.
  const used = typeof value === 'string' && format === 'text' && isFormula(value) ? 'formulaText' : format
  const attributes = { r: reference, s: formats.indexOf(used) }
  const shown = element('v', {}, String(value))
  if (formula !== undefined) return element('c', attributes, element('f', {}, escapeXml(formula)), shown)
  if (typeof value === 'number') return element('c', attributes, shown)
  // An inline string is never a formula.
  const text = element('t', { 'xml:space': 'preserve' }, escapeText(value))
  return element('c', { ...attributes, t: 'inlineStr' }, element('is', {}, text))
}

export function sheetXml({ widths, rows, frozenRows = 0, filter, lists = [], isLandscape = false }: Sheet): string {
  const pane = { ySplit: frozenRows, topLeftCell: `A${frozenRows + 1}`, activePane: 'bottomLeft', state: 'frozen' }
  const view = { workbookViewId: 0, showGridLines: 0 }
  const column = (width: number, at: number) => element('col', { min: at + 1, max: at + 1, width, customWidth: 1 })
  const row = (cells: Sheet['rows'][number], at: number) =>
    element(
      'row',
      { r: at + 1 },
      ...cells.map((cell, column) => (cell ? cellXml(cell, `${columnName(column)}${at + 1}`) : '')),
    )
  const list = ([sqref, formula]: readonly [string, string]) =>
    element(
      'dataValidation',
      { type: 'list', allowBlank: 1, showErrorMessage: 1, sqref },
      element('formula1', {}, escapeXml(formula)),
    )
  return element(
    'worksheet',
    spreadsheetNamespaces,
    element('sheetPr', {}, element('pageSetUpPr', { fitToPage: 1 })),
    element('sheetViews', {}, element('sheetView', view, frozenRows > 0 ? element('pane', pane) : '')),
    element('cols', {}, ...widths.map(column)),
    element('sheetData', {}, ...rows.map(row)),
    filter ? element('autoFilter', { ref: filter }) : '',
    lists.length > 0 ? element('dataValidations', { count: lists.length }, ...lists.map(list)) : '',
    element('pageSetup', { orientation: isLandscape ? 'landscape' : 'portrait', fitToWidth: 1, fitToHeight: 0 }),
  )
}

/** Returns the format code of whole units of a currency: `[$€]#,##0`, `[$CHF] #,##0`. */
function moneyCode(currency: string): string {
  const symbol = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')!.value
  return `[$${symbol}]${/\w$/.test(symbol) ? ' ' : ''}#,##0`
}

/** Returns the style sheet, which has one cell format for each of `formats`. */
export function stylesXml(currency: string): string {
  const money = moneyCode(currency)
  const codes = ['#,##0.0', `${money};-${money}`, `${money}.00`, '0.##', '0.00%']
  const numbers = { general: 0, hours: 164, money: 165, rate: 166, rounding: 167, percent: 168 }
  const font = { normal: 0, bold: 1, title: 2, muted: 3 }
  const fill = { none: 0, heading: 2, input: 3 }
  const xf = (numFmtId: number, fontId: number, fillId: number, more: { quotePrefix?: number } = {}, alignment = '') =>
    element(
      'xf',
      {
        numFmtId,
        fontId,
        fillId,
        borderId: 0,
        xfId: 0,
        applyNumberFormat: 1,
        applyFont: 1,
        applyFill: 1,
        applyAlignment: alignment === '' ? undefined : 1,
        ...more,
      },
      alignment,
    )
  const wrapped = element('alignment', { vertical: 'top', wrapText: 1 })
  const right = element('alignment', { horizontal: 'right' })
  const cells: Record<Format, string> = {
    text: xf(numbers.general, font.normal, fill.none),
    formulaText: xf(numbers.general, font.normal, fill.none, { quotePrefix: 1 }),
    wrapped: xf(numbers.general, font.normal, fill.none, {}, wrapped),
    title: xf(numbers.general, font.title, fill.none),
    note: xf(numbers.general, font.muted, fill.none),
    heading: xf(numbers.general, font.bold, fill.heading),
    headingRight: xf(numbers.general, font.bold, fill.heading, {}, right),
    hours: xf(numbers.hours, font.normal, fill.none),
    money: xf(numbers.money, font.normal, fill.none),
    rounding: xf(numbers.rounding, font.muted, fill.none),
    inputHours: xf(numbers.hours, font.normal, fill.input),
    inputRate: xf(numbers.rate, font.normal, fill.input),
    inputPercent: xf(numbers.percent, font.normal, fill.input),
    inputText: xf(numbers.general, font.normal, fill.input),
    totalText: xf(numbers.general, font.bold, fill.none),
    totalHours: xf(numbers.hours, font.bold, fill.none),
    totalMoney: xf(numbers.money, font.bold, fill.none),
  }
  const counted = (name: string, children: readonly string[]) => element(name, { count: children.length }, ...children)
  const fontXml = (size: number, { weight = '', color = '' } = {}) =>
    element('font', {}, weight, element('sz', { val: size }), color, element('name', { val: 'Calibri' }))
  const fillXml = (patternType: string, ...colors: string[]) =>
    element('fill', {}, element('patternFill', { patternType }, ...colors))
  const solid = (rgb: string) => fillXml('solid', element('fgColor', { rgb }), element('bgColor', { indexed: 64 }))
  const bold = { weight: element('b') }
  const gray = { color: element('color', { rgb: 'FF6B665F' }) }
  return element(
    'styleSheet',
    { xmlns: main },
    counted(
      'numFmts',
      codes.map((formatCode, at) => element('numFmt', { numFmtId: 164 + at, formatCode })),
    ),
    counted('fonts', [fontXml(11), fontXml(11, bold), fontXml(16, bold), fontXml(10, gray)]),
    counted('fills', [fillXml('none'), fillXml('gray125'), solid('FFE9EDFB'), solid('FFFFF8E1')]),
    counted('borders', [
      element('border', {}, ...['left', 'right', 'top', 'bottom', 'diagonal'].map((side) => element(side))),
    ]),
    counted('cellStyleXfs', [element('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 })]),
    counted(
      'cellXfs',
      formats.map((format) => cells[format]),
    ),
    counted('cellStyles', [element('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })]),
  )
}
