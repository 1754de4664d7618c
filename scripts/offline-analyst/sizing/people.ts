import type { Statement } from '../reading/statement'
import type { Hit } from '../text/matcher'
import { wordsOf } from '../text/words'
import type { Meaning } from '../vocabulary/lexicon'
import { and } from '../vocabulary/words'

/** A name of people in a statement. `head` is the root of its noun: that of "member" in "team members". */
interface Name {
  group: string
  head: string
  /** Roots of all its words. */
  whole: string
  /** True if the statement lists it beside another name of the same head: "admins and super admins". */
  isApart: boolean
}

/** Groups of words for users in general. */
const anyone = new Set(['users', 'visitors'])

/** Words between the names of a list. A comma is no word. */
const listing = new Set(['and', 'or', 'und', 'oder', 'sowie', 'et', 'ou', 'y', 'o', 'e', 'и', 'или', 'και', 'ή'])

/** Maximum words of a signature or a label, such as "Office manager". */
const maxLabelWords = 5

const isLabel = ({ words, text }: Statement) =>
  !/[.!?。]$/.test(text) && words.filter(({ raw }) => raw !== '').length <= maxLabelWords

/** Returns the names of people in a statement, the longest ones: "guided" is none, and "team members" is one. */
function namesIn({ hits, words }: Statement): Name[] {
  const people = hits.filter(
    ({ owner: { kind }, at, length }) => kind === 'actor' && !isVerb(words[at + length - 1]!.raw),
  )
  const longest = people.filter((it) => !people.some((other) => other.length > it.length && covers(other, it)))
  const names = longest.map(({ owner, at, length }) => {
    const roots = words.slice(at, at + length).map(({ root }) => root)
    return { group: owner.name, head: roots.at(-1)!, whole: roots.join(' '), isApart: false }
  })
  return names.map((name, at) => {
    const isApart = [at - 1, at + 1].some(
      (next) =>
        names[next] &&
        isBeside(longest[at]!, longest[next]!, words) &&
        isSame(name, names[next]) &&
        name.whole.length > names[next].whole.length,
    )
    return { ...name, isApart: isApart && name.whole.includes(' ') }
  })
}

/** A list of roles, which may have names that the vocabulary lacks: "Roles: picker, packer, shift leader". */
const list =
  /^(?:(?:user|users|benutzer|nutzer) ?)?(?:roles|rollen|rôles|papéis|perfis|роли|ρόλοι|角色)\s*[:：]\s*(.+)/i

const separator = new RegExp(`[,;，、]|\\s${and}\\s`)

const maxNameWords = 3

const listedIn = ({ text }: Statement): Name[] =>
  (list.exec(text)?.[1] ?? '').split(separator).flatMap((item) => {
    const roots = wordsOf(item).map(({ root }) => root)
    const [head] = roots.toReversed()
    return head && roots.length <= maxNameWords
      ? [{ group: 'listed', head, whole: roots.join(' '), isApart: false }]
      : []
  })

const isVerb = (word: string) => /(?:ed|ing)$/.test(word)

const covers = (one: Hit<Meaning>, other: Hit<Meaning>) =>
  one.at <= other.at && one.at + one.length >= other.at + other.length

/** True for two names of a list: "admins and super admins". */
function isBeside(one: Hit<Meaning>, other: Hit<Meaning>, words: Statement['words']): boolean {
  const [first, second] = one.at < other.at ? [one, other] : [other, one]
  const between = words.slice(first.at + first.length, second.at)
  return between.length === 0 || (between.length === 1 && listing.has(between[0]!.raw))
}

/**
 * Returns the kinds of people that statements name, each once: an abbreviation, an inflection or a longer name of the
 * same head ("admin", "system administrators") is the same, unless a statement lists both. Users in general are one.
 */
export function rolesIn(statements: readonly Statement[]): string[] {
  const named = [
    ...statements.filter((statement) => !isLabel(statement)).flatMap(namesIn),
    ...statements.flatMap(listedIn),
  ]
  const apart = new Set(named.filter(({ isApart }) => isApart).map(({ whole }) => whole))
  const found: Name[] = []
  for (const it of named) {
    const name = apart.has(it.whole) ? { ...it, head: it.whole } : it
    const same = found.find((known) => isSame(known, name))
    if (!same) found.push({ ...name })
    else if (name.head.length < same.head.length) same.head = name.head
  }
  return found.map(({ group, whole }) => (anyone.has(group) ? 'anyone' : whole))
}

const isSame = (one: Name, other: Name) =>
  (anyone.has(one.group) && anyone.has(other.group)) ||
  one.head === other.head ||
  ((one.group === other.group || other.group === 'listed') &&
    (one.head.startsWith(other.head) || other.head.startsWith(one.head)))
