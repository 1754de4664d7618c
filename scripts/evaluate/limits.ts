import type { Pair } from './folder'
import type { Cost } from './measure'
import type { Case, Property } from './properties'
import type { Failed } from './worker'

/** Property of a document, of all documents of the folder, or of the reworded briefs. */
export type Held = Property | 'demands' | 'rewordings' | 'rewording'

interface Limit {
  /** Kind of value: a change up or down, a rise, a share, or a fact (1) or not (0). */
  of: 'change' | 'rise' | 'share' | 'fact'
  /** Maximum of a change, or minimum of any other value. */
  limit: number
  /** Describes the violation, after the document's name. */
  broken: (case_: Case) => string
}

export const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`
export const limitInPercent = (limit: number) => percent(limit, limit > 0 && limit < 0.01 ? 1 : 0)
const moves = ({ change, measured }: Case) =>
  `${measured < 0 ? 'falls' : 'rises'} by ${percent(Math.abs(measured), 2)} ${change}`
const grows = ({ change, measured }: Case) => `rises by only ${percent(measured, 2)} ${change}`
const reaches = ({ change, measured }: Case) => `has only ${percent(measured)} of its ${change}`

/** Limits for any document. */
export const limits: Record<Held, Limit> = {
  repeatable: { of: 'change', limit: 0, broken: moves },
  formats: { of: 'change', limit: 0.1, broken: moves },
  anchors: { of: 'change', limit: 0, broken: moves },
  feature: { of: 'rise', limit: 0, broken: moves },
  /** For a document of any size: one hour in a thousand. */
  grows: { of: 'rise', limit: 0.001, broken: grows },
  twice: { of: 'change', limit: 0.01, broken: moves },
  order: { of: 'change', limit: 0.05, broken: moves },
  noise: { of: 'change', limit: 0.03, broken: moves },
  untouched: { of: 'share', limit: 1, broken: reaches },
  moved: { of: 'change', limit: 0, broken: moves },
  sent: {
    of: 'change',
    limit: 0.15,
    broken: ({ change, measured }) => `sends ${percent(measured)} of its first estimate ${change}`,
  },
  undone: { of: 'fact', limit: 1, broken: ({ change }) => change },
  traced: { of: 'share', limit: 1, broken: reaches },
  answered: { of: 'share', limit: 0.9, broken: reaches },
  demands: { of: 'share', limit: 0.6, broken: reaches },
  /** Median change over all rewordings of all briefs. */
  rewordings: {
    of: 'change',
    limit: 0.08,
    broken: ({ measured }) => `change by ${percent(measured)} when reworded, median`,
  },
  rewording: { of: 'change', limit: 0.25, broken: moves },
  language: { of: 'fact', limit: 1, broken: ({ change }) => change },
}

/** Change that a model may show without any reason. */
const modelTolerance = 0.1

export const limitOf = (property: Held, isModel: boolean): number => {
  const { of, limit } = limits[property]
  if (!isModel || of === 'share' || of === 'fact') return limit
  return of === 'change' ? Math.max(limit, modelTolerance) : limit - modelTolerance
}

/** Returns the case that is closest to the limit or exceeds it most, or undefined without cases. */
export function worstOf(property: Held, cases: readonly Case[]): Case | undefined {
  const badness = ({ measured }: Case) => (limits[property].of === 'change' ? Math.abs(measured) : -measured)
  return cases.toSorted((one, other) => badness(other) - badness(one))[0]
}

export function isMet(property: Held, { measured }: Case, isModel: boolean): boolean {
  const limit = limitOf(property, isModel)
  return limits[property].of === 'change' ? Math.abs(measured) <= limit : measured >= limit
}

/** Returns an error message for each property that a document violates, with its worst case. */
export function failuresOf(name: string, cases: Partial<Record<Held, readonly Case[]>>, isModel: boolean): string[] {
  return (Object.keys(limits) as Held[]).flatMap((property) => {
    const own = cases[property] ?? []
    const worst = worstOf(property, own)
    if (!worst || isMet(property, worst, isModel)) return []
    const broken = own.filter((each) => !isMet(property, each, isModel)).length
    const others = broken > 1 ? `, and ${broken - 1} other cases of ${own.length}` : ''
    return [`${property}: ${name} ${limits[property].broken(worst)}${inWords(property, isModel)}${others}.`]
  })
}

function inWords(property: Held, isModel: boolean): string {
  const { of } = limits[property]
  const limit = limitOf(property, isModel)
  if (of === 'fact') return ''
  if (of === 'rise' && limit === 0) return ' (never lower)'
  return ` (at ${of === 'change' ? 'most' : 'least'} ${limitInPercent(limit)})`
}

/** Maximum cost of a document of 250,000 characters for the offline analyst. */
export const costLimit: Cost = { seconds: 1, megabytes: 300 }

export const costFailures = ({ seconds, megabytes }: Cost): string[] => [
  ...(seconds > costLimit.seconds
    ? [`cost: a long document takes the analyst ${seconds.toFixed(2)} s (at most ${costLimit.seconds} s).`]
    : []),
  ...(megabytes > costLimit.megabytes
    ? [`cost: a long document takes ${Math.round(megabytes)} MB (at most ${costLimit.megabytes} MB).`]
    : []),
]

/** Either of two documents in different formats may be the higher one. */
export const pairFailures = ({ names, measured }: Pair & Case, isModel: boolean): string[] =>
  isMet('formats', { change: '', measured }, isModel)
    ? []
    : [
        `formats: ${names[0]} and ${names[1]} are one document, and ${percent(Math.abs(measured), 2)} apart (at most ${percent(limitOf('formats', isModel), 0)}).`,
      ]

export const missing = (property: string, what: string, { failed }: Failed) =>
  `${property}: ${what} could not be measured: ${failed}.`
