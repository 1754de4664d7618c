import type { ExportComponent, ExportView } from '#domain/export-view'
import { money, number, percent, plural } from '#domain/format'
import { describeQuote, describeTotal, isPriced } from '#domain/price'
import { numberingXml, stylesXml } from './docx-styles'
import { packDocument } from './package'
import { namespaces, valued, w } from './wordml'
import { element, escapeXml } from './xml'

/** Page sizes in twentieths of a point. */
const papers = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } }
export type Paper = keyof typeof papers
const margin = 1134

const run = (text: string) => w('r', {}, element('w:t', { 'xml:space': 'preserve' }, escapeXml(text)))
const paragraph = (text: string, style: string, ...more: readonly string[]) =>
  w('p', {}, w('pPr', {}, valued('pStyle', style), ...more), run(text))
const bullets = (texts: readonly string[]) => texts.map((text) => paragraph(text, 'ListBullet')).join('')

/** A heading with its content, or nothing if there is none. */
const section = (title: string, content: string, level = 1) =>
  content === '' ? '' : paragraph(title, `Heading${level}`) + content

type Row = readonly string[]

/** Width of a table in fiftieths of a percent, and that of a page's text in twentieths of a point. */
const [wholeWidth, textWidth] = [5000, papers.A4.width - 2 * margin]
const threeColumns = [2800, 1000, 1200]

/**
 * Creates a table. The first column takes what the others leave, whose texts are right-aligned unless in `left`. The
 * heading repeats on each page, and no row is split.
 */
function tableOf(heading: Row, rows: readonly Row[], widths: readonly number[], left: readonly number[] = []): string {
  if (rows.length === 0) return ''
  const rowXml = (cells: Row, isHeading: boolean) => {
    const cellXml = (text: string, at: number) => {
      const align = at > 0 && !left.includes(at) ? valued('jc', 'right') : ''
      const width = w('tcPr', {}, w('tcW', { w: widths[at]!, type: 'pct' }))
      return w('tc', {}, width, paragraph(text, isHeading ? 'TableHeading' : 'TableText', align))
    }
    const properties = w('trPr', {}, w('cantSplit'), isHeading ? w('tblHeader') : '')
    return w('tr', {}, properties, ...cells.map(cellXml))
  }
  const column = (width: number) => w('gridCol', { w: Math.round((width / wholeWidth) * textWidth) })
  const table = w(
    'tbl',
    {},
    w(
      'tblPr',
      {},
      valued('tblStyle', 'TableGrid'),
      w('tblW', { w: wholeWidth, type: 'pct' }),
      w('tblLayout', { type: 'fixed' }),
    ),
    w('tblGrid', {}, ...widths.map(column)),
    rowXml(heading, true),
    ...rows.map((row) => rowXml(row, false)),
  )
  // A paragraph, without which Word joins this table with the next.
  return table + w('p', {}, w('pPr', {}, valued('pStyle', 'TableText')))
}

/** Creates a table of hours and costs. */
const costTable = (
  first: string,
  rows: readonly Pick<ExportComponent, 'name' | 'hours' | 'cost'>[],
  currency: string,
) =>
  tableOf(
    [first, 'Hours', 'Cost'],
    rows.map(({ name, hours: own, cost }) => [name, hours(own), money(cost, currency)]),
    threeColumns,
  )

const hours = (value: number) => `${number(value)} h`

/** Creates the proposal as an editable Word document. */
export function documentOf(view: ExportView, paper: Paper): Uint8Array<ArrayBuffer> {
  const { width, height } = papers[paper]
  const body = [
    paragraph(view.title, 'Title'),
    paragraph(`Estimate of ${view.day}`, 'Subtitle'),
    summary(view),
    included(view),
    outside(view),
    plan(view),
    notes(view),
    w(
      'sectPr',
      {},
      element('w:footerReference', { 'w:type': 'default', 'r:id': 'rId3' }),
      w('pgSz', { w: width, h: height }),
      w('pgMar', { top: margin, right: margin, bottom: margin, left: margin, header: 567, footer: 567, gutter: 0 }),
    ),
  ]
  const field = (name: string) => w('fldSimple', { instr: name }, run('1'))
  const footer = [run('Page '), field('PAGE'), run(' of '), field('NUMPAGES')]
  return packDocument(
    [
      {
        path: 'word/document.xml',
        type: 'wordprocessingml.document.main',
        xml: element('w:document', namespaces, w('body', {}, ...body)),
        relations: [
          ['styles', 'styles.xml'],
          ['numbering', 'numbering.xml'],
          ['footer', 'footer1.xml'],
        ],
      },
      { path: 'word/styles.xml', type: 'wordprocessingml.styles', xml: stylesXml() },
      { path: 'word/numbering.xml', type: 'wordprocessingml.numbering', xml: numberingXml() },
      {
        path: 'word/footer1.xml',
        type: 'wordprocessingml.footer',
        xml: element('w:ftr', namespaces, w('p', {}, w('pPr', {}, valued('pStyle', 'Footer')), ...footer)),
      },
    ],
    view.title,
  )
}

function summary({ price, currency, totalHours, totalCost, weeks, workType, range }: ExportView): string {
  const amount = (value: number) => money(value, currency)
  const rows: Row[] = [
    ['Total hours', hours(totalHours)],
    ['Estimated cost', amount(totalCost)],
    ...(isPriced(price) ? [['Price', describeQuote(price)], ...describeTotal(price)] : []),
    ['Timeline', plural(weeks, 'week')],
    ...(workType ? [['Type of work', workType]] : []),
  ]
  return [
    paragraph('Summary', 'Heading1'),
    tableOf(['Estimate', ''], rows, [2000, 3000]),
    tableOf(
      ['Chance of staying under', 'Hours', 'Cost'],
      range.map(({ chance, hours: own, cost }) => [percent(chance / 100), hours(own), amount(cost)]),
      threeColumns,
    ),
  ].join('')
}

function included({ components, currency, totalHours, totalCost }: ExportView): string {
  const own = components.filter(({ rows }) => rows.some(({ state }) => state === 'in'))
  const totals = costTable('Component', [...own, { name: 'Total', hours: totalHours, cost: totalCost }], currency)
  const details = own
    .filter(({ isSupporting }) => !isSupporting)
    .map(({ name, description, rows }) => {
      const inScope = rows.filter(({ state }) => state === 'in')
      const sources = [...new Set(inScope.flatMap(({ sources }) => sources))]
      return section(
        name,
        [
          description === '' ? '' : paragraph(description, 'Normal'),
          tableOf(
            ['Task', 'Role', 'Hours', 'Cost'],
            inScope.map(({ task, role, hours: own, cost }) => [task, role, hours(own), money(cost, currency)]),
            [2300, 1200, 650, 850],
            [1],
          ),
          section('From the requirements', bullets(sources), 3),
        ].join(''),
        2,
      )
    })
  return section("What's included", own.length === 0 ? '' : [totals, ...details].join(''))
}

/** Options and what is not included. */
function outside({ options, exclusions, notEstimated, currency }: ExportView): string {
  const sign = (value: number) => (value < 0 ? '' : '+')
  return [
    section(
      'Options, not in the total',
      tableOf(
        ['Option', 'Hours', 'Price'],
        options.map(({ name, hours: own, price }) => [
          name,
          sign(own) + hours(own),
          sign(price) + money(price, currency),
        ]),
        threeColumns,
      ),
    ),
    section('Not included', bullets(exclusions) + section('Requirement lines not estimated', bullets(notEstimated), 2)),
  ].join('')
}

function plan({ phases, milestones, currency }: ExportView): string {
  return [
    section('Phases', costTable('Phase', phases, currency)),
    section(
      'Timeline',
      tableOf(
        ['Phase', 'People', 'Ends in week'],
        milestones.map(({ name, people, week }) => [name, people === null ? '' : number(people), number(week)]),
        threeColumns,
      ),
    ),
  ].join('')
}

function notes({ risks, assumptions, techStack }: ExportView): string {
  return [
    section(
      'Risks',
      tableOf(
        ['Risk', 'Impact', 'Mitigation'],
        risks.map(({ risk, impact, description, mitigation }) => [
          description === '' ? risk : `${risk}: ${description}`,
          impact,
          mitigation,
        ]),
        [2300, 600, 2100],
        [1, 2],
      ),
    ),
    section('Assumptions', bullets(assumptions)),
    section('Technology stack', bullets(techStack)),
  ].join('')
}
