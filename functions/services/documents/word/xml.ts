import { SaxesParser } from 'saxes'
import { decoded } from '../text/encoding'
import { Unreadable } from '../unreadable'

/** An element of XML. Names of elements and attributes are given without their prefixes. */
export interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  /** The characters directly in it. */
  text: string
}

/** Elements within elements; what Word writes is far shallower. */
const depthLimit = 500

/** An XML file as a tree, without the elements that are `unread`. Entities are not expanded. */
export function treeOf(bytes: Uint8Array, unread = new Set<string>()): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const path = [root]
  let unreadDepth = 0
  const parser = new SaxesParser({ position: false, xmlns: false })

  parser.on('doctype', () => {
    throw new Unreadable('damaged')
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    if (unreadDepth > 0 || unread.has(name)) {
      unreadDepth++
      return
    }
    if (path.length > depthLimit) throw new Unreadable('tooComplex')
    const element = { name, attributes: attributesOf(tag.attributes), children: [], text: '' }
    path.at(-1)?.children.push(element)
    path.push(element)
  })
  parser.on('closetag', () => {
    if (unreadDepth > 0) unreadDepth--
    else path.pop()
  })
  const write = (text: string) => {
    const element = path.at(-1)
    if (unreadDepth === 0 && element) element.text += text
  }
  parser.on('text', write)
  parser.on('cdata', write)

  try {
    parser.write(decoded(bytes)).close()
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
  return root
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** What Word's editing sessions leave on nearly every element says nothing about the text. */
const attributesOf = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [localName(name), value] as const)
      .filter(([name]) => !/^(?:rsid|paraId|textId|space$)/.test(name)),
  )

export const childOf = (element: Element | undefined, name: string) =>
  element?.children.find((child) => child.name === name)

/** The `val` of a child, such as that of `<w:numId w:val="5"/>`. */
export const valueOf = (element: Element | undefined, name: string) => childOf(element, name)?.attributes.val

/** All elements of this name, however deep. */
export function* descendants(element: Element, name: string): Generator<Element> {
  for (const child of element.children) {
    if (child.name === name) yield child
    yield* descendants(child, name)
  }
}
