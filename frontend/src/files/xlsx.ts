import { scopeStateLabels } from '#contract/scope'
import type { ExportComponent, ExportRow, ExportView } from '#domain/exports/export-view'
import { quoteName } from '#domain/hours/price'
import { expectedHours } from '#domain/hours/range'
import { describeOptionPrices } from '#domain/offer/net-price'
import { packDocument } from './package'
import { type Cell, type Format, type Sheet, columnName, sheetXml, spreadsheetNamespaces, stylesXml } from './sheet'
import { taskColumns } from './task-table'
import { element } from './xml'

/** Columns of the sheet Tasks. */
const column = { optimistic: 'D', likely: 'E', pessimistic: 'F', hours: 'G', cost: 'H', state: 'I' }
const roundingColumns = { hours: 'K', cost: 'L' }

const inScope = `"${scopeStateLabels.in}"`

const cell = (value: string | number, format?: Format, formula?: string): Cell => ({
  value,
  ...(format && { format }),
  ...(formula !== undefined && { formula }),
})

/** Sums a column of tasks in scope, from row to row. */
const sumInScope = (of: string, from: number, to: number, sheet = 'Tasks!') =>
  `SUMIFS(${sheet}$${of}$${from}:$${of}$${to},${sheet}$${column.state}$${from}:$${column.state}$${to},${inScope})`

/** Rounds to four decimals, which hold a product of half hours, rates in cents and a surcharge. */
const toFourDecimals = (value: number) => Math.round(value * 1e4) / 1e4

interface Placed {
  row: number
  component: ExportComponent
  task: ExportRow
}

/**
 * Creates a workbook whose sums are formulas. The estimate rounds hours and costs so that its tables add up; the sheet
 * has what rounding added to each row in two columns, so that it computes the same totals. Supporting work is in
 * proportion to the hours of the tasks in scope.
 */
export function workbookOf(view: ExportView): Uint8Array<ArrayBuffer> {
  const placed = view.components
    .flatMap((component) => component.rows.map((task) => ({ component, task })))
    .map((row, at): Placed => ({ ...row, row: at + 2 }))
  const summary = summarySheet(view, placed)
  const sheets = [summary.sheet, tasksSheet(view, placed, summary)]
  return packDocument(
    [
      {
        path: 'xl/workbook.xml',
        type: 'spreadsheetml.sheet.main',
        xml: element(
          'workbook',
          spreadsheetNamespaces,
          element(
            'sheets',
            {},
            ...sheets.map(({ name }, at) => element('sheet', { name, sheetId: at + 1, 'r:id': `rId${at + 1}` })),
          ),
          element('calcPr', { fullCalcOnLoad: 1 }),
        ),
        relations: [
          ['worksheet', 'worksheets/sheet1.xml'],
          ['worksheet', 'worksheets/sheet2.xml'],
          ['styles', 'styles.xml'],
        ],
      },
      ...sheets.map((sheet, at) => ({
        path: `xl/worksheets/sheet${at + 1}.xml`,
        type: 'spreadsheetml.worksheet',
        xml: sheetXml(sheet),
      })),
      { path: 'xl/styles.xml', type: 'spreadsheetml.styles', xml: stylesXml(view.currency) },
    ],
    view.title,
  )
}

interface Summary {
  sheet: Sheet
  /** Cells of the rates by role, and of the surcharge. */
  rates: { from: number; to: number }
  surcharge: number
}

function summarySheet(view: ExportView, placed: readonly Placed[]): Summary {
  const { totalHours, totalCost, price, range, components, options } = view
  const last = placed.length + 1
  const rows: (Cell | null)[][] = []
  /** Adds a row and returns its number. */
  const add = (...cells: (Cell | null)[]) => rows.push(cells)
  const heading = (...titles: string[]) => {
    add()
    add(...titles.map((title, at) => cell(title, at === 0 ? 'heading' : 'headingRight')))
  }
  const sum = (of: string) => (placed.length > 0 ? sumInScope(of, 2, last) : '0')

  add(cell(view.title, 'title'))
  add(cell(`Estimate of ${view.day}. Change the colored cells here and on the sheet Tasks: the sums follow.`, 'note'))
  heading('Estimate', 'Hours', `Cost (${view.currency})`)
  const total = add(
    cell('Total', 'totalText'),
    cell(totalHours, 'totalHours', sum(column.hours)),
    cell(totalCost, 'totalMoney', sum(column.cost)),
  )
  add(cell('Timeline in weeks, as estimated'), cell(view.weeks))
  if (view.included) add(cell(`The totals are ${view.included}.`, 'note'))

  heading('Chance of staying under', 'Hours', `Cost (${view.currency})`)
  const rangeRow = new Map(
    range.map(({ chance, hours, cost }) => {
      const share = (of: string, part: number, whole: number, decimals: number) =>
        whole > 0 ? `ROUND(${of}${total}*${part}/${whole},${decimals})` : '0'
      const row = add(
        cell(`${chance}%`),
        cell(hours, 'hours', share('B', hours, totalHours, 1)),
        cell(cost, 'money', share('C', cost, totalCost, 0)),
      )
      return [chance, row] as const
    }),
  )

  heading('Price', 'Percent', view.currency)
  // Only sold work makes the price another one than this point of the range.
  const agreed = price.quoted - range.find(({ chance }) => chance === price.quoteAt)!.cost
  const quoted = add(
    cell(quoteName(price)),
    null,
    cell(price.quoted, 'money', `C${rangeRow.get(price.quoteAt)}${agreed === 0 ? '' : `+(${agreed})`}`),
  )
  add(
    cell(price.quoteAt === 50 ? 'of which above the cost' : 'of which contingency'),
    null,
    cell(price.contingency, 'money', `C${quoted}-C${rangeRow.get(50)}`),
  )
  const { discount, tax } = price
  const less = add(
    cell('Discount'),
    cell(discount.percent / 100, 'inputPercent'),
    cell(-discount.amount, 'money', `-ROUND(C${quoted}*B${quoted + 2},0)`),
  )
  const more = add(
    cell('Tax'),
    cell(tax.percent / 100, 'inputPercent'),
    cell(tax.amount, 'money', `ROUND((C${quoted}+C${less})*B${less + 1},0)`),
  )
  add(cell('Total price', 'totalText'), null, cell(price.total, 'totalMoney', `C${quoted}+C${less}+C${more}`))
  if (view.agreed) add(cell(view.agreed, 'note'))

  heading('Components', 'Hours', `Cost (${view.currency})`)
  for (const component of components) {
    const own = placed.filter((each) => each.component === component)
    const [from, to] = [own[0]!.row, own.at(-1)!.row]
    add(
      cell(component.name),
      cell(component.hours, 'hours', sumInScope(column.hours, from, to)),
      cell(component.cost, 'money', sumInScope(column.cost, from, to)),
    )
  }

  if (options.length > 0) {
    heading('Options, as estimated, with their supporting work', 'Hours', `Price (${view.currency})`)
    const note = describeOptionPrices(view)
    if (note) add(cell(note, 'note'))
    for (const { name, hours, price } of options) add(cell(name), cell(hours, 'hours'), cell(price, 'money'))
  }

  heading('Rates per hour', view.currency)
  const rates = view.rates.map(({ role, rate }) => add(cell(role), cell(rate, 'inputRate')))
  const surcharge = add(cell(`Surcharge for ${view.priority} priority`), cell(view.surcharge, 'inputPercent'))
  return {
    sheet: { name: 'Summary', widths: [48, 14, 18], rows },
    rates: { from: rates[0]!, to: rates.at(-1)! },
    surcharge,
  }
}

function tasksSheet(view: ExportView, placed: readonly Placed[], { rates, surcharge }: Summary): Sheet {
  const tasks = placed.filter(({ component }) => !component.isSupporting)
  const lastTask = tasks.length + 1
  const buildHours = tasks.filter(({ task }) => task.state === 'in').reduce((hours, { task }) => hours + task.hours, 0)
  const rateOf = new Map(view.rates.map(({ role, rate }) => [role, rate]))
  const roleRange = `Summary!$A$${rates.from}:$B$${rates.to}`

  const headings = [...taskColumns(view.currency), 'Rounding (h)', `Rounding (${view.currency})`]
  const rows = placed.map(({ component, task, row }) => {
    const { points, hours, cost, role } = task
    const rounded = points ? toFourDecimals(hours - expectedHours(points)) : null
    const weighed = `(${column.optimistic}${row}+4*${column.likely}${row}+${column.pessimistic}${row})/6`
    const hoursFormula = points
      ? `ROUND(${weighed}+${roundingColumns.hours}${row},2)`
      : `ROUND(${hours}/${buildHours}*${sumInScope(column.hours, 2, lastTask, '')},2)`
    const costFormula = `${column.hours}${row}*VLOOKUP(C${row},${roleRange},2,FALSE)*(1+Summary!$B$${surcharge})+${roundingColumns.cost}${row}`
    const point = (value: number | undefined) => (value === undefined ? null : cell(value, 'inputHours'))
    return [
      cell(component.name),
      cell(task.task),
      cell(role, 'inputText'),
      point(points?.optimistic),
      point(points?.likely),
      point(points?.pessimistic),
      cell(hours, 'hours', hoursFormula),
      cell(cost, 'money', costFormula),
      cell(scopeStateLabels[task.state], points ? 'inputText' : 'text'),
      cell(task.sources.join('\n'), 'wrapped'),
      rounded === null ? null : cell(rounded, 'rounding'),
      cell(toFourDecimals(cost - hours * rateOf.get(role)! * (1 + view.surcharge)), 'rounding'),
    ]
  })
  const last = placed.length + 1
  return {
    name: 'Tasks',
    widths: [28, 40, 22, 14, 12, 14, 14, 16, 14, 70, 14, 16],
    rows: [headings.map((title) => cell(title, 'heading')), ...rows],
    frozenRows: 1,
    isLandscape: true,
    ...(placed.length > 0 && { filter: `A1:${columnName(headings.length - 1)}${last}` }),
    ...(tasks.length > 0 && {
      lists: [
        [`C2:C${last}`, `Summary!$A$${rates.from}:$A$${rates.to}`],
        [`${column.state}2:${column.state}${lastTask}`, `"${Object.values(scopeStateLabels).join(',')}"`],
      ] as const,
    }),
  }
}
