import { listNumber } from './list-number'
import type { List } from './docx-styles'
import { type Element, treeOf, valueOf } from './xml'

interface Level {
  start: number
  format: string
  /** Such as "%1.%2": the counters of the levels, from 1. */
  text: string
}

interface Numbering {
  /** Numberings of one pattern go on counting where the other stopped. */
  pattern: string
  levels: Map<number, Level>
  /** Levels that start anew when this numbering is first used. */
  restarts: Map<number, number>
}

/** Says, paragraph by paragraph, what Word would print before each item of a list: "- ", "2.1 " or nothing. */
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

/** Counts one item, and writes the numbers of its level and of those above. */
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
    return listNumber(counts[index] ?? startOf(index), levels.get(index)?.format ?? 'decimal')
  })
  return numbers.trim() === '' ? '' : `${numbers.trim()} `
}

function readNumberings(bytes: Uint8Array): Map<string, Numbering> {
  const [root] = treeOf(bytes).children
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
        return start === undefined ? [] : [[Number(override.attributes.ilvl), numberOf(start)]]
      })
      return [each.attributes.numId ?? '', { pattern, levels, restarts: new Map(restarts) }]
    }),
  )
}

/** What lists start with: any other text is 1. */
const numberOf = (text: string | undefined) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 1)

const levelsOf = (element: Element) =>
  new Map(
    element.children
      .filter((child) => child.name === 'lvl')
      .map((level): [number, Level] => [
        Number(level.attributes.ilvl),
        {
          start: numberOf(valueOf(level, 'start')),
          format: valueOf(level, 'numFmt') ?? 'decimal',
          text: valueOf(level, 'lvlText') ?? '',
        },
      ]),
  )
