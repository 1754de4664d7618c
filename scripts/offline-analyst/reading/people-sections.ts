import { wordsOf } from '../text/words'
import { findDeed } from './deeds'
import { Sight, foreignWords, isAboutWork } from './sight'

/** Minimum share of the lines of a section that say what people do with the product. */
const minUses = 0.5

/** True for what people do with the product: "Authors upload a manuscript", "Pay by card", unlike "Anna Berg: back end". */
function saysUse(seen: Sight): boolean {
  const { passage, words, hits } = seen
  if (foreignWords(seen) > 0 || isAboutWork(seen)) return false
  if (findDeed(passage, words, hits) !== null || seen.canDo || (seen.verbFirst && passage.item)) return true
  const named = new Set(wordsOf(passage.heading).map(({ root }) => root))
  return seen.functional && words.slice(0, 3).some(({ root }) => named.has(root))
}

/**
 * Detaches lines from a heading of people, such as "Members", "Authors" or "Personnel", if most of them say what these people
 * do with the product. Other such headings list who works on it.
 */
export function withUses(sights: readonly Sight[]): Sight[] {
  const isOfPeople = ({ passage }: Sight) => passage.topic === 'people'
  const ofUsers = new Set(
    [...new Set(sights.filter(isOfPeople).map(({ passage }) => passage.section))].filter((section) => {
      const below = sights.filter((seen) => isOfPeople(seen) && seen.passage.section === section)
      return below.filter(saysUse).length >= below.length * minUses
    }),
  )
  return sights.map((seen) =>
    isOfPeople(seen) && ofUsers.has(seen.passage.section)
      ? new Sight({ ...seen.passage, topic: null, ownTopic: false }, seen.words, seen.hits)
      : seen,
  )
}
