import { sum } from '#domain/hours/apportion'
import { denies } from '../reading/sight'
import { type Statement, cellsOf, isAsking } from '../reading/statement'
import { topicOf } from '../text/topics'
import { type Word, isHan, isNumber, wordsOf } from '../text/words'
import { actions, and } from '../vocabulary/words'
import { piecesOf } from './parts'
import { rootsIn, verbClass } from './roots'
import { canonicalActions, canonicalOf, unsaid } from './same-words'
import { taskName } from './task-name'

/** A function that a statement asks for: roots of its verbs and other words, and the people that it names. */
interface Asked {
  at: number
  statement: Statement
  isDenied: boolean
  words: ReadonlySet<string>
  /** First verb, if one is known. */
  verb: string | null
  verbs: ReadonlySet<string>
  people: ReadonlySet<string>
  chapter: string
  /** Words before what says when or what for. */
  head: ReadonlySet<string>
  /** Term of work that a product has once, if nothing is shown, found or moved. */
  singleTerm: string | undefined
}

/** Minimum requirements of a text whose chapters name the same functions: overview, use cases, requirements, interfaces. */
const minAsking = 12

/** Minimum words of a function: a verb and an object. */
const minWords = 2

/** Minimum share of the words of a sentence about several functions that these contain. */
const covered = 0.75

/** Words of actions that are objects, too: to cancel a booking, to read a message. */
const objects = new Set(rootsIn('message, nachricht, booking, buchung, order, report, record, review, request'))
const messages = new Set(rootsIn('message, nachricht'))
const knownVerbs = new Set(
  [...verbClass.keys(), ...canonicalActions, ...rootsIn(actions)].filter((it) => !messages.has(it)),
)
const passive = new Set('is are be been wird werden wurde est sont es son è sono'.split(' '))

/** Subjects that name nobody in particular. */
const anybody = new Set(['users'])

function functionOf(statement: Statement, at: number, chapter: string): Asked {
  const named = statement.hits.filter(({ owner }) => owner.kind === 'actor')
  const action = statement.words.findIndex(({ root }) => knownVerbs.has(root) && !unsaid.has(root))
  const namesMessage = statement.words.some(({ root }) => canonicalOf(root).some((it) => messages.has(it)))
  const isPassive = statement.words.some(({ raw }) => passive.has(raw))
  // Who acts and who gets a message is compared by group.
  const isKnown = new Set(
    named
      .filter(({ at: from }) => namesMessage || (!isPassive && from < action))
      .flatMap(({ at: from, length }) => Array.from({ length }, (_, it) => from + it)),
  )
  const isSetting = statement.words.some(({ root }) => setting.has(root))
  // "Set the status to available" is to mark what is available.
  const isValue = (place: number) =>
    isSetting && ofValue.has(statement.words[place + 1]?.raw ?? '') && isStatus(statement.words[place])
  const isWord = ({ raw, root }: Word, place: number) =>
    raw !== '' && !isHan(raw) && !isNumber(raw) && !isKnown.has(place) && !unsaid.has(root) && !isValue(place)
  const isEnd = (word: Word | undefined, place = 0) => conditions.has(word?.raw ?? '') && !isValue(place - 1)
  const begin = isEnd(statement.words[0]) ? statement.words.findIndex(({ raw }) => raw === '') : 0
  const aside = wordsOf(statement.text.split(' (', 1)[0]!).length
  const end = statement.words.findIndex((word, place) => place > begin && (isEnd(word, place) || place === aside))
  const placed = statement.words.map((word, place) => (isWord(word, place) ? canonicalOf(word.root) : []))
  const roots = placed.flat()
  const head = new Set(placed.slice(Math.max(0, begin), end < 0 ? undefined : end).flat())
  const verbs = roots.filter((root) => knownVerbs.has(root))
  return {
    at,
    statement,
    isDenied: denies(statement.text.replace(remarks, '')),
    words: new Set(roots),
    verb: verbs[0] ?? null,
    verbs: new Set(verbs),
    people: new Set(named.map(({ owner }) => owner.name).filter((name) => !anybody.has(name))),
    chapter,
    head,
    singleTerm: singleTermIn(statement),
  }
}

/** Kinds of work that a product has once, and classes of verbs that ask for screens of it. */
const single = new Set(['roles', 'audit', 'sessions'])
const ofScreens = new Set(['read', 'find', 'move', 'remove'])
const access = new Set(rootsIn('access'))

/** Returns the beginning of the term of such work: "role-based" of "role-based access control". A single word may be about anything. */
function singleTermIn({ hits, words }: Statement): string | undefined {
  if (words.some(({ root }) => ofScreens.has(verbClass.get(root) ?? '') && !access.has(root))) return undefined
  const isPerson = (place: number) =>
    hits.some(({ owner, at, length }) => owner.kind === 'actor' && at <= place && place < at + length)
  const hit = hits.find(
    ({ owner, at, length }) =>
      owner.kind === 'work' && single.has(owner.name) && length > 1 && !isPerson(at + length - 1) && !isPerson(at + 1),
  )
  return hit && [hit.owner.name, ...words.slice(hit.at, hit.at + 2).map(({ root }) => root)].join(' ')
}

/** Remarks and values: "(not for guests)", “Not available”. */
const remarks = /\([^()]*\)|[“"][^“”"]*[”"]/g
const setting = new Set(rootsIn('set, mark'))
const isStatus = (word: Word | undefined) => word?.root === 'status'
/** Words between a status and its value. */
const ofValue = new Set(['as', 'to', 'auf', 'als'])

/** Words before what says when or what for. */
const conditions = new Set(
  'when if once whenever after before unless so until up including indicating for about on per by via using as wenn falls sobald damit nachdem sofern für per mit quand lorsque si pour par cuando para por quando per con'.split(
    ' ',
  ),
)

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const word of one) if (other.has(word)) shared++
  return shared
}

/** True for different chapters of a document whose functions are not those of different people. */
const mayBeSame = (one: Asked, other: Asked) =>
  one.chapter !== other.chapter &&
  one.statement.kind === other.statement.kind &&
  one.isDenied === other.isDenied &&
  !(one.statement.coded && other.statement.coded) &&
  (one.people.size === 0 || other.people.size === 0 || countShared(one.people, other.people) > 0)

/** True for words that name an action and what it is done with. */
const isWhole = (head: ReadonlySet<string>) =>
  head.size >= minWords && [...head].some((it) => !knownVerbs.has(it) || objects.has(it))

const isPart = (one: ReadonlySet<string>, other: ReadonlySet<string>) => countShared(one, other) === one.size
/** Returns the words that say when or what for. */
const restOf = ({ words, head }: Asked) => new Set([...words].filter((word) => !head.has(word)))

/** True for functions of one verb and object, if what says when or what for is not of two kinds. */
function isSame(one: Asked, other: Asked): boolean {
  if (!mayBeSame(one, other)) return false
  const [rest, otherRest] = [restOf(one), restOf(other)] as const
  return rest.size === 0 || otherRest.size === 0 || countShared(rest, otherRest) > 0
}

/**
 * Returns the statements that name again what another chapter of a long text asks for, each with the place of the one that
 * says most about it, and the steps of functions. What stands side by side in one chapter is different work.
 */
export function repeatsIn(statements: readonly Statement[]): Repeats {
  const repeats = stepsIn(statements)
  const asking = statements.flatMap((statement, at) =>
    isAsking(statement) && !statement.definite && cellsOf(statement) === 1 && !repeats.has(at)
      ? [{ statement, at }]
      : [],
  )
  if (asking.length < minAsking) return { repeats, partly: new Map() }
  const chapters = new Map<string, string>()
  const nameChapter = (heading: string) => {
    if (!chapters.has(heading)) chapters.set(heading, topicOf(heading) || useCase.test(heading) ? heading : '')
    return chapters.get(heading)!
  }
  const functions = asking.map(({ statement, at }) =>
    functionOf(statement, at, statement.headings.map(nameChapter).join('\n')),
  )
  // The one with the most words comes first: the others say no more.
  const byHead = new Map<string, Asked[]>()
  const byVerb = new Map<string, Asked[]>()
  const byTerm = new Map<string, Asked[]>()
  for (const it of functions.toSorted((one, other) => other.words.size - one.words.size || one.at - other.at)) {
    if (it.singleTerm !== undefined) {
      const alike = listIn(byTerm, it.singleTerm)
      const same = alike.find((other) => mayBeSame(it, other))
      if (same) repeats.set(it.at, same.at)
      else if (alike.length < maxAlike) alike.push(it)
      continue
    }
    if (!isWhole(it.head)) continue
    const alike = listIn(byHead, keyOf(it.head))
    const same = alike.find((other) => isSame(it, other))
    if (same) repeats.set(it.at, same.at)
    else if (alike.length < maxAlike) alike.push(it)
    if (it.verb !== null) listIn(byVerb, it.verb).push(it)
  }
  const leadOf = (at: number): number => (repeats.has(at) ? leadOf(repeats.get(at)!) : at)
  const leads = new Set(repeats.values())
  for (const it of functions) {
    if (it.verbs.size < 2 || repeats.has(it.at) || leads.has(it.at)) continue
    const parts = [...it.verbs]
      .flatMap((verb) => byVerb.get(verb)?.slice(0, maxAlike) ?? [])
      .filter((part) => leadOf(part.at) !== it.at && mayBeSame(it, part) && isPart(part.head, it.words))
    const ofParts = new Set(parts.flatMap(({ head }) => [...head]))
    if (parts.length > 1 && countShared(it.words, ofParts) >= covered * it.words.size)
      repeats.set(it.at, leadOf(parts[0]!.at))
  }
  const whole = new Map([...repeats.keys()].map((at) => [at, leadOf(at)]))
  const partly = new Map<number, Partly>()
  for (const it of functions) {
    if (whole.has(it.at)) continue
    const found = partlyRepeated(it.statement, (head) => {
      const same = isWhole(head) ? byHead.get(keyOf(head))?.find((other) => mayBeSame(it, other)) : undefined
      return same && leadOf(same.at)
    })
    if (found) partly.set(it.at, found)
  }
  return { repeats: whole, partly }
}

/** A sentence of which other chapters say some clauses: its text without them, and the place and share of each. */
interface Partly {
  text: string
  clauses: { lead: number; share: number }[]
}

/** Statements that repeat another one, with the place of that, and those that do in part. */
export interface Repeats {
  repeats: ReadonlyMap<number, number>
  partly: ReadonlyMap<number, Partly>
}

const keyOf = (head: ReadonlySet<string>) => [...head].toSorted().join(' ')

/** Finds the clauses of a sentence behind its first one, each a verb and an object, that other chapters say. */
function partlyRepeated(
  { text }: Statement,
  findLead: (head: ReadonlySet<string>) => number | undefined,
): Partly | undefined {
  const [, ...clauses] = piecesOf(text)
  const deeds = clauses.filter((clause) => knownVerbs.has(wordsOf(clause)[0]?.root ?? ''))
  let rest = text
  const found = deeds.flatMap((clause) => {
    const words = wordsOf(clause.replace(remarks, '')).filter(({ raw, root }) => raw !== '' && !unsaid.has(root))
    const lead = findLead(new Set(words.flatMap(({ root }) => canonicalOf(root))))
    const at = rest.indexOf(clause)
    if (lead === undefined || at < 0) return []
    rest = `${rest.slice(0, at).replace(joint, '')}${rest.slice(at + clause.length)}`
    return [{ lead, share: 1 / (deeds.length + 1) }]
  })
  return found.length > 0 ? { text: rest, clauses: found } : undefined
}

/** End of what is before a clause: ", and ". */
const joint = new RegExp(`,?\\s{1,9}(?:${and}\\s{1,9})?$`, 'i')

/** Maximum functions with one verb, or verb and object, among which repeats are looked for. */
const maxAlike = 60

function listIn(map: Map<string, Asked[]>, key: string): Asked[] {
  if (!map.has(key)) map.set(key, [])
  return map.get(key)!
}

/** Leads of the steps of what stands before them. */
const stepsLead =
  /^(?:(?:main |basic |normal )?(?:description|steps?|flow|procedure|sequence|details?)|ablauf|beschreibung|schritte|vorgehen|déroulement|étapes|pasos|descripción|flujo|passi|descrizione|passos|descrição|stappen|beschrijving) ?[:：]$/iu

/** Returns the steps of numbered functions, which are part of the same work, each with the place of its function. */
function stepsIn(statements: readonly Statement[]): Map<number, number> {
  const steps = new Map<number, number>()
  let last = -1
  for (const [at, statement] of statements.entries()) {
    const { item, coded, section, headings } = statement
    if (coded) last = isAsking(statement) ? at : -1
    else if (last < 0 || section !== statements[last]!.section) last = -1
    else if (item && isAsking(statement) && stepsLead.test(headings.at(-1) ?? '')) steps.set(at, last)
  }
  return steps
}

/** Titles of use cases, each of which says all that its users do. */
const useCase = /^(?:use[- ]?case|anwendungsfall|cas d['’]utilisation|caso d)/i

/**
 * Adds the hours of what another chapter says again to what it repeats: the details there are part of the same work. A
 * sentence that does so in part is named after the rest.
 */
export function withoutRepeats<T extends { place: number; hours: number; name: string | null }>(
  items: readonly T[],
  { repeats, partly }: Repeats,
): T[] {
  const added = new Map<number, number>()
  const add = (place: number, hours: number) => added.set(place, (added.get(place) ?? 0) + hours)
  const own = items.map((item) => {
    const { text, clauses } = (item.name === null && partly.get(item.place)) || { text: '', clauses: [] }
    if (clauses.length === 0) return item
    for (const { lead, share } of clauses) add(lead, item.hours * share)
    return { ...item, hours: item.hours * (1 - sum(clauses.map(({ share }) => share))), name: taskName({ text }) }
  })
  for (const { place, hours } of own) {
    const first = repeats.get(place)
    if (first !== undefined) add(first, hours)
  }
  return own.flatMap((item) => {
    if (repeats.has(item.place)) return []
    const more = added.get(item.place) ?? 0
    added.delete(item.place)
    return [{ ...item, hours: item.hours + more }]
  })
}

/** Returns the places of the statements that say something of another one again. */
export const placesOfRepeats = ({ repeats, partly }: Repeats, place: number): number[] => [
  ...[...repeats].flatMap(([at, lead]) => (lead === place ? [at] : [])),
  ...[...partly].flatMap(([at, { clauses }]) => (clauses.some(({ lead }) => lead === place) ? [at] : [])),
]
