import type { Statement } from '../reading/classify'
import { isNumber } from '../reading/words'
import { connectionHours, systems } from '../vocabulary/systems'
import { languagesIn } from './languages'
import type { Recognised } from './recognise'

/** Work that is there once for each thing of a kind: people, languages, systems, pages. */
export interface Driven {
  capability: string
  lines: readonly string[]
  name: string
  statements: number[]
}

/** Each kind of people beyond the first has views and rights of its own; more kinds than this share them. */
const mostKinds = 7

/** Everybody, and those whose work is the back office. */
const general = new Set(['users', 'visitors', 'administrators'])

const perKind = ['front 2/4/8 Views for {name}', 'back 1/2/4 Rights of {name}']
const perLanguage = ['front 2/3/6 {name}: texts, dates and lengths']

/** Things that a text counts, what one more of them is worth, and how many are covered by the work already listed. */
const counted: { words: string[]; capability: string; covered: number; most: number; line: (n: number) => string }[] = [
  {
    words: ['page', 'pages', 'seiten', 'paginas', 'pagina'],
    capability: 'pages',
    covered: 4,
    most: 60,
    line: (n) => hoursFor('front', 1.2, n, `${n} further pages`),
  },
  {
    words: ['report', 'reports', 'berichte', 'informes', 'rapports'],
    capability: 'reports',
    covered: 3,
    most: 40,
    line: (n) => hoursFor('back', 3, n, `${n} further reports`),
  },
  {
    words: ['form', 'forms', 'formulare', 'formularios'],
    capability: 'forms',
    covered: 2,
    most: 40,
    line: (n) => hoursFor('front', 4, n, `${n} further forms`),
  },
  {
    words: ['dashboard', 'dashboards'],
    capability: 'dashboards',
    covered: 1,
    most: 15,
    line: (n) => hoursFor('front', 6, n, `${n} further dashboards`),
  },
  {
    words: ['workflow', 'workflows'],
    capability: 'workflow',
    covered: 1,
    most: 20,
    line: (n) => hoursFor('back', 7, n, `${n} further workflows`),
  },
]

const hoursFor = (role: string, each: number, count: number, name: string) => {
  const likely = each * count
  return `${role} ${(likely * 0.6).toFixed(1)}/${likely.toFixed(1)}/${(likely * 2).toFixed(1)} ${name}`
}

const numberWords = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, index) => [word, index + 1]),
)

/** The work that grows with numbers found in the text. */
export function drivenBy(statements: readonly Statement[], { systems: named, capabilities }: Recognised): Driven[] {
  return [
    ...kindsOfPeople(statements)
      .slice(1, mostKinds)
      .map(([name, places]) => ({ capability: 'roles', lines: perKind, name, statements: places })),
    ...furtherLanguages(statements).map(([name, places]) => ({
      capability: 'localisation',
      lines: perLanguage,
      name,
      statements: places,
    })),
    ...[...named].map(([name, places]) => ({
      capability: 'integrations',
      lines: connectionHours[classOf(name)],
      name,
      statements: places,
    })),
    ...numbersOf(statements, capabilities),
  ]
}

export const classOf = (system: string): keyof typeof connectionHours =>
  system in systems.plain ? 'plain' : system in systems.large ? 'large' : 'closed'

/** Kinds of people for whom a sentence asks something, those named first in front. */
export function kindsOfPeople(statements: readonly Statement[]): [string, number[]][] {
  const kinds = new Map<string, number[]>()
  for (const [index, { kind, hits }] of statements.entries()) {
    if (kind !== 'function') continue
    const modal = hits.find(({ owner }) => owner.kind === 'modal')?.at ?? 4
    for (const { owner, at } of hits) {
      if (owner.kind !== 'actor' || general.has(owner.name) || at > modal) continue
      const places = kinds.get(owner.name) ?? []
      if (places.at(-1) !== index) kinds.set(owner.name, [...places, index])
    }
  }
  return [...kinds]
}

function furtherLanguages(statements: readonly Statement[]): [string, number[]][] {
  return [...languagesIn(statements)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(1)
    .map(([name, places]) => [name[0]!.toUpperCase() + name.slice(1), places])
}

function numbersOf(statements: readonly Statement[], capabilities: ReadonlyMap<string, unknown>): Driven[] {
  return counted.flatMap(({ words, capability, covered, most, line }) => {
    let largest = 0
    let place = -1
    for (const [index, { kind, words: said }] of statements.entries()) {
      if (kind !== 'function') continue
      for (const [at, { raw }] of said.entries()) {
        const number = isNumber(raw) ? Number(raw) : numberWords.get(raw)
        if (!number || number > 500 || raw.length > 3 + raw.length * Number(!isNumber(raw))) continue
        const next = said.slice(at + 1, at + 4).findIndex((word) => words.includes(word.raw))
        if (next >= 0 && number > largest) {
          largest = number
          place = index
        }
      }
    }
    const further = Math.min(largest, most) - covered
    return further > 0 && capabilities.has(capability)
      ? [{ capability, lines: [line(further)], name: '', statements: [place] }]
      : []
  })
}
