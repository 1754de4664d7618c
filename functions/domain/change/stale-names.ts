import type { Estimation } from '#contract/estimation'
import { wordsOf } from '#domain/text/words'
import { wordingsBetween } from './line-changes'

/** Name that a person typed for work of a line, and the wordings of that line. */
interface StaleName {
  name: string
  before: string
  after: string
}

/** Words too short to show what a name quotes, unless they are numbers. */
const quotable = /\d|.{4}/u

/** Returns the names typed by a person that quote words which their line no longer has: "Cancel up to 24 hours before". */
export function staleNames(before: Estimation, after: Estimation): StaleName[] {
  const typed = [...after.components, ...after.options, ...after.outOfScope].flatMap((work) => [
    ...('originalName' in work && work.originalName !== undefined ? [work] : []),
    ...work.tasks.filter(({ name, original, isAdded }) => isAdded || (original && original.name !== name)),
  ])
  return wordingsBetween(before, after).flatMap(({ to, ...line }) => {
    const current = new Set(wordsIn(line.after))
    const gone = new Set(wordsIn(line.before).filter((word) => quotable.test(word) && !current.has(word)))
    return typed
      .filter(
        ({ name, sources }) => sources.some((id) => to.includes(id)) && wordsIn(name).some((word) => gone.has(word)),
      )
      .map(({ name }) => ({ name, before: line.before, after: line.after }))
  })
}

const wordsIn = (text: string) => wordsOf(text).split(' ')
