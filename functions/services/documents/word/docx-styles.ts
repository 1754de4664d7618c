import { type Element, childOf, descendants, treeOf, valueOf } from './xml'

export interface Style {
  /** Word's own name, which is English in every language: "heading 1", "toc 2". */
  name: string
  /** Level in the outline, from 0. */
  outline?: number
  list?: List
}

/** A paragraph's place in a list: the numbering it follows, and its level in it, from 0. */
export interface List {
  id: string
  level: number
}

/** Styles built on each other; no real chain is longer, and a circle must end. */
const chainLimit = 20

/** The styles of a document by their id, each with what it inherits. */
export function stylesOf(bytes: Uint8Array | undefined): Map<string, Style> {
  const elements = bytes ? [...descendants(treeOf(bytes), 'style')] : []
  const byId = new Map(elements.map((element) => [element.attributes.styleId ?? '', element]))
  const styles = new Map<string, Style>()
  for (const [id, element] of byId) {
    const chain: Element[] = [element]
    for (let parent: Element | undefined = element; parent && chain.length < chainLimit; ) {
      parent = byId.get(valueOf(parent, 'basedOn') ?? '')
      if (parent) chain.push(parent)
    }
    const paragraphs = chain.map((each) => childOf(each, 'pPr'))
    styles.set(id, {
      name: valueOf(element, 'name') ?? '',
      outline: paragraphs.map(outlineOf).find((outline) => outline !== undefined),
      list: listOf(paragraphs),
    })
  }
  return styles
}

export function outlineOf(properties: Element | undefined): number | undefined {
  const outline = valueOf(properties, 'outlineLvl')
  return outline === undefined ? undefined : Number(outline)
}

/** The list that the first of these properties names; number and level may come from different ones. */
export function listOf(properties: (Element | undefined)[]): List | undefined {
  const numberings = properties.map((each) => childOf(each, 'numPr'))
  const id = numberings.map((each) => valueOf(each, 'numId')).find((value) => value !== undefined)
  const level = numberings.map((each) => valueOf(each, 'ilvl')).find((value) => value !== undefined)
  return id === undefined ? undefined : { id, level: /^[0-8]$/.test(level ?? '') ? Number(level) : 0 }
}

/** Level of a heading, 1 to 6 as in Markdown; a document's title is a first heading. */
export function headingLevel(style: Style | undefined, outline: number | undefined): number | null {
  if (/^title$/i.test(style?.name ?? '')) return 1
  const named = /^heading (\d)$/i.exec(style?.name ?? '')?.[1]
  const level = outline ?? (named === undefined ? style?.outline : Number(named) - 1)
  return level !== undefined && level >= 0 && level < 9 ? Math.min(level + 1, 6) : null
}

/** Whether the style is one of a table of contents or of figures, whose lines only repeat headings. */
export const isContents = (style: Style | undefined) =>
  /^(?:toc \d|toc heading|table of figures)$/i.test(style?.name ?? '')
