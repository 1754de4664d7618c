import type { Statement } from '../reading/statement'
import { topicOf } from '../text/topics'
import { type Word, wordsOf } from '../text/words'
import type { Topic } from '../vocabulary/headings'
import { works } from '../vocabulary/work'
import { protocols } from '../vocabulary/systems'
import { isPartName, withoutNumber } from './heading-name'
import { unitsIn } from './matter'

const rest = 'Other features'

/** Name of a kind of system: "Shipping carriers". */
const kindOfSystem = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+(?: \([^)]+\))?$/u

/** Returns the component of a system, or of the way in which data is exchanged if the text names no system. */
export function connectionTo(systems: readonly string[]): string {
  const system = systems.find((name) => !protocols.has(name))
  if (system === undefined) return `Data exchange (${systems[0]})`
  return `Integration with ${inSentence(system)}`
}

/** Returns the name of a system within a sentence: a kind of system is no proper name. */
export const inSentence = (system: string): string =>
  kindOfSystem.test(system) ? `${system[0]!.toLowerCase()}${system.slice(1)}` : system

/** Returns the component of a statement: the system it connects to, its kind of work, or its heading. */
export function componentOf(statement: Statement, work: string | null, systems: ReadonlySet<string>): string {
  if (systems.size > 0 && work !== 'migration') return connectionTo([...systems])
  if (work !== null) return works.get(work)!.name
  const heading = statement.headings.toReversed().find(isOwnHeading)
  return heading ? formatTitle(heading) : rest
}

/** Minimum sum of the shares of a statement's nouns that one component has: one noun that no other component has. */
const minShared = 1

/**
 * Moves statements without a kind of work or a heading to the component whose statements share their nouns, or else to
 * that of the sentence before them in the same paragraph or section.
 */
export function withHomes<T extends { place: number; component: string }>(
  items: readonly T[],
  statements: readonly Statement[],
): T[] {
  if (items.every(({ component }) => component !== rest)) return [...items]
  const homes = new Map<string, Map<string, number>>()
  for (const { place, component } of items) {
    if (component === rest) continue
    for (const noun of nounsIn([...statements[place]!.words, ...wordsOf(component)])) {
      const mentions = homes.get(noun) ?? new Map<string, number>()
      homes.set(noun, mentions.set(component, (mentions.get(component) ?? 0) + 1))
    }
  }
  let before: T | null = null
  return items.map((item) => {
    const isLost = item.component === rest
    const component = isLost ? (homeByNouns(item) ?? homeBefore(item)) : item.component
    const settled = component === undefined ? item : { ...item, component }
    before = settled
    return settled
  })

  function homeByNouns({ place }: T): string | undefined {
    const shares = new Map<string, number>()
    for (const noun of nounsIn(statements[place]!.words)) {
      const mentions = [...(homes.get(noun) ?? [])]
      const all = mentions.reduce((sum, [, count]) => sum + count, 0)
      for (const [component, count] of mentions) shares.set(component, (shares.get(component) ?? 0) + count / all)
    }
    const [best] = [...shares].toSorted(([, one], [, other]) => other - one)
    return best && best[1] >= minShared ? best[0] : undefined
  }

  function homeBefore({ place }: T): string | undefined {
    const { section, item } = statements[place]!
    const isNext = before !== null && before.place === place - 1 && statements[before.place]!.section === section
    return isNext && !item && before!.component !== rest ? before!.component : undefined
  }
}

const nounsIn = (words: readonly Word[]) => [...unitsIn(words)].filter((unit) => !unit.includes(' '))

/** Topics of headings that may name a part: "Thermostat Requirements" is one of functions. */
const ownTopics = new Set<Topic | null>([null, 'functions'])

const isOwnHeading = (heading: string) => {
  const name = formatTitle(heading)
  return isPartName(name) && topicOf(name) === null && ownTopics.has(topicOf(heading))
}

const formatTitle = (heading: string) =>
  withoutNumber(heading)
    .replace(/\s*(?:requirements?|specifications?|anforderungen|features?)\s*$/i, '')
    .replace(/(?:\s:[a-z_]+)?[:：]?\s*$/, '')
    .trim()
    .replace(/^(?:the|an?) (?=\S)/i, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) || heading
