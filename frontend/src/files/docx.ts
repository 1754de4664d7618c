import type { ExportView } from '#domain/export-view'
import { money, number, percent, plural } from '#domain/format'
import { describeQuote, describeTotal, isPriced } from '#domain/price'
import { escapeXml, packDocument } from './package'

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** Page sizes in twentieths of a point. */
const papers = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } }
export type Paper = keyof typeof papers
const margin = 1134

const run = (text: string) => `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
const paragraph = (text: string, style?: string, more = '') =>
  `<w:p>${style || more ? `<w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}${more}</w:pPr>` : ''}${run(text)}</w:p>`
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
    const xml = cells.map((text, at) => {
      const align = at > 0 && !left.includes(at) ? '<w:jc w:val="right"/>' : ''
      return `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="pct"/></w:tcPr>${paragraph(text, isHeading ? 'TableHeading' : 'TableText', align)}</w:tc>`
    })
    return `<w:tr><w:trPr><w:cantSplit/>${isHeading ? '<w:tblHeader/>' : ''}</w:trPr>${xml.join('')}</w:tr>`
  }
  const grid = widths.map((width) => `<w:gridCol w:w="${Math.round((width / wholeWidth) * textWidth)}"/>`).join('')
  return [
    `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="${wholeWidth}" w:type="pct"/><w:tblLayout w:type="fixed"/></w:tblPr>`,
    `<w:tblGrid>${grid}</w:tblGrid>`,
    rowXml(heading, true),
    ...rows.map((row) => rowXml(row, false)),
    // A paragraph, without which Word joins this table with the next.
    '</w:tbl>',
    '<w:p><w:pPr><w:pStyle w:val="TableText"/></w:pPr></w:p>',
  ].join('')
}

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
    `<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`,
  ]
  const field = (name: string) => `<w:fldSimple w:instr="${name}">${run('1')}</w:fldSimple>`
  return packDocument(
    [
      {
        path: 'word/document.xml',
        type: 'wordprocessingml.document.main',
        xml: `<w:document ${namespaces}><w:body>${body.join('')}</w:body></w:document>`,
        relations: [
          ['styles', 'styles.xml'],
          ['numbering', 'numbering.xml'],
          ['footer', 'footer1.xml'],
        ],
      },
      { path: 'word/styles.xml', type: 'wordprocessingml.styles', xml: stylesXml },
      { path: 'word/numbering.xml', type: 'wordprocessingml.numbering', xml: numberingXml },
      {
        path: 'word/footer1.xml',
        type: 'wordprocessingml.footer',
        xml: `<w:ftr ${namespaces}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${run('Page ')}${field('PAGE')}${run(' of ')}${field('NUMPAGES')}</w:p></w:ftr>`,
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
  const totals = tableOf(
    ['Component', 'Hours', 'Cost'],
    [
      ...own.map(({ name, hours: own, cost }) => [name, hours(own), money(cost, currency)]),
      ['Total', hours(totalHours), money(totalCost, currency)],
    ],
    threeColumns,
  )
  const details = own
    .filter(({ isSupporting }) => !isSupporting)
    .map(({ name, description, rows }) => {
      const inScope = rows.filter(({ state }) => state === 'in')
      const sources = [...new Set(inScope.flatMap(({ sources }) => sources))]
      return section(
        name,
        [
          description === '' ? '' : paragraph(description),
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
    section(
      'Phases',
      tableOf(
        ['Phase', 'Hours', 'Cost'],
        phases.map(({ name, hours: own, cost }) => [name, hours(own), money(cost, currency)]),
        threeColumns,
      ),
    ),
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

const style = (id: string, name: string, paragraph: string, run: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}${more}<w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`

const spacing = (before: number, after: number) => `<w:spacing w:before="${before}" w:after="${after}"/>`
const heading = (level: number, size: number, before: number) =>
  style(
    `Heading${level}`,
    `heading ${level}`,
    `<w:keepNext/>${spacing(before, 100)}<w:outlineLvl w:val="${level - 1}"/>`,
    `<w:b/><w:sz w:val="${size}"/>`,
    '<w:next w:val="Normal"/>',
  )
const border = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFBAB2"/>`

const stylesXml = [
  `<w:styles ${namespaces}>`,
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>',
  style('Normal', 'Normal', spacing(0, 120), ''),
  style('Title', 'Title', spacing(0, 60), '<w:b/><w:sz w:val="44"/>'),
  style('Subtitle', 'Subtitle', spacing(0, 240), '<w:color w:val="6B665F"/>'),
  heading(1, 30, 320),
  heading(2, 25, 240),
  heading(3, 22, 160),
  style('ListBullet', 'List Bullet', `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>${spacing(0, 60)}`, ''),
  style('TableText', 'Table Text', spacing(30, 30), '<w:sz w:val="20"/>'),
  style('TableHeading', 'Table Heading', `<w:keepNext/>${spacing(30, 30)}`, '<w:b/><w:sz w:val="20"/>'),
  style('Footer', 'footer', '<w:jc w:val="right"/>', '<w:sz w:val="18"/>'),
  `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')}</w:tblBorders><w:tblCellMar><w:left w:w="100" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>`,
  '</w:styles>',
].join('')

const numberingXml = `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
