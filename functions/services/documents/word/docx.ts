import { Unreadable } from '../shared/unreadable'
import { labellerOf } from './docx-numbering'
import { stylesOf } from './docx-styles'
import { type DocxContext, linesOf, skippedElements } from './docx-text'
import { cellText } from './table-lines'
import { descendants, parseXml } from './xml'
import { unzip } from './zip'

const documentType = /\/officeDocument$/
const isWanted = /^(?:_rels\/\.rels|word\/(?:document\d*|styles|numbering|footnotes|endnotes)\.xml)$/

/**
 * Returns the text of a DOCX in Markdown style: headings with "#", list items with their bullet or number, table rows
 * with " | " between cells. Deleted and hidden text, headers, footers, comments and tables of contents are dropped.
 */
export function readDocx(bytes: Uint8Array): string {
  const files = unzip(bytes, (name) => isWanted.test(name))
  const main = files.get(mainPart(files.get('_rels/.rels')))
  if (!main) throw new Unreadable('unrecognized')

  const context: DocxContext = {
    styles: stylesOf(files.get('word/styles.xml')),
    label: labellerOf(files.get('word/numbering.xml')),
    notes: new Map(),
  }
  for (const kind of ['footnote', 'endnote']) {
    const part = files.get(`word/${kind}s.xml`)
    for (const note of part ? descendants(parseXml(part, skippedElements), kind) : []) {
      context.notes.set(`${kind} ${note.attributes.id}`, cellText(linesOf(note, context)).trim())
    }
  }
  return linesOf(parseXml(main, skippedElements), context).join('\n')
}

/** Returns the name of the package's main part. Some programs number it. */
function mainPart(relations: Uint8Array | undefined): string {
  const all = relations ? [...descendants(parseXml(relations), 'Relationship')] : []
  const main = all.find(({ attributes }) => documentType.test(attributes.Type ?? ''))
  return main?.attributes.Target?.replace(/^\//, '') ?? 'word/document.xml'
}
