import { formatListNumber } from './list-number'
import type { List } from './docx-styles'
import { type Element, parseXml, valueOf } from './xml'

interface Level {
  start: number
  format: string
  /** Pattern such as "%1.%2", with the counters of the levels from 1. */
  text: string
}

interface Numbering {
  /** Numberings with the same pattern share their counters. */
  pattern: string
  levels: Map<number, Level>
  /** Levels that restart when this numbering is first used. */
  restarts: Map<number, number>
}

/**
 * Returns the label that Word would print before the next list item: "- ", "2.1 " or "". Must be invoked for every
 * paragraph in order.
 */
export type Labeller = (list: List | undefined) => string

export function labellerOf(bytes: Uint8Array | undefined): Labeller {
  const numberings = bytes ? readNumberings(bytes) : new Map<string, Numbering>()
  const counters = new Map<string, number[]>()
  const used = new Set<string>()

  return (list) => {
    const numbering = list && numberings.get(list.id)
    if (!list || !numbering) return ''
    const counts = counters.get(numbering.pattern) ?? []
    counters.set(numbering.pattern, counts)
    if (!used.has(list.id)) {
      used.add(list.id)
      for (const [level, start] of numbering.restarts) counts[level] = start - 1
    }
    return labelOf(numbering, list.level, counts)
  }
}

/** Counts an item and formats the numbers of its level and the levels above. */
function labelOf({ levels }: Numbering, level: number, counts: number[]): string {
  const startOf = (index: number) => levels.get(index)?.start ?? 1
  counts.length = Math.min(counts.length, level + 1)
  for (let index = 0; index < level; index++) counts[index] ??= startOf(index)
  counts[level] = (counts[level] ?? startOf(level) - 1) + 1

  const { format, text } = levels.get(level) ?? { format: 'bullet', text: '' }
  if (format === 'none') return ''
  const indent = '  '.repeat(level)
  if (format === 'bullet') return `${indent}- `
  const numbers = text.replace(/%(\d)/g, (_, place: string) => {
    const index = Number(place) - 1
    return formatListNumber(counts[index] ?? startOf(index), levels.get(index)?.format ?? 'decimal')
  })
  return numbers.trim() === '' ? '' : `${numbers.trim()} `
}

function readNumberings(bytes: Uint8Array): Map<string, Numbering> {
  const [root] = parseXml(bytes).children
  const named = (name: string) => root?.children.filter((child) => child.name === name) ?? []
  const patterns = new Map(named('abstractNum').map((each) => [each.attributes.abstractNumId, levelsOf(each)]))

  return new Map(
    named('num').map((each) => {
      const pattern = valueOf(each, 'abstractNumId') ?? ''
      const overrides = each.children.filter((child) => child.name === 'lvlOverride')
      const levels = new Map([
        ...(patterns.get(pattern) ?? []),
        ...overrides.flatMap((override) => [...levelsOf(override)]),
      ])
      const restarts = overrides.flatMap((override): [number, number][] => {
        const start = valueOf(override, 'startOverride')
        return start === undefined ? [] : [[Number(override.attributes.ilvl), parseStart(start)]]
      })
      return [each.attributes.numId ?? '', { pattern, levels, restarts: new Map(restarts) }]
    }),
  )
}

/** Parses the start number of a list. Defaults to 1. */
const parseStart = (text: string | undefined) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 1)

const levelsOf = (element: Element) =>
  new Map(
    element.children
      .filter((child) => child.name === 'lvl')
      .map((level): [number, Level] => [
        Number(level.attributes.ilvl),
        {
          start: parseStart(valueOf(level, 'start')),
          format: valueOf(level, 'numFmt') ?? 'decimal',
          text: valueOf(level, 'lvlText') ?? '',
        },
      ]),
  )
