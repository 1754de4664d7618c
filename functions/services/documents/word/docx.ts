import { cellText } from '../table-lines'
import { charactersIn } from '../text/encoding'
import { textOfHtml } from '../text/html'
import { Unreadable } from '../unreadable'
import { labellerOf } from './docx-numbering'
import { stylesOf } from './docx-styles'
import { type DocxContext, linesOf, unreadInDocx } from './docx-text'
import { descendants, treeOf } from './xml'
import { unzipped } from './zip'

const documentType = /\/officeDocument$/
const isWanted =
  /^(?:_rels\/\.rels|word\/(?:document\d*|styles|numbering|footnotes|endnotes)\.xml|word\/_rels\/document\d*\.xml\.rels|.*\.(?:mht|mhtml|html?))$/

/**
 * The text of a DOCX as Markdown would have it: headings with "#", items of lists with their bullet or number, rows of
 * tables with " | " between cells. Deleted and hidden text, headers, footers, comments and contents are left out.
 */
export function readDocx(bytes: Uint8Array): string {
  const files = unzipped(bytes, (name) => isWanted.test(name))
  const mainName = mainPart(files.get('_rels/.rels'))
  const main = files.get(mainName)
  if (!main) throw new Unreadable('unsupported')

  const context: DocxContext = {
    styles: stylesOf(files.get('word/styles.xml')),
    label: labellerOf(files.get('word/numbering.xml')),
    notes: new Map(),
    chunks: chunksOf(files, mainName),
  }
  for (const kind of ['footnote', 'endnote']) {
    const part = files.get(`word/${kind}s.xml`)
    for (const note of part ? descendants(treeOf(part, unreadInDocx), kind) : []) {
      context.notes.set(`${kind} ${note.attributes.id}`, cellText(linesOf(note, context)).trim())
    }
  }
  return linesOf(treeOf(main, unreadInDocx), context).join('\n')
}

const noStyles: DocxContext = { styles: new Map(), label: () => '', notes: new Map(), chunks: new Map() }

/** The text of a document that Word saved as one XML file, of 2003 or later. */
export function readWordXml(bytes: Uint8Array): string {
  const [body] = descendants(treeOf(bytes, unreadInDocx), 'body')
  if (!body) throw new Unreadable('unsupported')
  return linesOf(body, noStyles).join('\n')
}

/** Web pages that the document shows as parts of it, by the names of their relations: some programs write nothing else. */
function chunksOf(files: Map<string, Uint8Array>, mainName: string): Map<string, string> {
  const relations = files.get(mainName.replace(/([^/]+)$/, '_rels/$1.rels'))
  const all = relations ? [...descendants(treeOf(relations), 'Relationship')] : []
  const chunks = all.filter(({ attributes }) => /\/aFChunk$/i.test(attributes.Type ?? ''))
  return new Map(
    chunks.flatMap(({ attributes: { Id = '', Target = '' } }): [string, string][] => {
      const file = files.get(Target.startsWith('/') ? Target.slice(1) : `word/${Target}`)
      return file ? [[Id, textOfHtml(charactersIn(file))]] : []
    }),
  )
}

/** The part that the package names as its document; some programs number it. */
function mainPart(relations: Uint8Array | undefined): string {
  const all = relations ? [...descendants(treeOf(relations), 'Relationship')] : []
  const main = all.find(({ attributes }) => documentType.test(attributes.Type ?? ''))
  return main?.attributes.Target?.replace(/^\//, '') ?? 'word/document.xml'
}
