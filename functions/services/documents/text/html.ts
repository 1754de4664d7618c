import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { listNumber } from '../list-number'
import { rowLines } from '../table-lines'
import { Unreadable } from '../unreadable'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const wholePage = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,4000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i
const block = 'h[1-6]|p|div|ul|ol|dl|table|section|article|main|header|center|blockquote'
const partOfPage = new RegExp(`^\\s*<(?:${block}|style|meta|title|link)\\b[^>]*>`, 'i')
const markdown = /^ {0,3}(?:#{1,6} |[-*+] |\d+\. |```|>|\|.*\|)|\]\(|\*\*\S/m

/** Whether a text is a web page, or a part of one; Markdown may hold tags and is none. */
export function isHtml(text: string): boolean {
  if (wholePage.test(text)) return true
  return partOfPage.test(text) && text.trimEnd().endsWith('>') && !markdown.test(text.replace(/<[^>]*>/g, ''))
}

/** What a page's elements hold is not shown, or shows no text. */
const unread = new Set(
  'head script style template noscript title del svg iframe object audio video canvas select button datalist'.split(
    ' ',
  ),
)
const blocks = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
)

/** Elements within elements; what people and programs write is far shallower. */
const depthLimit = 500

/** The text of a web page as Markdown would have it: headings with "#", items of lists, rows of tables with " | ". */
export function textOfHtml(html: string): string {
  return linesOf(parse(html, { scriptingEnabled: false }).childNodes, 0).join('\n')
}

/** The lines of what stands in an element: one per paragraph, item of a list and row of a table. */
function linesOf(nodes: Node[], depth: number): string[] {
  if (depth > depthLimit) throw new Unreadable('tooComplex')
  const lines: string[] = []
  let text = ''
  const end = () => {
    lines.push(...textLines(text))
    text = ''
  }
  const read = (children: Node[], level: number) => {
    if (level > depthLimit) throw new Unreadable('tooComplex')
    for (const node of children) {
      if ('value' in node) text += node.value.replace(/\s+/g, ' ')
      else if ('tagName' in node && !isUnread(node)) {
        if (node.tagName === 'br') text += '\n'
        else if (isLabel(node)) text += labelOf(node)
        else if (blocks.has(node.tagName)) {
          end()
          lines.push(...blockLines(node, level + 1))
        } else read(node.childNodes, level + 1)
      }
    }
  }
  read(nodes, depth)
  end()
  return lines
}

const textLines = (text: string) => {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.every((line) => line === '') ? [] : lines
}

function blockLines(element: Element, depth: number): string[] {
  const { tagName, childNodes } = element
  const lines = () => linesOf(childNodes, depth)
  if (tagName === 'pre') return ['', ...plainText(element, depth).replace(/^\n/, '').trimEnd().split('\n'), '']
  if (tagName === 'table') return ['', ...rowsOf(element, depth), '']
  if (tagName === 'ul' || tagName === 'ol') return ['', ...itemsOf(element, depth), '']
  if (tagName === 'li') return withLabel('- ', lines())
  if (/^h[1-6]$/.test(tagName)) return headingLines(Number(tagName[1]), lines())
  if (/\bMsoTitle\b/.test(attributeOf(element, 'class'))) return headingLines(1, lines())
  if (/\bMsoToc\d/.test(attributeOf(element, 'class'))) return []
  return tagName === 'p' || tagName === 'dl' || tagName === 'blockquote' ? ['', ...lines(), ''] : lines()
}

function headingLines(level: number, lines: string[]): string[] {
  const text = lines.join(' ').trim()
  return text === '' ? [] : ['', `${'#'.repeat(level)} ${text}`, '']
}

/** An item's text after its label, and what hangs under it. */
function withLabel(label: string, lines: string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '')
  return filled.map((line, index) => (index === 0 && !isItem(line) ? label + line : `  ${line}`))
}

const isItem = (line: string) => /^\s*(?:- |[\da-zA-Z]{1,4}[.)] )/.test(line)

const formats: Record<string, string> = { a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' }

function itemsOf(list: Element, depth: number): string[] {
  const format = formats[attributeOf(list, 'type')] ?? 'decimal'
  let count = numberOf(attributeOf(list, 'start')) ?? 1
  return list.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return linesOf([child], depth)
    if (isUnread(child)) return []
    // Some programs write lists within lists beside the items rather than in them.
    if (child.tagName !== 'li')
      return linesOf([child], depth).flatMap((line) => (line.trim() === '' ? [] : [`  ${line}`]))
    count = numberOf(attributeOf(child, 'value')) ?? count
    const label = list.tagName === 'ol' ? `${listNumber(count++, format)}. ` : '- '
    return withLabel(label, linesOf(child.childNodes, depth + 1))
  })
}

const numberOf = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined)

function rowsOf(element: Element, depth: number): string[] {
  if (depth > depthLimit) throw new Unreadable('tooComplex')
  return element.childNodes.flatMap((child) => {
    if (!('tagName' in child) || isUnread(child)) return []
    if (/^(?:tbody|thead|tfoot)$/.test(child.tagName)) return rowsOf(child, depth + 1)
    if (child.tagName !== 'tr') return linesOf([child], depth + 1)
    const cells = child.childNodes.filter((cell) => 'tagName' in cell)
    return rowLines(cells.map((cell) => (isUnread(cell) ? [] : linesOf(cell.childNodes, depth + 2))))
  })
}

/** Text in which spaces and line ends are those of the source. */
function plainText(node: Node, depth: number): string {
  if (depth > depthLimit) throw new Unreadable('tooComplex')
  if ('value' in node) return node.value
  if (!('tagName' in node) || isUnread(node)) return ''
  return node.tagName === 'br' ? '\n' : node.childNodes.map((child) => plainText(child, depth + 1)).join('')
}

const attributeOf = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value ?? ''

/** What is not shown, or is a comment of Word's reviewers. */
const isUnread = (element: Element) =>
  unread.has(element.tagName) ||
  element.attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'style' && /display:\s*none|mso-hide:\s*all|mso-element:\s*(?:comment|header|footer)/i.test(value)),
  )

/** Word writes the bullet or number of an item as text, and marks it. */
const isLabel = (element: Element) => /mso-list:\s*Ignore/i.test(attributeOf(element, 'style'))

function labelOf(element: Element): string {
  const label = plainText(element, 0).replace(/\s+/g, '')
  return /[\p{L}\p{N}]{2}|\p{N}|^\p{L}[.)]/u.test(label) ? `${label} ` : '- '
}
