import type { EstimateAll } from './estimate-texts'
import { failuresOf } from './limits'
import { type Case, changeOf, variantsOfModel } from './properties'
import { median } from './statistics'
import { textsIn } from './variants'

/** A brief and the same request in other words. */
interface Brief {
  name: string
  original: string
  rewordings: { way: string; text: string }[]
}

/** Heading of each version in a file of briefs: `== synonyms ==`. */
const heading = /^== (.+) ==$/m

/** The thirty briefs, each reworded five ways. */
export const readBriefs = (): Brief[] =>
  textsIn('paraphrases').map(([file, content]) => {
    const [, , original = '', ...rest] = content.split(heading).map((part) => part.trim())
    const rewordings = rest.flatMap((way, at) => (at % 2 === 0 ? [{ way, text: rest[at + 1]! }] : []))
    return { name: file.replace(/^\d+ /, ''), original, rewordings }
  })

/** Hours of a brief, and how far each rewording moves them. */
export interface Reworded {
  brief: string
  /** Null if there is no estimate. */
  hours: number | null
  changes: Case[]
}

/** Compares each rewording with its brief by the hours of the whole project before they are rounded. */
export async function measureParaphrases(estimateAll: EstimateAll, isModel: boolean): Promise<Reworded[]> {
  const briefs = readBriefs().map((brief) => ({
    ...brief,
    // A model is paid for each text that it reads.
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

/** Median change over all rewordings. */
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
