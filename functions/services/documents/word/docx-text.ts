import { rowLines } from './table-lines'
import type { Labeller } from './docx-numbering'
import { type Style, headingLevel, isContents, listOf, outlineOf } from './docx-styles'
import { type Element, childOf, valueOf } from './xml'

/** Elements whose text is deleted, is a duplicate, or is not text. */
export const skippedElements = new Set([
  'del',
  'moveFrom',
  'delText',
  'instrText',
  'delInstrText',
  'Fallback',
  'pPrChange',
  'rPrChange',
  'sectPr',
  'tblPr',
  'tblGrid',
  'tcPr',
  'rt',
])

export interface DocxContext {
  styles: Map<string, Style>
  label: Labeller
  /** Footnotes and endnotes by kind and id, such as "footnote 2". */
  notes: Map<string, string>
}

/** Returns the lines of a body, cell, text box or note: one per paragraph and table row. */
export function linesOf(holder: Element, context: DocxContext): string[] {
  return holder.children.flatMap((child) => {
    if (child.name === 'p') return paragraphLines(child, context)
    if (child.name === 'tbl') return ['', ...tableLines(child, context), '']
    return isContentsBlock(child) ? [] : linesOf(child, context)
  })
}

const isContentsBlock = (element: Element) =>
  valueOf(childOf(childOf(element, 'sdtPr'), 'docPartObj'), 'docPartGallery') === 'Table of Contents'

function tableLines(table: Element, context: DocxContext): string[] {
  return rowsOf(table).flatMap((row) =>
    rowLines(cellsOf(row).map((cell) => linesOf(cell, context).flatMap((line) => line.split('\n')))),
  )
}

/** Rows and cells may be inside content controls. */
const rowsOf = (element: Element): Element[] =>
  element.children.flatMap((child) => (child.name === 'tr' ? [child] : child.name === 'tbl' ? [] : rowsOf(child)))

const cellsOf = (element: Element): Element[] =>
  element.children.flatMap((child) => (child.name === 'tc' ? [child] : cellsOf(child)))

function paragraphLines(paragraph: Element, context: DocxContext): string[] {
  const properties = childOf(paragraph, 'pPr')
  const style = context.styles.get(valueOf(properties, 'pStyle') ?? '')
  if (isContents(style)) return []

  const boxes: string[] = []
  const text = runText(paragraph, context, boxes)
    .replace(/[ \t]+/g, ' ')
    .trim()
  if (text === '') return ['', ...boxes]

  const label = context.label(listOf([properties]) ?? style?.list)
  const level = headingLevel(style, outlineOf(properties))
  if (level === null) return [`${label}${text}`, ...boxes]
  return ['', `${'#'.repeat(level)} ${label.replace(/^\s*- /, '')}${text}`.replace(/\n/g, ' '), ...boxes]
}

/** Returns the text of a paragraph's runs. The lines of its text boxes are added to `boxes`. */
function runText(element: Element, context: DocxContext, boxes: string[]): string {
  let text = ''
  for (const child of element.children) {
    if (child.name === 'txbxContent') boxes.push(...linesOf(child, context))
    else if (child.name === 'r' && isRemoved(child)) continue
    else text += convertElement(child, context) ?? formatFormula(child, context) ?? runText(child, context, boxes)
  }
  return text
}

/** Formats the parts of a formula (above, below or beside each other) on one line. */
function formatFormula(element: Element, context: DocxContext): string | null {
  const part = (name: string) => {
    const child = childOf(element, name)
    const text = child ? runText(child, context, []) : ''
    return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`
  }
  switch (element.name) {
    case 'f':
      return `${part('num')}/${part('den')}`
    case 'sSup':
      return `${part('e')}^${part('sup')}`
    case 'sSub':
      return `${part('e')}_${part('sub')}`
    case 'rad':
      return `√${part('e')}`
    default:
      return null
  }
}

/** True for text that is hidden or struck through. */
function isRemoved(run: Element): boolean {
  const properties = childOf(run, 'rPr')
  return ['vanish', 'strike', 'dstrike'].some((name) => {
    const property = childOf(properties, name)
    return property !== undefined && !/^(?:0|false|off)$/.test(property.attributes.val ?? '')
  })
}

/** Returns the text that an element of a run represents, or null if its children have to be read. */
function convertElement({ name, attributes, text }: Element, { notes }: DocxContext): string | null {
  switch (name) {
    case 't':
      return text
    case 'tab':
    case 'ptab':
      return '\t'
    case 'br':
    case 'cr':
      return '\n'
    case 'noBreakHyphen':
      return '-'
    case 'sym':
      return String.fromCharCode(Number.parseInt(attributes.char ?? '20', 16) || 32)
    case 'footnoteReference':
    case 'endnoteReference': {
      const note = notes.get(`${name.replace('Reference', '')} ${attributes.id}`)
      return note ? ` (${note})` : ''
    }
    case 'pPr':
    case 'rPr':
      return ''
    default:
      return null
  }
}
