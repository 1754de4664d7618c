import { sum } from '#domain/hours/apportion'
import { pattern } from '#domain/text/pattern'
import { story } from '../text/stories'
import { tellsToday } from '../reading/surroundings'
import type { Statement } from '../reading/statement'
import { type Word, isHan, isNumber, wordsOf } from '../text/words'
import type { Item } from './items'
import { ignored } from './matter'
import { verbClass } from './roots'
import { pointsBack } from './task-name'

/** Beginnings of sentences about others: "This would help", "Currently", "Es gibt". */
const pointing = pattern(
  String.raw`^(?:this|these|it|that|here|there|such|note|currently|however|therefore|dies\p{L}*|es|dabei|damit|c['’]est|il|cela|ceci|est[oae]s?|se trata)\s`,
)

/** Beginnings of sentences about what the one before names. */
const pronoun = /^(?:it|they|er|sie|es|ils?|elles?|cela|ça|questo|eso|isso|dat|die|het) /iu

/** Returns how well a statement names a task. A title, a row, the lead of a list or a sentence about others names it least. */
export function rankOfName({ text, demanded, definite, item }: Statement): number {
  if (story.test(text)) return 2
  const isTitle = definite && !item && !/[.!?。！？]$/.test(text)
  const isAboutOther = pointing.test(text) || pointsBack(text)
  return isTitle || text.includes(' | ') || /[:：]$/.test(text) || isAboutOther ? -1 : Number(demanded)
}

/**
 * Minimum hours of a task, and those of one of numbered requirements, which are looked up one by one. Chunks keep the order
 * of the text, because a later one is sized by the names of the tasks of earlier ones.
 */
type Minimum = Record<'min' | 'own', number> & { isWhole: boolean }

/** Statements that belong together: a sentence and what follows on it. */
type Bundle = [Item, ...Item[]]

const hoursOf = (items: readonly Item[]) => sum(items.map(({ hours }) => hours))

/**
 * Groups the statements of a component into tasks, each of at least the minimum hours. Statements about one object share a
 * task rather than those about different ones, and what is about no object that several name rather with what is below its
 * heading. The statement that names the task comes first: a story or a demand if there is one, the largest of them.
 */
export function gatherTasks(group: readonly Item[], hours: Minimum, statements: readonly Statement[]): Item[][] {
  const minOf = (items: readonly Item[]) =>
    items.some(({ place }) => statements[place]!.coded) ? hours.own : hours.min
  const fill = (bundles: readonly Bundle[], areAlike: boolean) => {
    const tasks: Item[][] = []
    for (const bundle of bundles) {
      const last = tasks.at(-1)
      const isAlike = areAlike || (last && headingOf(last[0]!, statements) === headingOf(bundle[0], statements))
      if (last && hoursOf(last) < minOf([...last, ...bundle]) / (isAlike ? 1 : 2)) last.push(...bundle)
      else tasks.push([...bundle])
    }
    return tasks
  }
  const joinLast = (tasks: Item[][], share: number) => {
    // What is left is too small to name the task that it joins.
    if (tasks.length > 1 && hoursOf(tasks.at(-1)!) < minOf(tasks.at(-1)!) * share) tasks.at(-2)!.push(...tasks.pop()!)
    return tasks
  }
  const order = new Map(group.map((item, at) => [item, at]))
  const bundles = bundlesIn(group, statements)
  const isJob = (bundle: Bundle) => isAutomatic(bundle, statements) && hoursOf(bundle) >= minOf(bundle) / 2
  const jobs = hours.isWhole ? bundles.filter(isJob) : []
  const clusters = hours.isWhole
    ? byObject(
        bundles.filter((bundle) => !jobs.includes(bundle)),
        statements,
      )
    : []
  const isOwn = (cluster: readonly Bundle[]) => hoursOf(cluster.flat()) >= minOf(cluster.flat()) / 2
  const own = clusters.filter(isOwn).flatMap((cluster) => joinLast(fill(cluster, true), 1))
  const rest = hours.isWhole ? clusters.filter((cluster) => !isOwn(cluster)).flat() : bundles
  const others = rest.toSorted(([one], [other]) => order.get(one)! - order.get(other)!)
  const tasks = [...jobs, ...joinLast([...own, ...fill(others, false)], others.length > 0 ? 1 : 1 / 2)]
  const rankOf = ({ place }: Item) => rankOfName(statements[place]!)
  return tasks.map((items) => items.toSorted((one, other) => rankOf(other) - rankOf(one) || other.hours - one.hours))
}

const headingOf = ({ place }: Item, statements: readonly Statement[]) => statements[place]!.headings.at(-1) ?? ''

/** A sentence about what happens without anybody's doing: "The system automatically removes the patient". */
const automatic = pattern(
  String.raw`^(?!.*(?:<|\|)).*(?<!\p{L})(?:automatically|by itself|automatisch|selbsttätig|automatiquement|automáticamente|automaticamente)(?!\p{L})`,
)

/** True for work of its own that users of the product may look for, even if it is small. */
const isAutomatic = ([{ place }]: Bundle, statements: readonly Statement[]) =>
  !statements[place]!.coded && automatic.test(statements[place]!.text)

/** Joins statements with those that need them: the parts of a sentence, and what begins with a pronoun. */
function bundlesIn(group: readonly Item[], statements: readonly Statement[]): Bundle[] {
  const bundles: Bundle[] = []
  for (const item of group) {
    const { text } = statements[item.place]!
    const last = bundles.at(-1)?.at(-1)
    const isLed = last && tellsToday(statements[last.place]!.text) && pronoun.test(text)
    const goesOn = isLed || (last && pointsBack(item.name ?? text))
    if (goesOn) bundles.at(-1)!.push(item)
    else bundles.push([item])
  }
  return bundles
}

const isObject = ({ raw, root }: Word) =>
  raw.length > 2 && !isHan(raw) && !isNumber(raw) && !ignored.has(root) && !verbClass.has(root)

/** Maximum share of the statements of a component that name an object, and maximum number. More are about the component. */
const common = { share: 0.5, count: 8 }

/** Returns the roots of what a statement is about: its words, but not who acts. */
function objectsOf({ name, place }: Item, statements: readonly Statement[]): string[] {
  const { words, hits, definite } = statements[place]!
  if (definite) return []
  const people = new Set(
    hits.flatMap(({ owner, at, length }) =>
      owner.kind === 'actor' ? words.slice(at, at + length).map(({ root }) => root) : [],
    ),
  )
  return (name === null ? words : wordsOf(name))
    .filter((word) => isObject(word) && !people.has(word.root))
    .map(({ root }) => root)
}

/**
 * Groups the statements of a component by the object that most others name too, in the order of the text. Those without
 * one are grouped by their heading, and so are numbered ones, whose order is by object.
 */
function byObject(bundles: readonly Bundle[], statements: readonly Statement[]): Bundle[][] {
  const objects = bundles.map(
    (bundle) =>
      new Set(statements[bundle[0].place]!.coded ? [] : bundle.flatMap((item) => objectsOf(item, statements))),
  )
  const counts = new Map<string, number>()
  for (const words of objects) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const countOf = (word: string) => {
    const count = counts.get(word)!
    return count > 1 && count <= Math.max(2, Math.min(common.count, common.share * bundles.length)) ? count : 0
  }
  const clusters = new Map<string, Bundle[]>()
  for (const [at, bundle] of bundles.entries()) {
    const [object] = [...objects[at]!].toSorted((one, other) => countOf(other) - countOf(one))
    const key = object !== undefined && countOf(object) > 0 ? object : `: ${headingOf(bundle[0], statements)}`
    const cluster = clusters.get(key)
    if (cluster) cluster.push(bundle)
    else clusters.set(key, [bundle])
  }
  return [...clusters.values()]
}
