import { SaxesParser } from 'saxes'
import { decodeText } from '../text/encoding'
import { Unreadable } from '../shared/unreadable'

/** XML element. Names of elements and attributes have no prefixes. */
export interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  /** Text directly in the element. */
  text: string
}

/** Maximum nesting depth. Word's documents are far shallower. */
const maxDepth = 500

/** Parses XML into a tree without the `skipped` elements. Does not expand entities. */
export function parseXml(bytes: Uint8Array, skipped = new Set<string>()): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const path = [root]
  let skippedDepth = 0
  const parser = new SaxesParser({ position: false, xmlns: false })

  parser.on('doctype', () => {
    throw new Unreadable('damaged')
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    if (skippedDepth > 0 || skipped.has(name)) {
      skippedDepth++
      return
    }
    if (path.length > maxDepth) throw new Unreadable('tooComplex')
    const element = { name, attributes: attributesOf(tag.attributes), children: [], text: '' }
    path.at(-1)?.children.push(element)
    path.push(element)
  })
  parser.on('closetag', () => {
    if (skippedDepth > 0) skippedDepth--
    else path.pop()
  })
  const write = (text: string) => {
    const element = path.at(-1)
    if (skippedDepth === 0 && element) element.text += text
  }
  parser.on('text', write)
  parser.on('cdata', write)

  try {
    parser.write(decodeText(bytes)).close()
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
  return root
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Drops the attributes of Word's editing sessions, which are on nearly every element. */
const attributesOf = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [localName(name), value] as const)
      .filter(([name]) => !/^(?:rsid|paraId|textId|space$)/.test(name)),
  )

export const childOf = (element: Element | undefined, name: string) =>
  element?.children.find((child) => child.name === name)

/** Returns the `val` of a child, such as that of `<w:numId w:val="5"/>`. */
export const valueOf = (element: Element | undefined, name: string) => childOf(element, name)?.attributes.val

/** Yields all descendants with this name. */
export function* descendants(element: Element, name: string): Generator<Element> {
  for (const child of element.children) {
    if (child.name === name) yield child
    yield* descendants(child, name)
  }
}
