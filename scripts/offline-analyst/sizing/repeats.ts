import { pattern } from '#domain/text/pattern'
import { sum } from '#domain/hours/apportion'
import { type Statement, cellsOf, isAsking } from '../reading/statement'
import { userStory } from '../text/stories'
import { topicOf } from '../text/topics'
import { wordsOf } from '../text/words'
import { actions, and } from '../vocabulary/words'
import { piecesOf } from './parts'
import { termsOf } from '../vocabulary/cues'
import { type Asked, functionOf, knownVerbs, objects, remarks } from './functions'
import { near, withOwner } from './plain-words'
import { canonicalOf, unsaid } from './same-words'
import { taskName } from './task-name'

/** Minimum requirements of a text whose chapters name the same functions: overview, use cases, requirements, interfaces. */
const minAsking = 12

/** Minimum words of a function: a verb and an object. */
const minWords = 2

/** Minimum share of the words that say when or what for. */
const sharedOfRest = 1 / 3

/** Minimum share of the words of a sentence about several functions that these contain. */
const covered = 0.75

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const word of one) if (other.has(word)) shared++
  return shared
}

/** True for functions of a document that are not those of different people. */
const mayBeSame = (one: Asked, other: Asked) =>
  one.at !== other.at &&
  one.statement.kind === other.statement.kind &&
  one.isDenied === other.isDenied &&
  !(one.statement.coded && other.statement.coded) &&
  (one.people.size === 0 || other.people.size === 0 || countShared(one.people, other.people) > 0)

/** True for words that name an action and what it is done with. */
const isWhole = (head: ReadonlySet<string>) =>
  head.size >= minWords && [...head].some((it) => !knownVerbs.has(it) || objects.has(it))

const isPart = (one: ReadonlySet<string>, other: ReadonlySet<string>) => countShared(one, other) === one.size
const isApart = (one: Asked, other: Asked) => one.chapter !== other.chapter

/**
 * True for functions of one verb and object, if what says when or what for is not of two kinds. In one chapter, one says all
 * that the other does, and no word or number distinguishes them.
 */
function isSame(one: Asked, other: Asked): boolean {
  if (!mayBeSame(one, other)) return false
  if (!isApart(one, other)) return includesOther(one.rest, other.rest) && hasSameMarks(one, other)
  if (one.isLed && other.isLed) return includesOther(one.rest, other.rest)
  return countShared(one.rest, other.rest) >= sharedOfRest * Math.min(one.rest.size, other.rest.size)
}

const includesOther = (one: ReadonlySet<string>, other: ReadonlySet<string>) => isPart(one, other) || isPart(other, one)

const hasSameMarks = ({ marks: one }: Asked, { marks: other }: Asked) =>
  one.contrasts.size === other.contrasts.size &&
  isPart(one.contrasts, other.contrasts) &&
  includesOther(one.numbers, other.numbers)

/**
 * Returns the statements that name again what another one of a long text asks for, each with the place of the one that
 * says most about it, and the steps of functions. Scenarios of a change are what it specifies.
 */
export function repeatsIn(statements: readonly Statement[], isOfExisting: boolean): Repeats {
  const scenarios = isOfExisting ? new Map<number, number>() : scenariosIn(statements)
  const steps = new Map([...stepsIn(statements), ...scenarios])
  const rules = passwordRulesIn(statements)
  const repeats = new Map([...steps, ...rules])
  const details = new Set(scenarios.keys())
  const asking = statements.flatMap((statement, at) =>
    isAsking(statement) && !statement.definite && cellsOf(statement) === 1 && !repeats.has(at)
      ? [{ statement, at }]
      : [],
  )
  if (asking.length < minAsking) return { repeats, restated: new Set(rules.keys()), partly: new Map(), details }
  const chapters = new Map<string, string>()
  const nameChapter = (heading: string) => {
    if (!chapters.has(heading)) chapters.set(heading, topicOf(heading) || useCase.test(heading) ? heading : '')
    return chapters.get(heading)!
  }
  const functions = asking.map(({ statement, at }) =>
    functionOf(
      statement,
      at,
      statement.headings.map(nameChapter).join('\n'),
      statements.slice(Math.max(0, at - near), at).filter((it) => it.headings.at(-1) === statement.headings.at(-1)),
    ),
  )
  // The one with the most words comes first: the others say no more.
  const byHead = new Map<string, Asked[]>()
  const byVerb = new Map<string, Asked[]>()
  const byTerm = new Map<string, Asked[]>()
  for (const it of functions.toSorted((one, other) => other.words.size - one.words.size || one.at - other.at)) {
    if (it.singleTerm !== undefined) {
      const alike = listIn(byTerm, it.singleTerm)
      const same = alike.find((other) => isApart(it, other) && mayBeSame(it, other))
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
      .filter(
        (part) => leadOf(part.at) !== it.at && isApart(it, part) && mayBeSame(it, part) && isPart(part.head, it.words),
      )
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
  return { repeats: whole, restated: new Set([...whole.keys()].filter((at) => !steps.has(at))), partly, details }
}

/** A sentence of which other chapters say some clauses: its text without them, and the place and share of each. */
interface Partly {
  text: string
  clauses: { lead: number; share: number }[]
}

/** Statements that repeat another one, with the place of that, and those that do in part. */
export interface Repeats {
  repeats: ReadonlyMap<number, number>
  /** Places of those that say nothing more than it, unlike steps. */
  restated: ReadonlySet<number>
  partly: ReadonlyMap<number, Partly>
  /** Places of scenarios, which say when their story is done. */
  details: ReadonlySet<number>
}

const keyOf = (head: ReadonlySet<string>) => [...head].toSorted().join(' ')

/** Finds the clauses of a sentence behind its first one, each a verb and an object, that other chapters say. */
function partlyRepeated(
  { text }: Statement,
  findLead: (head: ReadonlySet<string>) => number | undefined,
): Partly | undefined {
  const clauses = piecesOf(text)
    .flatMap((piece) => piece.split(deed))
    .map((clause, at, all) => ({ clause, said: withOwner(clause, all[at - 1] ?? '') }))
  const deeds = clauses.slice(1).filter(({ clause }) => knownVerbs.has(wordsOf(clause)[0]?.root ?? ''))
  let rest = text
  const found = deeds.flatMap(({ clause, said }) => {
    const words = wordsOf(said.replace(remarks, '')).filter(({ raw, root }) => raw !== '' && !unsaid.has(root))
    const lead = findLead(new Set(words.flatMap(({ root }) => canonicalOf(root))))
    const at = rest.indexOf(clause)
    if (lead === undefined || at < 0) return []
    rest = `${rest.slice(0, at).replace(joint, '')}${rest.slice(at + clause.length)}`
    return [{ lead, share: 1 / (deeds.length + 1) }]
  })
  return found.length > 0 ? { text: rest, clauses: found } : undefined
}

/** Conjunction before a verb: "and check its validity". */
const deed = new RegExp(`\\s+${and}\\s+(?=(?:${termsOf(actions).join('|')})\\s+\\S)`, 'i')

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

/** A scenario of a story: "Given an empty cart, when I open it, then I see a hint". */
const scenario = pattern(
  String.raw`^(?:given|angenommen|gegeben|étant donné|dad[oa]s?|gegeven)(?!\p{L}).{3,300}?(?<!\p{L})(?:then|dann|alors|entonces|então|dan)(?!\p{L})`,
)
const ofCriteria = /criteri|criter|scenario|szenari|scénario|escenario|kriterien|bedingungen/iu

/** Returns the scenarios below a user story, each with its place: they are part of the same work. */
function scenariosIn(statements: readonly Statement[]): Map<number, number> {
  const scenarios = new Map<number, number>()
  let last: number | undefined
  for (const [at, { text, headings }] of statements.entries()) {
    if (userStory.test(text)) last = at
    const above = last === undefined ? [] : statements[last]!.headings
    const isBelow = above.every((it, depth) => headings[depth] === it)
    if (
      last !== undefined &&
      isBelow &&
      headings.slice(above.length).every((it) => ofCriteria.test(it)) &&
      scenario.test(text) &&
      isAsking(statements[at]!)
    )
      scenarios.set(at, last)
  }
  return scenarios
}

/** Start of a list of rules of a password: "Passwords shall adhere to the following:". */
const passwordLead = pattern(
  String.raw`^(?:(?:the|all|each|every|user|das|die|alle|le|les|la|las|el|het|de) )*(?:passwords?|passphrases?|pins?|passw(?:ort|örter)|kennw(?:ort|örter)|mots? de passe|contraseñas?|wachtwoord(?:en)?)(?!\p{L}).{3,120}[:：]$`,
)

/** Returns the rules of a password, which are part of its check, each with the place of the sentence before the list. */
function passwordRulesIn(statements: readonly Statement[]): Map<number, number> {
  const rules = new Map<number, number>()
  let lead = -1
  for (const [at, statement] of statements.entries()) {
    if (passwordLead.test(statement.text) && isAsking(statement)) lead = at
    else if (!statement.item) lead = -1
    else if (lead >= 0 && isAsking(statement)) rules.set(at, lead)
  }
  return rules
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
