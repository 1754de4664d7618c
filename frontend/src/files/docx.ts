import type { Block, Proposal } from '#domain/exports/proposal'
import { quote } from '#domain/text/text'
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

type Row = readonly string[]

/** Widths of the columns of prices and of their table in fiftieths of a percent. */
const [widths, wholeWidth] = [[3600, 1400], 5000]
/** Width of a page's text in twentieths of a point. */
const textWidth = papers.A4.width - 2 * margin

/**
 * Creates a table of prices, which are right-aligned. The last row is the total. The heading repeats on each page, and no
 * row is split.
 */
function priceTable(rows: readonly Row[]): string {
  const rowXml = (cells: Row, style: string) => {
    const cellXml = (text: string, at: number) => {
      const align = at > 0 ? valued('jc', 'right') : ''
      const width = w('tcPr', {}, w('tcW', { w: widths[at]!, type: 'pct' }))
      return w('tc', {}, width, paragraph(text, style, align))
    }
    const properties = w('trPr', {}, w('cantSplit'), style === 'TableHeading' ? w('tblHeader') : '')
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
    rowXml(['Price', ''], 'TableHeading'),
    ...rows.map((row, at) => rowXml(row, at < rows.length - 1 ? 'TableText' : 'TableTotal')),
  )
  // A paragraph, without which Word joins this table with the next.
  return table + w('p', {}, w('pPr', {}, valued('pStyle', 'TableText')))
}

/** Creates the proposal as an editable Word document. */
export function documentOf({ title, sender, sections }: Proposal, paper: Paper): Uint8Array<ArrayBuffer> {
  const { width, height } = papers[paper]
  const body = [
    paragraph(title, 'Title'),
    paragraph(sender, 'Subtitle'),
    ...sections
      .filter(({ blocks }) => blocks.length > 0)
      .flatMap(({ title, blocks }) => [paragraph(title, 'Heading1'), ...blocks.map(layOut)]),
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
    title,
  )
}

function layOut(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return paragraph(block.text, 'Heading2')
    case 'subheading':
      return paragraph(block.text, 'Heading3')
    case 'paragraph':
      return paragraph(block.text, 'Normal')
    case 'list':
      return bullets(block.texts)
    case 'quotes':
      return bullets(block.texts.map(quote))
    default:
      return priceTable(block.rows)
  }
}
