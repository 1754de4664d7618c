import { namespaces, valued, w } from './wordml'
import { element } from './xml'

interface Style {
  id: string
  name: string
  /** Properties of the paragraph and of its text. */
  paragraph?: string[]
  text?: string[]
  more?: string
}

function styleXml({ id, name, paragraph = [], text = [], more = '' }: Style): string {
  const isNormal = id === 'Normal'
  return w(
    'style',
    { type: 'paragraph', styleId: id, ...(isNormal && { default: 1 }) },
    valued('name', name),
    isNormal ? '' : valued('basedOn', 'Normal'),
    more,
    w('qFormat'),
    w('pPr', {}, ...paragraph),
    w('rPr', {}, ...text),
  )
}

const spacing = (before: number, after: number) => w('spacing', { before, after })
const bold = w('b')
const size = (halfPoints: number) => valued('sz', halfPoints)
const heading = (level: number, halfPoints: number, before: number) =>
  styleXml({
    id: `Heading${level}`,
    name: `heading ${level}`,
    paragraph: [w('keepNext'), spacing(before, 100), valued('outlineLvl', level - 1)],
    text: [bold, size(halfPoints)],
    more: valued('next', 'Normal'),
  })

const tableGrid = () => {
  const border = (side: string) => w(side, { val: 'single', sz: 4, space: 0, color: 'BFBAB2' })
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border)
  const margins = ['left', 'right'].map((side) => w(side, { w: 100, type: 'dxa' }))
  const properties = w('tblPr', {}, w('tblBorders', {}, ...sides), w('tblCellMar', {}, ...margins))
  return w('style', { type: 'table', styleId: 'TableGrid' }, valued('name', 'Table Grid'), properties)
}

/** Returns the styles of the proposal's paragraphs and tables. */
export const stylesXml = () =>
  element(
    'w:styles',
    namespaces,
    w(
      'docDefaults',
      {},
      w('rPrDefault', {}, w('rPr', {}, w('rFonts', { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri' }), size(22))),
    ),
    styleXml({ id: 'Normal', name: 'Normal', paragraph: [spacing(0, 120)] }),
    styleXml({ id: 'Title', name: 'Title', paragraph: [spacing(0, 60)], text: [bold, size(44)] }),
    styleXml({ id: 'Subtitle', name: 'Subtitle', paragraph: [spacing(0, 240)], text: [valued('color', '6B665F')] }),
    heading(1, 30, 320),
    heading(2, 25, 240),
    heading(3, 22, 160),
    styleXml({
      id: 'ListBullet',
      name: 'List Bullet',
      paragraph: [w('numPr', {}, valued('ilvl', 0), valued('numId', 1)), spacing(0, 60)],
    }),
    styleXml({ id: 'TableText', name: 'Table Text', paragraph: [spacing(30, 30)], text: [size(20)] }),
    styleXml({
      id: 'TableHeading',
      name: 'Table Heading',
      paragraph: [w('keepNext'), spacing(30, 30)],
      text: [bold, size(20)],
    }),
    styleXml({ id: 'TableTotal', name: 'Table Total', paragraph: [spacing(60, 60)], text: [bold, size(24)] }),
    styleXml({ id: 'Footer', name: 'footer', paragraph: [valued('jc', 'right')], text: [size(18)] }),
    tableGrid(),
  )

/** Returns the numbering of `ListBullet`. */
export const numberingXml = () =>
  element(
    'w:numbering',
    namespaces,
    w(
      'abstractNum',
      { abstractNumId: 0 },
      valued('multiLevelType', 'hybridMultilevel'),
      w(
        'lvl',
        { ilvl: 0 },
        valued('start', 1),
        valued('numFmt', 'bullet'),
        valued('lvlText', '•'),
        valued('lvlJc', 'left'),
        w('pPr', {}, w('ind', { left: 360, hanging: 260 })),
      ),
    ),
    w('num', { numId: 1 }, valued('abstractNumId', 0)),
  )
