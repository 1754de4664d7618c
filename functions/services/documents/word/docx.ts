import { Unreadable } from '../unreadable'
import { labellerOf } from './docx-numbering'
import { stylesOf } from './docx-styles'
import { type DocxContext, linesOf, unreadInDocx } from './docx-text'
import { cellText } from './table-lines'
import { descendants, treeOf } from './xml'
import { unzipped } from './zip'

const documentType = /\/officeDocument$/
const isWanted = /^(?:_rels\/\.rels|word\/(?:document\d*|styles|numbering|footnotes|endnotes)\.xml)$/

/**
 * The text of a DOCX as Markdown would have it: headings with "#", items of lists with their bullet or number, rows of
 * tables with " | " between cells. Deleted and hidden text, headers, footers, comments and contents are left out.
 */
export function readDocx(bytes: Uint8Array): string {
  const files = unzipped(bytes, (name) => isWanted.test(name))
  const main = files.get(mainPart(files.get('_rels/.rels')))
  if (!main) throw new Unreadable('unsupported')

  const context: DocxContext = {
    styles: stylesOf(files.get('word/styles.xml')),
    label: labellerOf(files.get('word/numbering.xml')),
    notes: new Map(),
  }
  for (const kind of ['footnote', 'endnote']) {
    const part = files.get(`word/${kind}s.xml`)
    for (const note of part ? descendants(treeOf(part, unreadInDocx), kind) : []) {
      context.notes.set(`${kind} ${note.attributes.id}`, cellText(linesOf(note, context)).trim())
    }
  }
  return linesOf(treeOf(main, unreadInDocx), context).join('\n')
}

/** Returns the name of the part that is the package's document. Some programs number it. */
function mainPart(relations: Uint8Array | undefined): string {
  const all = relations ? [...descendants(treeOf(relations), 'Relationship')] : []
  const main = all.find(({ attributes }) => documentType.test(attributes.Type ?? ''))
  return main?.attributes.Target?.replace(/^\//, '') ?? 'word/document.xml'
}
