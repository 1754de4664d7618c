import { isFormula } from './csv'
import { escapeXml } from './package'

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
export const spreadsheetNamespaces = `xmlns="${main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`

/** Escapes a text for a sheet, in which `_x0041_` would stand for another character. */
const escapeText = (text: string) => escapeXml(text.slice(0, maxCellLength).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'))

/** Returns the letters of a column, from 0. */
export const columnName = (at: number): string => String.fromCharCode(65 + at)

function cellXml({ value, formula, format = 'text' }: Cell, reference: string): string {
  // A spreadsheet would compute such a text as soon as someone edits the cell.
  const used = typeof value === 'string' && format === 'text' && isFormula(value) ? 'formulaText' : format
  const start = `<c r="${reference}" s="${formats.indexOf(used)}"`
  if (formula !== undefined) return `${start}><f>${escapeXml(formula)}</f><v>${value}</v></c>`
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`
  // An inline string is never a formula.
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`
}

export function sheetXml({ widths, rows, frozenRows = 0, filter, lists = [], isLandscape = false }: Sheet): string {
  const pane =
    frozenRows > 0
      ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
      : ''
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const data = rows.map((cells, row) => {
    const xml = cells.map((cell, at) => (cell ? cellXml(cell, `${columnName(at)}${row + 1}`) : ''))
    return `<row r="${row + 1}">${xml.join('')}</row>`
  })
  const validations = lists.map(
    ([range, formula]) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>${escapeXml(formula)}</formula1></dataValidation>`,
  )
  return [
    `<worksheet ${spreadsheetNamespaces}>`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView workbookViewId="0" showGridLines="0">${pane}</sheetView></sheetViews>`,
    `<cols>${columns.join('')}</cols>`,
    `<sheetData>${data.join('')}</sheetData>`,
    filter ? `<autoFilter ref="${filter}"/>` : '',
    validations.length > 0 ? `<dataValidations count="${lists.length}">${validations.join('')}</dataValidations>` : '',
    `<pageSetup orientation="${isLandscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>`,
    '</worksheet>',
  ].join('')
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
  const xf = (number: number, font: number, fill: number, more = '') =>
    `<xf numFmtId="${number}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" ${more.startsWith('<') ? `applyAlignment="1">${more}</xf>` : `${more}/>`}`
  const wrapped = '<alignment vertical="top" wrapText="1"/>'
  const right = '<alignment horizontal="right"/>'
  const cells: Record<Format, string> = {
    text: xf(numbers.general, font.normal, fill.none),
    formulaText: xf(numbers.general, font.normal, fill.none, 'quotePrefix="1"'),
    wrapped: xf(numbers.general, font.normal, fill.none, wrapped),
    title: xf(numbers.general, font.title, fill.none),
    note: xf(numbers.general, font.muted, fill.none),
    heading: xf(numbers.general, font.bold, fill.heading),
    headingRight: xf(numbers.general, font.bold, fill.heading, right),
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
  const solid = (color: string) =>
    `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/><bgColor indexed="64"/></patternFill></fill>`
  return [
    `<styleSheet xmlns="${main}">`,
    `<numFmts count="${codes.length}">${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`).join('')}</numFmts>`,
    '<fonts count="4"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="16"/><name val="Calibri"/></font><font><sz val="10"/><color rgb="FF6B665F"/><name val="Calibri"/></font></fonts>',
    `<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid('FFE9EDFB')}${solid('FFFFF8E1')}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formats.length}">${formats.map((format) => cells[format]).join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('')
}
