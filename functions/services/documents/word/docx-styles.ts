import { type Element, childOf, descendants, parseXml, valueOf } from './xml'

export interface Style {
  /** Word's internal name, which is English in every language: "heading 1", "toc 2". */
  name: string
  /** Outline level, from 0. */
  outline?: number
  list?: List
}

/** Numbering and level (from 0) of a paragraph in a list. */
export interface List {
  id: string
  level: number
}

/** Maximum styles that are based on each other. Real chains are shorter, and a cycle must end. */
const maxChain = 20

/** Returns the styles of a document by id, including inherited properties. */
export function stylesOf(bytes: Uint8Array | undefined): Map<string, Style> {
  const elements = bytes ? [...descendants(parseXml(bytes), 'style')] : []
  const byId = new Map(elements.map((element) => [element.attributes.styleId ?? '', element]))
  const styles = new Map<string, Style>()
  for (const [id, element] of byId) {
    const chain: Element[] = [element]
    for (let parent: Element | undefined = element; parent && chain.length < maxChain; ) {
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

/** Returns the first list that these properties name. Number and level may come from different properties. */
export function listOf(properties: (Element | undefined)[]): List | undefined {
  const numberings = properties.map((each) => childOf(each, 'numPr'))
  const id = numberings.map((each) => valueOf(each, 'numId')).find((value) => value !== undefined)
  const level = numberings.map((each) => valueOf(each, 'ilvl')).find((value) => value !== undefined)
  return id === undefined ? undefined : { id, level: /^[0-8]$/.test(level ?? '') ? Number(level) : 0 }
}

/** Returns the level of a heading, 1 to 6 as in Markdown. The document title has level 1. */
export function headingLevel(style: Style | undefined, outline: number | undefined): number | null {
  if (/^title$/i.test(style?.name ?? '')) return 1
  const named = /^heading (\d)$/i.exec(style?.name ?? '')?.[1]
  const level = outline ?? (named === undefined ? style?.outline : Number(named) - 1)
  return level !== undefined && level >= 0 && level < 9 ? Math.min(level + 1, 6) : null
}

/** True for styles of a table of contents or of figures, whose lines only repeat headings. */
export const isContents = (style: Style | undefined) =>
  /^(?:toc \d|toc heading|table of figures)$/i.test(style?.name ?? '')
