import type { EstimateAll } from './estimate-texts'
import { failuresOf } from './limits'
import { type Case, changeOf, variantsOfModel } from './properties'
import { median } from './statistics'
import { textsIn } from './variants'

/** Brief with the same request in other words. */
interface Brief {
  name: string
  original: string
  rewordings: { way: string; text: string }[]
}

/** Matches the heading of a version in a file of briefs: `== synonyms ==`. */
const heading = /^== (.+) ==$/m

/** Returns the thirty briefs with five rewordings each. */
export const readBriefs = (): Brief[] =>
  textsIn('paraphrases').map(([file, content]) => {
    const [, , original = '', ...rest] = content.split(heading).map((part) => part.trim())
    const rewordings = rest.flatMap((way, at) => (at % 2 === 0 ? [{ way, text: rest[at + 1]! }] : []))
    return { name: file.replace(/^\d+ /, ''), original, rewordings }
  })

/** Hours of a brief, and how much each rewording changes them. */
export interface Reworded {
  brief: string
  /** Null if there is no estimate. */
  hours: number | null
  changes: Case[]
}

/** Compares each rewording with its brief by the unrounded hours of the whole project, of all briefs or the first ones. */
export async function measureParaphrases(
  estimateAll: EstimateAll,
  isModel: boolean,
  count?: number,
): Promise<Reworded[]> {
  const briefs = readBriefs()
    .slice(0, count)
    .map((brief) => ({
      ...brief,
      // Every text that a model reads costs money.
      rewordings: isModel ? brief.rewordings.slice(0, variantsOfModel) : brief.rewordings,
    }))
  const estimates = await estimateAll(
    briefs.flatMap(({ name, original, rewordings }) =>
      [original, ...rewordings.map(({ text }) => text)].map((text) => ({ title: name, text })),
    ),
  )
  let next = 0
  return briefs.map(({ name, rewordings }) => {
    const original = estimates[next++]!
    const changes = rewordings.map(({ way }): Case => {
      const reworded = estimates[next++]!
      if ('total' in original && 'total' in reworded) {
        return { change: `when reworded (${way})`, measured: changeOf(reworded.total, original.total) }
      }
      const without = 'total' in original ? reworded : original
      const reason = 'refused' in without ? without.refused : 'failed' in without ? without.failed : ''
      return { change: `when reworded (${way}: "${reason}")`, measured: -1 }
    })
    return { brief: name, hours: 'hours' in original ? original.hours : null, changes }
  })
}

/** Returns the median change over all rewordings. */
export const medianChange = (reworded: readonly Reworded[]): number =>
  median(reworded.flatMap(({ changes }) => changes.map(({ measured }) => Math.abs(measured))))

export const paraphraseFailures = (reworded: readonly Reworded[], isModel: boolean): string[] => [
  ...failuresOf(
    `the ${reworded.length} briefs`,
    { rewordings: [{ change: '', measured: medianChange(reworded) }] },
    isModel,
  ),
  ...reworded.flatMap(({ brief, changes }) => failuresOf(`the brief "${brief}"`, { rewording: changes }, isModel)),
]
